/** The twelve groups of upgrade cards: a colour and a picture each, drawn by us, around the middle of 64 units. */

export type Ink = 'black' | 'cream' | 'gold' | 'metal' | 'steel' | 'red';
export type Shape = {
  readonly ink: Ink;
  readonly d: string;
  readonly line?: number; // the width of a line; none: filled
  readonly at?: string; // moved or turned
};
export type Family = { readonly colour: string; readonly spine: string };

const FAMILIES: Readonly<Record<string, Family>> = {
  fwd: { colour: '#7d4a22', spine: '#5f3616' },
  brakes: { colour: '#57504a', spine: '#3d3733' },
  cooling: { colour: '#14605f', spine: '#0d4746' },
  body: { colour: '#2c7a45', spine: '#1e5a32' },
  rpm: { colour: '#5d3b88', spine: '#452a68' },
  tires: { colour: '#38332f', spine: '#221e1b' },
  wings: { colour: '#2260a8', spine: '#184a84' },
  turbo: { colour: '#b4501f', spine: '#8c3a13' },
  fuel: { colour: '#79701c', spine: '#5b5412' },
  gas: { colour: '#a02d55', spine: '#7b1f40' },
  suspension: { colour: '#356a8c', spine: '#25506c' },
  heat: { colour: '#d2451c', spine: '#a82a12' },
};

export function familyOf(group: string): Family {
  return FAMILIES[group] ?? FAMILIES['brakes']!;
}

/** The part that a group is about; Heat is a flame and needs none. */
export function partOf(group: string): readonly Shape[] {
  return PARTS[group] ?? [];
}

