/** What people can shout from their seats, and where that is seen. */
import type { Reacted } from '$lib/wire';

export const SIGNS: readonly Reacted['sign'][] = [
  'laugh',
  'wow',
  'close',
  'ouch',
  'bravo',
  'hurry',
];

/** The middle of the upper edge of a seat on this screen; null where it is not drawn. */
export function placeOf(seat: number, within: ParentNode): { x: number; y: number } | null {
  for (const node of within.querySelectorAll(`[data-seat='${seat}']`)) {
    const box = node.getBoundingClientRect();
    if (box.width > 0 && box.bottom > 0 && box.top < innerHeight)
      return { x: box.left + box.width / 2, y: box.top };
  }
  return null;
}
