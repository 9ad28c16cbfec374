/** The rounds of a match, counted: from its log, or as far as a view tells. */
import { wentBack } from '$lib/undone';
import type { Bill, Item, Told } from '$lib/wire';
import { worthIn, type Zone } from './cards';
import { after, begin, type Shown } from './shown';
import type { PotatohEvent, Printed, View } from './types';

/** A card at the count: what it brings, and the line of the bill behind that; none: it brings nothing. */
export type Counted = { card: number; value: number; item: Item | null };

export type Row = {
  seat: number;
  hand: readonly Counted[];
  area: readonly Counted[];
  /** The hand that went up in smoke. */
  lost: readonly number[];
  /** What is neither in the hand nor on the table: saved by Super, or Treacherous that burnt. */
  other: readonly { value: number; item: Item }[];
  scored: number;
  /** Null where nobody here has seen it. */
  before: number | null;
  total: number;
};

export type Round = {
  round: number;
  level: number;
  tieBreak: boolean;
  exploder: number; // -1: nobody
  /** What the exploder's hand was worth; null where nobody here has seen it. */
  atStake: number | null;
  /** What Super saved of it. */
  saved: number;
  /** The best first. */
  rows: readonly Row[];
};

/** All rounds of a log that were counted, without what was taken back. */
export function roundsOf(log: readonly Told[], view: View, printed: Printed): Round[] {
  const rounds: Round[] = [];
  let shown: Shown | null = null;
  let totals: number[] | null = null;
  let lost: readonly number[] = [];
  let bills: Bill[] = [];
  for (const event of eventsOf(log)) {
    if (event.type === 'round-started') {
      shown = begin(view);
      lost = [];
      bills = [];
    }
    if (!shown) continue;
    shown = after(shown, event, printed);
    if (event.type === 'hand-lost' && event.seat === shown.view.exploder) lost = event.cards;
    if (event.type === 'scored') bills[event.seat] = event.phews;
    if (event.type === 'round-ended') {
      const began: number[] | null = totals ?? startOf(shown.view);
      rounds.push(
        counted(shown.view, printed, { lost, bills, before: began, atStake: event.at_stake }),
      );
      totals = shown.view.players.map((player) => player.total);
    }
  }
  return rounds;
}

/** A round as the view alone tells: for people who come when it is over. */
export function roundIn(view: View, printed: Printed): Round {
  return counted(view, printed, { lost: [], bills: [], before: null, atStake: null });
}

/** The events of a log that still hold, in order. */
export function eventsOf(log: readonly Told[]): PotatohEvent[] {
  const kept: Told[] = [];
  for (const entry of log) {
    if (wentBack(entry)) {
      const to = entry.to;
      while (kept.length && (kept.at(-1)!.entry ?? -1) > to) kept.pop();
    } else kept.push(entry);
  }
  return kept.flatMap((entry) => (entry.events ?? []) as PotatohEvent[]);
}

/** All begin alike: a player above the track's floor tells where. */
function startOf(view: View): number[] | null {
  const told = view.players.find((player) => player.total > 0);
  return told ? view.players.map(() => told.total - told.scored) : null;
}

type Known = {
  lost: readonly number[];
  bills: readonly (Bill | undefined)[];
  before: readonly number[] | null;
  atStake: number | null;
};

function counted(view: View, printed: Printed, { lost, bills, before, atStake }: Known): Round {
  const rows = view.players.map((player): Row => {
    const isGone = player.seat === view.exploder;
    const hand = isGone ? [] : (player.shown ?? []);
    const bill = bills[player.seat];
    const known = bill && new Prices(bill);
    const priced = (cards: readonly number[], zone: Zone): Counted[] =>
      cards.map(
        (card) =>
          known?.of(printed.cards[card]?.key ?? '', zone, card) ?? {
            card,
            value: bill ? 0 : (worthIn(printed, card, zone) ?? 0),
            item: null,
          },
      );
    const row = { hand: priced(hand, 'hand'), area: priced(player.area, 'area') };
    return {
      seat: player.seat,
      ...row,
      lost: isGone ? lost : [],
      other: known?.rest() ?? [],
      scored: player.scored,
      before: before?.[player.seat] ?? null,
      total: player.total,
    };
  });
  return {
    round: view.round,
    level: view.level,
    tieBreak: view.tie_break,
    exploder: view.exploder,
    atStake: atStake,
    saved: savedIn(bills[view.exploder]),
    rows: rows.toSorted((one, other) => other.total - one.total || one.seat - other.seat),
  };
}

/** POT-CARD-SUPER-5: what Super saved of a hand that exploded. */
export function savedIn(bill: Bill | undefined): number {
  return bill?.items.find((item) => item.what.code === 'potatoh-bill-saved')?.amount ?? 0;
}

/** What a bill says of single cards. */
class Prices {
  #left: { key: string; zone: Zone | null; each: number; copies: number; item: Item }[];

  constructor(bill: Bill) {
    this.#left = bill.items.map((item) => {
      const { card, count } = item.what.params;
      const copies = typeof count === 'number' ? count : 1;
      const key =
        typeof card === 'object' && 'code' in card ? card.code.replace('potatoh-card-', '') : '';
      const zone =
        item.what.code === 'potatoh-bill-hand'
          ? 'hand'
          : item.what.code === 'potatoh-bill-area'
            ? 'area'
            : null;
      return { key, zone, each: item.amount / copies, copies, item };
    });
  }

  /** The price of one more copy in a zone; null: it brings nothing. */
  of(key: string, zone: Zone, card: number): Counted | null {
    const found = this.#left.find(
      (one) => one.key === key && one.copies > 0 && (one.zone === null || one.zone === zone),
    );
    if (!found) return null;
    found.copies -= 1;
    return { card, value: found.each, item: found.item };
  }

  /** What no card on the table or in a hand accounts for. */
  rest(): Row['other'] {
    return this.#left
      .filter((one) => one.copies > 0)
      .map((one) => ({ value: one.each * one.copies, item: one.item }));
  }
}
