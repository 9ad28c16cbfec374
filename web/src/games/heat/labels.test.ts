import { describe, expect, it } from 'vitest';
import { around, besides, edgeTowards, overlaps, touches } from './labels';

const size = { width: 96, height: 26 };

describe('a label', () => {
  it('stands right beside its target where nothing is in the way', () => {
    const place = besides({ x: 0, y: 0 }, size, 30, () => 0);
    const edge = edgeTowards(around(place, size), { x: 0, y: 0 });
    expect(Math.hypot(edge.x, edge.y)).toBeLessThanOrEqual(30 + 1e-9);
    expect(touches(around(place, size), { x: 0, y: 0 }, 10)).toBe(false);
  });
  it('goes where it hides nothing', () => {
    const taken = { x: -10, y: -400, width: 500, height: 800 }; // all that lies to the right
    const place = besides({ x: 0, y: 0 }, size, 30, (box) => (overlaps(box, taken) ? 1000 : 0));
    expect(overlaps(around(place, size), taken)).toBe(false);
  });
  it('goes further away rather than on something, and no further than it must', () => {
    const ring = (box: ReturnType<typeof around>) => (touches(box, { x: 0, y: 0 }, 45) ? 100 : 0);
    const edge = edgeTowards(around(besides({ x: 0, y: 0 }, size, 30, ring), size), { x: 0, y: 0 });
    expect(Math.hypot(edge.x, edge.y)).toBeGreaterThanOrEqual(45);
    expect(Math.hypot(edge.x, edge.y)).toBeLessThan(30 * 2);
  });
});
