/** Draw Cards: any number of cards go first, then the hand is filled; all in one message. */
import { phrase } from '$lib/words.svelte';
import { previewOf } from '../course';
import { at } from '../places';
import { discarding } from './discarding';
import { optionOf, type Question } from './question';

export const DRAW: Question = discarding({
  call: () => phrase('heap-ui-call-draw'),
  sentence: (_asked, count) => (count ? phrase('heap-ui-sentence-draw', { count }) : null),
  mainOf(asked, going) {
    const draw = optionOf(asked, 'draw');
    if (!draw) return null;
    // What is thrown out makes room for as many more.
    const draws = (previewOf(draw)?.draws?.total ?? 0) + going.length;
    return {
      label: phrase('heap-ui-draw', { count: going.length, draws }),
      send: [...going, draw].map((option) => option.text),
    };
  },
  placeOf: at.hand,
});
