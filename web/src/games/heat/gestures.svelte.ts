/** Moving the camera by hand: one finger drags, two pinch, a wheel zooms. */
import { panned, zoomed, type Camera, type Size } from './camera';

type Point = { x: number; y: number };

const STIRRED = 2; // px that a press may wander before it drags
const APART = 10; // px that two fingers must be apart to be measured
const WHEEL = { most: 60, each: 0.004 };

export class Gestures {
  /** Where somebody has moved the camera to; null: it goes by itself. */
  held: Camera | null = $state.raw(null);
  dragging = $state(false);
  readonly #fingers = new Map<number, Point>();
  readonly #board: () => HTMLElement | undefined;
  readonly #size: () => Size;
  readonly #now: () => Camera;

  /** As long as the component that makes it lives; `now` is what the camera shows. */
  constructor(board: () => HTMLElement | undefined, size: () => Size, now: () => Camera) {
    this.#board = board;
    this.#size = size;
    this.#now = now;
    const wheel = (event: WheelEvent): void => this.#wheel(event);
    $effect(() => {
      const element = board();
      element?.addEventListener('wheel', wheel, { passive: false });
      return () => element?.removeEventListener('wheel', wheel);
    });
  }

  /** Come nearer (below 1) or go away, around a point of the board. */
  zoom(factor: number, at: Point = this.#middle()): void {
    this.held = zoomed(this.#now(), this.#size(), factor, at);
  }

  down(event: PointerEvent): void {
    if ((event.target as Element).closest('button')) return;
    this.#fingers.set(event.pointerId, this.#at(event));
    this.#board()?.setPointerCapture(event.pointerId);
    this.dragging = true;
  }

  move(event: PointerEvent): void {
    const before = this.#fingers.get(event.pointerId);
    if (!before) return;
    const now = this.#at(event);
    const other = [...this.#fingers.entries()].find(([id]) => id !== event.pointerId)?.[1];
    if (other) {
      const is = distance(now, other);
      if (is > APART)
        this.zoom(distance(before, other) / is, {
          x: (now.x + other.x) / 2,
          y: (now.y + other.y) / 2,
        });
    } else if (this.held || distance(now, before) > STIRRED) {
      const from = this.held ?? this.#now();
      this.held = panned(from, this.#size(), now.x - before.x, now.y - before.y);
    }
    this.#fingers.set(event.pointerId, now);
  }

  up(event: PointerEvent): void {
    this.#fingers.delete(event.pointerId);
    this.dragging = this.#fingers.size > 0;
  }

  #wheel(event: WheelEvent): void {
    event.preventDefault();
    const turned = Math.min(Math.max(event.deltaY, -WHEEL.most), WHEEL.most);
    this.zoom(Math.exp(turned * WHEEL.each), this.#at(event));
  }

  #at(event: { clientX: number; clientY: number }): Point {
    const box = this.#board()?.getBoundingClientRect();
    return { x: event.clientX - (box?.left ?? 0), y: event.clientY - (box?.top ?? 0) };
  }

  #middle(): Point {
    const { width, height } = this.#size();
    return { x: width / 2, y: height / 2 };
  }
}

function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
