/** Where an explanation goes: above what it explains, else below it, else at its side. */

export type Box = { left: number; right: number; top: number; bottom: number };
type Size = { width: number; height: number };

const MARGIN = 8;

/** Return where something of this size lies beside a box, inside the window. */
export function beside(box: Box, { width, height }: Size, window: Size): { x: number; y: number } {
  const clamp = (value: number, most: number): number =>
    Math.max(MARGIN, Math.min(value, most - MARGIN));
  const above = box.top - height - MARGIN;
  const x = clamp((box.left + box.right - width) / 2, window.width - width);
  if (above >= MARGIN) return { x, y: above };
  if (box.bottom + MARGIN + height <= window.height) return { x, y: box.bottom + MARGIN };
  const y = clamp(box.top, window.height - height);
  const isRoomOnRight = box.right + MARGIN + width <= window.width;
  return {
    x: isRoomOnRight ? box.right + MARGIN : clamp(box.left - width - MARGIN, window.width - width),
    y,
  };
}
