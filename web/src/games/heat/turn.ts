/** What a car did in its latest turn, from the events: what it cost and why. */
import type { Card, HeatEvent } from './types';

export type TurnItem =
  | { kind: 'shift'; heat: number }
  | { kind: 'boost'; heat: number }
  | { kind: 'adrenaline'; speed: number }
  | { kind: 'slipstream'; spaces: number }
  | { kind: 'corner'; corner: number; heat: number }
  | { kind: 'spin'; corner: number; cost: number; paid: number; stress: number }
  | { kind: 'cooldown'; heat: number }
  | { kind: 'cluttered' };
export type Turn = {
  round: number;
  cards: readonly Card[]; // played or flipped, as far as they count
  speed: number | null; // null: it did not drive
  items: readonly TurnItem[];
  paid: number; // Heat, all in all
};

/** The latest turn of a car; none before its cards are turned up for the first time. */
export function turnOf(events: readonly HeatEvent[], car: number): Turn | null {
  let found: Turn | null = null;
  let round = 0;
  let shift = 0; // is paid before anybody's cards are turned up
  const add = (item: TurnItem, paid = 0): void => {
    if (found) found = { ...found, items: [...found.items, item], paid: found.paid + paid };
  };
  const begin = (cards: readonly Card[], speed: number | null): void => {
    found = { round, cards, speed, items: [], paid: 0 };
    if (shift) add({ kind: 'shift', heat: shift }, shift);
  };
  for (const event of events) {
    if (event.type === 'round-started') [round, shift] = [event.round, 0];
    if (!('car' in event) || event.car !== car) continue;
    switch (event.type) {
      case 'gear-shifted':
        shift = event.heat.total;
        break;
      case 'cards-revealed':
        begin(event.cards, 0);
        break;
      case 'hand-cluttered':
        begin([], null);
        add({ kind: 'cluttered' });
        break;
      case 'card-flipped':
        if (event.counts && found)
          found = { ...(found as Turn), cards: [...(found as Turn).cards, event.card] };
        break;
      case 'speed-set':
        if (found) found = { ...(found as Turn), speed: event.speed.total };
        break;
      case 'boosted':
        add({ kind: 'boost', heat: event.heat.total }, event.heat.total);
        break;
      case 'adrenaline-used':
        add({ kind: 'adrenaline', speed: event.speed });
        break;
      case 'slipstreamed':
        add({ kind: 'slipstream', spaces: event.spaces });
        break;
      case 'corner-checked':
        add({ kind: 'corner', corner: event.corner, heat: event.heat.total }, event.heat.total);
        break;
      case 'spun-out':
        add(
          {
            kind: 'spin',
            corner: event.corner,
            cost: event.heat.total,
            paid: event.paid,
            stress: event.stress,
          },
          event.paid,
        );
        break;
      case 'cooled':
        add({ kind: 'cooldown', heat: event.cards.length });
        break;
      default:
        break;
    }
  }
  return found;
}

/** The latest turn of the first of these cars that had one. */
export function firstTurnOf(
  events: readonly HeatEvent[],
  cars: readonly (number | null | undefined)[],
): { car: number; turn: Turn } | null {
  for (const car of cars) {
    const turn = car == null ? null : turnOf(events, car);
    if (car != null && turn) return { car, turn };
  }
  return null;
}
