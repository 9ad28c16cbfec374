/** The goblins of the seats: four hats, four skins, and how they feel. */

import { looks } from '$lib/looks.svelte';

export const MOODS = ['plain', 'glee', 'fear', 'angry', 'out'] as const;
export type Mood = (typeof MOODS)[number];

const SKINS = [
  { skin: '#86b83c', shade: '#4f7420' },
  { skin: '#5fae8c', shade: '#2f6b54' },
  { skin: '#b3b341', shade: '#6f6d1c' },
  { skin: '#6f9a52', shade: '#3f5f2c' },
];

/** By the names that the server knows. */
export const GOBLINS: readonly string[] = ['bandana', 'goggles', 'welder', 'top-hat'];

/** The goblin of a seat at the table that is shown, or one by its name. */
export function goblinOf(
  seat: number,
  look?: string,
): { hat: number; skin: string; shade: string } {
  const place = look === undefined ? looks.at(seat, 'goblin', GOBLINS) : GOBLINS.indexOf(look);
  const kind = Math.max(0, place) % SKINS.length;
  return { hat: kind, ...SKINS[kind]! };
}
