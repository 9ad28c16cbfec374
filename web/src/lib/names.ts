/** What those at a table are called: people as they said, bots by first names of their own. */

import { say } from './words.svelte';
import type { Name, TableView } from './wire';

type Known = TableView | null | undefined;

/** What a seat or anything else that the game names is called. */
export function nameAt(table: Known, name: Name): string {
  const seat = name.kind === 'seat' || name.kind === 'car' ? table?.seats[name.id] : undefined;
  if (seat?.name) return seat.name;
  if (seat?.held_by === 'bot') {
    const called = say('ui-bot-called', { number: seat.seat + 1 });
    const isTaken = table?.seats.some((other) => other.name.toLowerCase() === called.toLowerCase());
    return isTaken ? say('ui-bot-called-too', { name: called }) : called;
  }
  const usual = table?.names.find((one) => one.kind === name.kind && one.id === name.id);
  return usual ? say(usual.name) : `${name.kind} ${name.id + 1}`;
}

/** What a seat is called, also before the game has begun. */
export function seatNameAt(table: Known, seat: number): string {
  const sitting = table?.seats[seat];
  if (!sitting?.name && sitting?.held_by !== 'bot' && !table?.names.length) {
    return say('ui-seat-number', { number: seat + 1 });
  }
  const kind = table?.names.find((one) => one.id === seat)?.kind ?? 'seat';
  return nameAt(table, { type: 'name', kind, id: seat });
}
