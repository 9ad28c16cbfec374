/** What part of the board is seen: a middle and how many canvas units a screen pixel is. */
import { mix, type Box } from './geometry';

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

/** Something that must be seen: a place on the canvas, with this much around it. */
export type Thing = { x: number; y: number; radius: number };

/**
 * The camera that shows all of these as near as it can, none of them under what lies over the
 * board. The covers are in pixels of the screen. Where nothing helps, things lie under covers.
 */
export function framing(
  things: readonly Thing[],
  size: Size,
  covers: readonly Box[],
  bounds: { nearest: number; furthest: number },
): Camera {
  const left = Math.min(...things.map((one) => one.x - one.radius));
  const top = Math.min(...things.map((one) => one.y - one.radius));
  const width = Math.max(...things.map((one) => one.x + one.radius)) - left;
  const height = Math.max(...things.map((one) => one.y + one.radius)) - top;
  const middle = { x: left + width / 2, y: top + height / 2 };
  const inner = {
    width: Math.max(size.width - 2 * EDGE, 40),
    height: Math.max(size.height - 2 * EDGE, 40),
  };
  const fitting = Math.max(width / inner.width, height / inner.height, bounds.nearest);
  const furthest = Math.max(fitting, bounds.furthest);
  let best: Camera = { ...middle, unit: fitting };
  let least = Infinity;
  for (let unit = fitting; ; unit = Math.min(unit * 1.07, furthest)) {
    const spare = { x: inner.width * unit - width, y: inner.height * unit - height };
    for (const [across, down] of SHIFTS) {
      const camera = {
        x: middle.x + (across * spare.x) / 2,
        y: middle.y + (down * spare.y) / 2,
        unit,
      };
      const hidden = things.filter((one) =>
        covers.some((cover) => isUnder(one, cover, camera, size)),
      ).length;
      if (hidden < least) [best, least] = [camera, hidden];
      if (hidden === 0) return camera;
    }
    if (unit >= furthest) return best;
  }
}

/** Pixels at the edge of the screen where nothing lies that must be seen. */
const EDGE = 10;
const STEPS = [0, -0.25, 0.25, -0.5, 0.5, -0.75, 0.75, -1, 1];
/** Ways to move what is seen out of the middle, the smallest first. */
const SHIFTS = STEPS.flatMap((across) => STEPS.map((down) => [across, down] as const)).sort(
  (a, b) => Math.hypot(...a) - Math.hypot(...b),
);

/** Does something lie under a box of the screen? */
export function isUnder({ x, y, radius }: Thing, cover: Box, camera: Camera, size: Size): boolean {
  const at = onScreen({ x, y }, camera, size);
  const reach = radius / camera.unit;
  return (
    at.x + reach > cover.x &&
    at.x - reach < cover.x + cover.width &&
    at.y + reach > cover.y &&
    at.y - reach < cover.y + cover.height
  );
}

/** Where a place on the canvas is on the screen. */
export function onScreen(
  { x, y }: { x: number; y: number },
  camera: Camera,
  size: Size,
): { x: number; y: number } {
  return {
    x: (x - camera.x) / camera.unit + size.width / 2,
    y: (y - camera.y) / camera.unit + size.height / 2,
  };
}

/** The camera a moment later on its way: fast at first, then ever slower, wherever it is sent meanwhile. */
export function nearer(from: Camera, to: Camera, ms: number, slowness: number): Camera {
  const part = 1 - Math.exp(-ms / slowness);
  const next = {
    x: mix(from.x, to.x, part),
    y: mix(from.y, to.y, part),
    unit: mix(from.unit, to.unit, part),
  };
  const left =
    Math.abs(next.x - to.x) + Math.abs(next.y - to.y) + Math.abs(next.unit - to.unit) * 400;
  return left < 0.5 ? to : next;
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
export function zoomed(
  camera: Camera,
  size: Size,
  factor: number,
  at: { x: number; y: number },
): Camera {
  const next = within({ ...camera, unit: camera.unit * factor }, size);
  const dx = at.x - size.width / 2;
  const dy = at.y - size.height / 2;
  return within(
    {
      unit: next.unit,
      x: camera.x + dx * (camera.unit - next.unit),
      y: camera.y + dy * (camera.unit - next.unit),
    },
    size,
  );
}

export function panned(camera: Camera, size: Size, dx: number, dy: number): Camera {
  return within(
    { ...camera, x: camera.x - dx * camera.unit, y: camera.y - dy * camera.unit },
    size,
  );
}

export function viewBox(camera: Camera, size: Size): string {
  const [width, height] = [size.width * camera.unit, size.height * camera.unit];
  return [camera.x - width / 2, camera.y - height / 2, width, height]
    .map((value) => value.toFixed(2))
    .join(' ');
}

/** Letters keep their size on the screen: they grow in canvas units as the camera goes away. */
export function letterAt({ unit }: Camera): number {
  return Math.min(Math.max(unit * 0.98, 0.62), 3);
}
