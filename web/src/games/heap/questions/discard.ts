/** So many cards have to go: for a symbol, or before the pileup. */
import { phrase } from '$lib/words.svelte';
import { askingIn } from '../course';
import { at } from '../places';
import { discarding } from './discarding';
import type { Asked, Question } from './question';

function wanted(asked: Asked): number {
  const frame = askingIn(asked.view);
  return frame?.frame === 'discard' ? frame.count : 1;
}

export const DISCARD: Question = discarding({
  call: () => phrase('heap-ui-call-discard'),
  sentence: (asked, count) => phrase('heap-ui-sentence-discard', { count, wanted: wanted(asked) }),
  mainOf(asked, going) {
    const left = wanted(asked) - going.length;
    return {
      label: phrase('heap-ui-discard', { count: wanted(asked) }),
      send: going.map((option) => option.text),
      disabled: left > 0,
      reason: phrase('heap-ui-discard-more', { count: left }),
    };
  },
  most: wanted,
  placeOf: at.hand,
});
