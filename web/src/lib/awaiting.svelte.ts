/** Who is awaited, for how long, and whether they are offline: seconds that go on by themselves. */

import { getContext, setContext } from 'svelte';
import type { Presence, Told } from './wire';

/** A connection that is lost for a moment alarms nobody. */
export const SHOWN_AFTER = 3;
/** Then the host may let a bot play; the server counts as long. */
export const OFFERED_AFTER = 10;
/** Somebody who is there has longer to think before anything is offered. */
export const SLOW_AFTER = 60;

const TICK = 500; // ms

type Since = ReadonlyMap<number, number>;

export class Awaiting {
  // By seat: since when, in ms of this device's clock.
  #offline: Since = $state.raw(new Map());
  #awaited: Since = $state.raw(new Map());
  #now = $state(Date.now());
  #clock: ReturnType<typeof setInterval> | undefined;

  /** Take in what the server says of who is there. */
  hear({ offline = [], awaited = [] }: Presence): void {
    const now = Date.now();
    this.#offline = new Map(offline.map(({ seat, ms }) => [seat, now - ms]));
    this.#awaited = new Map(awaited.map(({ seat, ms }) => [seat, now - ms]));
    this.#run();
  }

  /** A seat is awaited from the moment it is asked. */
  follow(waiting: readonly number[], entries: readonly Told[]): void {
    const moved = new Set(entries.map((one) => (one.kind === 'moved' ? one.seat : undefined)));
    const isBack = entries.some((one) => /^(undone|rewound|started)$/.test(one.kind));
    const now = Date.now();
    const since = (seat: number) =>
      (isBack || moved.has(seat) ? undefined : this.#awaited.get(seat)) ?? now;
    this.#awaited = new Map(waiting.map((seat) => [seat, since(seat)]));
    this.#run();
  }

  /** For how many seconds the person of a seat has had no connection; null: they are there. */
  offline(seat: number): number | null {
    const seconds = this.#seconds(this.#offline.get(seat));
    return seconds !== null && seconds >= SHOWN_AFTER ? seconds : null;
  }

  /** The same where the table waits for them: who is away between their turns alarms nobody. */
  missed(seat: number): number | null {
    return this.awaited(seat) === null ? null : this.offline(seat);
  }

  /** For how many seconds a seat has owed its decision; null: it does not. */
  awaited(seat: number): number | null {
    return this.#seconds(this.#awaited.get(seat));
  }

  stop(): void {
    clearInterval(this.#clock);
    this.#clock = undefined;
  }

  #seconds(since: number | undefined): number | null {
    return since === undefined ? null : Math.max(0, Math.floor((this.#now - since) / 1000));
  }

  #run(): void {
    this.#now = Date.now();
    const isNeeded = this.#offline.size > 0 || this.#awaited.size > 0;
    if (!isNeeded) this.stop();
    else this.#clock ??= setInterval(() => (this.#now = Date.now()), TICK);
  }
}

const KEY = Symbol('awaiting');

/** Let everything on a page know who is awaited there. */
export function setAwaiting(awaiting: Awaiting): void {
  setContext(KEY, awaiting);
}

/** Who is awaited where this is drawn; none where nobody plays. */
export function awaitingHere(): Awaiting | undefined {
  return getContext<Awaiting | undefined>(KEY);
}
