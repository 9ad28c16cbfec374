/** What those at a table are called: people as they said, bots by first names of their own. */

import { say } from './words.svelte';
import type { Name, SeatView, TableView } from './wire';

type Known = TableView | null | undefined;

/** What a seat or anything else that the game names is called. */
export function nameAt(table: Known, name: Name): string {
  const seat = name.kind === 'seat' || name.kind === 'car' ? table?.seats[name.id] : undefined;
  if (seat?.name) return seat.name;
  if (seat?.held_by === 'bot') {
    return botNames(table?.seats ?? []).get(seat.seat) ?? '';
  }
  const usual = table?.names.find((one) => one.kind === name.kind && one.id === name.id);
  return usual ? say(usual.name) : `${name.kind} ${name.id + 1}`;
}

const SPARE = 19; // the first name that no seat has by itself

/** Every bot has the name of its seat; where a person is called that, one that nobody has. */
function botNames(seats: readonly SeatView[]): Map<number, string> {
  const people = new Set(seats.map((seat) => seat.name.toLowerCase()));
  const names = new Map<number, string>();
  let spare = SPARE;
  for (const { seat, held_by, name } of seats) {
    if (held_by !== 'bot' || name) continue;
    let called = say('ui-bot-called', { number: seat + 1 });
    for (; people.has(called.toLowerCase()); spare += 1)
      called = say('ui-bot-called', { number: spare });
    names.set(seat, called);
  }
  return names;
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
