/** Where the stops of a season and their plates stand on a map of some size on the screen. */
import type { Box } from '../geometry';
import { around, besides, overlaps } from '../labels';
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

/**
 * Each stop with its plate, where the plate covers nothing that matters: no other plate, no stop,
 * nothing that lies over the map (`covers`), and stays on the map.
 */
export function stopsOn(
  places: readonly Spot[],
  view: MapView,
  size: Size,
  plate: Size,
  covers: readonly Box[],
): Stop[] {
  const spots = places.map((place) => onMap(place, view, size));
  const placed: Box[] = [];
  return spots.map((spot, index) => {
    const middle = besides(spot, plate, 16, (box) =>
      costOf(box, index, spots, placed, covers, size),
    );
    // On the edge of a small map a plate is moved in rather than cut.
    const found = within(around(middle, plate), size);
    placed.push(found);
    return { ...spot, plate: found };
  });
}

function costOf(
  box: Box,
  index: number,
  spots: readonly Spot[],
  placed: readonly Box[],
  covers: readonly Box[],
  size: Size,
): number {
  const moved = within(box, size);
  const cut = Math.abs(moved.x - box.x) + Math.abs(moved.y - box.y);
  const dot = ({ x, y }: Spot): Box => ({ x: x - 10, y: y - 10, width: 20, height: 20 });
  const hidden = spots.filter(
    (spot, other) => overlaps(moved, dot(spot)) && (other !== index || cut > 0),
  ).length;
  const on = [...placed, ...covers].filter((other) => overlaps(moved, other)).length;
  return cut / 3 + 60 * hidden + 400 * on;
}

function within(box: Box, size: Size): Box {
  const hold = (at: number, length: number, room: number): number =>
    Math.min(Math.max(at, 6), Math.max(6, room - length - 6));
  return {
    ...box,
    x: hold(box.x, box.width, size.width),
    y: hold(box.y, box.height, size.height),
  };
}

/** The way from one place to the next, bowed as a route on a poster is. */
export function wayBetween(from: Spot, to: Spot): string {
  const [dx, dy] = [to.x - from.x, to.y - from.y];
  const bow = 0.24;
  const [x, y] = [(from.x + to.x) / 2 + dy * bow, (from.y + to.y) / 2 - dx * bow];
  const r = Math.round;
  return `M${r(from.x)} ${r(from.y)}Q${r(x)} ${r(y)} ${r(to.x)} ${r(to.y)}`;
}
