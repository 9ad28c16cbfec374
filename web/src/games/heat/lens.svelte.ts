/**
 * The camera on its way, and how the board is laid out meanwhile.
 *
 * To lay out the land, the road and every letter on it takes longer than a frame on a phone. So it
 * is done only now and then: a transform, which costs the page nothing, shows the board as it is
 * seen from elsewhere.
 */
import { nearer, type Camera } from './camera';

/** Letters keep about their size on the screen: they are laid out again when they differ by more. */
const STEP = 1.15;
const SAME = 0.03;
const LONGEST_FRAME = 50; // ms: after a pause the camera does not leap

export class Lens {
  /** What is seen now. */
  now: Camera = $state.raw({ x: 500, y: 325, unit: 1.1 });
  /** What the board is laid out for. */
  laid: Camera = $state.raw(this.now);
  /** Shows what is laid out as it is seen now, about the middle of the board. */
  readonly transform = $derived(transformOf(this.laid, this.now));
  #aim: Camera | null = null;
  #leaps = false;
  #slowness: () => number;
  #frame = 0;
  #last = 0;

  /** `slowness`: ms in which it comes about two thirds of its way. */
  constructor(slowness: () => number) {
    this.#slowness = slowness;
  }

  /** Look there at once: first of all, with reduced motion, or under a finger. */
  jump(to: Camera, dragged = false): void {
    this.stop();
    this.#aim = this.now = to;
    if (!dragged || isOff(this.laid, to)) this.laid = to;
  }

  /**
   * Glide there. One loop, however often it is sent elsewhere: what is restarted with every frame
   * never gets anywhere. `leaps`: much nearer at a stroke. Nobody reads meanwhile: letters are laid
   * out once they have their size, however long the camera then drives along.
   */
  glide(to: Camera, leaps = false): void {
    if (this.#aim === null) this.jump(to);
    this.#aim = to;
    this.#leaps = leaps;
    if (this.#frame || this.now === to) return;
    this.#last = performance.now();
    this.#frame = requestAnimationFrame(this.#step);
  }

  /** It has come to rest: everything is drawn as sharp as it can be. */
  rest(): void {
    this.laid = this.now;
  }

  stop(): void {
    cancelAnimationFrame(this.#frame);
    this.#frame = 0;
  }

  #step = (now: number): void => {
    const ms = Math.min(Math.max(0, now - this.#last), LONGEST_FRAME);
    this.#last = now;
    this.now = nearer(this.now, this.#aim!, ms, this.#slowness());
    const isThere = this.now === this.#aim;
    const isReadable = !this.#leaps || Math.abs(this.now.unit / this.#aim!.unit - 1) < SAME;
    if (isThere || (isReadable && isOff(this.laid, this.now))) this.rest();
    this.#frame = isThere ? 0 : requestAnimationFrame(this.#step);
  };
}

function isOff(laid: Camera, now: Camera): boolean {
  const grown = laid.unit / now.unit;
  return grown > STEP || grown < 1 / STEP;
}

/** A layer of the board's size that shows `laid`, moved and scaled about its middle to show `now`. */
export function transformOf(laid: Camera, now: Camera): string {
  if (laid === now) return 'none';
  const [x, y] = [(laid.x - now.x) / now.unit, (laid.y - now.y) / now.unit];
  return `translate(${x.toFixed(2)}px, ${y.toFixed(2)}px) scale(${(laid.unit / now.unit).toFixed(5)})`;
}
