/**
 * Where things lie on the board. Units are those of the circuit's canvas, 1000 × 650, y down.
 *
 * A lap coordinate is a number of Spaces since the Finish Line: k is the line before Space k, and
 * k + 0.5 its middle. Offsets across the road are positive to the driver's left.
 */
import type { Circuit, Place, Side } from './types';

export const HALF_WIDTH = 29;
export const VERGE = 9;
/** Nothing that stands beside the road comes nearer to the verge than this. */
export const CLEARANCE = 12;
export const CAR_LENGTH = 43;

export type Point = readonly [x: number, y: number];
export type Pose = { x: number; y: number; heading: number };
/** A corner on the way: its number from 1, and the Spaces up to its line. */
export type CornerAhead = { number: number; distance: number };
export type Box = { x: number; y: number; width: number; height: number };

const SAMPLES_A_STRETCH = 24;
const SMOOTHING = 60;
const EASE = 1.2;

/** A circuit's centre line, sampled once. */
export class Track {
  readonly spaces: number;
  readonly points: readonly Point[];
  readonly circuit: Circuit;
  private readonly laps: readonly number[];

  constructor(circuit: Circuit) {
    this.circuit = circuit;
    this.spaces = circuit.spaces;
    const { points, laps } = sample(circuit);
    this.points = points;
    this.laps = laps;
  }

  /** A point of the road and the heading there, in degrees. */
  at(lap: number, offset = 0): Pose {
    const s = modulo(lap, this.spaces);
    const count = this.points.length;
    let low = 0;
    let high = count - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if (this.laps[middle]! <= s) low = middle;
      else high = middle - 1;
    }
    const next = (low + 1) % count;
    const from = this.laps[low]!;
    const to = next === 0 ? this.spaces : this.laps[next]!;
    const t = (s - from) / (to - from);
    const [ax, ay] = this.points[low]!;
    const [bx, by] = this.points[next]!;
    const [px, py] = this.points[modulo(low - 3, count)]!;
    const [qx, qy] = this.points[(low + 4) % count]!;
    const length = Math.hypot(qx - px, qy - py) || 1;
    const dx = (qx - px) / length;
    const dy = (qy - py) / length;
    return {
      x: ax + (bx - ax) * t + dy * offset,
      y: ay + (by - ay) * t - dx * offset,
      heading: (Math.atan2(dy, dx) * 180) / Math.PI,
    };
  }

  /** The side of the Race Line in a Space. */
  raceSide(lap: number): Side {
    const s = modulo(lap, this.spaces);
    const corners = this.circuit.corner;
    let side: Side = corners.at(-1)!.race_line[1];
    for (const corner of corners) if (s >= corner.line) side = corner.race_line[1];
    return side;
  }

  /** How far the Race Line runs from the centre: it eases across where its side changes. */
  raceOffset(lap: number): number {
    const s = modulo(lap, this.spaces);
    let value: number = sign(this.raceSide(s));
    for (const corner of this.circuit.corner) {
      const [before, after] = corner.race_line;
      const distance = s - corner.line;
      if (before !== after && Math.abs(distance) < EASE) {
        value = mix(sign(before), sign(after), smooth((distance + EASE) / (2 * EASE)));
      }
    }
    return value * HALF_WIDTH * (1 - 1 / this.circuit.spots);
  }

  /** How far a Spot lies from the centre; Spot 0 is the one of the Race Line. */
  spotOffset(progress: number, spot: number): number {
    const side = sign(this.raceSide(Math.floor(progress) + 0.5));
    // Beside the track, outside the Race Line: -1, and -2 for one that stands further out.
    if (spot < 0) return side * (HALF_WIDTH + 17 + 29 * (-1 - spot));
    return side * HALF_WIDTH * (1 - (2 * spot + 1) / this.circuit.spots);
  }

  placeAt(progress: number, spot: number): Pose {
    return this.at(progress + 0.5, this.spotOffset(progress, spot));
  }

  /** From a Spot towards the middle of its Space. */
  between(progress: number, spot: number, share: number): Pose {
    return this.at(progress + 0.5, this.spotOffset(progress, spot) * (1 - share));
  }

  /** The outline of a Space. */
  spaceOutline(progress: number, inset = 1): string {
    const [from, to] = [progress + 0.05, progress + 0.95];
    return pathData(
      [...this.line(from, to, HALF_WIDTH - inset), ...this.line(to, from, -HALF_WIDTH + inset)],
      true,
    );
  }

  /** Points along the road from one lap coordinate to another. */
  line(from: number, to: number, offset: number | ((lap: number) => number), step = 0.1): Point[] {
    const count = Math.max(2, Math.round(Math.abs(to - from) / step) + 1);
    return Array.from({ length: count }, (_, k) => {
      const lap = from + ((to - from) * k) / (count - 1);
      const { x, y } = this.at(lap, typeof offset === 'number' ? offset : offset(lap));
      return [x, y] as const;
    });
  }

  /** A line across the road. */
  across(lap: number, left: number, right: number): string {
    return pathData([this.at(lap, left), this.at(lap, right)].map(({ x, y }) => [x, y] as const));
  }

  /** The corner that comes next from a progress, on whatever lap. */
  nextCorner(progress: number): CornerAhead {
    const corners = this.circuit.corner;
    const space = modulo(progress, this.spaces);
    const index = corners.findIndex((corner) => corner.line > space);
    const found = corners[Math.max(index, 0)]!;
    const distance = index < 0 ? found.line + this.spaces - space : found.line - space;
    return { number: Math.max(index, 0) + 1, distance };
  }

  /**
   * What comes next on the way: at most two corners, as far as they lie before the flag, and the
   * flag. Beyond it nobody checks a corner any more.
   */
  ahead(progress: number, laps: number): { corners: CornerAhead[]; flag: number } {
    const flag = laps * this.spaces - progress;
    const next = this.nextCorner(progress);
    const then = this.nextCorner(progress + next.distance);
    const corners = [next, { ...then, distance: next.distance + then.distance }];
    return { corners: corners.filter(({ distance }) => distance < flag), flag };
  }

  /** The distance from a point to the edge of the verge; negative on the road. */
  clearance(x: number, y: number): number {
    let nearest = Infinity;
    for (let i = 0; i < this.points.length; i += 4) {
      const [px, py] = this.points[i]!;
      nearest = Math.min(nearest, (px - x) ** 2 + (py - y) ** 2);
    }
    return Math.sqrt(nearest) - HALF_WIDTH - VERGE;
  }

  /** Which side of a corner is the outer one: +1 is the driver's left. */
  outside(lap: number): 1 | -1 {
    const turn = this.at(lap + 1.6).heading - this.at(lap - 1.6).heading;
    return modulo(turn + 180, 360) - 180 >= 0 ? 1 : -1;
  }

  /** A place beside the road that keeps clear of all of it: outside, and on the line, if it can. */
  beside(lap: number, extra: number): Pose {
    const side = this.outside(lap);
    let best = this.at(lap, side * (HALF_WIDTH + extra));
    let most = -Infinity;
    for (const shift of [0, 0.5, -0.5, 1, -1, 1.5, -1.5]) {
      for (const [s, cost] of [
        [side, 0],
        [-side, 3],
      ] as const) {
        for (const further of [0, 8, 16]) {
          const pose = this.at(lap + shift, s * (HALF_WIDTH + extra + further));
          const worth =
            Math.min(this.clearance(pose.x, pose.y), extra - VERGE - 1) -
            Math.abs(shift) * 5 -
            cost -
            further * 0.2;
          if (worth > most + 0.01) [best, most] = [pose, worth];
        }
      }
    }
    return best;
  }

  /** The box around the road, with a margin. */
  bounds(margin: number): Box {
    return boxAround(this.points, margin);
  }
}

