/** So many cards have to go: for a symbol, or before the pileup. */
import type { Name } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { askingIn, isCombat, isPileup } from '../course';
import { seat } from '../naming';
import { at } from '../places';
import { discarding } from './discarding';
import type { Asked, Question } from './question';

function wanted(asked: Asked): number {
  const frame = askingIn(asked.view);
  return frame?.frame === 'discard' ? frame.count : 1;
}

/** Why cards have to go: for a box, whosever it is, or because the pileup starts. */
function why(asked: Asked): Record<string, Name | string> {
  const { view, decision } = asked;
  const box = view.frames.findLast((one) => one.frame === 'box');
  if (box?.frame !== 'box') return { why: isPileup(view) && !isCombat(view) ? 'pileup' : 'rule' };
  return box.seat === decision.seat ? { why: 'own' } : { why: 'rival', seat: seat(box.seat) };
}

export const DISCARD: Question = discarding({
  call: () => phrase('heap-ui-call-discard'),
  sentence: (asked, count) =>
    phrase('heap-ui-sentence-discard', { count, wanted: wanted(asked), ...why(asked) }),
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
