import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Awaiting } from './awaiting.svelte';
import type { Presence } from './wire';

const presence = (more: Partial<Presence>): Presence => ({
  kind: 'presence',
  seats: [],
  spectators: 0,
  screens: 0,
  offline: [],
  awaited: [],
  ...more,
});
let awaiting: Awaiting;

beforeEach(() => {
  vi.useFakeTimers();
  awaiting = new Awaiting();
});
afterEach(() => {
  awaiting.stop();
  vi.useRealTimers();
});

test('a connection that is lost for a moment alarms nobody', () => {
  awaiting.hear(presence({ offline: [{ seat: 1, ms: 500 }] }));
  vi.advanceTimersByTime(2000);
  expect(awaiting.offline(1)).toBeNull();
  vi.advanceTimersByTime(1000);
  expect(awaiting.offline(1)).toBe(3);
  expect(awaiting.offline(0)).toBeNull();
});

test('who is away between their turns is missed by nobody', () => {
  awaiting.hear(presence({ offline: [{ seat: 1, ms: 9000 }] }));
  expect(awaiting.missed(1)).toBeNull();
  awaiting.follow([1], []);
  expect(awaiting.missed(1)).toBe(9);
});

test('who comes back is not offline any more', () => {
  awaiting.hear(presence({ offline: [{ seat: 1, ms: 9000 }] }));
  expect(awaiting.offline(1)).toBe(9);
  awaiting.hear(presence({ seats: [1] }));
  expect(awaiting.offline(1)).toBeNull();
});

test('a decision is awaited from when it was asked, a new one from now on', () => {
  awaiting.hear(presence({ awaited: [{ seat: 1, ms: 4000 }] }));
  vi.advanceTimersByTime(1000);
  awaiting.follow([0, 1], []);
  expect([awaiting.awaited(0), awaiting.awaited(1)]).toEqual([0, 5]);
  awaiting.follow([0, 1], [{ seq: 9, at: 0, kind: 'moved', seat: 1 }]);
  expect(awaiting.awaited(1)).toBe(0);
  awaiting.follow([0], []);
  expect(awaiting.awaited(1)).toBeNull();
});
