import { describe, expect, it } from 'vitest';
import type { GameInfo, Setting } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import {
  boundsOf,
  choicesOf,
  chosenSettings,
  excludedBy,
  fitted,
  isOffered,
  matters,
  settingOf,
  startingValues,
  withChoice,
} from './settings';

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
  rooms: [],
  not_with: [],
  only_with: [],
  for_people: [],
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
  { ...usual, name: 'target', default: 15, high: 20, needs: ['match', 'points'] },
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
    const long = withChoice(game, values, 4, 'evening', 'long');
    expect(long).toEqual({ ...values, evening: 'long', snacks: 'warm' });
    const own = { file: 'mine.toml', text: '' };
    expect(withChoice(game, values, 4, 'evening', own)['snacks']).toBe('warm');
    const cold = { ...values, snacks: 'cold' };
    expect(withChoice(game, cold, 4, 'evening', 'long')['snacks']).toBe('cold');
    expect(withChoice(game, values, 4, 'legends', 3)).toEqual({ ...values, legends: 3 });
  });

  it('take back what they brought, but not what was chosen by hand', () => {
    const values = startingValues(game);
    const long = withChoice(game, values, 4, 'evening', 'long');
    expect(withChoice(game, long, 4, 'evening', 'none')).toEqual(values);
    const chosen = new Set(['snacks']);
    expect(withChoice(game, long, 4, 'evening', 'none', chosen)['snacks']).toBe('warm');
    const cold = { ...long, snacks: 'cold' };
    expect(withChoice(game, cold, 4, 'evening', 'none')['snacks']).toBe('cold');
  });

  it('finds the setting that a refusal speaks of, by name or by file', () => {
    const values = { circuit: { file: 'mine.toml', text: '' }, legends: 2 };
    expect(settingOf(phrase('x', { name: 'legends' }), values)).toBe('legends');
    expect(settingOf(phrase('x', { file: 'mine.toml' }), values)).toBe('circuit');
    expect(settingOf(phrase('x', { file: 'other.toml', name: 'other' }), values)).toBe('');
    expect(settingOf(null, values)).toBe('');
  });
});

describe('settings that exclude each other', () => {
  const level: Setting = {
    ...usual,
    name: 'level',
    kind: 'choice',
    default: 'none',
    choices: ['none', '1', '2'],
    needs: ['cars', ''],
  };
  const cars: Setting = {
    ...usual,
    name: 'cars',
    high: 11,
    rooms: [
      { setting: 'level', value: 'none', least: 2, most: 6 },
      { setting: 'level', value: '', least: 2, most: 12 },
    ],
  };
  const rivals: Setting = {
    ...usual,
    name: 'rivals',
    kind: 'flag',
    default: false,
    needs: ['level', ''],
    not_with: [['level', '1']],
  };
  const limited = { name: 'test', settings: [cars, level, rivals] } as unknown as GameInfo;
  const start = startingValues(limited);

  it('leave a number the room that seats and another choice leave', () => {
    expect(boundsOf(cars, limited, start, 1)).toEqual({ low: 1, high: 5 });
    expect(boundsOf(cars, limited, start, 6)).toEqual({ low: 0, high: 0 });
    expect(boundsOf(cars, limited, { ...start, level: '2' }, 2)).toEqual({ low: 0, high: 10 });
  });

  it('are made fit when there is less room', () => {
    const many = { ...start, cars: 11, level: '2' };
    expect(fitted(limited, many, 1)['cars']).toBe(11);
    expect(fitted(limited, many, 3)['cars']).toBe(9);
    expect(fitted(limited, { ...many, level: 'none' }, 3)['cars']).toBe(3);
  });

  it('bring along what they need, and are offered before it is there', () => {
    expect(isOffered(level, limited, start)).toBe(true);
    expect(isOffered(rivals, limited, start)).toBe(false);
    expect(withChoice(limited, start, 6, 'level', '2')).toMatchObject({ level: '2', cars: 6 });
    const chosen = withChoice(limited, { ...start, cars: 3 }, 2, 'level', '2');
    expect(chosen['cars']).toBe(3);
    expect(withChoice(limited, chosen, 2, 'cars', 0)['level']).toBe('none');
  });

  it('are offered with what they need only, and forgotten without it', () => {
    const rising: Setting = {
      ...level,
      choices: ['none', 'rising'],
      only_with: [['rising', 'cars', '']],
    };
    const game = { name: 'test', settings: [cars, rising] } as unknown as GameInfo;
    expect(choicesOf(rising, game, start)).toEqual(['none']);
    const chosen = { ...start, cars: 3, level: 'rising' };
    expect(choicesOf(rising, game, chosen)).toEqual(['none', 'rising']);
    expect(fitted(game, { ...chosen, cars: 0 }, 2)['level']).toBe('none');
  });

  it('are taken back by a choice that excludes them', () => {
    const with2 = { ...start, cars: 3, level: '2', rivals: true };
    expect(excludedBy(rivals, limited, with2)).toBeNull();
    const with1 = withChoice(limited, with2, 2, 'level', '1');
    expect(with1['rivals']).toBe(false);
    expect(excludedBy(rivals, limited, with1)).toEqual(['level', '1']);
  });
});
