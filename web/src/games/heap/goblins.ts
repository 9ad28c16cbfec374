/** The goblins of the seats: four hats, four skins, and how they feel. */
export const MOODS = ['plain', 'glee', 'fear', 'angry', 'out'] as const;
export type Mood = (typeof MOODS)[number];

const SKINS = [
  { skin: '#86b83c', shade: '#4f7420' },
  { skin: '#5fae8c', shade: '#2f6b54' },
  { skin: '#b3b341', shade: '#6f6d1c' },
  { skin: '#6f9a52', shade: '#3f5f2c' },
];

export function goblinOf(seat: number): { hat: number; skin: string; shade: string } {
  const kind = seat % SKINS.length;
  return { hat: kind, ...SKINS[kind]! };
}
