/** Step 8: cards from hand that go to the discard pile, all at once. */
import { phrase } from '$lib/words.svelte';
import type { Option } from '$lib/wire';
import { actionOf, barredOf, indexesOf, optionOf } from '../choices';
import type { Card } from '../types';
import {
  cardsOf,
  digitOf,
  NOTHING,
  type Asked,
  type CardState,
  type Given,
  type Question,
} from './question';

export const DISCARD: Question = {
  begin: () => NOTHING,

  hint(asked, chosen, option) {
    const action = actionOf(option);
    const cards = action.type === 'discard' ? indexesOf(asked.hand, [action.card]) : chosen.cards;
    return { ...chosen, note: null, cards };
  },

  give(asked, chosen): Given {
    const done = optionOf(asked.decision, 'discard-done');
    const states = asked.hand.map((card, index) => stateOf(asked, card, index, chosen.cards));
    const going = cardsOf(asked, chosen).flatMap((card) => discardOf(asked, card) ?? []);
    const count = chosen.cards.length;

    const press: Given['press'] = (index) => {
      const state = states[index];
      const cards = state?.chosen
        ? chosen.cards.filter((one) => one !== index)
        : state?.legal
          ? [...chosen.cards, index]
          : chosen.cards;
      return { ...chosen, cards, note: state?.chosen ? null : (state?.reason ?? null) };
    };
    return {
      place: {
        kind: 'hand',
        cards: states,
        label: phrase('heat-ui-in-hand', { count: asked.hand.length }),
      },
      gears: null,
      ahead: false,
      sentence: chosen.note ?? phrase('heat-ui-sentence-discard', { count }),
      main: done && {
        label: phrase('heat-ui-discard', { count }),
        send: [...going, done].map((option) => option.text),
      },
      beside: null,
      preview: null,
      bill: null,
      press,
      shift: () => chosen,
      key(key) {
        const digit = digitOf(key);
        return digit !== null && digit <= asked.hand.length ? { chosen: press(digit - 1) } : null;
      },
    };
  },
};

function stateOf(asked: Asked, card: Card, index: number, chosen: readonly number[]): CardState {
  return {
    chosen: chosen.includes(index),
    legal: discardOf(asked, card) !== null,
    reason: barredOf(asked.decision.barred, { type: 'discard', card })?.reason.phrase ?? null,
    tag: null,
  };
}

function discardOf(asked: Asked, card: Card): Option | null {
  return (
    asked.decision.options.find((option) => {
      const action = actionOf(option);
      return action.type === 'discard' && action.card === card;
    }) ?? null
  );
}
