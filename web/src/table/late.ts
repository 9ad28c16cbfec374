/** Who keeps the table waiting: the one that everybody is told of. */

import type { Awaiting } from '$lib/awaiting.svelte';
import { OFFERED_AFTER, SLOW_AFTER } from '$lib/awaiting.svelte';
import { say } from '$lib/words.svelte';
import type { Sitting } from '../games';

export type Late = {
  seat: number;
  name: string;
  /** Seconds without a connection; null: they are there and think. */
  offline: number | null;
  /** Seconds since they are asked. */
  awaited: number;
};

const THINKS = 10; // seconds that everybody may have without being counted

/** Who is awaited and offline, else who has been thinking for long; null: nobody but ourselves. */
export function lateOf(session: Sitting, awaiting: Awaiting): Late | null {
  if (session.state !== 'open' || session.table?.stage !== 'running') return null;
  const late = (session.update?.waiting ?? [])
    .filter((seat) => {
      const sitting = session.table?.seats[seat];
      return sitting?.held_by === 'person' && !session.ownSeats.some((own) => own.seat === seat);
    })
    .map((seat) => ({
      seat,
      name: session.seatName(seat),
      offline: awaiting.offline(seat),
      awaited: awaiting.awaited(seat) ?? 0,
    }));
  const gone = late.filter((one) => one.offline !== null);
  if (gone.length > 0) return gone.reduce((a, b) => ((b.offline ?? 0) > (a.offline ?? 0) ? b : a));
  const slow = late.filter((one) => one.awaited >= THINKS);
  return slow.length > 0 ? slow.reduce((a, b) => (b.awaited > a.awaited ? b : a)) : null;
}

/** May the host let a bot play by now? The server counts as long. */
export function mayHandOver({ offline, awaited }: Late): boolean {
  return offline !== null ? offline >= OFFERED_AFTER : awaited >= SLOW_AFTER;
}

/** A time as one reads it at a glance. */
export function lasting(seconds: number): string {
  return seconds < 100
    ? say('ui-late-seconds', { seconds })
    : say('ui-late-minutes', { minutes: Math.round(seconds / 60) });
}
