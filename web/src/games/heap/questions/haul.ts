/** Check the Haul: what is hauled is bolted on, free of charge, card by card. */
import { phrase } from '$lib/words.svelte';
import { at } from '../places';
import { pickOne } from './pick';

export const HAUL = pickOne({
  placesOf(action, asked) {
    if (action.type !== 'attach') return [];
    const haul = asked.view.own?.haul ?? [];
    return haul.flatMap((card, index) => (card === action.card ? [at.haul(index)] : []));
  },
  ending: 'done',
  call: () => phrase('heap-ui-call-haul'),
  mainOf: () => phrase('heap-ui-bolt-on'),
});
