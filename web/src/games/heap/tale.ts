/** How a game went, told by its log: how the garages grew, and who did what. */
import type { Told } from '$lib/wire';
import { NONE } from './course';
import type { HeapEvent } from './types';

export type PlayerTale = {
  seat: number;
  /** Parts on the four vehicles at the end of each turn, and before the pileup. */
  parts: number[];
  bodged: number; // parts bolted on from the hand
  found: number; // parts bolted on from the haul
  won: number; // rushes
  hauled: number; // cards
  shots: number;
  taken: number; // hits
  mended: number;
  fought: number; // cards played in rushes and in the pileup
};
export type Tale = {
  players: PlayerTale[];
  turns: number;
  rushes: number;
  /** Who began the pileup, and after how many cards it ended. */
  starter: number;
  winner: number;
  cards: number;
};

export function taleOf(log: readonly Told[], seats: number): Tale {
  const players: PlayerTale[] = Array.from({ length: seats }, (_, seat) => ({
    seat,
    parts: [],
    bodged: 0,
    found: 0,
    won: 0,
    hauled: 0,
    shots: 0,
    taken: 0,
    mended: 0,
    fought: 0,
  }));
  const now = Array.from({ length: seats }, () => 0);
  const tale: Tale = { players, turns: 0, rushes: 0, starter: NONE, winner: NONE, cards: 0 };
  const note = (): void => players.forEach((one) => one.parts.push(now[one.seat] ?? 0));
  for (const entry of log)
    for (const event of (entry.events ?? []) as HeapEvent[]) {
      const one = 'seat' in event ? players[event.seat] : undefined;
      switch (event.type) {
        case 'turn-started':
          if (tale.turns > 0) note();
          tale.turns = event.turn;
          break;
        case 'part-attached':
          if (event.replaced === NONE) now[event.seat] = (now[event.seat] ?? 0) + 1;
          if (one && event.hauled) one.found += 1;
          else if (one) one.bodged += 1;
          break;
        case 'cards-hauled':
          if (one) one.hauled += event.count;
          break;
        case 'part-damaged': {
          if (one) one.shots += 1;
          const owner = players[event.owner];
          if (owner) owner.taken += 1;
          break;
        }
        case 'part-repaired':
          if (one) one.mended += 1;
          break;
        case 'card-flipped':
        case 'card-played':
          if (one) one.fought += 1;
          break;
        case 'rush-won':
          tale.rushes += 1;
          if (one) one.won += 1;
          break;
        case 'pileup-started':
          tale.starter = event.seat;
          note();
          break;
        case 'game-ended':
          tale.winner = event.winner;
          tale.cards = event.count;
          break;
        default:
          break;
      }
    }
  return tale;
}
