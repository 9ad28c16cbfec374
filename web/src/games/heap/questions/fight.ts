/** The rush: block the attack with a card, or drop out. */
import type { Option } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { actionOf, printedCard } from '../course';
import { at } from '../places';
import { pickOne } from './pick';
import type { Asked } from './question';

export const FIGHT = pickOne({
  placesOf(action, asked) {
    if (action.type !== 'fight') return [];
    const hand = asked.view.own?.hand ?? [];
    return hand.flatMap((card, index) => (card === action.card ? [at.hand(index)] : []));
  },
  ending: 'drop-out',
  call: () => phrase('heap-ui-call-fight'),
  sentence: (asked) =>
    phrase('heap-ui-sentence-fight', { attack: asked.view.attack ?? 'red', can: able(asked) }),
  mainOf: (option, asked) => phrase('heap-ui-play', { card: nameOf(option, asked) }),
});

/** How many cards of the hand can answer. */
function able(asked: Asked): number {
  const cards = new Set(
    asked.decision.options.flatMap((option) => {
      const action = actionOf(option);
      return action.type === 'fight' ? [action.card] : [];
    }),
  );
  return (asked.view.own?.hand ?? []).filter((card) => cards.has(card)).length;
}

function nameOf(option: Option, asked: Asked): string {
  const action = actionOf(option);
  return action.type === 'fight' ? (printedCard(asked.printed, action.card)?.name ?? '') : '';
}
