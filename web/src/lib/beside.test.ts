import { expect, test } from 'vitest';
import { beside } from './beside';

const WINDOW = { width: 400, height: 300 };
const NOTE = { width: 100, height: 60 };
const box = (left: number, top: number, width = 40, height = 40) => ({
  left,
  right: left + width,
  top,
  bottom: top + height,
});

test('an explanation lies above what it explains, in its middle', () => {
  expect(beside(box(180, 200), NOTE, WINDOW)).toEqual({ x: 150, y: 132 });
});

test('near an edge it stays inside the window', () => {
  expect(beside(box(0, 200), NOTE, WINDOW).x).toBe(8);
  expect(beside(box(360, 200), NOTE, WINDOW).x).toBe(292);
});

test('without room above it lies below', () => {
  expect(beside(box(180, 20), NOTE, WINDOW)).toEqual({ x: 150, y: 68 });
});

test('without room above and below it lies at the side with room', () => {
  const high = box(20, 30, 40, 240);
  expect(beside(high, NOTE, WINDOW)).toEqual({ x: 68, y: 30 });
  expect(beside(box(340, 30, 40, 240), NOTE, WINDOW)).toEqual({ x: 232, y: 30 });
});
