/** What part of the board is seen: a middle and how many canvas units a screen pixel is. */
import type { Box } from './geometry';

export type Camera = { x: number; y: number; unit: number };
export type Size = { width: number; height: number };

export const CLOSEST = 0.42;
/** The land is drawn this far; the camera does not leave it. */
export const LAND: Box = { x: -800, y: -640, width: 2600, height: 1960 };

/** The camera that shows a whole box. */
export function showing(box: Box, size: Size, margin: Margin = NO_MARGIN): Camera {
  const width = Math.max(size.width - margin.left - margin.right, 40);
  const height = Math.max(size.height - margin.top - margin.bottom, 40);
  const unit = Math.max(box.width / width, box.height / height);
  return {
    x: box.x + box.width / 2 + ((margin.right - margin.left) / 2) * unit,
    y: box.y + box.height / 2 + ((margin.bottom - margin.top) / 2) * unit,
    unit,
  };
}

export type Margin = { left: number; right: number; top: number; bottom: number };
export const NO_MARGIN: Margin = { left: 0, right: 0, top: 0, bottom: 0 };

/** A camera within its bounds: never closer than one can see, never off the land. */
export function within(camera: Camera, size: Size): Camera {
  const furthest = Math.min(LAND.width / size.width, LAND.height / size.height);
  const unit = Math.min(Math.max(camera.unit, CLOSEST), furthest);
  return {
    unit,
    x: between(camera.x, LAND.x, LAND.width, size.width * unit),
    y: between(camera.y, LAND.y, LAND.height, size.height * unit),
  };
}

function between(middle: number, start: number, length: number, seen: number): number {
  return Math.min(Math.max(middle, start + seen / 2), start + length - seen / 2);
}

/** Zoom by a factor, keeping the point under a screen position where it is. */
export function zoomed(camera: Camera, size: Size, factor: number, at: { x: number; y: number }): Camera {
  const next = within({ ...camera, unit: camera.unit * factor }, size);
  const dx = at.x - size.width / 2;
  const dy = at.y - size.height / 2;
  return within({ unit: next.unit, x: camera.x + dx * (camera.unit - next.unit), y: camera.y + dy * (camera.unit - next.unit) }, size);
}

export function panned(camera: Camera, size: Size, dx: number, dy: number): Camera {
  return within({ ...camera, x: camera.x - dx * camera.unit, y: camera.y - dy * camera.unit }, size);
}

export function viewBox(camera: Camera, size: Size): string {
  const [width, height] = [size.width * camera.unit, size.height * camera.unit];
  return [camera.x - width / 2, camera.y - height / 2, width, height].map((value) => value.toFixed(2)).join(' ');
}
