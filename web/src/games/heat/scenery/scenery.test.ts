import { describe, expect, it } from 'vitest';
import printed from '../fixtures/printed.json';
import { CLEARANCE, trackOf } from '../geometry';
import type { Printed } from '../types';
import { sceneryOf } from '.';
import { clearOfRoad } from './land';

const { circuits } = printed as unknown as Printed;
const lands = [
  ...Object.entries(circuits),
  ['own', { ...circuits['usa']!, name: 'My own' }] as const,
];

describe.each(lands)('the land of %s', (key, circuit) => {
  const track = trackOf(circuit);
  const { land, title } = sceneryOf(key, track);

  it('keeps everything that stands clear of the verge', () => {
    expect(land.boxes().length).toBeGreaterThan(20);
    for (const box of land.boxes())
      expect(clearOfRoad(track, box)).toBeGreaterThanOrEqual(CLEARANCE - 0.5);
  });

  it('has room for the name of the circuit', () => {
    const { x, y, width, size } = title;
    expect(
      clearOfRoad(track, { x0: x - width / 2, x1: x + width / 2, y0: y - size * 0.72, y1: y + 24 }),
    ).toBeGreaterThan(0);
  });

  it('is the same each time', () => {
    expect(sceneryOf(key, track).land).toBe(land);
    expect(land.pieces()).not.toContain('NaN');
  });
});
