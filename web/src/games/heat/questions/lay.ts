/** Steps 1 and 2 in Tournament mode: cards without a gear; the lever follows how many they are. */
import type { Phrase } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import {
  actionOf,
  barredOf,
  contains,
  indexesOf,
  optionOf,
  previewOf,
  type GearChoice,
  type Plan,
} from '../choices';
import { oddsPhrase } from '../odds';
import type { Card } from '../types';
import { tagOf, whyHeld } from './plan';
import {
  cardsOf,
  digitOf,
  NOTHING,
  type Asked,
  type CardState,
  type Chosen,
  type Given,
  type MainButton,
  type Question,
} from './question';

export const LAY: Question = {
  begin(asked) {
    return asked.decision.changing
      ? withCards({ ...NOTHING }, indexesOf(asked.hand, asked.laid))
      : NOTHING;
  },

  hint(asked, chosen, option) {
    const action = actionOf(option);
    if (action.type !== 'lay') return { ...chosen, note: null };
    return withCards(chosen, indexesOf(asked.hand, action.cards));
  },

  give(asked, chosen): Given {
    const lays = laysOf(asked);
    const cards = cardsOf(asked, chosen);
    const lay = same(lays, cards);
    const shown = lay ?? tentative(asked, chosen, lays, cards);
    const unchanged = asked.decision.changing && !!lay && isSame(cards, asked.laid);
    const states = asked.hand.map((_, index) => stateOf(asked, chosen, lays, cards, index));

    const press = (index: number): Chosen => {
      const picked = chosen.cards;
      if (picked.includes(index))
        return withCards(
          chosen,
          picked.filter((one) => one !== index),
        );
      const state = states[index];
      if (state?.reason) return { ...chosen, note: state.reason };
      return state?.legal ? withCards(chosen, [...picked, index]) : chosen;
    };
    return {
      place: {
        kind: 'hand',
        cards: states,
        label: phrase('heat-ui-hand-laying', { count: cards.length }),
      },
      gears: {
        choices: gearsOf(asked, lays, lay),
        open: true,
        cooling: shown?.preview?.cooling ?? 0,
      },
      ahead: true,
      sentence: chosen.note ?? sentenceOf(asked, lay, unchanged),
      main: mainOf(asked, lay, unchanged),
      beside: optionOf(asked.decision, 'stop'),
      preview: shown?.preview ?? null,
      bill: {
        heading: phrase('heat-ui-if-played'),
        cards: shown?.cards ?? [],
        sofar: cards,
        idle: phrase('heat-ui-lay-idle'),
      },
      press,
      shift: () => ({ ...chosen, note: phrase('heat-ui-gear-follows') }),
      key(key) {
        const digit = digitOf(key);
        return digit !== null && digit <= asked.hand.length ? { chosen: press(digit - 1) } : null;
      },
    };
  },
};

/** The lever stands where the cards put it. */
function withCards(chosen: Chosen, cards: readonly number[]): Chosen {
  return { ...chosen, cards, gear: cards.length || null, note: null };
}

function laysOf(asked: Asked): Plan[] {
  return asked.decision.options.flatMap((option) => {
    const action = actionOf(option);
    if (action.type !== 'lay') return [];
    const { cards } = action;
    return [{ option, gear: cards.length, cards, preview: previewOf(option) }];
  });
}

function isSame(a: readonly Card[], b: readonly Card[]): boolean {
  return a.length === b.length && contains(a, b);
}

function same(lays: readonly Plan[], cards: readonly Card[]): Plan | null {
  return lays.find((lay) => isSame(lay.cards, cards)) ?? null;
}

/** The card under the pointer already shows what it would do. */
function tentative(
  asked: Asked,
  chosen: Chosen,
  lays: readonly Plan[],
  cards: readonly Card[],
): Plan | null {
  const card = chosen.lookedCard === null ? undefined : asked.hand[chosen.lookedCard];
  if (card === undefined || chosen.cards.includes(chosen.lookedCard!)) return null;
  return same(lays, [...cards, card]);
}

function stateOf(
  asked: Asked,
  chosen: Chosen,
  lays: readonly Plan[],
  cards: readonly Card[],
  index: number,
): CardState {
  const card = asked.hand[index]!;
  const isChosen = chosen.cards.includes(index);
  const fits = lays.some((lay) => contains(lay.cards, [...cards, card]));
  return {
    chosen: isChosen,
    legal: isChosen || fits,
    reason: isChosen || fits ? null : (whyHeld(asked, card) ?? phrase('heat-ui-lay-full')),
    tag: isChosen ? null : tagOf(same(lays, [...cards, card])),
  };
}

/** Each gear, as so many cards would set it; the one that the cards set shows what it costs. */
function gearsOf(asked: Asked, lays: readonly Plan[], lay: Plan | null): GearChoice[] {
  return asked.printed.gears.map((_, k) => {
    const gear = k + 1;
    const found = lay?.gear === gear ? lay : lays.find((one) => one.gear === gear);
    return {
      gear,
      state: found ? 'legal' : 'barred',
      heat: found?.preview?.heat ?? 0,
      cooling: found?.preview?.cooling ?? 0,
      barred: barredOf(asked.decision.barred, { type: 'plan', gear }),
    };
  });
}

function mainOf(asked: Asked, lay: Plan | null, unchanged: boolean): MainButton {
  const send = lay ? [lay.option.text] : [];
  if (asked.decision.changing)
    return { label: phrase('heat-ui-change-plan'), send, disabled: !lay || unchanged };
  if (lay) return { label: phrase('heat-ui-lay', { count: lay.cards.length }), send };
  const reason = phrase('heat-ui-lay-idle');
  return { label: phrase('heat-ui-lay', { count: 0 }), send, disabled: true, reason };
}

function sentenceOf(asked: Asked, lay: Plan | null, unchanged: boolean): Phrase {
  if (unchanged) return phrase('heat-ui-sentence-laid');
  if (!lay) return phrase('heat-ui-sentence-lay');
  if (!lay.preview?.odds) return phrase('heat-preview-cluttered');
  const { heat, odds } = lay.preview;
  const far = lay.gear - asked.gear;
  // Two gears away and nothing to pay with: a card goes, or one comes.
  const penalty = Math.abs(far) > 1 && heat === 0 ? (far > 0 ? 'lost' : 'added') : 'none';
  return phrase('heat-ui-sentence-gear', {
    gear: phrase('heat-ui-gear-nth', { gear: lay.gear }),
    odds: oddsPhrase(odds),
    penalty,
  });
}
