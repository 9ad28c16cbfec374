/** Steps 1 and 2: a gear, and as many cards as it says. */
import { phrase } from '$lib/words.svelte';
import type { Phrase } from '$lib/wire';
import {
  actionOf,
  cardsIn,
  exactly,
  fits,
  gearChoices,
  heatOf,
  indexesOf,
  kept,
  optionOf,
  plansOf,
  type Plan,
} from '../choices';
import { oddsPhrase, range } from '../odds';
import type { Card } from '../types';
import {
  cardsOf,
  digitOf,
  NOTHING,
  type Asked,
  type CardState,
  type Chosen,
  type Given,
  type MainButton,
  type Press,
  type Question,
  type Tag,
} from './question';

export const PLAN: Question = {
  begin(asked) {
    const plans = plansOf(asked.decision);
    const stays = plans.some((plan) => plan.gear === asked.gear);
    return {
      ...NOTHING,
      gear: stays ? asked.gear : (plans[0]?.gear ?? null),
      cards: asked.decision.changing ? indexesOf(asked.hand, asked.laid) : [],
    };
  },

  hint(asked, chosen, option) {
    const action = actionOf(option);
    if (action.type !== 'plan') return { ...chosen, note: null };
    return {
      ...chosen,
      note: null,
      gear: action.gear,
      cards: indexesOf(asked.hand, action.cards),
    };
  },

  give(asked, chosen): Given {
    const { decision, printed } = asked;
    const plans = plansOf(decision);
    const cards = cardsOf(asked, chosen);
    const needed = cardsIn(plans, chosen.gear);
    const plan = exactly(plans, chosen.gear, cards);
    const shown = plan ?? tentative(asked, chosen, plans, cards);
    const unchanged = decision.changing && !!plan && isSamePile(plan.cards, asked.laid);
    const gears = gearChoices(printed.gears.length, plans, decision.barred);
    const states = statesOf(asked, chosen, plans, cards, needed);
    const picked = cards.length;
    const missing = phrase('heat-ui-pick', { count: needed - picked });

    const press = (index: number): Chosen => pressed(asked, chosen, plans, states, needed, index);
    const shift = (gear: number): Chosen => ({
      ...chosen,
      note: null,
      gear,
      cards: kept(plans, gear, chosen.cards, asked.hand),
    });
    return {
      place: {
        kind: 'hand',
        cards: states,
        label: phrase('heat-ui-hand-chosen', { count: picked, of: needed }),
      },
      gears: {
        choices: gears,
        open: !decision.changing,
        cooling: gears.find((one) => one.gear === chosen.gear)?.cooling ?? 0,
      },
      ahead: true,
      sentence: chosen.note ?? sentenceOf(asked, chosen, plan, needed, unchanged),
      main: mainOf(asked, plan, needed, picked, unchanged),
      beside: optionOf(decision, 'stop'),
      preview: shown?.preview ?? null,
      bill: {
        heading: phrase('heat-ui-if-played'),
        cards: shown?.cards ?? [],
        sofar: cards,
        idle: picked ? missing : phrase('heat-ui-bill-idle'),
      },
      press,
      shift,
      key(key): Press | null {
        if (key === 'g' || key === 'G') return { chosen: { ...chosen, gearKey: true } };
        const digit = digitOf(key);
        if (digit === null) return null;
        if (!chosen.gearKey)
          return digit <= asked.hand.length ? { chosen: press(digit - 1) } : null;
        const gear = gears.find((one) => one.gear === digit);
        if (gear?.state === 'legal') return { chosen: { ...shift(digit), gearKey: false } };
        const note = gear?.barred?.reason.phrase ?? chosen.note;
        return { chosen: { ...chosen, gearKey: false, note } };
      },
    };
  },
};

/** With one card missing the card under the pointer already shows what it would do. */
function tentative(
  asked: Asked,
  chosen: Chosen,
  plans: readonly Plan[],
  cards: readonly Card[],
): Plan | null {
  if (chosen.lookedCard === null || chosen.cards.includes(chosen.lookedCard)) return null;
  const card = asked.hand[chosen.lookedCard];
  return card === undefined ? null : exactly(plans, chosen.gear, [...cards, card]);
}

