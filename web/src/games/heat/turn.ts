/** What a car did in its latest turn, from the events: what it cost and why. */
import type { Bill, Card, HeatEvent } from './types';

export type TurnItem =
  | { kind: 'shift'; heat: number }
  | { kind: 'boost'; heat: number; bill: Bill }
  | { kind: 'pay'; card: Card; heat: number }
  | { kind: 'accelerate'; speed: number }
  | { kind: 'direct' | 'lost' | 'replaced' | 'refresh' | 'removed'; card: Card }
  | { kind: 'scrap' | 'reduce' | 'salvage'; count: number }
  | { kind: 'adrenaline'; speed: number }
  | { kind: 'slipstream'; spaces: number }
  | { kind: 'corner'; corner: number; heat: number; bill: Bill }
  | { kind: 'spin'; corner: number; cost: number; paid: number; stress: number }
  | { kind: 'cooldown'; heat: number }
  | { kind: 'sponsor'; why: string; corner: number; drawn: number }
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
  const played = (cards: readonly Card[]): void => {
    if (found) found = { ...found, cards: [...found.cards, ...cards] };
  };
  /** Cards that go one after the other are one item. */
  const count = (kind: 'scrap' | 'reduce' | 'salvage', more: number): void => {
    const last = found?.items.at(-1);
    if (found && last?.kind === kind)
      found = {
        ...found,
        items: [...found.items.slice(0, -1), { kind, count: last.count + more }],
      };
    else add({ kind, count: more });
  };
  /** Others may have cut it short: what counts is where the car came. */
  const slipstreamed = (spaces: number): void => {
    const last = found?.items.at(-1);
    if (found && last?.kind === 'slipstream')
      found = { ...found, items: [...found.items.slice(0, -1), { ...last, spaces }] };
  };
  let isShown = false; // the gear of this turn was shown just now
  for (const event of events) {
    if (event.type === 'round-started') [round, shift] = [event.round, 0];
    if (!('car' in event) || event.car !== car) continue;
    switch (event.type) {
      case 'gear-shifted':
        shift = event.heat.total;
        break;
      case 'gear-shown':
        begin([], 0);
        if (event.heat.total) add({ kind: 'shift', heat: event.heat.total }, event.heat.total);
        isShown = true;
        break;
      case 'card-lost':
        add({ kind: 'lost', card: event.card });
        break;
      case 'cards-revealed':
        // In Tournament mode the turn has begun with the gear, and a card may lie there already.
        if (isShown) played(event.cards);
        else begin(event.cards, 0);
        isShown = false;
        break;
      case 'played-directly':
        played([event.card]);
        add({ kind: 'direct', card: event.card });
        break;
      case 'card-replaced':
        if (found)
          found = { ...(found as Turn), cards: without((found as Turn).cards, event.card) };
        add({ kind: 'replaced', card: event.card });
        break;
      case 'card-paid':
        add({ kind: 'pay', card: event.card, heat: event.heat.total }, event.heat.total);
        break;
      case 'accelerated':
        add({ kind: 'accelerate', speed: event.speed });
        break;
      case 'card-scrapped':
        count('scrap', 1);
        break;
      case 'stress-reduced':
        count('reduce', event.count);
        break;
      case 'cards-salvaged':
        count('salvage', event.count);
        break;
      case 'card-refreshed':
        add({ kind: 'refresh', card: event.card });
        break;
      case 'card-removed':
        add({ kind: 'removed', card: event.card });
        break;
      case 'hand-cluttered':
        begin([], null);
        add({ kind: 'cluttered' });
        break;
      case 'card-flipped':
        if (event.counts) played([event.card]);
        break;
      case 'speed-set':
        if (found) found = { ...(found as Turn), speed: event.speed.total };
        break;
      case 'boosted':
        add({ kind: 'boost', heat: event.heat.total, bill: event.heat }, event.heat.total);
        break;
      case 'adrenaline-used':
        add({ kind: 'adrenaline', speed: event.speed });
        break;
      case 'slipstreamed':
        add({ kind: 'slipstream', spaces: event.spaces });
        break;
      case 'car-moved':
        slipstreamed(event.end[0] - event.start[0]);
        break;
      case 'corner-checked':
        add(
          { kind: 'corner', corner: event.corner, heat: event.heat.total, bill: event.heat },
          event.heat.total,
        );
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
      case 'sponsorship-earned':
        add({ kind: 'sponsor', why: event.why, corner: event.corner, drawn: event.drawn });
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

function without(cards: readonly Card[], gone: Card): Card[] {
  const index = cards.indexOf(gone);
  return cards.filter((_, at) => at !== index);
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
