import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Camera } from './camera';
import { Lens, transformOf } from './lens.svelte';

const HERE: Camera = { x: 100, y: 100, unit: 1 };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['requestAnimationFrame', 'cancelAnimationFrame', 'performance'] });
});
afterEach(() => {
  vi.useRealTimers();
});

/** How often the board is laid out on the way. */
function laidOut(lens: Lens, to: Camera, leaps = false): number {
  let times = 0;
  lens.glide(to, leaps);
  for (let frame = 0; frame < 300 && lens.now !== to; frame++) {
    const before = lens.laid;
    vi.advanceTimersToNextFrame();
    if (lens.laid !== before) times += 1;
  }
  return times;
}

test('the first look is at once', () => {
  const lens = new Lens(() => 110);
  lens.glide(HERE);
  expect([lens.now, lens.laid]).toEqual([HERE, HERE]);
  expect(lens.transform).toBe('none');
});

test('the board is laid out once for a way across it, when the camera is there', () => {
  const lens = new Lens(() => 110);
  lens.jump(HERE);
  const there = { x: 900, y: 400, unit: 1 };
  expect(laidOut(lens, there)).toBe(1);
  expect(lens.laid).toBe(there);
});

test('letters that would grow or shrink too much are laid out on the way', () => {
  const lens = new Lens(() => 110);
  lens.jump(HERE);
  const times = laidOut(lens, { ...HERE, unit: 2 });
  expect(times).toBeGreaterThan(2);
  expect(times).toBeLessThan(8);
});

test('a leap lays the board out when letters have their size, and when it rests', () => {
  const lens = new Lens(() => 110);
  lens.jump(HERE);
  const there = { x: 900, y: 400, unit: 0.5 };
  expect(laidOut(lens, there, true)).toBe(2);
  expect(lens.laid).toBe(there);
});

test('a camera that is sent elsewhere on its way comes there', () => {
  const lens = new Lens(() => 110);
  lens.jump(HERE);
  lens.glide({ x: 900, y: 400, unit: 1 });
  vi.advanceTimersToNextFrame();
  const there = { x: 300, y: 700, unit: 1.05 };
  laidOut(lens, there);
  expect([lens.now, lens.laid]).toEqual([there, there]);
});

test('a board under a finger is laid out when the finger is lifted', () => {
  const lens = new Lens(() => 110);
  lens.jump(HERE);
  const there = { ...HERE, x: 140 };
  lens.jump(there, true);
  expect([lens.now, lens.laid]).toEqual([there, HERE]);
  lens.rest();
  expect(lens.laid).toBe(there);
});

test('the transform shows what is laid out as the camera sees it now', () => {
  // Seen from twice as far, 20 canvas units further right: half as large, 10 pixels to the left.
  expect(transformOf(HERE, { x: 120, y: 100, unit: 2 })).toBe(
    'translate(-10.00px, 0.00px) scale(0.50000)',
  );
});