const tracks = new WeakMap<Circuit, Track>();

/** The track of a circuit, made once. */
export function trackOf(circuit: Circuit): Track {
  let track = tracks.get(circuit);
  if (!track) {
    track = new Track(circuit);
    tracks.set(circuit, track);
  }
  return track;
}

/** How a car goes from Spot to Spot: where it is at each moment from 0 to 1. */
export type Drive = (moment: number) => Pose;

/**
 * A drive along the Race Line that swings out before each car in its way and back behind it.
 * `others` are the Spots of the cars that stand on the track.
 */
export function drive(track: Track, from: Place, to: Place, others: readonly Place[] = []): Drive {
  const [start, startSpot] = from;
  const [end, endSpot] = to;
  const spaces = end - start;
  const lanes: number[] = [];
  for (let space = start; space <= end; space++) {
    if (space === start) lanes.push(track.spotOffset(space, startSpot));
    else if (space === end) lanes.push(track.spotOffset(space, endSpot));
    else lanes.push(laneThrough(track, space, others));
  }
  if (spaces <= 0) {
    // Backwards after a spin-out, or only across: straight from Spot to Spot.
    const a = track.placeAt(start, startSpot);
    const b = track.placeAt(end, endSpot);
    return (moment) => {
      const t = smooth(moment);
      const pose = track.at(
        mix(start, end, t) + 0.5,
        mix(track.spotOffset(start, startSpot), track.spotOffset(end, endSpot), t),
      );
      return moment <= 0 ? a : moment >= 1 ? b : pose;
    };
  }
  return (moment) => {
    const u = easeEnds(Math.min(Math.max(moment, 0), 1), spaces) * spaces;
    const index = Math.min(Math.floor(u), spaces - 1);
    const t = u - index;
    const offset = mix(lanes[index]!, lanes[index + 1]!, smooth(t));
    const pose = track.at(start + u + 0.5, offset);
    const swing = (lanes[index + 1]! - lanes[index]!) * 6 * t * (1 - t);
    const lean = (Math.atan2(-swing, CAR_LENGTH) * 180) / Math.PI;
    return { ...pose, heading: pose.heading + (moment > 0 && moment < 1 ? lean * 0.6 : 0) };
  };
}

