/** What chance makes of a choice, in words: the server's odds, never only the likeliest outcome. */
import type { Phrase } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import type { Odds } from './types';

/** Speed, Heat and spin-outs: "speed 1 to 4; half the time 1 or 2 Heat". */
export function oddsPhrase(odds: Odds): Phrase {
  const speed = phrase('heat-odds-speed', {
    low: odds.slowest,
    high: odds.fastest,
    fixed: odds.slowest === odds.fastest ? 'yes' : 'no',
  });
  if (odds.spins === 100) return phrase('heat-odds-spun', { speed });
  const wide = odds.most - odds.least;
  const amount = phrase('heat-odds-amount', {
    span: wide === 0 ? 'one' : wide === 1 ? 'two' : 'more',
    least: odds.least,
    most: odds.most,
  });
  const heat =
    odds.spins && odds.paying // beside a percentage, another: people add them up
      ? phrase('heat-odds-heat-percent', { amount, percent: odds.paying })
      : phrase('heat-odds-heat', { pays: odds.pays, amount });
  return phrase('heat-odds', { speed, heat, spins: odds.spins });
}

/** From the least to the most of some numbers, as it is written in little room. */
export function range(numbers: readonly number[]): string {
  const [low, high] = [Math.min(...numbers), Math.max(...numbers)];
  return low === high ? `${low}` : `${low}–${high}`;
}
