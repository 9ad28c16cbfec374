import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prefs } from './prefs.svelte';
import { ReplaySession } from './replay.svelte';

const seat = (number: number, name: string) => ({ seat: number, name, yours: number === 0 });
const table = { game: 'heat', stage: 'over', entries: 9, seats: [seat(0, 'Ada')], names: [] };

function answer(path: string): unknown {
  const entry = /replay\/(\d+)/.exec(path)?.[1];
  if (entry !== undefined) {
    return {
      entry: Number(entry),
      entries: 9,
      view: { at: Number(entry) },
      events: [{ type: 'x' }],
      waiting: [],
      result: null,
      question: null,
      said: [],
      sketch: [],
    };
  }
  if (path.includes('/log')) return { seq: 0, entries: [] };
  if (path.includes('/me')) return { guest: 'x', version: '1' };
  return { seq: 12, you: 0, table, view: {}, entries: [], decision: null };
}

beforeEach(() => {
  vi.useFakeTimers();
  prefs.set('speed', 'brisk');
  vi.stubGlobal('fetch', (path: string) =>
    Promise.resolve(new Response(JSON.stringify(answer(path)))),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('plays the next entry, and jumps to any other at once', async () => {
  const session = new ReplaySession('abc');
  await session.open(3);
  expect(session.shown.view).toEqual({ at: 3 });
  session.animator = (_, pace) => pace.wait(500);
  void session.go(4);
  await vi.advanceTimersByTimeAsync(100);
  expect(session.settled).toBe(false);
  expect(session.shown.view).toEqual({ at: 3 });
  void session.go(8); // the slider is moved while the step is being played
  await vi.advanceTimersByTimeAsync(10);
  expect(session.shown.view).toEqual({ at: 8 });
  expect(session.entry).toBe(8);
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.shown.view).toEqual({ at: 8 });
});

it('stands still when told to, although more was on its way', async () => {
  const session = new ReplaySession('abc');
  await session.open(3);
  session.animator = (_, pace) => pace.wait(500);
  void session.go(4);
  await vi.advanceTimersByTimeAsync(100);
  session.stop(); // what is being played comes to its end
  await vi.advanceTimersByTimeAsync(10);
  expect([session.entry, session.settled]).toEqual([4, true]);
  void session.go(7);
  session.stop(); // what is only asked for does not come
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.entry).toBe(4);
});

it('shows what the eyes chosen last see, whichever answer comes first', async () => {
  const session = new ReplaySession('abc');
  await session.open(3); // through seat 0
  let late: () => void = () => undefined;
  vi.stubGlobal('fetch', (path: string) => {
    if (path.includes('/log')) return Promise.resolve(new Response(JSON.stringify(answer(path))));
    const seen = { ...(answer(path) as object), view: 'a spectator’s' };
    return new Promise((resolve) => (late = () => resolve(new Response(JSON.stringify(seen)))));
  });
  void session.lookAs(null);
  await session.lookAs(0);
  late();
  await vi.advanceTimersByTimeAsync(10);
  expect(session.shown.view).toEqual({ at: 3 });
});

it('offers nothing to do', async () => {
  const session = new ReplaySession('abc');
  await session.open(null);
  expect(session.decision).toBeNull();
  await expect(session.act()).rejects.toThrow('refused-game-over');
});

it('stays with the eyes from before where others cannot be had', async () => {
  const session = new ReplaySession('abc');
  await session.open(3); // through seat 0
  vi.stubGlobal('fetch', () => Promise.reject(new Error('offline')));
  await expect(session.lookAs(null)).rejects.toThrow();
  expect(session.seat).toBe(0);
});
