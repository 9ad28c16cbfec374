import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from './api';
import { OfflineError } from './api';
import { network } from './network.svelte';

const lost = () => Promise.reject(new TypeError('Failed to fetch'));
const answered = (status: number) => () => Promise.resolve(new Response('{}', { status }));
const fetched = vi.fn<(path: string) => Promise<Response>>();

/** What the browser believes of itself. */
const flag = (online: boolean) =>
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => online);

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', fetched);
  network.answered();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  fetched.mockReset();
});

describe('Network', () => {
  it('is offline where requests are lost, although the browser says otherwise', async () => {
    flag(true);
    fetched.mockImplementation(lost);
    await expect(api.games()).rejects.toThrow(OfflineError);
    expect(network.online).toBe(false);
  });

  it('is online where requests are answered, although the browser says otherwise', async () => {
    flag(false);
    fetched.mockImplementation(lost);
    await network.check();
    fetched.mockImplementation(answered(502));
    dispatchEvent(new Event('offline'));
    expect(fetched).toHaveBeenCalledTimes(2);
    await vi.advanceTimersByTimeAsync(0);
    expect(network.online).toBe(true);
  });

  it('is online where only some requests are lost', async () => {
    fetched.mockImplementation((path) => (path === '/healthz' ? answered(200)() : lost()));
    await expect(api.games()).rejects.toThrow(OfflineError);
    expect(network.online).toBe(true);
  });

  it('is online again as soon as anything is answered', async () => {
    fetched.mockImplementation(lost);
    await network.check();
    expect(network.online).toBe(false);
    fetched.mockImplementation(answered(200));
    await api.games();
    expect(network.online).toBe(true);
  });

  it('believes the last look, whichever ends first', async () => {
    let answer = (): void => undefined;
    fetched.mockImplementation(
      () => new Promise((resolve) => (answer = () => resolve(new Response()))),
    );
    const before = network.check();
    fetched.mockImplementation(lost);
    await network.check();
    answer();
    await before;
    expect(network.online).toBe(false);
  });
});
