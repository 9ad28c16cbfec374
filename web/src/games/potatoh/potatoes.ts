/** The potatoes at the table: each seat has a colour, a body and a hat; beyond twelve, glasses too. */

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

export function potatoOf(seat: number): Potato {
  const kind = seat % COLOURS.length;
  const second = seat >= COLOURS.length;
  return {
    colour: COLOURS[kind]!,
    body: BODIES[kind % BODIES.length]!,
    hat: second ? (kind + OTHER_HAT) % COLOURS.length : kind,
    tilt: TILTS[kind % TILTS.length]!,
    second,
  };
}
