/** Where a label stands: near what it names, and on as little else as can be. */
import type { Box } from './geometry';

/** Words in a box, and the place they are about. */
export type Label = { text: string; bad: boolean; target: { x: number; y: number }; box: Box };

const DIRECTIONS = Array.from({ length: 16 }, (_, i) => (i * Math.PI) / 8);
const DISTANCES = [1, 1.4, 1.9, 2.6];

/**
 * The middle of a label of this size for something at a point. `hides` says how bad it is to cover
 * a box; the further away the label is, the worse, too.
 */
export function besides(
  target: { x: number; y: number },
  size: { width: number; height: number },
  gap: number,
  hides: (box: Box) => number,
): { x: number; y: number } {
  let best = { x: target.x, y: target.y };
  let least = Infinity;
  for (const distance of DISTANCES) {
    for (const angle of DIRECTIONS) {
      const [dx, dy] = [Math.cos(angle), Math.sin(angle)];
      // From the edge of the label, not from its middle: it is wider than high.
      const x = target.x + dx * (gap * distance + size.width / 2);
      const y = target.y + dy * (gap * distance + size.height / 2);
      const cost = hides(around({ x, y }, size)) + (distance - 1) * 14;
      if (cost < least - 0.01) [best, least] = [{ x, y }, cost];
    }
  }
  return best;
}

/** The box of a label around its middle. */
export function around(
  { x, y }: { x: number; y: number },
  { width, height }: { width: number; height: number },
): Box {
  return { x: x - width / 2, y: y - height / 2, width, height };
}

/** Where the line from a label to its target leaves the label. */
export function edgeTowards(
  label: Box,
  target: { x: number; y: number },
): { x: number; y: number } {
  return {
    x: Math.min(Math.max(target.x, label.x), label.x + label.width),
    y: Math.min(Math.max(target.y, label.y), label.y + label.height),
  };
}

export function overlaps(a: Box, b: Box): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}

/** Does a circle reach into a box? */
export function touches(box: Box, { x, y }: { x: number; y: number }, radius: number): boolean {
  const near = edgeTowards(box, { x, y });
  return Math.hypot(near.x - x, near.y - y) < radius;
}
