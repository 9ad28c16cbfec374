import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnimationQueue } from '$lib/animation';
import { prefs } from '$lib/prefs.svelte';
import type { Told } from '$lib/wire';
import everyCard from './fixtures/match-level-5.json';
import cards from './fixtures/printed.json';
import rising from './fixtures/match-rising.json';
import { Stage } from './stage.svelte';
import type { PotatohEvent, Printed, View } from './types';

type Update = { entries: Told[]; view: View };
const printed = cards as Printed;

function has(update: Update, type: PotatohEvent['type']): boolean {
  return update.entries.some((entry) =>
    (entry.events ?? []).some((event) => (event as PotatohEvent).type === type),
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  prefs.set('motion', 'full');
});

/** Play updates one after the other, as a table does. */
function sitAt(updates: Update[]): {
  stage: Stage;
  queue: AnimationQueue;
  next: (update: Update, before: Update) => void;
} {
  const stage = new Stage(printed, updates[0]!.view);
  const queue = new AnimationQueue(
    () => 'brisk',
    () => undefined,
  );
  const next = (update: Update, before: Update): void => {
    stage.log = [...stage.log, ...update.entries];
    queue.add({
      play: (pace) =>
        stage.play({ entries: update.entries, before: before.view, after: update.view }, pace),
      end: () => stage.settle(update.view),
    });
  };
  return { stage, queue, next };
}

describe.each(['full', 'reduced'] as const)('a stage with %s motion', (motion) => {
  it.each([
    ['with every card', everyCard],
    ['that rises', rising],
  ])(
    'ends every move of a match %s with what the table says, and nothing on its way',
    async (_, match) => {
      prefs.set('motion', motion);
      const updates = match as unknown as Update[];
      const { stage, queue, next } = sitAt(updates);
      for (const [index, update] of updates.entries()) {
        if (index === 0) continue;
        next(update, updates[index - 1]!);
        await vi.advanceTimersByTimeAsync(120_000);
        expect(queue.busy).toBe(false);
        expect(stage.view).toBe(update.view);
        expect([
          stage.playing,
          stage.drawn,
          stage.popped,
          stage.boom,
          stage.news,
          stage.flights,
        ]).toEqual([false, null, null, null, null, []]);
        expect(stage.deckAt).toBe(update.view.on_turn);
      }
    },
  );
});

describe('the scoreboard', () => {
  const updates = rising as unknown as Update[];
  const end = updates.findIndex((update) => has(update, 'round-ended'));
  const start = updates.findIndex((update, index) => index > end && has(update, 'round-started'));

  it('comes after the explosion and stays until its reader goes on', async () => {
    const { stage, queue, next } = sitAt(updates.slice(end - 1));
    stage.log = updates.slice(0, end).flatMap((update) => update.entries);
    next(updates[end]!, updates[end - 1]!);
    await vi.advanceTimersByTimeAsync(1500);
    while (!stage.boom && queue.busy) await vi.advanceTimersByTimeAsync(50);
    expect(stage.boom?.seat).toBe(updates[end]!.view.exploder);
    expect(stage.scoreboard).toBeNull();
    stage.ready();
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.boom).toBeNull();
    expect(stage.scoreboard?.round).toBe(1);
    for (let index = end + 1; index <= start; index += 1)
      next(updates[index]!, updates[index - 1]!);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(stage.scoreboard?.round).toBe(1);
    stage.ready();
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.scoreboard).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.view.round).toBe(2);
    stage.look(1);
    expect(stage.scoreboard?.round).toBe(1);
    stage.ready();
    expect(stage.scoreboard).toBeNull();
  });

  it('is there for whoever comes when the round is over, without having heard anything', () => {
    const stage = new Stage(printed, updates[end]!.view);
    expect(stage.scoreboard?.rows.map((row) => row.total).sort()).toEqual(
      updates[end]!.view.players.map((player) => player.total).sort(),
    );
  });

  it('is skipped with everything else', async () => {
    const { stage, queue, next } = sitAt(updates.slice(end - 1));
    for (let index = end; index <= start; index += 1) next(updates[index]!, updates[index - 1]!);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.view).toBe(updates[start]!.view);
    expect(stage.scoreboard).toBeNull();
  });
});

it('shows what it is told to show while something else plays', async () => {
  const updates = everyCard as unknown as Update[];
  const { stage, next } = sitAt(updates);
  next(updates[1]!, updates[0]!);
  await vi.advanceTimersByTimeAsync(20);
  stage.settle(updates[0]!.view); // what the move began from: it goes on
  expect(stage.playing).toBe(true);
  const elsewhere = { ...updates[30]!.view };
  stage.settle(elsewhere);
  expect(stage.playing).toBe(false);
  expect(stage.view).toBe(elsewhere);
});
