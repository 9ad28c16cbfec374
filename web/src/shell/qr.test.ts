import { describe, expect, it } from 'vitest';
import { pathOf, qrOf } from './qr';

// As another encoder draws it.
const HELLO = [
  '#######..##...#######',
  '#.....#.##....#.....#',
  '#.###.#..#.##.#.###.#',
  '#.###.#...##..#.###.#',
  '#.###.#.##..#.#.###.#',
  '#.....#.....#.#.....#',
  '#######.#.#.#.#######',
  '..........###........',
  '#.#.#.#..#.#....#..#.',
  '..#.##....#...#....##',
  '.#.#..#.###.#...#####',
  '##..#.........#....#.',
  '.##.#.##..#.#.#.#....',
  '........####.#.#..###',
  '#######...##.###..###',
  '#.....#...####.##....',
  '#.###.#.#.##.###...##',
  '#.###.#..#....##..##.',
  '#.###.#.###.#...#.#.#',
  '#.....#..#....#.#..#.',
  '#######.###.#.##...##',
];

describe('qrOf', () => {
  it('draws a known code', () => {
    const drawn = qrOf('hello').map((row) => row.map((dark) => (dark ? '#' : '.')).join(''));
    expect(drawn).toEqual(HELLO);
  });

  it.each([10, 60, 213])('takes a link of %i letters', (length) => {
    const drawn = qrOf('x'.repeat(length));
    expect(new Set(drawn.map((row) => row.length))).toEqual(new Set([drawn.length]));
  });

  it('draws every dark square once', () => {
    const drawn = qrOf('hello');
    const dark = drawn.flat().filter(Boolean).length;
    expect(pathOf(drawn).split('z')).toHaveLength(dark + 1);
  });
});
