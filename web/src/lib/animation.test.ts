import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
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

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

describe('AnimationQueue', () => {
  it('plays steps one after the other and ends each', async () => {
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
  });

  it('skips to the end in order, without playing what waits', async () => {
    const { queue, step, said } = setUp();
    queue.add(step('a'));
    queue.add(step('b'));
    queue.add(step('c'));
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
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
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['bad ends', 'b begins', 'b ends']);
    expect(quiet).toHaveBeenCalledOnce();
    quiet.mockRestore();
  });

  it('goes faster the more is waiting', async () => {
    const { queue, step, said } = setUp();
    for (let number = 0; number < 13; number += 1) queue.add(step(String(number), 400));
    await vi.advanceTimersByTimeAsync(2600);
    expect(said.filter((line) => line.endsWith('ends')).length).toBeGreaterThan(9);
  });

  it('gives up on showing everything when far too much waits', async () => {
    const { queue, step, said } = setUp();
    for (let number = 0; number < 60; number += 1) queue.add(step(String(number), 50));
    await vi.advanceTimersByTimeAsync(0);
    expect(said.filter((line) => line.endsWith('ends')).length).toBeGreaterThan(40);
  });

  const long = async (speed: Speed, isAwaited: boolean, parts: number[][]) => {
    const order: string[] = [];
    const queue = new AnimationQueue(
      () => speed,
      () => undefined,
      () => isAwaited,
    );
    const began = performance.now();
    queue.begin();
    parts.forEach((part, step) =>
      queue.add({
        ms: part.reduce((sum, ms) => sum + ms, 0),
        play: async (pace) => {
          for (const [index, ms] of part.entries()) {
            order.push(`${step}.${index}`);
            await pace.wait(ms);
          }
        },
        end: () => undefined,
      }),
    );
    while (queue.busy) await vi.advanceTimersByTimeAsync(20);
    const took = performance.now() - began;
    return { took, order };
  };
  const car = [160, 450, 700, 400, 300]; // what one car's turn may take

  it('keeps within a few seconds however much has happened, in order', async () => {
    const { took, order } = await long('brisk', true, [
      Array.from({ length: 6 }, () => car).flat(),
    ]);
    expect(took).toBeLessThan(4000);
    expect(took).toBeGreaterThan(3000); // and uses the time there is
    expect(order).toEqual(Array.from({ length: 30 }, (_, index) => `0.${index}`));
    expect((await long('brisk', true, [car, car, car, car, car, car])).took).toBeLessThan(4000);
  });

  it('has a speed between brisk and full, which keeps within its own budget', async () => {
    const six = [Array.from({ length: 6 }, () => car).flat()];
    const { took } = await long('calm', true, six);
    expect(took).toBeLessThan(8500);
    expect(took).toBeGreaterThan(7000);
    expect((await long('calm', true, [car])).took).toBeGreaterThanOrEqual(1.4 * 2010);
  });

  it('does not hurry where there is time, where it should be slow, nor for a spectator', async () => {
    const twelve = 6 * 2010;
    expect((await long('brisk', true, [car])).took).toBeGreaterThanOrEqual(2000);
    expect(
      (await long('full', true, [Array.from({ length: 6 }, () => car).flat()])).took,
    ).toBeGreaterThanOrEqual(2 * twelve);
    expect(
      (await long('brisk', false, [Array.from({ length: 6 }, () => car).flat()])).took,
    ).toBeGreaterThanOrEqual(twelve);
  });

  it('lets somebody look as long as they like, and has as much time afterwards', async () => {
    const queue = new AnimationQueue(
      () => 'brisk',
      () => undefined,
      () => true,
    );
    let goOn = (): void => undefined;
    const factors: number[] = [];
    queue.begin();
    queue.add({
      ms: 1000,
      play: async (pace) => {
        await pace.rest(new Promise((resolve) => (goOn = resolve)), 60_000);
        factors.push(pace.factor);
      },
      end: () => undefined,
    });
    await vi.advanceTimersByTimeAsync(20_000);
    expect(queue.busy).toBe(true);
    goOn();
    await vi.advanceTimersByTimeAsync(0);
    expect(factors).toEqual([1]);
    expect(queue.busy).toBe(false);
  });

  it('goes on by itself when nobody does, and when it is skipped', async () => {
    const { queue, said } = setUp();
    const look: Step = {
      play: (pace) => pace.rest(new Promise(() => undefined), 500),
      end: () => said.push('seen'),
    };
    queue.add(look);
    await vi.advanceTimersByTimeAsync(499);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(said).toEqual(['seen']);
    queue.add(look);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(said).toEqual(['seen', 'seen']);
  });

  it('tears nobody away who looks at something, however much waits', async () => {
    const { queue, step, said } = setUp();
    queue.add({
      play: (pace) => pace.rest(new Promise(() => undefined), 500),
      end: () => said.push('seen'),
    });
    for (let k = 0; k < 50; k += 1) queue.add(step(`${k}`));
    await vi.advanceTimersByTimeAsync(499);
    expect(said).toEqual([]);
    await vi.advanceTimersByTimeAsync(2000);
    expect(said.at(-1)).toBe('49 ends');
  });
});