const PARTS: Readonly<Record<string, readonly Shape[]>> = {
  fwd: [
    { ink: 'metal', d: 'M-27 -3H27V3H-27Z' },
    { ink: 'black', d: 'M-24 -22H-20V22H-24ZM20 -22H24V22H20Z' },
    { ink: 'gold', d: 'M-22 -7H-14L-10 0L-14 7H-22ZM22 -7H14L10 0L14 7H22Z' },
    { ink: 'cream', d: 'M-7 -8H7L10 0L7 8H-7L-10 0Z' },
    {
      ink: 'black',
      d: 'M-32 -27H-13V-14H-32ZM-32 14H-13V27H-32ZM13 -27H32V-14H13ZM13 14H32V27H13Z',
    },
    {
      ink: 'steel',
      line: 1.4,
      d: 'M-28 -27V-14M-22.5 -27V-14M-17 -27V-14M-28 14V27M-22.5 14V27M-17 14V27M28 -27V-14M22.5 -27V-14M17 -27V-14M28 14V27M22.5 14V27M17 14V27',
    },
  ],
  brakes: [
    { ink: 'black', d: 'M-29 0A29 29 0 1 1 29 0A29 29 0 1 1 -29 0Z' },
    { ink: 'metal', d: 'M-26 0A26 26 0 1 1 26 0A26 26 0 1 1 -26 0Z' },
    { ink: 'cream', d: 'M-20 0A20 20 0 1 1 20 0A20 20 0 1 1 -20 0Z' },
    {
      ink: 'black',
      d: 'M12.6 0A1.9 1.9 0 1 1 16.4 0A1.9 1.9 0 1 1 12.6 0ZM10.7 7.2A1.9 1.9 0 1 1 14.5 7.2A1.9 1.9 0 1 1 10.7 7.2ZM5.4 12.6A1.9 1.9 0 1 1 9.2 12.6A1.9 1.9 0 1 1 5.4 12.6ZM-1.9 14.5A1.9 1.9 0 1 1 1.9 14.5A1.9 1.9 0 1 1 -1.9 14.5ZM-9.1 12.6A1.9 1.9 0 1 1 -5.3 12.6A1.9 1.9 0 1 1 -9.1 12.6ZM-14.5 7.2A1.9 1.9 0 1 1 -10.7 7.2A1.9 1.9 0 1 1 -14.5 7.2ZM-16.4 0A1.9 1.9 0 1 1 -12.6 0A1.9 1.9 0 1 1 -16.4 0ZM-14.5 -7.2A1.9 1.9 0 1 1 -10.7 -7.2A1.9 1.9 0 1 1 -14.5 -7.2ZM-9.2 -12.6A1.9 1.9 0 1 1 -5.4 -12.6A1.9 1.9 0 1 1 -9.2 -12.6ZM-1.9 -14.5A1.9 1.9 0 1 1 1.9 -14.5A1.9 1.9 0 1 1 -1.9 -14.5ZM5.4 -12.6A1.9 1.9 0 1 1 9.2 -12.6A1.9 1.9 0 1 1 5.4 -12.6ZM10.7 -7.3A1.9 1.9 0 1 1 14.5 -7.3A1.9 1.9 0 1 1 10.7 -7.3ZM-8 0A8 8 0 1 1 8 0A8 8 0 1 1 -8 0Z',
    },
    { ink: 'metal', d: 'M-3.5 0A3.5 3.5 0 1 1 3.5 0A3.5 3.5 0 1 1 -3.5 0Z' },
    { ink: 'gold', d: 'M9 -30A31 31 0 0 1 31 -6L20 -3A20 20 0 0 0 6 -19Z' },
    { ink: 'black', d: 'M15 -25l4 3l-2 3l-4 -3zM24 -16l3 4l-3 2l-3 -4z' },
  ],
  cooling: [
    { ink: 'black', d: 'M-33 -24H33V26H-33Z' },
    { ink: 'metal', d: 'M-30 -21H30V23H-30Z' },
    {
      ink: 'black',
      line: 1.6,
      d: 'M-25 -21V23M-20 -21V23M-15 -21V23M15 -21V23M20 -21V23M25 -21V23',
    },
    { ink: 'black', d: 'M-12 -30H-2V-24H-12ZM-21 1A21 21 0 1 1 21 1A21 21 0 1 1 -21 1Z' },
    { ink: 'cream', d: 'M-18.5 1A18.5 18.5 0 1 1 18.5 1A18.5 18.5 0 1 1 -18.5 1Z' },
    {
      ink: 'gold',
      d: 'M-2 -3C-10 -8 -8 -17 2 -17C7 -14 4 -8 2 -3Z',
      at: 'translate(0 1) rotate(0)',
    },
    {
      ink: 'gold',
      d: 'M-2 -3C-10 -8 -8 -17 2 -17C7 -14 4 -8 2 -3Z',
      at: 'translate(0 1) rotate(90)',
    },
    {
      ink: 'gold',
      d: 'M-2 -3C-10 -8 -8 -17 2 -17C7 -14 4 -8 2 -3Z',
      at: 'translate(0 1) rotate(180)',
    },
    {
      ink: 'gold',
      d: 'M-2 -3C-10 -8 -8 -17 2 -17C7 -14 4 -8 2 -3Z',
      at: 'translate(0 1) rotate(270)',
    },
    { ink: 'black', d: 'M-4.5 1A4.5 4.5 0 1 1 4.5 1A4.5 4.5 0 1 1 -4.5 1Z' },
  ],
  body: [
    { ink: 'black', d: 'M-35 6C-35 -4 -20 -7 -12 -8L-6 -15H4L8 -8C20 -7 33 -2 36 8L34 12H-35Z' },
    { ink: 'cream', d: 'M-32 6C-31 -2 -18 -5 -10 -5.5H8C20 -4.5 30 0 33 8L32 10H-32Z' },
    { ink: 'gold', d: 'M-32 3.5C-20 1 16 1 32 5L33 8.5H-32Z' },
    { ink: 'metal', d: 'M-4 -13H3L6 -6H-9Z' },
    { ink: 'black', d: 'M-31 12A11 11 0 1 1 -9 12A11 11 0 1 1 -31 12Z' },
    { ink: 'metal', d: 'M-25 12A5 5 0 1 1 -15 12A5 5 0 1 1 -25 12Z' },
    { ink: 'black', d: 'M12 13A10 10 0 1 1 32 13A10 10 0 1 1 12 13Z' },
    { ink: 'metal', d: 'M17.5 13A4.5 4.5 0 1 1 26.5 13A4.5 4.5 0 1 1 17.5 13Z' },
  ],
  rpm: [
    { ink: 'black', d: 'M-30 0A30 30 0 1 1 30 0A30 30 0 1 1 -30 0Z' },
    { ink: 'cream', d: 'M-27 0A27 27 0 1 1 27 0A27 27 0 1 1 -27 0Z' },
    { ink: 'red', line: 5, d: 'M11 -21.5A24 24 0 0 1 24 5' },
    {
      ink: 'black',
      line: 2.6,
      d: 'M-20 16L-16.5 13M-25.5 0H-21M-19.5 -16L-16 -13M-8 -24.5L-6.5 -20M8 -24.5L6.5 -20M19.5 -16L16 -13M25.5 0H21M20 16L16.5 13',
    },
    { ink: 'black', d: 'M17 -13L3 4A4.5 4.5 0 1 1 -3 -2ZM-10 13H10V20H-10Z' },
  ],
  tires: [
    {
      ink: 'black',
      d: 'M26 0L31.5 0L31.1 5L25.7 4.1ZM25.2 6.2L30.6 7.5L29 12.3L23.9 10.2ZM23 12.1L27.9 14.6L25.2 18.9L20.8 15.6ZM19.5 17.2L23.6 20.9L19.9 24.4L16.5 20.1ZM14.8 21.4L17.9 25.9L13.5 28.4L11.2 23.5ZM9.2 24.3L11.2 29.5L6.3 30.9L5.2 25.5ZM3.1 25.8L3.8 31.3L-1.2 31.5L-1 26ZM-3.1 25.8L-3.8 31.3L-8.7 30.3L-7.2 25ZM-9.2 24.3L-11.2 29.5L-15.7 27.3L-13 22.5ZM-14.8 21.4L-17.9 25.9L-21.8 22.7L-18 18.8ZM-19.5 17.2L-23.6 20.9L-26.6 16.9L-22 13.9ZM-23 12.1L-27.9 14.6L-29.9 10L-24.7 8.3ZM-25.2 6.2L-30.6 7.5L-31.4 2.6L-25.9 2.1ZM-26 0L-31.5 0L-31.1 -5L-25.7 -4.1ZM-25.2 -6.2L-30.6 -7.5L-29 -12.3L-23.9 -10.2ZM-23 -12.1L-27.9 -14.6L-25.2 -18.9L-20.8 -15.6ZM-19.5 -17.2L-23.6 -20.9L-19.9 -24.4L-16.5 -20.1ZM-14.8 -21.4L-17.9 -25.9L-13.5 -28.4L-11.2 -23.5ZM-9.2 -24.3L-11.2 -29.5L-6.3 -30.9L-5.2 -25.5ZM-3.1 -25.8L-3.8 -31.3L1.2 -31.5L1 -26ZM3.1 -25.8L3.8 -31.3L8.7 -30.3L7.2 -25ZM9.2 -24.3L11.2 -29.5L15.7 -27.3L13 -22.5ZM14.8 -21.4L17.9 -25.9L21.8 -22.7L18 -18.8ZM19.5 -17.2L23.6 -20.9L26.6 -16.9L22 -13.9ZM23 -12.1L27.9 -14.6L29.9 -10L24.7 -8.3ZM25.2 -6.2L30.6 -7.5L31.4 -2.6L25.9 -2.1ZM-29 0A29 29 0 1 1 29 0A29 29 0 1 1 -29 0Z',
    },
    { ink: 'cream', d: 'M-21 0A21 21 0 1 1 21 0A21 21 0 1 1 -21 0Z' },
    { ink: 'black', d: 'M-17.5 0A17.5 17.5 0 1 1 17.5 0A17.5 17.5 0 1 1 -17.5 0Z' },
    { ink: 'metal', d: 'M-15.5 0A15.5 15.5 0 1 1 15.5 0A15.5 15.5 0 1 1 -15.5 0Z' },
    {
      ink: 'black',
      line: 1.6,
      d: 'M0 0L15.5 0M0 0L14.3 5.9M0 0L11 11M0 0L5.9 14.3M0 0L0 15.5M0 0L-5.9 14.3M0 0L-11 11M0 0L-14.3 5.9M0 0L-15.5 0M0 0L-14.3 -5.9M0 0L-11 -11M0 0L-5.9 -14.3M0 0L0 -15.5M0 0L5.9 -14.3M0 0L11 -11M0 0L14.3 -5.9',
    },
    { ink: 'gold', d: 'M-5.5 0A5.5 5.5 0 1 1 5.5 0A5.5 5.5 0 1 1 -5.5 0Z' },
    { ink: 'black', d: 'M-1.5 -9H1.5V9H-1.5Z', at: 'rotate(30)' },
  ],
  wings: [
    { ink: 'black', d: 'M-12 -6H-8L-5 26H-9ZM8 -6H12L9 26H5Z' },
    { ink: 'metal', d: 'M-20 22H20L26 29H-26Z' },
    { ink: 'cream', d: 'M-34 -14L26 -24L34 -10L-26 2Z' },
    { ink: 'gold', d: 'M-14 -17.300L-4 -19L4 -4L-6 -2ZM6 -20.700L16 -22.300L24 -8L14 -6Z' },
    { ink: 'black', d: 'M-34 -24L-38 -20V6L-26 6V2ZM26 -34L34 -30V-2L34 -10L26 -24Z' },
  ],
  turbo: [
    { ink: 'black', d: 'M-4 -29A29 29 0 1 0 25 0H34V-29Z' },
    { ink: 'metal', d: 'M-4 -25A25 25 0 1 0 21 0V-12H30V-25Z' },
    { ink: 'black', d: 'M24 -29H36V-8H24ZM-22 0A18 18 0 1 1 14 0A18 18 0 1 1 -22 0Z' },
    { ink: 'cream', d: 'M-20 0A16 16 0 1 1 12 0A16 16 0 1 1 -20 0Z' },
    {
      ink: 'gold',
      d: 'M0 -3C4 -6 5 -11 2 -15L-3 -15C0 -11 -1 -6 -3 -3Z',
      at: 'translate(-4 0) rotate(0)',
    },
    {
      ink: 'gold',
      d: 'M0 -3C4 -6 5 -11 2 -15L-3 -15C0 -11 -1 -6 -3 -3Z',
      at: 'translate(-4 0) rotate(45)',
    },
    {
      ink: 'gold',
      d: 'M0 -3C4 -6 5 -11 2 -15L-3 -15C0 -11 -1 -6 -3 -3Z',
      at: 'translate(-4 0) rotate(90)',
    },
    {
      ink: 'gold',
      d: 'M0 -3C4 -6 5 -11 2 -15L-3 -15C0 -11 -1 -6 -3 -3Z',
      at: 'translate(-4 0) rotate(135)',
    },
    {
      ink: 'gold',
      d: 'M0 -3C4 -6 5 -11 2 -15L-3 -15C0 -11 -1 -6 -3 -3Z',
      at: 'translate(-4 0) rotate(180)',
    },
    {
      ink: 'gold',
      d: 'M0 -3C4 -6 5 -11 2 -15L-3 -15C0 -11 -1 -6 -3 -3Z',
      at: 'translate(-4 0) rotate(225)',
    },
    {
      ink: 'gold',
      d: 'M0 -3C4 -6 5 -11 2 -15L-3 -15C0 -11 -1 -6 -3 -3Z',
      at: 'translate(-4 0) rotate(270)',
    },
    {
      ink: 'gold',
      d: 'M0 -3C4 -6 5 -11 2 -15L-3 -15C0 -11 -1 -6 -3 -3Z',
      at: 'translate(-4 0) rotate(315)',
    },
    { ink: 'black', d: 'M-8.5 0A4.5 4.5 0 1 1 0.5 0A4.5 4.5 0 1 1 -8.5 0Z' },
  ],
  fuel: [
    { ink: 'black', d: 'M-22 -20L-12 -29H10L24 -18V29H-22Z' },
    { ink: 'gold', d: 'M-19 -18L-11 -26H9L21 -16.5V26H-19Z' },
    { ink: 'black', line: 3, d: 'M-13 -6L15 20M15 -6L-13 20' },
    { ink: 'black', d: 'M-6 -34H12V-27H-6Z' },
    { ink: 'cream', d: 'M-3 -23H8V-19H-3Z' },
    { ink: 'black', d: 'M12 -33L24 -24L21 -20L10 -28Z' },
  ],
  gas: [
    { ink: 'metal', d: 'M-2 -34H6L10 -4H2Z' },
    { ink: 'black', d: 'M-20 -14L14 -20L22 26L-12 30Z' },
    { ink: 'cream', d: 'M-16 -11L11.5 -16L18.5 23L-9 26.5Z' },
    { ink: 'black', line: 3, d: 'M-12 -5L10.5 -9M-10.7 3L12 -1M-9.3 11L13.3 7M-8 19L14.5 15' },
    { ink: 'gold', d: 'M-34 20L-20 14V20H-16V26H-20V32Z', at: 'translate(-2 -6)' },
  ],
  suspension: [
    { ink: 'black', d: 'M-34 22L-4 10L-2 16L-32 28ZM34 22L4 10L2 16L32 28Z' },
    { ink: 'metal', d: 'M-4 -31H4V24H-4Z' },
    { ink: 'black', d: 'M-10 -34H10V-28H-10ZM-10 20H10V26H-10Z' },
    { ink: 'gold', line: 5, d: 'M-13 -24L13 -17L-13 -10L13 -3L-13 4L13 11L-13 18' },
  ],
};
