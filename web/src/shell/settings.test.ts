import { describe, expect, it } from 'vitest';
import type { GameInfo, Setting } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { chosenSettings, matters, settingOf, startingValues, withChoice } from './settings';

const usual: Setting = {
  name: '',
  kind: 'number',
  default: 0,
  choices: [],
  low: 0,
  high: 5,
  per_seat: false,
  differs_by_seat: false,
  takes_file: false,
  needs: null,
  rules: [],
  brings: [],
};
const settings: Setting[] = [
  {
    ...usual,
    name: 'circuit',
    kind: 'choice',
    default: 'usa',
    choices: ['usa', 'italy'],
    takes_file: true,
  },
  { ...usual, name: 'legends' },
  { ...usual, name: 'pace', needs: ['legends', ''] },
  { ...usual, name: 'match', kind: 'choice', default: 'rounds', choices: ['rounds', 'points'] },
  { ...usual, name: 'target', default: 15, needs: ['match', 'points'] },
  { ...usual, name: 'colour', per_seat: true },
  {
    ...usual,
    name: 'evening',
    kind: 'choice',
    default: 'none',
    choices: ['none', 'long'],
    takes_file: true,
    brings: [['snacks', 'warm']],
  },
  { ...usual, name: 'snacks', kind: 'choice', default: 'none', choices: ['none', 'cold', 'warm'] },
];
const game = { name: 'test', settings } as GameInfo;

describe('settings', () => {
  it('start as usual, without those of the seats', () => {
    expect(startingValues(game)).toEqual({
      circuit: 'usa',
      legends: 0,
      pace: 0,
      match: 'rounds',
      target: 15,
      evening: 'none',
      snacks: 'none',
    });
  });

  it('take what a table says, also a file', () => {
    const own = { file: 'mine.toml', text: '' };
    expect(startingValues(game, { circuit: own, legends: 'many' })).toMatchObject({
      circuit: own,
      legends: 0,
    });
  });

  it('matter only with what they need', () => {
    const values = startingValues(game);
    const by = (name: string) => settings.find((one) => one.name === name) ?? usual;
    expect(matters(by('pace'), game, values)).toBe(false);
    expect(matters(by('pace'), game, { ...values, legends: 2 })).toBe(true);
    expect(matters(by('target'), game, values)).toBe(false);
    expect(matters(by('target'), game, { ...values, match: 'points' })).toBe(true);
  });

  it('are sent where they differ and matter', () => {
    const values = { ...startingValues(game), circuit: 'italy', pace: 2, target: 20 };
    expect(chosenSettings(game, values)).toEqual({ circuit: 'italy' });
    expect(chosenSettings(game, { ...values, legends: 3 })).toEqual({
      circuit: 'italy',
      legends: 3,
      pace: 2,
    });
  });

  it('bring others along, as the game says, where nothing was chosen', () => {
    const values = startingValues(game);
    const long = withChoice(game, values, 'evening', 'long');
    expect(long).toEqual({ ...values, evening: 'long', snacks: 'warm' });
    const own = { file: 'mine.toml', text: '' };
    expect(withChoice(game, values, 'evening', own)['snacks']).toBe('warm');
    const cold = { ...values, snacks: 'cold' };
    expect(withChoice(game, cold, 'evening', 'long')['snacks']).toBe('cold');
    expect(withChoice(game, values, 'legends', 3)).toEqual({ ...values, legends: 3 });
  });

  it('take back what they brought, but not what was chosen by hand', () => {
    const values = startingValues(game);
    const long = withChoice(game, values, 'evening', 'long');
    expect(withChoice(game, long, 'evening', 'none')).toEqual(values);
    const chosen = new Set(['snacks']);
    expect(withChoice(game, long, 'evening', 'none', chosen)['snacks']).toBe('warm');
    const cold = { ...long, snacks: 'cold' };
    expect(withChoice(game, cold, 'evening', 'none')['snacks']).toBe('cold');
  });

  it('finds the setting that a refusal speaks of, by name or by file', () => {
    const values = { circuit: { file: 'mine.toml', text: '' }, legends: 2 };
    expect(settingOf(phrase('x', { name: 'legends' }), values)).toBe('legends');
    expect(settingOf(phrase('x', { file: 'mine.toml' }), values)).toBe('circuit');
    expect(settingOf(phrase('x', { file: 'other.toml', name: 'other' }), values)).toBe('');
    expect(settingOf(null, values)).toBe('');
  });
});
