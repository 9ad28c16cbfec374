import { describe, expect, it } from 'vitest';
import type { Bill, Told } from '$lib/wire';
import everyCard from './fixtures/match-level-5.json';
import rising from './fixtures/match-rising.json';
import cards from './fixtures/printed.json';
import { roundIn, roundsOf } from './rounds';
import type { PotatohEvent, Printed, View } from './types';

type Update = { entries: Told[]; view: View };
const printed = cards as Printed;

describe.each([
  ['with every card', everyCard],
  ['that rises from level 1', rising],
])('the rounds of a match %s', (_, match) => {
  const updates = match as unknown as Update[];
  const log = updates.flatMap((update) => update.entries);
  const last = updates.at(-1)!.view;
  const rounds = roundsOf(log, last, printed);
  const bills = log
    .flatMap((entry) => (entry.events ?? []) as PotatohEvent[])
    .filter((event) => event.type === 'scored');

  it('are all there, and end with the totals of the match', () => {
    expect(rounds.map((round) => round.round)).toEqual(
      Array.from({ length: last.round }, (_unused, k) => k + 1),
    );
    for (const row of rounds.at(-1)!.rows) expect(row.total).toBe(last.players[row.seat]!.total);
  });

  it('add up, card by card, to what was scored', () => {
    for (const [at, round] of rounds.entries()) {
      for (const row of round.rows) {
        const sum = [...row.hand, ...row.area, ...row.other].reduce(
          (total, one) => total + one.value,
          0,
        );
        expect(sum, `round ${at + 1}, seat ${row.seat}`).toBe(row.scored);
        expect(row.scored).toBe((bills[at * round.rows.length + row.seat]!.phews as Bill).total);
      }
    }
  });

  it('say where everybody stood before', () => {
    for (const [at, round] of rounds.entries()) {
      for (const row of round.rows) {
        const before =
          at === 0 ? 2 : rounds[at - 1]!.rows.find((one) => one.seat === row.seat)!.total;
        expect(row.before).toBe(before);
        expect(row.total).toBe(Math.max(0, before + row.scored));
      }
    }
  });

  it('keep the exploder’s hand apart: it counts for nothing', () => {
    const boom = rounds.find(
      (round) => round.exploder >= 0 && round.rows.some((row) => row.lost.length > 0),
    )!;
    const row = boom.rows.find((one) => one.seat === boom.exploder)!;
    expect(row.lost.length).toBeGreaterThan(0);
    expect(row.hand).toEqual([]);
    for (const one of boom.rows.filter((other) => other !== row)) expect(one.lost).toEqual([]);
  });

  it('are told by the view alone, with the same hands and sums, to whoever comes late', () => {
    for (const { view } of updates.filter((update) => update.view?.is_counted)) {
      const late = roundIn(view, printed);
      const seen = rounds.find((round) => round.round === view.round)!;
      for (const row of late.rows) {
        const known = seen.rows.find((one) => one.seat === row.seat)!;
        expect({
          ...row,
          before: 0,
          lost: [],
          other: [],
          hand: row.hand.map((one) => one.card),
          area: row.area.map((one) => one.card),
        }).toEqual({
          ...known,
          before: 0,
          lost: [],
          other: [],
          hand: known.hand.map((one) => one.card),
          area: known.area.map((one) => one.card),
        });
      }
    }
  });
});

it('forgets a round that was taken back', () => {
  const updates = rising as unknown as Update[];
  const log = updates.flatMap((update) => update.entries);
  const first = log.findIndex((entry) =>
    (entry.events ?? []).some((event) => (event as PotatohEvent).type === 'round-ended'),
  );
  const undone: Told[] = [
    ...log.slice(0, first + 1),
    { seq: 999, at: 0, kind: 'undone', to: (log[first]!.entry ?? 0) - 1, entry: 0 },
  ];
  expect(roundsOf(undone, updates.at(-1)!.view, printed)).toEqual([]);
});
