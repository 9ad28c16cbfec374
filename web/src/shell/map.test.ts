import { describe, expect, it } from 'vitest';
import { lineOf, mapOf, placeAt } from './map';

// A square lap of 40 spaces, clockwise from the upper left.
const circuit = {
  spaces: 40,
  corner: [10, 20, 30].map((line) => ({
    line,
    limit: 3,
    gap: 10,
    legends: line - 5,
    race_line: ['left', 'right'] as ['left', 'right'],
  })),
  path: {
    points: [
      [0, 0],
      [500, 0],
      [1000, 0],
      [1000, 500],
      [1000, 1000],
      [500, 1000],
      [0, 1000],
      [0, 500],
    ] as [number, number][],
    at: [0, 5, 10, 15, 20, 25, 30, 35],
  },
};

describe('the map of a circuit', () => {
  it('follows the path in order', () => {
    const line = lineOf(circuit);
    const quarter = placeAt(line, 5);
    expect(quarter.x).toBeCloseTo(500, -2);
    expect(quarter.y).toBeCloseTo(0, -2);
    expect(quarter.dx).toBeGreaterThan(0.9);
    expect(placeAt(line, 45)).toEqual(quarter);
  });

  it('keeps signs off the road and off each other', () => {
    const { corners } = mapOf(circuit);
    const line = lineOf(circuit);
    const distance = (a: { x: number; y: number }, b: { x: number; y: number }) =>
      Math.hypot(a.x - b.x, a.y - b.y);
    expect(corners).toHaveLength(3);
    for (const [index, { sign }] of corners.entries()) {
      for (const point of line.points) expect(distance(point, sign)).toBeGreaterThan(80);
      for (const other of corners.slice(index + 1)) {
        expect(distance(other.sign, sign)).toBeGreaterThan(124);
      }
    }
  });
});
