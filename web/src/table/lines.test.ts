import { expect, it } from 'vitest';
import type { Told } from '$lib/wire';
import { billsOf, folded, linesOf } from './lines';

const word = (code: string) => ({ type: 'phrase' as const, code, params: {} });
const item = (code: string, amount: number) => ({ what: word(code), amount, rule: 'X-1' });
const nameOf = (seat: number) => `Seat ${seat}`;

it('finds bills with several items only', () => {
  const small = { total: 1, items: [item('a', 1)] };
  const large = { total: 2, items: [item('a', 3), item('b', -1)] };
  expect(billsOf({ type: 'paid', car: 1, heat: small, other: large })).toEqual([large]);
  expect(billsOf(7)).toEqual([]);
});

it('says a move by its events, with the rules behind them', () => {
  const entry: Told = {
    seq: 9,
    at: 1,
    kind: 'moved',
    seat: 2,
    entry: 4,
    events: [{ type: 'a' }, { type: 'b' }],
    said: [{ phrase: word('heat-event-a'), rules: ['HEAT-1'] }, { phrase: word('heat-event-b') }],
  };
  const lines = linesOf(entry, nameOf);
  expect(lines.map((line) => [line.key, line.phrase.code, line.rules])).toEqual([
    ['9.0', 'heat-event-a', ['HEAT-1']],
    ['9.1', 'heat-event-b', []],
  ]);
});

it('says what happens at the table, and why a move is not the bot’s own', () => {
  const left = linesOf({ seq: 3, at: 1, kind: 'handed-to-bot', seat: 1, bot: 'rookie' }, nameOf);
  expect(left[0]?.phrase).toEqual({
    type: 'phrase',
    code: 'ui-log-handed-to-bot',
    params: {
      number: 2,
      name: 'Seat 1',
      bot: 'rookie',
      agrees: 'no',
      absent: 'no',
      kicked: 'no',
      note: 'none',
      on: 'no',
    },
  });
  const late = linesOf({ seq: 4, at: 1, kind: 'moved', seat: 1, note: 'late' }, nameOf);
  expect(late[0]?.phrase.code).toBe('ui-log-note');
  expect(linesOf({ seq: 5, at: 1, kind: 'chatted', name: 'Ada', text: 'hi' }, nameOf)).toEqual([]);
});

it('folds what is said several times in a row into one line, whose key stays', () => {
  const said = (seq: number, code: string): Told => ({
    seq,
    at: seq,
    kind: 'moved',
    said: [{ phrase: word(code) }],
  });
  const newestFirst = [said(5, 'a'), said(4, 'a'), said(3, 'b'), said(2, 'a')].flatMap((entry) =>
    linesOf(entry, nameOf),
  );
  expect(folded(newestFirst).map((line) => [line.key, line.phrase.code, line.times])).toEqual([
    ['4.0', 'a', 2],
    ['3.0', 'b', 1],
    ['2.0', 'a', 1],
  ]);
});
