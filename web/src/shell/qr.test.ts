import { describe, expect, it } from 'vitest';
import { qrOf } from './qr';

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

  it.each([
    [14, 21],
    [15, 25],
    [84, 37],
    [85, 41],
    [213, 57],
  ])('takes %i bytes into %i modules', (length, size) => {
    expect(qrOf('x'.repeat(length))).toHaveLength(size);
  });

  it('says when there is too much', () => {
    expect(() => qrOf('x'.repeat(214))).toThrow(RangeError);
  });
});
