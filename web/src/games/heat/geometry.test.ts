import { describe, expect, it } from 'vitest';
import printed from './fixtures/printed.json';
import { CLEARANCE, drive, HALF_WIDTH, modulo, trackOf } from './geometry';
import type { Printed } from './types';

const { circuits } = printed as unknown as Printed;
const all = Object.entries(circuits);

describe.each(all)('the track of %s', (_key, circuit) => {
  const track = trackOf(circuit);

  it('is made once', () => {
    expect(trackOf(circuit)).toBe(track);
  });

  it('closes: the end of the lap is its beginning', () => {
    const start = track.at(0);
    const end = track.at(circuit.spaces - 1e-6);
    expect(Math.hypot(start.x - end.x, start.y - end.y)).toBeLessThan(1);
  });

  it('runs near its path points, at their lap coordinates', () => {
    circuit.path.points.forEach(([x, y], i) => {
      const pose = track.at(circuit.path.at[i]!);
      expect(Math.hypot(pose.x - x, pose.y - y)).toBeLessThan(14);
    });
  });

  it('has Spaces of a length that holds a car', () => {
    for (let space = 0; space < circuit.spaces; space++) {
      const a = track.at(space);
      const b = track.at(space + 1);
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(14);
    }
  });

  it('turns without a jump', () => {
    for (let lap = 0; lap < circuit.spaces; lap += 0.25) {
      const turn = modulo(track.at(lap + 0.25).heading - track.at(lap).heading + 180, 360) - 180;
      expect(Math.abs(turn)).toBeLessThan(45);
    }
  });

  it('keeps both Spots of a Space apart and on the asphalt', () => {
    for (let space = 0; space < circuit.spaces; space++) {
      const a = track.placeAt(space, 0);
      const b = track.placeAt(space, 1);
      expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeCloseTo(HALF_WIDTH, 3);
      expect(track.clearance(a.x, a.y)).toBeLessThan(-HALF_WIDTH / 4);
    }
  });

  it('has the Race Line on the printed side before and after each Corner Line', () => {
    for (const corner of circuit.corner) {
      expect(track.raceSide(corner.line - 0.5)).toBe(corner.race_line[0]);
      expect(track.raceSide(corner.line + 0.5)).toBe(corner.race_line[1]);
    }
  });

  it('counts down to each corner', () => {
    circuit.corner.forEach((corner, i) => {
      expect(track.nextCorner(corner.line - 3)).toEqual({
        number: i + 1,
        distance: 3,
      });
    });
    const last = circuit.corner.at(-1)!;
    const first = circuit.corner[0]!;
    expect(track.nextCorner(last.line)).toEqual({
      number: 1,
      distance: first.line + circuit.spaces - last.line,
    });
  });

  it('announces no corner beyond the flag', () => {
    const [first, last] = [circuit.corner[0]!, circuit.corner.at(-1)!];
    const home = 2 * circuit.spaces; // a race of two laps
    const corner = (number: number, distance: number) => ({ number, distance });
    const amount = circuit.corner.length;
    // On the way to the last corner of the last lap, the flag comes after it; a lap before, the
    // first corner does.
    expect(track.ahead(home - circuit.spaces + last.line - 3, 2)).toEqual({
      corners: [corner(amount, 3)],
      flag: circuit.spaces - last.line + 3,
    });
    expect(track.ahead(last.line - 3, 2).corners).toEqual([
      corner(amount, 3),
      corner(1, 3 + circuit.spaces - last.line + first.line),
    ]);
    expect(track.ahead(home - 1, 2)).toEqual({ corners: [], flag: 1 });
  });

  it('knows negative progress, before the first start', () => {
    expect(track.placeAt(-2, 0)).toEqual(track.placeAt(circuit.spaces - 2, 0));
  });

  it('tells the road from the land', () => {
    expect(track.clearance(track.at(3).x, track.at(3).y)).toBeLessThan(0);
    expect(track.clearance(-300, -100)).toBeGreaterThan(CLEARANCE);
  });
});

describe('a drive', () => {
  const track = trackOf(circuits['usa']!);

  it('begins and ends on its Spots', () => {
    const go = drive(track, [3, 1], [9, 0]);
    expect(go(0)).toMatchObject(pick(track.placeAt(3, 1)));
    expect(go(1)).toMatchObject(pick(track.placeAt(9, 0)));
  });

  it('never goes back on its way', () => {
    const go = drive(track, [15, 0], [27, 0]);
    let before = -Infinity;
    for (let moment = 0; moment <= 1; moment += 0.02) {
      const x = go(moment).x; // this straight runs to the left
      expect(-x).toBeGreaterThan(before - 1e-6);
      before = -x;
    }
  });

  it('swings to the free lane beside a car in its way', () => {
    const alone = drive(track, [15, 0], [21, 0]);
    const passing = drive(track, [15, 0], [21, 0], [[18, 0]]);
    expect(Math.abs(alone(0.5).y - passing(0.5).y)).toBeGreaterThan(HALF_WIDTH * 0.6);
    expect(passing(1)).toMatchObject(pick(alone(1)));
  });

  it('slides back after a spin-out', () => {
    const go = drive(track, [13, 0], [11, 1]);
    expect(go(0)).toMatchObject(pick(track.placeAt(13, 0)));
    expect(go(1)).toMatchObject(pick(track.placeAt(11, 1)));
  });
});

function pick({ x, y }: { x: number; y: number }) {
  return { x: expect.closeTo(x, 3) as number, y: expect.closeTo(y, 3) as number };
}
