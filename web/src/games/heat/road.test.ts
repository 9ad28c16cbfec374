import { describe, expect, it } from 'vitest';
import parts from './fixtures/printed.json';
import modules from './fixtures/steps-modules.json';
import { HALF_WIDTH, trackOf } from './geometry';
import { laidOut, marksOf, patchesOn, sectorMark, signSpot, weatherOf, type Mark } from './road';
import type { GameView, Printed } from './types';

const printed = parts as unknown as Printed;
const race = (modules as unknown as { view: GameView }[])[0]!.view.race;
const track = trackOf(printed.circuits[race.circuit as string]!);
const marks = marksOf(track, race, printed);

/** One token on each corner of a circuit. */
function every(circuit: string, key: string): { track: typeof track; marks: Mark[] } {
  const other = trackOf(printed.circuits[circuit]!);
  const token = printed.roads.find((one) => one.key === key)!;
  const limits = other.circuit.corner.map((corner) => corner.limit + token.amount);
  const road = other.circuit.corner.map(() => key);
  return { track: other, marks: marksOf(other, { ...race, road, limits }, printed) };
}

describe('the tokens of a race', () => {
  it('are one a corner, with what they change', () => {
    expect(marks.map((mark) => mark.token.key)).toEqual(race.road);
    for (const mark of marks) {
      expect(mark.printed).toBe(track.circuit.corner[mark.corner - 1]!.limit);
      expect(mark.limit).toBe(race.limits[mark.corner - 1]);
    }
  });

  it('are none without the module', () => {
    expect(marksOf(track, { ...race, road: [] }, printed)).toEqual([]);
    expect(weatherOf({ ...race, weather: null }, printed)).toBeNull();
    expect(weatherOf(race, printed)?.key).toBe(race.weather);
  });

  it('reach from corner to corner, and round the Finish Line', () => {
    const { track: usa, marks: all } = every('usa', 'slipstream');
    const corners = usa.circuit.corner;
    expect(sectorMark(all, usa, corners[0]!.line)?.corner).toBe(1);
    expect(sectorMark(all, usa, corners[1]!.line - 1)?.corner).toBe(1);
    expect(sectorMark(all, usa, corners[1]!.line)?.corner).toBe(2);
    expect(sectorMark(all, usa, 0)?.corner).toBe(corners.length);
    expect(sectorMark(all, usa, -3)?.corner).toBe(corners.length); // on the grid
    expect(sectorMark(all, usa, usa.spaces + corners[0]!.line)?.corner).toBe(1);
  });

  it('have no sector where they lie on a corner', () => {
    const { track: usa, marks: all } = every('usa', 'overheat');
    expect(sectorMark(all, usa, 5)).toBeNull();
  });
});

describe.each(['usa', 'great_britain', 'italy', 'france'])('on the board of %s', (circuit) => {
  const signsOf = (on: typeof track, isChanged: boolean) =>
    on.circuit.corner.map((corner) => signSpot(on, corner.line, 27, isChanged));

  it.each(['slipstream', 'overheat', 'limit_minus'])('%s lies beside the road', (key) => {
    const { track: on, marks: all } = every(circuit, key);
    const signs = signsOf(on, key === 'limit_minus');
    for (const laid of laidOut(on, all, signs, []))
      expect(on.clearance(laid.x, laid.y)).toBeGreaterThan(-6);
  });

  it('no two tokens lie on each other', () => {
    const { track: on, marks: all } = every(circuit, 'weather');
    const laid = laidOut(on, all, signsOf(on, false), []);
    for (const one of laid)
      for (const other of laid)
        if (one !== other) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(30);
  });

  it('a sector has a band that never lies on the road', () => {
    const { track: on, marks: all } = every(circuit, 'weather');
    for (const { band } of laidOut(on, all, signsOf(on, false), [])) {
      const numbers = [...band.matchAll(/(-?[\d.]+) (-?[\d.]+)/g)];
      expect(numbers.length).toBeGreaterThan(5);
      for (const [, x, y] of numbers) expect(on.clearance(Number(x), Number(y))).toBeGreaterThan(0);
    }
  });
});

it('patches lie on the road, always the same', () => {
  const found = patchesOn(track, 3, 12);
  expect(found).toEqual(patchesOn(track, 3, 12));
  expect(found.length).toBeGreaterThan(5);
  for (const { x, y } of found) expect(track.clearance(x, y)).toBeLessThan(-(9 + HALF_WIDTH - 25));
});
