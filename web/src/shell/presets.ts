/** Kinds of tables that can be set with one press, besides the free choice. */
import type { GameInfo } from '$lib/wire';
import { isFile, startingValues, type Value, type Values } from './settings';

export type Preset = {
  name: string;
  /** What differs from the usual, for so many seats. */
  values: (game: GameInfo, seats: number) => Values;
  /** What the person has chosen stays: a preset has no opinion on it. */
  keeps: readonly string[];
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
    },
    {
      name: 'tournament',
      values: () => ({ garage: 'mixed', weather: true, tournament: true }),
      keeps: ['circuit'],
    },
  ],
};

export function presetsOf(game: string): readonly Preset[] {
  return PRESETS[game] ?? [];
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
  const wanted = presetValues(preset, game, seats, now);
  return Object.entries(wanted).every(([name, value]) => isSame(value, now[name]));
}

function isSame(one: Value, other: Value | undefined): boolean {
  return isFile(one) && isFile(other) ? one.text === other.text : one === other;
}

/** One Legend can drive less than there are cars: a driver has to be there. */
function placesLeft(game: GameInfo, seats: number): number {
  const most = game.settings.find((one) => one.name === 'legends')?.high ?? 0;
  return Math.max(0, most + 1 - seats);
}
