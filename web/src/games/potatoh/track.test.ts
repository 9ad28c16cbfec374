import { expect, it } from 'vitest';
import { ranked } from './track';

it('puts the best first and lets equals share a place', () => {
  const players = [3, 8, 3, 5].map((total, seat) => ({ seat, total }));
  expect(ranked(players).map(({ player, place }) => [player.seat, place])).toEqual([
    [1, 1],
    [3, 2],
    [0, 3],
    [2, 3],
  ]);
});
