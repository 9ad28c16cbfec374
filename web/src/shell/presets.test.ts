import { describe, expect, it } from 'vitest';
import type { GameInfo, Setting } from '$lib/wire';
import { isPreset, presetSeats, presetsOf, presetValues } from './presets';
import { startingValues } from './settings';

const setting = (name: string, kind: Setting['kind'], usual: Setting['default']): Setting => ({
  name,
  kind,
  default: usual,
  choices: [],
  low: 0,
  high: 5,
  per_seat: false,
  differs_by_seat: false,
  takes_file: name === 'circuit',
  needs: null,
  rules: [],
  brings: [],
  rooms: [],
  not_with: [],
  only_with: [],
  for_people: [],
});
const game = {
  name: 'heat',
  most_seats: 6,
  settings: [
    setting('circuit', 'choice', 'usa'),
    setting('laps', 'number', 0),
    setting('legends', 'number', 0),
    setting('garage', 'choice', 'none'),
    setting('weather', 'flag', false),
    setting('tournament', 'flag', false),
  ],
} as GameInfo;
const [first, full, tournament] = presetsOf('heat') as [never, never, never];
const usual = startingValues(game);

describe('a preset', () => {
  it('is there for games that have some', () => {
    expect(presetsOf('heat')).toHaveLength(4);
    expect(presetsOf('heap')).toHaveLength(3);
    expect(presetsOf('potatoh')).toEqual([]);
  });

  it('sets everything, and forgets what was chosen before', () => {
    const now = { ...usual, circuit: 'italy', weather: true };
    expect(presetValues(first, game, 4, now)).toEqual({ ...usual, circuit: 'usa', laps: 1 });
  });

  it('leaves the circuit where it has no opinion, also one of somebody’s own', () => {
    const circuit = { file: 'mine.toml', text: 'x' };
    const values = presetValues(tournament, game, 4, { ...usual, circuit });
    expect(values).toMatchObject({ circuit, garage: 'mixed', weather: true, tournament: true });
    expect(isPreset(tournament, game, 4, values)).toBe(true);
  });

  it('leaves places for Legends in a full race, and fills the grid with them', () => {
    expect(presetSeats(full, 6)).toBe(3);
    expect(presetSeats(full, 2)).toBe(2);
    expect(presetSeats(first, 6)).toBe(6);
    expect(presetValues(full, game, 3, usual)).toMatchObject({ legends: 3, laps: 0 });
    expect(isPreset(full, game, 6, presetValues(full, game, 6, usual))).toBe(false);
  });

  it('is chosen as long as everything is as it says', () => {
    const values = presetValues(full, game, 3, usual);
    expect(isPreset(full, game, 3, values)).toBe(true);
    expect(isPreset(full, game, 3, { ...values, weather: false })).toBe(false);
    expect(isPreset(full, game, 3, { ...values, circuit: 'italy' })).toBe(true);
    expect(isPreset(first, game, 4, usual)).toBe(false);
  });
});
