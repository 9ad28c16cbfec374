import { describe, expect, it, vi } from 'vitest';
import { AnimationQueue, type Speed, type Step } from './animation';

function setUp(speed: Speed = 'brisk') {
  const said: string[] = [];
  const busy: boolean[] = [];
  const queue = new AnimationQueue(
    () => speed,
    (now) => busy.push(now),
  );
  const step = (name: string, ms = 100): Step => ({
    play: async (pace) => {
      said.push(`${name} begins`);
      await pace.wait(ms);
    },
    end: () => said.push(`${name} ends`),
  });
  return { queue, step, said, busy };
}

describe('AnimationQueue', () => {
  it('plays steps one after the other and ends each', async () => {
    vi.useFakeTimers();
    const { queue, step, said, busy } = setUp();
    queue.add(step('a'));
    queue.add(step('b'));
    expect(said).toEqual(['a begins']);
    await vi.advanceTimersByTimeAsync(100);
    expect(said).toEqual(['a begins', 'a ends', 'b begins']);
    await vi.advanceTimersByTimeAsync(100);
    expect(said.at(-1)).toBe('b ends');
    expect(busy).toEqual([true, false]);
    expect(queue.busy).toBe(false);
    vi.useRealTimers();
  });

  it('skips to the end in order, without playing what waits', async () => {
    const { queue, step, said } = setUp();
    queue.add(step('a'));
    queue.add(step('b'));
    queue.add(step('c'));
    queue.skip();
    await new Promise((resolve) => setTimeout(resolve));
    expect(said).toEqual(['a begins', 'a ends', 'b ends', 'c ends']);
    expect(queue.busy).toBe(false);
  });

  it('plays nothing when everything is instant', () => {
    const { queue, step, said, busy } = setUp('instant');
    queue.add(step('a'));
    expect(said).toEqual(['a ends']);
    expect(busy).toEqual([]);
  });

  it('ends a step that fails, and goes on', async () => {
    const { queue, step, said } = setUp();
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    queue.add({ play: () => Promise.reject(new Error('no')), end: () => said.push('bad ends') });
    queue.add(step('b', 0));
    await new Promise((resolve) => setTimeout(resolve, 5));
    expect(said).toEqual(['bad ends', 'b begins', 'b ends']);
    expect(quiet).toHaveBeenCalledOnce();
    quiet.mockRestore();
  });

  it('goes faster the more is waiting', async () => {
    vi.useFakeTimers();
    const { queue, step, said } = setUp();
    for (let number = 0; number < 13; number += 1) queue.add(step(String(number), 400));
    await vi.advanceTimersByTimeAsync(2600);
    expect(said.filter((line) => line.endsWith('ends')).length).toBeGreaterThan(9);
    vi.useRealTimers();
  });

  it('gives up on showing everything when far too much waits', async () => {
    const { queue, step, said } = setUp();
    for (let number = 0; number < 60; number += 1) queue.add(step(String(number), 50));
    await new Promise((resolve) => setTimeout(resolve));
    expect(said.filter((line) => line.endsWith('ends')).length).toBeGreaterThan(40);
  });
});
