/** The garage as everybody sees it: who chooses when, what lies on the shelf, what has been taken. */
import { actionOf } from '../choices';
import type { Option } from '$lib/wire';
import type { Card, CarView, DraftView, HeatEvent } from '../types';

export type OnShelf = { card: Card; taker: number | null };
export type Shelf = {
  round: number;
  order: readonly number[];
  taken: number; // how many have chosen
  now: number | null; // the car whose driver chooses
  cards: readonly OnShelf[];
};

/**
 * The shelf after these events. Cards that were taken stay where they lay; where the events do not
 * reach back to the beginning of the round, only those are known that are left.
 */
export function shelfOf(draft: DraftView | null, events: readonly HeatEvent[]): Shelf | null {
  let shelf: Shelf | null = null;
  for (const event of events) {
    if (event.type === 'draft-round-started') shelf = laidOut(event);
    else if (event.type === 'upgrade-taken' && shelf) shelf = taken(shelf, event.car, event.card);
  }
  if (shelf || !draft) return shelf;
  const { round, order, market } = draft;
  return {
    ...laidOut({ round, order, market }),
    taken: draft.taken,
    now: order[draft.taken] ?? null,
  };
}

function laidOut({ round, order, market }: Pick<DraftView, 'round' | 'order' | 'market'>): Shelf {
  const cards = market.map((card) => ({ card, taker: null }));
  return { round, order, taken: 0, now: order[0] ?? null, cards };
}

function taken(shelf: Shelf, car: number, card: Card): Shelf {
  const place = shelf.cards.findIndex((one) => one.card === card && one.taker === null);
  return {
    ...shelf,
    taken: shelf.taken + 1,
    now: shelf.order[shelf.taken + 1] ?? null,
    cards: shelf.cards.map((one, index) => (index === place ? { card, taker: car } : one)),
  };
}

/** What a driver owns: what the view says, and what was taken since. */
export function ownedBy(car: CarView, since: readonly HeatEvent[]): Card[] {
  const more = since.flatMap((event) =>
    event.type === 'upgrade-taken' && event.car === car.id ? [event.card] : [],
  );
  return [...car.upgrades, ...more];
}

/** The option that takes a card, and its place among the options; none where it is not offered. */
export function optionFor(
  options: readonly Option[],
  card: Card,
): { option: Option; place: number } | null {
  const place = options.findIndex((one) => {
    const action = actionOf(one);
    return action.type === 'draft' && action.card === card;
  });
  return place < 0 ? null : { option: options[place]!, place };
}

/** Into how many columns cards go so that they fill two rows. */
export function columnsFor(count: number): number {
  return Math.max(1, Math.ceil(count / 2));
}
