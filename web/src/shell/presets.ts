/** Kinds of tables that can be set with one press, besides the free choice. */
import type { GameInfo } from '$lib/wire';
import { isFile, startingValues, type Value, type Values } from './settings';

export type Preset = {
  name: string;
  /** What differs from the usual, for this many seats. */
  values: (game: GameInfo, seats: number) => Values;
  /** What the person has chosen stays: a preset has no opinion on it. */
  keeps: readonly string[];
  /** With no more people than these: others drive, too. */
  mostSeats?: number;
};

const PRESETS: Readonly<Record<string, readonly Preset[]>> = {
  heat: [
    { name: 'first', values: () => ({ circuit: 'usa', laps: 1 }), keeps: [] },
    {
      name: 'full',
      values: (game, seats) => ({
        garage: 'mixed',
        weather: true,
        legends: placesLeft(game, seats),
      }),
      keeps: ['circuit'],
      mostSeats: 3,
    },
    {
      name: 'tournament',
      values: () => ({ garage: 'mixed', weather: true, tournament: true }),
      keeps: ['circuit'],
    },
    {
      name: 'season',
      values: (game, seats) => ({
        season: '1961',
        garage: 'mixed',
        legends: placesLeft(game, seats),
      }),
      keeps: [],
      mostSeats: 3,
    },
  ],
  heap: [
    { name: 'quick', values: () => ({ vehicles_needed: 2 }), keeps: ['cards'] },
    { name: 'full', values: () => ({}), keeps: ['cards'] },
    { name: 'long', values: () => ({ parts_needed: 4 }), keeps: ['cards'] },
  ],
};

export function presetsOf(game: string): readonly Preset[] {
  return PRESETS[game] ?? [];
}

/** How many seats a preset leaves of those there are. */
export function presetSeats(preset: Preset, seats: number): number {
  return Math.min(seats, preset.mostSeats ?? seats);
}

/** Every setting as the preset wants it. */
export function presetValues(preset: Preset, game: GameInfo, seats: number, now: Values): Values {
  const kept: Values = {};
  for (const name of preset.keeps) {
    const value = now[name];
    if (value !== undefined) kept[name] = value;
  }
  return { ...startingValues(game), ...kept, ...preset.values(game, seats) };
}

/** Is everything as the preset wants it? */
export function isPreset(preset: Preset, game: GameInfo, seats: number, now: Values): boolean {
  if (presetSeats(preset, seats) !== seats) return false;
  const wanted = presetValues(preset, game, seats, now);
  return Object.entries(wanted).every(([name, value]) => isSame(value, now[name]));
}

function isSame(one: Value, other: Value | undefined): boolean {
  return isFile(one) && isFile(other) ? one.text === other.text : one === other;
}

/** As many Legends as fill the base game's grid: each seat could have been a car. */
function placesLeft(game: GameInfo, seats: number): number {
  return Math.max(0, game.most_seats - seats);
}
