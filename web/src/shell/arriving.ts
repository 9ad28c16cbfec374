/** Coming to a table: by a code or a link at once on a free seat, ready to play; or once more. */

import * as api from '$lib/api';
import { readyWith } from '$lib/fairness';
import { ownLook } from '$lib/looks.svelte';
import type { TableView } from '$lib/wire';
import { ownName } from './starting';

const ATTEMPTS = 6; // others sit down at the same moment

export type How = { code: string } | { invitation: string };

/** Enter; people without a seat may take one there. */
export async function letIn(how: How): Promise<{ table: string; view: TableView | null }> {
  await api.me();
  const { table } = await api.joinBy(how);
  return { table, view: (await api.look(table)).table };
}

/** Sit down on the first free seat and be ready; where there is none, one watches. */
export async function sitDown(table: string, wish?: string): Promise<void> {
  for (let attempt = 1; attempt <= ATTEMPTS; attempt += 1) {
    const view = (await api.look(table)).table;
    const seat = freeSeat(view);
    if (seat === null) return;
    const look = wish ?? ownLook(view?.game ?? '');
    try {
      await api.command(table, { kind: 'sit', seat, name: ownName(), look });
    } catch (error) {
      const isTaken = error instanceof api.RefusedError && error.code === 'refused-seat-taken';
      if (!isTaken || attempt === ATTEMPTS) throw error;
      continue;
    }
    await api.command(table, readyWith(table, seat));
    return;
  }
}

/** The seat for somebody who comes now; null: they have one, or there is none, or it has begun. */
export function freeSeat(table: TableView | null): number | null {
  if (table?.stage !== 'lobby' || table.seats.some((seat) => seat.yours)) return null;
  return table.seats.find((seat) => seat.held_by === 'free')?.seat ?? null;
}

// The tables to which somebody at this screen comes for another game: there they are ready, and
// the game begins by itself once everybody is.
const again = new Set<string>();

export function comesAgain(table: string): void {
  again.add(table);
}

export function cameAgain(table: string): boolean {
  return again.has(table);
}
