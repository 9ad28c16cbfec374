/** How long one waits for three rookies, by the clock of the queue that shows what they do. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnimationQueue, type Step } from '$lib/animation';
import type { Told } from '$lib/wire';
import waitsJson from './fixtures/waits.json';
import { beatsOf } from './story';
import type { HeapEvent } from './types';

/** Between two decisions of seat 0: the moves of the others, each with its events. */
type Wait = readonly (readonly HeapEvent[])[];
const waits = (waitsJson as unknown as Wait[][]).flat();
const ME = 0;

function stepOf(events: readonly HeapEvent[], ended: () => void): Step {
  const beats = beatsOf([{ events } as unknown as Told]);
  return {
    ms: beats.reduce((sum, beat) => sum + beat.ms, 0),
    play: async (pace) => {
      for (const beat of beats) await pace.wait(beat.ms);
    },
    end: ended,
  };
}

/** How long each move is shown; they come all at once, or each when the one before has been shown. */
async function shown(wait: Wait, come: 'at once' | 'one by one'): Promise<number[]> {
  const lasted: number[] = [];
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
    const ended = (): void => {
      lasted.push(performance.now() - since);
      since = performance.now();
      if (come === 'one by one') add(index + 1);
    };
    queue.add(stepOf(events, ended));
    if (come === 'at once') add(index + 1);
  };
  queue.begin();
  add(0);
  await vi.runAllTimersAsync();
  expect(queue.busy).toBe(false);
  return lasted;
}

const cards = (events: readonly HeapEvent[]): number =>
  events.filter(
    (one) => (one.type === 'card-played' || one.type === 'card-flipped') && one.seat !== ME,
  ).length;
const total = (lasted: readonly number[]): number => lasted.reduce((sum, ms) => sum + ms, 0);

/** Is a rush on, as far as the moves of a game have come? One entry a move of each wait. */
function rushesOf(game: readonly Wait[]): boolean[][] {
  let isOn = false;
  return game.map((wait) =>
    wait.map((events) => {
      const began = events.some((one) => one.type === 'card-flipped');
      const was = isOn || began;
      isOn = was && !events.some((one) => one.type === 'combat-pile-discarded');
      return was;
    }),
  );
}
const rushes = (waitsJson as unknown as Wait[][]).flatMap(rushesOf);

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe.each(['at once', 'one by one'] as const)('what three rookies do, %s,', (come) => {
  it('takes less than five seconds between two decisions, the rush aside', async () => {
    expect(waits.length).toBeGreaterThan(100);
    for (const [index, wait] of waits.entries()) {
      const lasted = await shown(wait, come);
      const outside = lasted.filter((_, move) => !rushes[index]![move]);
      expect(total(outside)).toBeLessThan(5000);
    }
  });

  it('takes at most two seconds for each card of a rival in the rush', async () => {
    let rushed = 0;
    for (const wait of waits) {
      const lasted = await shown(wait, come);
      wait.forEach((events, index) => {
        if (cards(events) === 0) return;
        rushed += 1;
        expect(lasted[index]).toBeLessThanOrEqual(2000 * cards(events));
      });
    }
    expect(rushed).toBeGreaterThan(50);
  });
});

it('is long enough to be seen', async () => {
  const longest = Math.max(
    ...(await Promise.all(waits.map((wait) => shown(wait, 'at once')))).map(total),
  );
  expect(longest).toBeGreaterThan(1500);
});
