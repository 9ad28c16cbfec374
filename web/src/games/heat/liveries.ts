/** How each colour of car is painted: a number and a pattern besides the colour. */

export type Livery = { number: number; body: string; pattern: string; helmet: string };

/** Seen from above, nose to the right, 47 × 28 around the middle. */
export const BODY =
  'M-21 -4C-21 -6.6 -17 -7.6 -10 -8L5 -7.8C14 -7.4 22 -4.4 23.5 0C22 4.4 14 7.4 5 7.8L-10 8C-17 7.6 -21 6.6 -21 4Z';
export const TYRES =
  'M-19.5 -14h11.5v5h-11.5zM-19.5 9h11.5v5h-11.5zM8.4 -13.4h9.6v4.6h-9.6zM8.4 8.8h9.6v4.6h-9.6z';
export const SHADOW = 'M-19 -13h11v6h15.5v-5.4h9.2v6l6 6.4l-6 6.4v6h-9.2v-5.4h-15.5v6h-11z';
/** An open-face helmet of the 1960s from the side, 44 × 40. */
export const SHELL =
  'M4 24C3 11 11 4 20 4C29 4 35 10 35.5 18L37 22.5L26 24.5L24 33H12C7 32 4.5 29 4 24Z';
export const SHELL_MONO =
  'M4 24C3 11 11 4 20 4C29 4 35 10 35.5 18L42 20L41 23L27 23L24 33H12C7 32 4.5 29 4 24Z';
export const FLAME =
  'M0 -15C2 -9 9 -6 9 3C9 9.5 5 13 0 13C-5 13 -9 9.5 -9 3.5C-9 -.5 -6.5 -2.5 -5.5 -6C-3.5 -4.5 -2.5 -3 -2.5 -1C-.5 -5 1 -9 0 -15Z';
export const FLAME_INNER =
  'M.5 -3C1.5 0 5 2 5 6C5 9.4 3 11.2 0 11.2C-3 11.2 -5 9.4 -5 6.4C-5 4.2 -3.6 3 -3 1C-1.8 1.8 -1.4 2.6 -1.4 3.6C-.4 1.6 .6 -.4 .5 -3Z';

export const LIVERIES: Readonly<Record<string, Livery>> = {
  red: {
    number: 7,
    body: 'red',
    pattern: 'M-20 -1.8H22.4V1.8H-20Z',
    helmet: 'M17 2H24V24H17Z',
  },
  black: {
    number: 11,
    body: 'black',
    pattern: 'M-20 -4.4H20V-2.2H-20ZM-20 2.2H20V4.4H-20Z',
    helmet: 'M12.5 2H16.5V24H12.5ZM22 2H26V24H22Z',
  },
  blue: {
    number: 4,
    body: 'blue',
    pattern: 'M12.5 -8H24V8H12.5ZM-20 -8H-16V8H-20Z',
    helmet: 'M2 15H40V20H2Z',
  },
  green: {
    number: 24,
    body: 'green',
    pattern: 'M8 -8L19 0L8 8H13L24 0L13 -8ZM-22 -8L-11 0L-22 8H-17L-6 0L-17 -8Z',
    helmet: 'M8 24L19 5L30 24H24.5L19 14.5L13.5 24Z',
  },
  yellow: {
    number: 31,
    body: 'yellow',
    pattern:
      'M14 -8h4v4h-4zM14 0h4v4h-4zM18 -4h4v4h-4zM18 4h4v4h-4zM-21 -8h4v4h-4zM-21 0h4v4h-4zM-17 -4h4v4h-4zM-17 4h4v4h-4z',
    helmet:
      'M8 4h6v6h-6zM20 4h6v6h-6zM14 10h6v6h-6zM26 10h6v6h-6zM8 16h6v6h-6zM20 16h6v6h-6zM2 10h6v6h-6z',
  },
  gray: {
    number: 18,
    body: 'gray',
    pattern: 'M13 -8h3v16h-3zM18.5 -8h3v16h-3zM-20 -8h3v16h-3zM-14.5 -8h3v16h-3z',
    helmet: 'M2 8H40V11.5H2ZM2 15H40V18.5H2Z',
  },
  orange: {
    number: 22,
    body: 'orange',
    pattern: 'M-6 -9L2 -9L-8 9L-16 9ZM6 -9L14 -9L4 9L-4 9Z',
    helmet: 'M8 2H16L8 26H0ZM22 2H30L22 26H14Z',
  },
  purple: {
    number: 2,
    body: 'purple',
    pattern: 'M-22 -2.6H24V2.6H-22ZM6 -9H12V9H6Z',
    helmet: 'M2 12H40V17H2ZM17 2H22V26H17Z',
  },
  white: {
    number: 15,
    body: 'white',
    pattern: 'M10 -9H24V0H10ZM-22 0H-12V9H-22ZM-12 -9H-1V0H-12Z',
    helmet: 'M2 2H20V14H2ZM20 14H40V26H20Z',
  },
  teal: {
    number: 8,
    body: 'teal',
    pattern: 'M-22 0H24V9H-22Z',
    helmet: 'M2 14H40V26H2Z',
  },
  pink: {
    number: 36,
    body: 'pink',
    pattern: 'M-22 -3L-16 3L-10 -3L-4 3L2 -3L8 3L14 -3L20 3V7L14 1L8 7L2 1L-4 7L-10 1L-16 7L-22 1Z',
    helmet: 'M2 16L8 10L14 16L20 10L26 16L32 10L38 16V21L32 15L26 21L20 15L14 21L8 15L2 21Z',
  },
  cyan: {
    number: 12,
    body: 'cyan',
    pattern:
      'M-19.5 -4a2.6 2.6 0 1 1 .01 0zM-19.5 6.6a2.6 2.6 0 1 1 .01 0zM-13 1.4a2.6 2.6 0 1 1 .01 0zM13.5 -1.5a2.6 2.6 0 1 1 .01 0zM18.5 4a2.6 2.6 0 1 1 .01 0zM13.5 7.8a2.6 2.6 0 1 1 .01 0z',
    helmet:
      'M10 13a3 3 0 1 1 .01 0zM20 10a3 3 0 1 1 .01 0zM29 14a3 3 0 1 1 .01 0zM15 21a3 3 0 1 1 .01 0zM25 21a3 3 0 1 1 .01 0z',
  },
};

const UNKNOWN: Livery = { number: 0, body: 'gray', pattern: '', helmet: '' };

export function liveryOf(colour: string): Livery {
  return LIVERIES[colour] ?? UNKNOWN;
}
