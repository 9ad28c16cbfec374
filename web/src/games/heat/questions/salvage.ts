/** Salvage: cards of one's own discard pile that are shuffled into the deck, all at once. */
import { phrase } from '$lib/words.svelte';
import type { Option } from '$lib/wire';
import { actionOf, indexesOf, optionOf } from '../choices';
import type { Card } from '../types';
import { NOTHING, type Asked, type Chosen, type Given, type Question } from './question';

export const SALVAGE: Question = {
  begin: () => NOTHING,

  hint(asked, chosen, option) {
    const action = actionOf(option);
    const cards = action.type === 'take' ? indexesOf(freeOf(asked), [action.card]) : chosen.cards;
    return { ...chosen, note: null, cards };
  },

  give(asked, chosen): Given {
    const pile = freeOf(asked);
    const room = Math.min(asked.turn?.salvage_left ?? 0, pile.length);
    const done = optionOf(asked.decision, 'salvage-done');
    const going = chosen.cards.flatMap((index) => takeOf(asked, pile[index]!) ?? []);
    const count = going.length + asked.salvaged.length;

    const press = (index: number): Chosen => {
      const { cards } = chosen;
      if (cards.includes(index)) return { ...chosen, cards: cards.filter((one) => one !== index) };
      // One more than may be taken: the card chosen first makes room.
      return { ...chosen, cards: [...cards.slice(cards.length >= room ? 1 : 0), index] };
    };
    return {
      place: { kind: 'pile', cards: pile, chosen: chosen.cards, taken: asked.salvaged, room },
      gears: null,
      ahead: false,
      sentence: phrase('heat-ui-sentence-salvage', { count, of: room + asked.salvaged.length }),
      main: done && {
        label: phrase('heat-ui-salvage', { count }),
        // The last card that may be taken ends the step by itself.
        send: (going.length === room ? going : [...going, done]).map((option) => option.text),
      },
      beside: null,
      preview: null,
      bill: null,
      press,
      shift: () => chosen,
      key(key) {
        const index = Number(key) - 1;
        return index >= 0 && index < pile.length ? { chosen: press(index) } : null;
      },
    };
  },
};

/** The pile without what was chosen from it already. */
function freeOf(asked: Asked): Card[] {
  const taken = indexesOf(asked.pile, asked.salvaged);
  return asked.pile.filter((_, index) => !taken.includes(index));
}

function takeOf(asked: Asked, card: Card): Option | null {
  return (
    asked.decision.options.find((option) => {
      const action = actionOf(option);
      return action.type === 'take' && action.card === card;
    }) ?? null
  );
}
