/**
 * The queue that plays what has happened, in order. It can be sped up or skipped, and whatever a
 * step does, the screen ends where the step says.
 */

/** How fast things go, and whether they should stop altogether. */
export class Pace {
  readonly signal: AbortSignal;
  #factor: () => number;
  #rests: (begins: boolean) => void;
  #unhurried: () => number;
  #hasOwnTime = false;
  #taken = 0;

  /** `unhurried` is the factor of what has its own time; without it nothing hurries anyway. */
  constructor(
    signal: AbortSignal,
    factor: () => number,
    rests: (begins: boolean) => void = () => undefined,
    unhurried: () => number = factor,
  ) {
    this.signal = signal;
    this.#factor = factor;
    this.#rests = rests;
    this.#unhurried = unhurried;
  }

  get skipped(): boolean {
    return this.signal.aborted;
  }

  /** How long the things that were begun so far take at brisk speed. */
  get taken(): number {
    return this.#taken;
  }

  /** How long things take now, beside brisk speed. */
  get factor(): number {
    if (this.skipped) return 0;
    return this.#hasOwnTime ? this.#unhurried() : this.#factor();
  }

  /** How long something of this many ms at brisk speed takes now; 0 when skipped. */
  ms(brisk: number): number {
    if (this.skipped) return 0;
    const factor = this.factor;
    if (!this.#hasOwnTime) this.#taken += brisk;
    return brisk * factor;
  }

  /**
   * Show something in its own time: a long queue does not hurry it, and its time is no part of what
   * may pass between two decisions.
   */
  async unhurried(show: () => Promise<void>): Promise<void> {
    if (this.skipped || this.#hasOwnTime) return show();
    this.#hasOwnTime = true;
    this.#rests(true);
    try {
      await show();
    } finally {
      this.#rests(false);
      this.#hasOwnTime = false;
    }
  }

  /** Wait that long; less when skipped meanwhile. Never rejects. */
  wait(brisk: number): Promise<void> {
    const ms = this.ms(brisk);
    if (ms <= 0) return Promise.resolve();
    return new Promise((resolve) => {
      const end = (): void => {
        clearTimeout(timer);
        this.signal.removeEventListener('abort', end);
        resolve();
      };
      const timer = setTimeout(end, ms);
      this.signal.addEventListener('abort', end);
    });
  }

  /**
   * Stop for somebody who looks at something, until they go on, at most for so long; less when
   * skipped meanwhile. Their time is no part of what may pass between two decisions.
   */
  async rest(goOn: Promise<void>, longest: number): Promise<void> {
    if (this.skipped) return;
    this.#rests(true);
    let end = (): void => undefined;
    const over = new Promise<void>((resolve) => (end = resolve));
    const timer = setTimeout(end, longest);
    this.signal.addEventListener('abort', end);
    await Promise.race([goOn, over]);
    clearTimeout(timer);
    this.signal.removeEventListener('abort', end);
    this.#rests(false);
  }
}

export type Step = {
  /** How long it takes at brisk speed, where that is known: a long queue then hurries in time. */
  ms?: number;
  /** Is it to be seen however much waits? */
  matters?: boolean;
  /** Move things on the screen. Not called when everything is instant. */
  play: (pace: Pace) => Promise<void> | void;
  /** Take over the state after the step. Called exactly once, in order, whatever happened. */
  end: () => void;
};

export const SPEEDS = ['instant', 'brisk', 'calm', 'full'] as const;
export type Speed = (typeof SPEEDS)[number];

const FACTORS: Record<Speed, number> = { instant: 0, brisk: 1, calm: 1.4, full: 2 };
const COMFORTABLE = 3; // steps that may wait before things go faster
const TOO_MANY = 40; // then nobody wants to see them all
// ms that everything between two decisions may take; what is not named here takes its time.
const BUDGETS: Partial<Record<Speed, number>> = { brisk: 3500, calm: 8000 };
const FASTEST = 0.15; // of the usual time: below that nobody sees anything

export class AnimationQueue {
  #steps: Step[] = [];
  #playing: AbortController | null = null;
  #speed: () => Speed;
  #changed: (busy: boolean) => void;
  #isAwaited: () => boolean;
  #expectsMore: () => boolean;
  #pace: Pace | null = null;
  #lasts = 0; // ms of the step that plays
  #due = -Infinity;
  #rests = 0; // how many things have their own time now, one within the other
  #restsSince = 0;

  /**
   * `changed` hears when the queue begins to play and when it is empty again. Where somebody waits
   * to decide (`isAwaited`), all of it keeps within the speed's budget; where more is
   * still to come before they can (`expectsMore`), half of what is left is kept for that.
   */
  constructor(
    speed: () => Speed,
    changed: (busy: boolean) => void,
    isAwaited: () => boolean = () => false,
    expectsMore: () => boolean = () => false,
  ) {
    this.#speed = speed;
    this.#changed = changed;
    this.#isAwaited = isAwaited;
    this.#expectsMore = expectsMore;
  }

  get #budget(): number {
    return BUDGETS[this.#speed()] ?? 0;
  }

  /** Somebody has decided: the time until they decide again counts from now. */
  begin(): void {
    this.#due = performance.now() + this.#budget;
  }

  get busy(): boolean {
    return this.#playing !== null || this.#steps.length > 0;
  }

  get waiting(): number {
    return this.#steps.length;
  }

  add(step: Step): void {
    this.#steps.push(step);
    // Nobody is torn away from what they look at.
    if (this.#steps.length > TOO_MANY && this.#rests === 0) this.#skipDull();
    else if (this.#playing === null) void this.#run();
  }

  /** Go to the end at once. */
  skip(): void {
    this.#skip(this.#steps.length);
  }

  /** Go to what is to be seen in any case, or to the end. */
  #skipDull(): void {
    const next = this.#steps.findIndex((step) => step.matters);
    this.#skip(next < 0 ? this.#steps.length : next);
  }

  #skip(count: number): void {
    this.#later.push(...this.#steps.splice(0, count));
    if (this.#playing) this.#playing.abort();
    else this.#finish();
  }

  // Steps that are skipped end after the one that plays now.
  #later: Step[] = [];

  #finish(): void {
    for (const step of this.#later.splice(0)) this.#endOf(step);
  }

  #endOf(step: Step): void {
    try {
      step.end();
    } catch (error) {
      console.error(error);
    }
  }

  #rest(begins: boolean): void {
    const now = performance.now();
    if (begins && this.#rests === 0) this.#restsSince = now;
    this.#rests += begins ? 1 : -1;
    if (this.#rests === 0) this.#due += now - this.#restsSince;
  }

  /** Full is twice as long as brisk; and the more is waiting, the faster. */
  #factor(): number {
    const speed = this.#speed();
    const usual = FACTORS[speed] / Math.max(1, this.#steps.length / COMFORTABLE);
    if (!(speed in BUDGETS) || !this.#isAwaited()) return usual;
    const waiting = this.#steps.reduce((sum, step) => sum + (step.ms ?? 0), 0);
    const todo = waiting + Math.max(0, this.#lasts - (this.#pace?.taken ?? 0));
    if (todo <= 0) return usual;
    const left = (this.#due - performance.now()) * (this.#expectsMore() ? 0.5 : 1);
    return Math.min(usual, Math.max(FASTEST, left / todo));
  }

  async #run(): Promise<void> {
    let step = this.#steps.shift();
    if (!step) return;
    if (this.#speed() === 'instant' && this.#steps.length === 0) {
      this.#endOf(step); // nobody needs to hear of it
      return;
    }
    this.#changed(true);
    // Others took their time: what they did then has a budget of its own.
    if (performance.now() > this.#due + this.#budget) this.begin();
    while (step) {
      const controller = new AbortController();
      this.#playing = controller;
      try {
        if (this.#speed() !== 'instant') {
          this.#pace = new Pace(
            controller.signal,
            () => this.#factor(),
            (begins) => this.#rest(begins),
            () => FACTORS[this.#speed()],
          );
          this.#lasts = step.ms ?? 0;
          await step.play(this.#pace);
        }
      } catch (error) {
        console.error(error);
      }
      this.#endOf(step);
      this.#finish();
      step = this.#steps.shift();
    }
    this.#playing = null;
    this.#changed(false);
  }
}

/** Call back once a frame with a moment from 0 to 1. */
export function frames(pace: Pace, brisk: number, each: (moment: number) => void): Promise<void> {
  const ms = pace.ms(brisk);
  if (ms <= 0) return Promise.resolve();
  return new Promise((resolve) => {
    const begun = performance.now();
    const end = (): void => {
      each(1);
      resolve();
    };
    // A page that nobody sees has no frames: it ends by itself when it is skipped.
    pace.signal.addEventListener('abort', end, { once: true });
    const frame = (now: number): void => {
      if (pace.skipped) return;
      const moment = Math.min(1, Math.max(0, now - begun) / ms);
      if (moment < 1) {
        each(moment);
        requestAnimationFrame(frame);
      } else {
        pace.signal.removeEventListener('abort', end);
        end();
      }
    };
    requestAnimationFrame(frame);
  });
}
