/** The potatoes at the table: each seat has a colour, a body and a hat; beyond twelve, glasses too. */

import { looks } from '$lib/looks.svelte';

export type Mood =
  'happy' | 'worried' | 'giggle' | 'scared' | 'smug' | 'asleep' | 'grr' | 'wow' | 'soot';

export type Potato = {
  colour: string;
  body: 'A' | 'B' | 'C' | 'D';
  hat: number;
  tilt: number;
  /** The second dozen: striped, and with glasses. */
  second: boolean;
};

const COLOURS = [
  '#ef3b2d',
  '#2f7bff',
  '#58b81f',
  '#8b3df0',
  '#ffb800',
  '#ff4f9a',
  '#12b89a',
  '#b5541c',
  '#1590c4',
  '#8c1d5c',
  '#7d8a1d',
  '#55607e',
] as const;
const BODIES = ['A', 'B', 'C', 'D'] as const;
const TILTS = [-4, 3, 0, 4] as const;
const OTHER_HAT = 5; // how far the second dozen's hats are turned round the colours

const HATS = [
  'chef',
  'cap',
  'sprout',
  'witch',
  'crown',
  'bow',
  'beanie',
  'cowboy',
  'swimmer',
  'fez',
  'leaf',
  'robot',
] as const;
/** By the names that the server knows; the second dozen wears its hats in another order. */
export const POTATOES: readonly string[] = [
  ...HATS,
  ...[...HATS.slice(OTHER_HAT), ...HATS.slice(0, OTHER_HAT)].map((hat) => `${hat}-glasses`),
];

/** The potato of a seat at the table that is shown, or one by its name. */
export function potatoOf(seat: number, look?: string): Potato {
  const place = look === undefined ? looks.at(seat, 'potato', POTATOES) : POTATOES.indexOf(look);
  const kind = Math.max(0, place) % COLOURS.length;
  const second = place >= COLOURS.length;
  return {
    colour: COLOURS[kind]!,
    body: BODIES[kind % BODIES.length]!,
    hat: second ? (kind + OTHER_HAT) % COLOURS.length : kind,
    tilt: TILTS[kind % TILTS.length]!,
    second,
  };
}
