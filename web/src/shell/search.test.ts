import { describe, expect, it } from 'vitest';
import type { Rule } from '$lib/wire';
import { has, named, piecesOf, sectionsOf, sortOf, wordsOf } from './search';

const rule = (id: string, text: string, section = 'Setup'): Rule => ({
  id,
  kind: 'rule',
  section,
  text,
  source: '',
  rulings: [],
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
