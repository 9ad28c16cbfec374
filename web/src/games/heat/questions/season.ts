/** What is asked around the races of a season: a swap, the upgrade to keep, and whether one is ready. */
import type { Option, Phrase } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { actionOf, optionOf } from '../choices';
import type { Card } from '../types';
import { cardName } from '../upgrades';
import { digitOf, NOTHING, type Asked, type Chosen, type Given, type Question } from './question';

/** What these questions have in common: nothing is reckoned, nothing is driven. */
const QUIET = { gears: null, ahead: true, preview: null, bill: null } as const;

const nameOf = (asked: Asked, card: Card): Phrase | string => {
  const face = asked.printed.cards[card];
  return face ? cardName(face) : '';
};

/** CHA-21: one of one's own cards for one that is left over, or nothing. */
export const SWAP: Question = {
  begin: () => NOTHING,

  hint(asked, chosen, option) {
    const action = actionOf(option);
    if (action.type !== 'swap') return { ...chosen, note: null, cards: [] };
    const { gives, takes } = sidesOf(asked);
    return {
      ...chosen,
      note: null,
      cards: [gives.indexOf(action.give), gives.length + takes.indexOf(action.take)],
    };
  },

  give(asked, chosen): Given {
    const { options } = asked.decision;
    const { gives, takes } = sidesOf(asked);
    const all = [...gives, ...takes];
    const own = chosen.cards.find((place) => place < gives.length);
    const other = chosen.cards.find((place) => place >= gives.length);
    const give = own === undefined ? null : (all[own] ?? null);
    const take = other === undefined ? null : (all[other] ?? null);
    const swap = options.find((one) => {
      const action = actionOf(one);
      return action.type === 'swap' && action.give === give && action.take === take;
    });
    /** One card a side: another one takes its place, the same one is put back. */
    const press = (place: number): Chosen => {
      const isOwn = place < gives.length;
      const kept = chosen.cards.filter((one) => one < gives.length !== isOwn);
      const cards = chosen.cards.includes(place) ? kept : [...kept, place];
      return place < all.length ? { ...chosen, note: null, cards } : chosen;
    };
    return {
      ...QUIET,
      place: { kind: 'swap', gives, takes, give, take },
      sentence:
        chosen.note ??
        (give !== null && take !== null
          ? phrase('heat-season-ui-swap-both', {
              give: nameOf(asked, give),
              take: nameOf(asked, take),
            })
          : null),
      main: {
        label: phrase('heat-season-ui-swap-go'),
        send: swap ? [swap.text] : [],
        disabled: !swap,
        reason: phrase('heat-season-ui-swap-choose'),
      },
      beside: optionOf(asked.decision, 'no-swap'),
      press,
      shift: () => chosen,
      key(key) {
        const digit = digitOf(key);
        return digit === null || digit > all.length ? null : { chosen: press(digit - 1) };
      },
    };
  },
};

/** The cards on both sides of a swap, in the order of the options. */
function sidesOf({ decision }: Asked): { gives: Card[]; takes: Card[] } {
  const swaps = decision.options.flatMap((option) => {
    const action = actionOf(option);
    return action.type === 'swap' ? [action] : [];
  });
  return {
    gives: [...new Set(swaps.map((one) => one.give))],
    takes: [...new Set(swaps.map((one) => one.take))],
  };
}

/** SEAS-4: the one upgrade that goes on, chosen first and kept by the main button. */
export const KEEP: Question = {
  begin: () => NOTHING,

  hint: (_asked, chosen, option) => ({ ...chosen, note: null, option: option.text }),

  give(asked, chosen): Given {
    const { options } = asked.decision;
    const option = options.find((one) => one.text === chosen.option) ?? null;
    const choose = (one: Option): Chosen => ({ ...chosen, note: null, option: one.text });
    return {
      ...QUIET,
      place: { kind: 'market', options, chosen: option },
      sentence: chosen.note,
      main: {
        label: option?.label ?? phrase('heat-ui-garage-choose'),
        send: option ? [option.text] : [],
        disabled: !option,
        reason: phrase('heat-ui-garage-choose'),
      },
      beside: null,
      press: (index) => (options[index] ? choose(options[index]) : chosen),
      shift: () => chosen,
      key(key) {
        const one = options[(digitOf(key) ?? 0) - 1];
        return one ? { chosen: choose(one) } : null;
      },
    };
  },
};

/** CHA-38: on to the next race. There is nothing to choose, so nothing has to be confirmed. */
export const READY: Question = {
  begin: () => NOTHING,

  hint: (_asked, chosen) => chosen,

  give(asked, chosen): Given {
    const ready = optionOf(asked.decision, 'ready');
    return {
      ...QUIET,
      place: { kind: 'choices', options: [], barred: [] },
      sentence: null,
      main: ready && { label: phrase('heat-season-ui-ready'), send: [ready.text] },
      beside: null,
      press: () => chosen,
      shift: () => chosen,
      key: () => null,
    };
  },
};