function isSamePile(a: readonly Card[], b: readonly Card[]): boolean {
  return [...a].sort().join() === [...b].sort().join();
}

function statesOf(
  asked: Asked,
  chosen: Chosen,
  plans: readonly Plan[],
  cards: readonly Card[],
  needed: number,
): CardState[] {
  return asked.hand.map((card, index) => {
    const isChosen = chosen.cards.includes(index);
    const isFitting = fits(plans, chosen.gear, cards, card);
    const isStuck = !plans.some((one) => one.gear === chosen.gear && one.cards.includes(card));
    const isLast = !isChosen && isFitting && needed - cards.length === 1;
    return {
      chosen: isChosen,
      legal: isFitting || isChosen || (cards.length >= needed && !isStuck),
      reason: isStuck ? whyHeld(asked, card) : null,
      tag: isLast ? tagOf(exactly(plans, chosen.gear, [...cards, card])) : null,
    };
  });
}

/** Why a card stays in the hand: it is no card to play, or the gear demands others. */
export function whyHeld({ printed }: Asked, card: Card): Phrase | null {
  const held = printed.cards[card]?.held;
  return held ? phrase(held) : null;
}

/** What a plan may lead to, on the card that completes it. */
export function tagOf(plan: Plan | null): Tag | null {
  const { odds, outcomes = [], heat = 0 } = plan?.preview ?? {};
  if (!odds) return null;
  const paid = outcomes.map((outcome) => heatOf(outcome) + heat);
  return {
    speed: range(outcomes.map((outcome) => outcome.speed)),
    heat: Math.max(...paid) > 0 ? range(paid) : '',
    spins: odds.spins === 100,
    words: oddsPhrase(odds),
  };
}

function pressed(
  asked: Asked,
  chosen: Chosen,
  plans: readonly Plan[],
  states: readonly CardState[],
  needed: number,
  index: number,
): Chosen {
  const { cards } = chosen;
  if (cards.includes(index))
    return { ...chosen, note: null, cards: cards.filter((one) => one !== index) };
  const reason = states[index]?.reason ?? null;
  if (reason) return { ...chosen, note: reason };
  const card = asked.hand[index]!;
  // One more than the gear takes: the card chosen first makes room.
  const room = cards.length >= needed ? cards.slice(1) : cards;
  const others = room.map((one) => asked.hand[one]!);
  const isFitting = fits(plans, chosen.gear, others, card);
  return { ...chosen, note: null, cards: isFitting ? [...room, index] : cards };
}

function mainOf(
  asked: Asked,
  plan: Plan | null,
  needed: number,
  picked: number,
  unchanged: boolean,
): MainButton {
  const send = plan ? [plan.option.text] : [];
  if (asked.decision.changing)
    return { label: phrase('heat-ui-change-plan'), send, disabled: !plan || unchanged };
  if (picked >= needed)
    return { label: phrase('heat-ui-play', { count: needed }), send, disabled: !plan };
  const missing = phrase('heat-ui-pick', { count: needed - picked });
  return { label: missing, send, disabled: !plan, reason: missing };
}

function sentenceOf(
  asked: Asked,
  chosen: Chosen,
  plan: Plan | null,
  needed: number,
  unchanged: boolean,
): Phrase {
  if (unchanged) return phrase('heat-ui-sentence-changing');
  const to = chosen.gear ?? asked.gear;
  const gear = phrase('heat-ui-gear-nth', { gear: to });
  const how = to === asked.gear ? 'stay' : to > asked.gear ? 'up' : 'down';
  if (!plan) {
    const count = needed - chosen.cards.length;
    return phrase('heat-ui-sentence-pick', { how, gear, count, of: needed });
  }
  if (!plan.preview?.odds) return phrase('heat-preview-cluttered');
  const { odds, outcomes } = plan.preview;
  const corners = outcomes.flatMap((outcome) => outcome.corners.map((one) => one.corner));
  const isWithin = corners.length > 0 && odds.pays === 'never' && odds.spins === 0;
  return phrase('heat-ui-sentence-plan', {
    how,
    gear,
    odds: oddsPhrase(odds),
    corner: corners[0] ?? 0,
    within: isWithin ? 'yes' : 'no',
  });
}
