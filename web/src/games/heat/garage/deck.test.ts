import { expect, it } from 'vitest';
import parts from '../fixtures/printed.json';
import type { CarView, Printed } from '../types';
import { deckBars } from './deck';

const printed = parts as unknown as Printed;
const kind = (key: string): number => printed.cards.findIndex((card) => card.key === key);
const car = {
  owns: [
    [kind('1'), 3],
    [kind('4'), 3],
    [kind('stress'), 2],
    [kind('heat'), 6],
    [kind('fwd-2'), 1],
  ],
  engine: Array.from({ length: 6 }, () => kind('heat')),
} as unknown as CarView;
const bars = (more: string[]) =>
  deckBars(car, [kind('fwd-2')], more.map(kind), printed).map(
    ({ label, kind: sort, count, added }) => [label || sort, count, added],
  );

it('counts the deck by Speed; Heat in the Engine is not in it', () => {
  expect(bars([])).toEqual([
    ['1', 3, 0],
    ['4', 3, 0],
    ['plus', 1, 0],
    ['stress', 2, 0],
  ]);
});

it('adds the card that is looked at', () => {
  expect(bars(['suspension-34'])).toContainEqual(['4', 4, 1]);
  expect(bars(['brakes-7'])).toContainEqual(['1–4', 1, 1]);
  expect(bars(['heat-17']).at(-1)).toEqual(['heat', 1, 1]);
});
