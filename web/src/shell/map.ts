/** A circuit as a small map: the road as one closed line, and where its signs find room. */

import type { HeatCircuitFile } from '$lib/wire';

export type Point = { x: number; y: number };
export type Mark = { limit: number; from: Point; to: Point; sign: Point };
export type CircuitMap = {
  viewBox: string;
  road: string;
  start: { from: Point; to: Point };
  arrow: Point & { turn: number };
  corners: Mark[];
};

const STEPS = 12; // points of the drawn line between two points of the path
const SMOOTHINGS = 24;
const HALF_ROAD = 30;
const SIGN = 62; // radius
const MARGIN = 24;

type Line = { points: Point[]; laps: number[]; spaces: number };

/** The road's middle as many points, each with its place in spaces. */
export function lineOf(circuit: Pick<HeatCircuitFile, 'path' | 'spaces'>): Line {
  const { points: given, at } = circuit.path;
  const count = given.length;
  const point = (i: number): Point => {
    const [x = 0, y = 0] = given[((i % count) + count) % count] ?? [];
    return { x, y };
  };
  const points: Point[] = [];
  const laps: number[] = [];
  for (let i = 0; i < count; i++) {
    const from = at[i] ?? 0;
    const to = at[i + 1] ?? circuit.spaces;
    for (let step = 0; step < STEPS; step++) {
      const t = step / STEPS;
      points.push(between(point(i - 1), point(i), point(i + 1), point(i + 2), t));
      laps.push(from + (to - from) * t);
    }
  }
  let smooth = points;
  for (let round = 0; round < SMOOTHINGS; round++) {
    smooth = smooth.map((here, i) => {
      const before = smooth.at(i - 1) ?? here;
      const after = smooth[(i + 1) % smooth.length] ?? here;
      return { x: (before.x + 2 * here.x + after.x) / 4, y: (before.y + 2 * here.y + after.y) / 4 };
    });
  }
  return { points: smooth, laps, spaces: circuit.spaces };
}

/** Catmull and Rom's curve through b and c. */
function between(a: Point, b: Point, c: Point, d: Point, t: number): Point {
  const along = (p: number, q: number, r: number, s: number) =>
    0.5 *
    (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t ** 3);
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}

/** Where a place of the lap is, and which way it leads (a vector of length 1). */
export function placeAt(line: Line, lap: number): Point & { dx: number; dy: number } {
  const wanted = ((lap % line.spaces) + line.spaces) % line.spaces;
  let index = line.laps.findLastIndex((at) => at <= wanted);
  if (index < 0) index = line.laps.length - 1;
  const count = line.points.length;
  const here = line.points[index] ?? { x: 0, y: 0 };
  const next = line.points[(index + 1) % count] ?? here;
  const before = line.points[(index - 2 + count) % count] ?? here;
  const after = line.points[(index + 3) % count] ?? here;
  const start = line.laps[index] ?? 0;
  const end = index + 1 < count ? (line.laps[index + 1] ?? line.spaces) : line.spaces;
  const t = end > start ? (wanted - start) / (end - start) : 0;
  const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
  return {
    x: here.x + (next.x - here.x) * t,
    y: here.y + (next.y - here.y) * t,
    dx: (after.x - before.x) / length,
    dy: (after.y - before.y) / length,
  };
}

export function mapOf(circuit: Pick<HeatCircuitFile, 'path' | 'spaces' | 'corner'>): CircuitMap {
  const line = lineOf(circuit);
  const across = (lap: number, reach: number) => {
    const { x, y, dx, dy } = placeAt(line, lap);
    return {
      from: { x: x + dy * reach, y: y - dx * reach },
      to: { x: x - dy * reach, y: y + dx * reach },
    };
  };
  const signs: Point[] = [];
  const corners = circuit.corner.map((corner) => {
    const sign = roomForSign(line, corner.line, signs);
    signs.push(sign);
    return { limit: corner.limit, ...across(corner.line, HALF_ROAD), sign };
  });
  const ahead = placeAt(line, 2.6);
  return {
    viewBox: boxOf(line.points, signs),
    road: `M${line.points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}Z`,
    start: across(0, HALF_ROAD + 8),
    arrow: { x: ahead.x, y: ahead.y, turn: (Math.atan2(ahead.dy, ahead.dx) * 180) / Math.PI },
    corners,
  };
}

/** The place nearest to the corner line that touches neither the road nor another sign. */
function roomForSign(line: Line, lap: number, signs: readonly Point[]): Point {
  const corner = placeAt(line, lap);
  let best: Point = corner;
  let least = Infinity;
  for (let distance = 96; distance <= 190; distance += 8) {
    for (let turn = 0; turn < 24; turn++) {
      const angle = (turn / 24) * 2 * Math.PI;
      const place = {
        x: corner.x + Math.cos(angle) * distance,
        y: corner.y + Math.sin(angle) * distance,
      };
      const road = Math.min(...line.points.map((p) => Math.hypot(p.x - place.x, p.y - place.y)));
      const other = Math.min(...signs.map((p) => Math.hypot(p.x - place.x, p.y - place.y)), 999);
      const touches = Math.max(0, SIGN + 28 - road) * 4 + Math.max(0, 2 * SIGN + 12 - other) * 4;
      // Straight out of the corner reads best.
      const aslant = Math.abs(Math.cos(angle) * corner.dx + Math.sin(angle) * corner.dy) * 30;
      const cost = distance + touches + aslant;
      if (cost < least) {
        least = cost;
        best = place;
      }
    }
  }
  return best;
}

function boxOf(road: readonly Point[], signs: readonly Point[]): string {
  const reach = HALF_ROAD + MARGIN;
  const left = Math.min(...road.map((p) => p.x - reach), ...signs.map((p) => p.x - SIGN - MARGIN));
  const top = Math.min(...road.map((p) => p.y - reach), ...signs.map((p) => p.y - SIGN - MARGIN));
  const right = Math.max(...road.map((p) => p.x + reach), ...signs.map((p) => p.x + SIGN + MARGIN));
  const bottom = Math.max(
    ...road.map((p) => p.y + reach),
    ...signs.map((p) => p.y + SIGN + MARGIN),
  );
  // All maps on the same scale, each in the middle.
  const width = Math.max(right - left, 1200);
  const height = Math.max(bottom - top, 860);
  const corner = [(left + right - width) / 2, (top + bottom - height) / 2];
  return [...corner, width, height].map((n) => n.toFixed(0)).join(' ');
}
