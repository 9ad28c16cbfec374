import { describe, expect, it } from 'vitest';
import type { Bill, Told } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { puffsOf, ranking, rowAt, rowsAtTable, ticksOf } from './count';
import everyCard from './fixtures/match-level-5.json';
import cards from './fixtures/printed.json';
import { roundsOf } from './rounds';
import type { PotatohEvent, Printed, View } from './types';

const updates = everyCard as unknown as { entries: Told[]; view: View }[];
const rounds = roundsOf(
  updates.flatMap((update) => update.entries),
  updates.at(-1)!.view,
  cards as Printed,
);

describe.each(rounds.map((round) => [round.round, round] as const))(
  'the count of round %i',
  (_, round) => {
    it('pins one’s own row and leaves the others as they sit', () => {
      const seats = round.rows.length;
      const shown = rowsAtTable(round, 2).map((row) => row.seat);
      expect(shown).toEqual(Array.from({ length: seats }, (_unused, k) => (2 + k) % seats));
      expect(rowsAtTable(round, null).map((row) => row.seat)[0]).toBe(0);
    });

    it('ends row after row, then changes the totals, then the order', () => {
      const rows = rowsAtTable(round, 0);
      const ticks = ticksOf(rows);
      expect(ticks.slice(-3).map((tick) => tick.phase)).toEqual(['totals', 'order', 'done']);
      for (const [index, row] of rows.entries()) {
        const own = ticks.filter((tick) => tick.phase === 'rows' && tick.row === index);
        expect(Math.max(...own.map((tick) => rowAt(tick, index).puffs))).toBe(puffsOf(row).length);
        expect(own.map((tick) => rowAt(tick, index).state).at(-1)).toBe('counted');
        for (const tick of own) {
          if (index > 0) expect(rowAt(tick, index - 1).state).toBe('counted');
          if (index < rows.length - 1) expect(rowAt(tick, index + 1).state).toBe('waits');
        }
      }
    });

    it('shows puffs that make the sum', () => {
      for (const row of round.rows)
        expect(puffsOf(row).reduce((sum, value) => sum + value, 0)).toBe(row.scored);
    });

    it('takes seven seconds at most for its rows', () => {
      const rows = ticksOf(round.rows).filter((tick) => tick.phase === 'rows');
      expect(rows.reduce((sum, tick) => sum + tick.ms, 0)).toBeLessThan(7000);
    });

    it('knows both orders', () => {
      for (const when of ['before', 'after'] as const) {
        const points = ranking(round, when).map((one) => one.points);
        expect(points).toEqual(points.toSorted((one, other) => other - one));
      }
      expect(ranking(round, 'after').map(({ row }) => row.seat)).toEqual(
        round.rows.map((row) => row.seat),
      );
    });
  },
);

it('shows −1 on each Fried that is not alone', () => {
  const printed = cards as Printed;
  const fried = printed.cards.findIndex((card) => card.key === 'fried');
  const worth = { code: 'potatoh-bill-hand', params: { card: phrase('potatoh-card-fried') } };
  const bill = (total: number, count: number): Bill => ({
    total,
    items: [
      {
        what: { type: 'phrase', ...worth, params: { ...worth.params, count } },
        amount: total,
        rule: 'POT-CARD-FRITA-3',
      },
    ],
  });
  const view = updates.at(-1)!.view;
  const events: PotatohEvent[] = [
    { type: 'round-started', round: 1, level: 5, starter: 0, tie_break: false },
    { type: 'hand-shown', seat: 0, cards: [fried] },
    { type: 'hand-shown', seat: 1, cards: [fried, fried] },
    { type: 'scored', seat: 0, phews: bill(-1, 1), total: 3 },
    { type: 'scored', seat: 1, phews: bill(-2, 2), total: 2 },
    { type: 'round-ended', round: 1, exploder: -1, at_stake: 0 },
  ];
  const [round] = roundsOf([{ seq: 1, at: 0, kind: 'moved', events }], view, printed);
  const hands = rowsAtTable(round!, 0).map((row) => row.hand.map((one) => one.value));
  expect(hands.slice(0, 2)).toEqual([[-1], [-1, -1]]);
});
