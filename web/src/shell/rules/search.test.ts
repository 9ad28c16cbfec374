import { describe, expect, it } from 'vitest';
import type { GameInfo, Module, Rule } from '$lib/wire';
import {
  has,
  isPlayed,
  meant,
  named,
  piecesOf,
  search,
  sectionsOf,
  sortOf,
  wordsOf,
} from './search';

const rule = (id: string, text: string, section = 'Setup'): Rule => ({
  id,
  kind: 'rule',
  section,
  text,
  source: '',
  rulings: [],
  module: null,
});

describe('searching the rules', () => {
  it('finds every word anywhere, whatever the case and accents', () => {
    const one = rule('HEAT-6-1', 'A Slipstream moves the car.');
    expect(has(one, wordsOf('slipstream CAR'))).toBe(true);
    expect(has(one, wordsOf('heat-6'))).toBe(true);
    expect(has(one, wordsOf('slipstream corner'))).toBe(false);
    expect(has(rule('X-1', 'Lucía brakes'), wordsOf('lucia'))).toBe(true);
  });

  it('marks what was found', () => {
    expect(piecesOf('A Slipstream', wordsOf('slip'))).toEqual([
      { text: 'A ', found: false },
      { text: 'Slip', found: true },
      { text: 'stream', found: false },
    ]);
    expect(piecesOf('plain', [])).toEqual([{ text: 'plain', found: false }]);
  });

  it('finds words at their beginning only', () => {
    expect(has(rule('POT-1', 'Drawing a card'), wordsOf('win'))).toBe(false);
    expect(has(rule('POT-1', 'Whoever wins'), wordsOf('win'))).toBe(true);
  });

  it("understands a player's words", () => {
    expect(has(rule('HEAT-3-5', 'Cars move past each other.'), wordsOf('overtake'))).toBe(true);
    expect(has(rule('HEAP-1', 'A cargo part.', 'The cards'), wordsOf('boot'))).toBe(true);
    expect(has(rule('POT-1', 'Thief: take a card.'), wordsOf('steal'))).toBe(true);
  });

  it('puts the section that is called so first', () => {
    const rules = [
      rule('HEAT-SET-1', 'Whoever wins begins.'),
      rule('HEAT-WIN-1', 'The race ends.', 'Finish and winning'),
    ];
    expect(search(rules, wordsOf('win')).map(({ id }) => id)).toEqual(['HEAT-WIN-1', 'HEAT-SET-1']);
    expect(search(rules, [])).toEqual(rules);
  });

  it('reads over a slip of the pen', () => {
    const rules = [rule('HEAT-5-8', 'A Boost costs 1 Heat.')];
    expect(meant('boot', rules)).toBe('boost');
    expect(meant('costs bost', rules)).toBe('costs boost');
    expect(meant('xy', rules)).toBe('xy');
    expect(meant('submarine', rules)).toBe('submarine');
  });

  it('knows which modules a table plays with', () => {
    const settings = [
      { name: 'garage', default: 'none' },
      { name: 'level', default: 1 },
      { name: 'decks', default: 1 },
    ];
    const game = { settings } as unknown as GameInfo;
    const garage: Module = { setting: 'garage', least: 0, anyway: '', seats: 0 };
    const third: Module = { setting: 'level', least: 3, anyway: 'raise_levels', seats: 0 };
    const joined: Module = { setting: 'decks', least: 0, anyway: '', seats: 7 };
    const isIn = (module: Module | null, given: Record<string, unknown>, seats = 4): boolean =>
      isPlayed(module, game, { settings: given, seats });
    expect(isIn(null, {})).toBe(true);
    expect(isIn(garage, {})).toBe(false);
    expect(isIn(garage, { garage: 'mixed' })).toBe(true);
    expect(isIn(third, { level: 2 })).toBe(false);
    expect(isIn(third, { level: 3 })).toBe(true);
    expect(isIn(third, { level: 1, raise_levels: true })).toBe(true);
    expect(isIn(joined, { decks: 1 }, 6)).toBe(false);
    expect(isIn(joined, { decks: 2 }, 6)).toBe(true);
    expect(isIn(joined, { decks: 1 }, 7)).toBe(true);
  });

  it('keeps the order of the sections', () => {
    const rules = [rule('A-1', '', 'One'), rule('B-1', '', 'Two'), rule('A-2', '', 'One')];
    expect(sectionsOf(rules).map(({ name, rules }) => [name, rules.length])).toEqual([
      ['One', 2],
      ['Two', 1],
    ]);
  });

  it('knows rulings and examples, and the rules that a text names', () => {
    expect(sortOf(rule('RUL-HEAT-3', ''))).toBe('ruling');
    expect(sortOf(rule('WE-3', ''))).toBe('example');
    expect(sortOf(rule('HEAT-1-1', ''))).toBe('rule');
    const known = new Map([['HEAT-1-1', rule('HEAT-1-1', '')]]);
    expect(named('see HEAT-1-1, HEAT-9-9 and HEAT-1-1', known)).toEqual(['HEAT-1-1']);
  });
});
