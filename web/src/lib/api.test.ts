import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import * as api from './api';

const reason = { phrase: { type: 'phrase', code: 'refused-too-fast', params: {} }, rule: '' };
let refused: number; // how often, before there is an answer
let asked: number;

beforeEach(() => {
  vi.useFakeTimers();
  asked = 0;
  vi.stubGlobal('fetch', () => {
    asked += 1;
    const status = asked > refused ? 200 : 429;
    return Promise.resolve(
      new Response(JSON.stringify(status === 200 ? [] : { reason }), { status }),
    );
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('reads again a little later where it was too fast', async () => {
  refused = 2;
  const games = api.games();
  await vi.advanceTimersByTimeAsync(2000);
  await expect(games).resolves.toEqual([]);
  expect(asked).toBe(3);
});

it('gives up where it stays too fast', async () => {
  refused = 9;
  const games = api.games();
  const failed = expect(games).rejects.toThrow('refused-too-fast');
  await vi.advanceTimersByTimeAsync(10_000);
  await failed;
  expect(asked).toBe(4);
});

it('does nothing twice', async () => {
  refused = 1;
  await expect(api.logOut()).rejects.toThrow('refused-too-fast');
  expect(asked).toBe(1);
});
