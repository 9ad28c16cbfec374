/** Where the stops of a season and their plates stand on a map of some size on the screen. */
import type { Box } from '../geometry';
import { edgeTowards, overlaps } from '../labels';
import type { Spot } from './atlas';

export type Size = { width: number; height: number };
export type MapView = { x: number; y: number; unit: number }; // the middle, and map units a pixel
export type Stop = Spot & { plate: Box };

/** The part of the map that shows all places, with room around them for the plates. */
export function viewOf(places: readonly Spot[], size: Size, margin: Spot): MapView {
  const xs = places.map((place) => place.x);
  const ys = places.map((place) => place.y);
  const [left, right] = [Math.min(...xs), Math.max(...xs)];
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const unit = Math.max(
    (right - left) / Math.max(size.width - 2 * margin.x, 60),
    (bottom - top) / Math.max(size.height - 2 * margin.y, 60),
    0.9,
  );
  return { x: (left + right) / 2, y: (top + bottom) / 2, unit };
}

export function onMap({ x, y }: Spot, view: MapView, size: Size): Spot {
  return {
    x: (x - view.x) / view.unit + size.width / 2,
    y: (y - view.y) / view.unit + size.height / 2,
  };
}

const EDGE = 6; // px between a plate and the edge of the map
const STEP = 12; // px between two places that are tried for a plate
const FURTHEST = 190; // px from a stop to its plate
const ROUNDS = 5; // in which every plate may move once more

/**
 * Each stop with its plate. The plates move in turn, each to where it covers least, until none of
 * them finds a better place. Who moves first matters: every plate is once, in both directions, and
 * the best arrangement is taken.
 */
export function stopsOn(
  places: readonly Spot[],
  view: MapView,
  size: Size,
  plate: Size,
  covers: readonly Box[],
): Stop[] {
  const spots = places.map((place) => onMap(place, view, size));
  const ways = spots.slice(1).flatMap((spot, index) => along(spots[index]!, spot));
  const tried = spots.map((spot) =>
    candidates(spot, size, plate)
      .map((box) => ({ box, cost: costOf(box, spot, spots, ways, covers) }))
      .sort((one, other) => one.cost - other.cost),
  );
  const order = [...spots.keys()];
  const orders = order.slice(0, 4).flatMap((first) => {
    const turned = [...order.slice(first), ...order.slice(0, first)];
    return [turned, turned.toReversed()];
  });
  const arranged = orders.map((one) => arrange(spots, tried, one));
  const best = arranged.reduce((one, other) => (other.cost < one.cost ? other : one));
  return spots.map((spot, index) => ({ ...spot, plate: best.boxes[index]! }));
}

type Tried = { box: Box; cost: number }; // a place, and how bad it is by itself

function arrange(
  spots: readonly Spot[],
  tried: readonly (readonly Tried[])[], // the best by itself first
  order: readonly number[],
): { boxes: Box[]; cost: number } {
  const boxes: (Box | undefined)[] = spots.map(() => undefined);
  const costs = spots.map(() => 0);
  for (let round = 0; round < ROUNDS; round += 1)
    for (const index of order) {
      let least = Infinity;
      for (const { box, cost: alone } of tried[index]!) {
        if (alone >= least) break;
        const cost = alone + costBeside(box, index, spots, boxes);
        if (cost < least) [least, boxes[index], costs[index]] = [cost, box, cost];
      }
    }
  return { boxes: boxes as Box[], cost: costs.reduce((sum, one) => sum + one, 0) };
}

/** Where a plate may stand: on the map, and not too far from its stop. */
function candidates(spot: Spot, size: Size, { width, height }: Size): Box[] {
  const found: Box[] = [];
  const [right, bottom] = [size.width - width - EDGE, size.height - height - EDGE];
  for (let y = EDGE; y <= Math.max(EDGE, bottom); y += STEP)
    for (let x = EDGE; x <= Math.max(EDGE, right); x += STEP) {
      const box = { x, y, width, height };
      if (distance(box, spot) <= FURTHEST) found.push(box);
    }
  return found;
}

/** How bad a place is by itself: what it covers, and how far it is from its stop. */
function costOf(
  box: Box,
  spot: Spot,
  spots: readonly Spot[],
  ways: readonly Spot[],
  covers: readonly Box[],
): number {
  const away = distance(box, spot);
  const dots = spots.filter((one) => overlaps(box, dot(one))).length;
  const hidden = ways.filter((one) => holds(box, one)).length;
  const over = covers.filter((other) => overlaps(box, other)).length;
  return away * 0.5 + (away < 14 ? 30 : 0) + 400 * dots + 11 * hidden + 1000 * over;
}

/** How bad it is beside the other plates: one over another, or over the line to another. */
function costBeside(
  box: Box,
  index: number,
  spots: readonly Spot[],
  boxes: readonly (Box | undefined)[],
): number {
  let cost = 0;
  const line = between(spots[index]!, box);
  boxes.forEach((other, at) => {
    if (!other || at === index) return;
    const apart = { ...other, x: other.x - 5, y: other.y - 5 };
    if (overlaps(box, { ...apart, width: other.width + 10, height: other.height + 10 }))
      cost += 1000;
    const theirs = between(spots[at]!, other);
    cost += 60 * theirs.filter((point) => holds(box, point)).length;
    cost += 60 * line.filter((point) => holds(other, point)).length;
  });
  return cost;
}

const dot = ({ x, y }: Spot): Box => ({ x: x - 11, y: y - 11, width: 22, height: 22 });

function holds(box: Box, { x, y }: Spot): boolean {
  return x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height;
}

function distance(box: Box, spot: Spot): number {
  const near = edgeTowards(box, spot);
  return Math.hypot(near.x - spot.x, near.y - spot.y);
}

/** Points on the line from a stop to its plate. */
function between(spot: Spot, box: Box): Spot[] {
  const near = edgeTowards(box, spot);
  return [0.25, 0.5, 0.75].map((part) => ({
    x: spot.x + (near.x - spot.x) * part,
    y: spot.y + (near.y - spot.y) * part,
  }));
}

// The way

const BOW = 0.3; // of the distance: how far aside a way swings

function bend(from: Spot, to: Spot): Spot {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  return { x: (from.x + to.x) / 2 - dy * BOW, y: (from.y + to.y) / 2 + dx * BOW };
}

/** The way from one place to the next, bowed as a route on a poster is: there and back lie apart. */
export function wayBetween(from: Spot, to: Spot): string {
  const r = Math.round;
  const { x, y } = bend(from, to);
  return `M${r(from.x)} ${r(from.y)}Q${r(x)} ${r(y)} ${r(to.x)} ${r(to.y)}`;
}

/** Points on that way. */
function along(from: Spot, to: Spot): Spot[] {
  const middle = bend(from, to);
  return Array.from({ length: 11 }, (_, i) => {
    const t = (i + 1) / 12;
    const [a, b, c] = [(1 - t) ** 2, 2 * t * (1 - t), t ** 2];
    return { x: a * from.x + b * middle.x + c * to.x, y: a * from.y + b * middle.y + c * to.y };
  });
}
