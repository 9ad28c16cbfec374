import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FakeSocket } from '$lib/fake_socket';
import { prefs } from '$lib/prefs.svelte';
import { words } from '$lib/words.svelte';
import AskToJoin from './AskToJoin.svelte';

const invited = { game: 'heat', host: 'Ana', stage: 'lobby', settings: {}, seats: [], minutes: 30 };
const game = { name: 'heat', settings: [], look: null, bots: [] };

const ok = (answer: unknown) => Promise.resolve(new Response(JSON.stringify(answer)));
let look: (how?: RequestInit) => Promise<Response>; // what becomes of a look at the answer
let online: boolean;

beforeEach(async () => {
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', (path: string, how?: RequestInit) => {
    if (!online) return Promise.reject(new Error('offline'));
    if (path.endsWith('/invited')) return ok(invited);
    if (path.endsWith('/games')) return ok([game]);
    if (path.endsWith('/asking')) return look(how);
    return ok({});
  });
  prefs.set('name', 'Ben');
  await words.need();
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('is tried again where the server cannot be reached', async () => {
  online = false;
  render(AskToJoin, { id: 'abc', reason: null });
  const again = await screen.findByRole('button', { name: 'Try now' });
  online = true;
  await fireEvent.click(again);
  expect(await screen.findAllByRole('button', { name: 'Ask Ana to join' })).toBeTruthy();
});

it('stays cancelled, although a look at the answer was under way', async () => {
  online = true;
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
  let answer: () => void = () => undefined;
  look = (how) =>
    how?.method === 'POST'
      ? ok({ answer: 'waits' })
      : new Promise((resolve) => {
          answer = () => resolve(new Response(JSON.stringify({ answer: 'waits' })));
        });
  render(AskToJoin, { id: 'abc', reason: null });
  const [ask] = await screen.findAllByRole('button', { name: 'Ask Ana to join' });
  await fireEvent.submit(ask!.closest('form') ?? document.querySelector('form')!);
  const cancel = await screen.findByRole('button', { name: 'Cancel' });
  vi.advanceTimersByTime(2000);
  await fireEvent.click(cancel);
  answer();
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
});