function laneThrough(track: Track, space: number, others: readonly Place[]): number {
  const taken = others
    .filter(([progress]) => modulo(progress - space, track.spaces) === 0)
    .map(([, spot]) => spot);
  for (let spot = 0; spot < track.circuit.spots; spot++) {
    if (!taken.includes(spot))
      return spot === 0 ? track.raceOffset(space + 0.5) : track.spotOffset(space, spot);
  }
  return 0; // both Spots are taken: between the two
}

/** Constant speed, but for a start and an end of about one Space. */
function easeEnds(t: number, spaces: number): number {
  const ramp = Math.min(0.5, 1 / Math.max(spaces, 1));
  const speed = 1 / (1 - ramp);
  if (t < ramp) return (speed * t * t) / (2 * ramp);
  if (t > 1 - ramp) return 1 - (speed * (1 - t) ** 2) / (2 * ramp);
  return speed * (t - ramp / 2);
}

/** A path through points, to a tenth of a unit. */
export function pathData(points: readonly Point[], closed = false): string {
  return 'M' + points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L') + (closed ? 'Z' : '');
}

/** A number as short as it can be written to a tenth. */
export function short(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function boxAround(points: readonly Point[], margin: number): Box {
  const xs = points.map(([x]) => x);
  const ys = points.map(([, y]) => y);
  const left = Math.min(...xs) - margin;
  const top = Math.min(...ys) - margin;
  return {
    x: left,
    y: top,
    width: Math.max(...xs) + margin - left,
    height: Math.max(...ys) + margin - top,
  };
}

export function modulo(value: number, by: number): number {
  return ((value % by) + by) % by;
}

export function mix(a: number, b: number, t: number): number {
  return a + (b - a) * t;
}

export function smooth(t: number): number {
  const u = Math.min(Math.max(t, 0), 1);
  return u * u * (3 - 2 * u);
}

function sign(side: Side): 1 | -1 {
  return side === 'left' ? 1 : -1;
}

/** Centripetal Catmull-Rom through the path's points, closed, with its lap coordinates, smoothed. */
function sample(circuit: Circuit): { points: Point[]; laps: number[] } {
  const given = circuit.path.points;
  const at = circuit.path.at;
  const count = given.length;
  let points: Point[] = [];
  const laps: number[] = [];
  for (let i = 0; i < count; i++) {
    const near = (k: number): Point => given[modulo(i + k, count)]!;
    const [p0, p1, p2, p3] = [near(-1), near(0), near(1), near(2)];
    const stretch = Array.from({ length: SAMPLES_A_STRETCH + 1 }, (_, j) =>
      catmullRom(p0, p1, p2, p3, j / SAMPLES_A_STRETCH),
    );
    const lengths = [0];
    for (let j = 0; j < SAMPLES_A_STRETCH; j++) {
      const [a, b] = [stretch[j]!, stretch[j + 1]!];
      lengths.push(lengths[j]! + Math.hypot(b[0] - a[0], b[1] - a[1]));
    }
    const from = at[i]!;
    const to = i + 1 < count ? at[i + 1]! : circuit.spaces;
    for (let j = 0; j < SAMPLES_A_STRETCH; j++) {
      points.push(stretch[j]!);
      laps.push(from + ((to - from) * lengths[j]!) / lengths[SAMPLES_A_STRETCH]!);
    }
  }
  const total = points.length;
  for (let round = 0; round < SMOOTHING; round++) {
    points = points.map(([x, y], i) => {
      const [ax, ay] = points[modulo(i - 1, total)]!;
      const [bx, by] = points[(i + 1) % total]!;
      return [(ax + 2 * x + bx) / 4, (ay + 2 * y + by) / 4] as const;
    });
  }
  return { points, laps };
}

function catmullRom(p0: Point, p1: Point, p2: Point, p3: Point, t: number): Point {
  const knot = (a: Point, b: Point) =>
    Math.max(Math.sqrt(Math.hypot(b[0] - a[0], b[1] - a[1])), 1e-6);
  const t1 = knot(p0, p1);
  const t2 = t1 + knot(p1, p2);
  const t3 = t2 + knot(p2, p3);
  const u = mix(t1, t2, t);
  const between = (a: Point, b: Point, from: number, to: number): Point => [
    ((to - u) * a[0] + (u - from) * b[0]) / (to - from),
    ((to - u) * a[1] + (u - from) * b[1]) / (to - from),
  ];
  const a1 = between(p0, p1, 0, t1);
  const a2 = between(p1, p2, t1, t2);
  const a3 = between(p2, p3, t2, t3);
  return between(between(a1, a2, 0, t2), between(a2, a3, t1, t3), t1, t2);
}
