/**
 * How a round is counted before everybody's eyes: row by row and card by card, each card with its
 * puff; only after the last row do the totals change, and only then the order.
 */
import type { Counted, Row, Round } from './rounds';

/** One's own row is pinned; the others sit as at the table. */
export function rowsAtTable({ rows }: Round, you: number | null): Row[] {
  const seats = rows.length;
  const first = you ?? 0;
  return rows.toSorted(
    (one, other) => ((one.seat - first + seats) % seats) - ((other.seat - first + seats) % seats),
  );
}

export type Ranked = { row: Row; place: number; points: number };

/** The best first, as it was before the round or as it is after it. */
export function ranking({ rows }: Round, when: 'before' | 'after'): Ranked[] {
  const points = (row: Row): number => (when === 'after' ? row.total : (row.before ?? row.total));
  return rows
    .toSorted((one, other) => points(other) - points(one) || one.seat - other.seat)
    .map((row) => ({
      row,
      points: points(row),
      place: 1 + rows.filter((other) => points(other) > points(row)).length,
    }));
}

/** What of a row brings something, in the order in which it is counted; the rest is one stack. */
export function puffsOf(row: Row): number[] {
  return [...row.hand, ...row.area, ...row.other]
    .map((one) => one.value)
    .filter((value) => value !== 0);
}

export type Split = { counts: { one: Counted; index: number }[]; zeros: Counted[] };

/** The cards of a zone that bring something, each with its place in it, and those that do not. */
export function splitZeros(cards: readonly Counted[]): Split {
  const placed = cards.map((one, index) => ({ one, index }));
  return {
    counts: placed.filter(({ one }) => one.value !== 0),
    zeros: cards.filter((one) => one.value === 0),
  };
}

const PUFF = 90;
const MERGE = 250;
const NEXT = 300;
const HOP = 120; // a token, a field
const LONGEST_HOP = 900;
const CHANGE = 500;
const ALL_ROWS = 6800; // ms at most for the rows

/** So much is seen after so many ms more: of which row how many puffs, or what comes after them. */
export type Tick =
  | { ms: number; phase: 'rows'; row: number; puffs: number; isSummed: boolean }
  | { ms: number; phase: 'totals' | 'order' | 'done' };

export function ticksOf(rows: readonly Row[]): Tick[] {
  const ticks: Tick[] = [{ ms: 0, phase: 'rows', row: 0, puffs: 0, isSummed: false }];
  for (const [row, counted] of rows.entries()) {
    const count = puffsOf(counted).length;
    const tick = (ms: number, puffs: number, isSummed = false): unknown =>
      ticks.push({ ms, phase: 'rows', row, puffs, isSummed });
    tick(row === 0 ? PUFF : NEXT, 0);
    for (let puffs = 1; puffs <= count; puffs += 1) tick(PUFF, puffs);
    tick(MERGE, count, true);
  }
  const all = ticks.reduce((sum, { ms }) => sum + ms, 0);
  const pace = Math.min(1, ALL_ROWS / Math.max(1, all));
  const hops = Math.max(0, ...rows.map((row) => Math.abs(row.total - (row.before ?? row.total))));
  return [
    ...ticks.map((tick) => ({ ...tick, ms: tick.ms * pace })),
    { ms: NEXT, phase: 'totals' },
    { ms: Math.min(LONGEST_HOP, HOP * Math.max(1, hops)), phase: 'order' },
    { ms: CHANGE, phase: 'done' },
  ];
}

export type RowState = { state: 'waits' | 'counts' | 'counted'; puffs: number };

/** How far a row is counted. */
export function rowAt(tick: Tick, row: number): RowState {
  if (tick.phase !== 'rows' || row < tick.row) return { state: 'counted', puffs: Infinity };
  if (row > tick.row) return { state: 'waits', puffs: 0 };
  return { state: tick.isSummed ? 'counted' : 'counts', puffs: tick.puffs };
}
