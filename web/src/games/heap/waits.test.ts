/** How long one waits for three rookies, by the clock of the queue that shows what they do. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnimationQueue } from '$lib/animation';
import { prefs } from '$lib/prefs.svelte';
import type { Told } from '$lib/wire';
import { printed } from './fixtures/playing';
import gamesJson from './fixtures/waits.json';
import { after } from './shown';
import { Stage } from './stage.svelte';
import { beatsOf } from './story';
import type { HeapEvent, View } from './types';

/** What happens from one decision of seat 0 to the next: one's own move, then those of the others. */
type Wait = readonly (readonly HeapEvent[])[];
/** Whole games. The view is the one at the first decision. */
const games = gamesJson as unknown as { view: View; waits: Wait[] }[];
const ME = 0;

type Shown = {
  events: readonly HeapEvent[];
  ms: number;
  rush: boolean; // does a rush go on, or begin with it?
};
type Coming = 'at once' | 'one by one';

/** Show a whole game on a stage, as a table does; return how long each move took, wait by wait. */
async function shown({ view, waits }: (typeof games)[number], come: Coming): Promise<Shown[][]> {
  const stage = new Stage(printed, view);
  const told: Shown[][] = [];
  let now = view;
  let isRush = false;
  for (const wait of waits) {
    const moves: Shown[] = [];
    told.push(moves);
    let coming = wait.length;
    let since = performance.now();
    const queue = new AnimationQueue(
      () => 'brisk',
      () => undefined,
      () => true,
      () => coming > 0,
    );
    const add = (index: number): void => {
      const events = wait[index];
      if (!events) return;
      coming -= 1;
      const before = now;
      const then = events.reduce(after, before);
      now = then;
      const entries = [{ events } as unknown as Told];
      const rush = isRush || events.some((one) => one.type === 'card-flipped');
      isRush = rush && !events.some((one) => one.type === 'combat-pile-discarded');
      queue.add({
        ms: stage.play.lasts!(entries),
        play: (pace) => stage.play({ entries, before, after: then }, pace),
        end: () => {
          stage.settle(then);
          moves.push({ events, ms: performance.now() - since, rush });
          since = performance.now();
          if (come === 'one by one') add(index + 1);
        },
      });
      if (come === 'at once') add(index + 1);
    };
    queue.begin();
    add(0);
    await vi.runAllTimersAsync();
    expect(queue.busy).toBe(false);
    expect(moves).toHaveLength(wait.length);
    // Somebody thinks before they decide.
    await vi.advanceTimersByTimeAsync(10_000);
  }
  return told;
}

const has = ({ events }: Shown, ...types: HeapEvent['type'][]): boolean =>
  events.some((one) => types.includes(one.type));
/** From a rival's card on: the vehicles may come before it in the same move. */
function fromCard(move: Shown): Shown | null {
  const beats = beatsOf([{ events: move.events } as unknown as Told]);
  const at = beats.findIndex(
    ({ motion }) => (motion.kind === 'play' || motion.kind === 'flip') && motion.seat !== ME,
  );
  const lasts = (from: number): number => beats.slice(from).reduce((sum, { ms }) => sum + ms, 0);
  return at < 0 ? null : { ...move, ms: (move.ms * lasts(at)) / lasts(0) };
}
/** Each card of a rival with all that it sets off, until somebody answers it. */
function cardsIn(wait: readonly Shown[]): Shown[][] {
  const cards: Shown[][] = [];
  let isOpen = false;
  for (const move of wait) {
    const card = fromCard(move);
    if (card) {
      cards.push([card]);
      isOpen = true;
    } else if (has(move, 'card-played', 'dropped-out', 'rush-won')) isOpen = false;
    else if (isOpen && move.rush) cards.at(-1)!.push(move);
  }
  return cards;
}
const total = (moves: readonly Shown[]): number => moves.reduce((sum, { ms }) => sum + ms, 0);
beforeEach(() => {
  vi.useFakeTimers();
  prefs.set('sound', false);
});
afterEach(() => {
  vi.useRealTimers();
  prefs.set('motion', 'full');
});

describe.each([
  ['at once', 'full'],
  ['one by one', 'full'],
  ['one by one', 'reduced'],
] as const)('what three rookies do, %s, with %s motion,', (come, motion) => {
  it.each(games.map((game, index) => [index, game] as const))(
    'keeps nobody waiting in a whole game (%i)',
    async (_, game) => {
      prefs.set('motion', motion);
      const waits = await shown(game, come);
      let cards = 0;
      for (const wait of waits) {
        expect(total(wait.filter((move) => !move.rush))).toBeLessThan(5000);
        for (const card of cardsIn(wait)) {
          expect(total(card)).toBeLessThanOrEqual(2000);
          cards += 1;
        }
      }
      expect(cards).toBeGreaterThan(15);
    },
  );
});
