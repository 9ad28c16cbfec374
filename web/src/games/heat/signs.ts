/** How symbols and weather are drawn: one colour, 24 units around the middle, made to hold at 16 px. */

export type Stroke = {
  readonly d: string;
  readonly stroke?: number; // the width of a line; none: filled
  readonly butt?: boolean; // the ends of the line are cut off
  readonly scale?: number;
};

const DRAWN = {
  plus: [{ d: 'M-3 -10.5H3V-3H10.5V3H3V10.5H-3V3H-10.5V-3H-3Z' }],
  heat: [
    {
      d: 'M0 -11.7C1.68 -6.66 7.56 -4.14 7.56 3.42C7.56 8.88 4.2 11.82 0 11.82C-4.2 11.82 -7.56 8.88 -7.56 3.84C-7.56 0.48 -5.46 -1.2 -4.62 -4.14C-2.94 -2.88 -2.1 -1.62 -2.1 0.06C-0.42 -3.3 0.84 -6.66 0 -11.7ZM0.4 -1.5C1.2 0.9 4 2.5 4 5.7C4 8.42 2.4 9.86 0 9.86C-2.4 9.86 -4 8.42 -4 6.02C-4 4.26 -2.88 3.3 -2.4 1.7C-1.44 2.34 -1.12 2.98 -1.12 3.78C-0.32 2.18 0.48 0.58 0.4 -1.5Z',
    },
  ],
  scrap: [
    {
      d: 'M-9 -11.8H9V-3.6L4.5 .2L0 -3.6L-4.5 .2L-9 -3.6ZM-7 1.8L-2.5 5.6L2 1.8L6.5 5.6L11 1.8V11.8H-7Z',
    },
  ],
  adjust: [
    {
      d: 'M-11.7 0A11.7 11.7 0 1 1 11.7 0A11.7 11.7 0 1 1 -11.7 0ZM-8.5 0A8.5 8.5 0 1 1 8.5 0A8.5 8.5 0 1 1 -8.5 0ZM0 -6.9L4.9 -1.1H-4.9ZM0 6.9L4.9 1.1H-4.9Z',
    },
  ],
  cooldown: [
    {
      d: 'M0 0L0 -10.8M5.1 -8.83L0 -5.6L-5.1 -8.83M0 0L9.35 -5.4M0 0L9.35 5.4M5.1 8.83L4.85 2.8L10.2 0M0 0L0 10.8M0 0L-9.35 5.4M-10.2 0L-4.85 2.8L-5.1 8.83M0 0L-9.35 -5.4',
      stroke: 2.6,
    },
  ],
  slipstream: [
    { d: 'M-11.5 -7.5H-1.5L3 0L-1.5 7.5H-11.5L-7 0ZM2.2 -7.5H6.6L11.6 0L6.6 7.5H2.2L6.6 0Z' },
  ],
  reduce: [
    {
      d: 'M0 -11.9L2.74 -7.52L7.65 -9.12L6.93 -4L11.72 -2.07L7.88 1.39L10.31 5.95L5.14 6.13L4.07 11.18L0 8L-4.07 11.18L-5.14 6.13L-10.31 5.95L-7.88 1.39L-11.72 -2.07L-6.93 -4L-7.65 -9.12L-2.74 -7.52ZM-6 -1.9H6V1.9H-6Z',
    },
  ],
  refresh: [{ d: 'M8.9 2.6A9 9 0 1 1 6 -6.7', stroke: 3.2 }, { d: 'M11.9 -11.2V-2.2H2.9Z' }],
  salvage: [
    { d: 'M-10 2.6V10H10V2.6', stroke: 3.2, butt: true },
    { d: 'M0 -11.8L7.4 -3.6H2.5V5.6H-2.5V-3.6H-7.4Z' },
  ],
  direct: [{ d: 'M-8.8 -11.8H8.8V11.8H-8.8ZM2.4 -8.6L-5.4 1.4H-.8L-2.6 8.6L5.4 -1.6H.8Z' }],
  accelerate: [
    {
      d: 'M-7.2 -6.4H-3.6V-1.8H1V1.8H-3.6V6.4H-7.2V1.8H-11.8V-1.8H-7.2ZM1.6 -9.4H6L11.9 0L6 9.4H1.6L7.4 0Z',
    },
  ],
  one_time: [
    {
      d: 'M-11.8 -8H11.8V-2.8A2.8 2.8 0 0 0 11.8 2.8V8H-11.8V2.8A2.8 2.8 0 0 0 -11.8 -2.8ZM-2.04 -3.67L0.14 -5.44H2.04V5.44H-0.82V-2.18L-2.04 -1.36Z',
    },
  ],
  must: [{ d: 'M-7.4 -11.8H7.4V7.6L0 11.8L-7.4 7.6ZM-2.1 -9H2.1L1.5 1.4H-1.5ZM-2 3H2V6.8H-2Z' }],
  cloud: [
    {
      d: 'M-7.45 6.45A5.19 5.19 0 0 1 -6.66 -3.84A7.25 7.25 0 0 1 7.06 -4.92A5.88 5.88 0 0 1 7.25 6.45Z',
    },
  ],
  fog: [{ d: 'M-10 -8.2H5M-5 -2.8H10.4M-10.4 2.8H6M-3 8.2H10', stroke: 3 }],
  storm: [
    { d: 'M-7.2 2A4.5 4.5 0 0 1 -6.6 -6.8A6.5 6.5 0 0 1 5.8 -7.4A5 5 0 0 1 7 2Z' },
    { d: 'M2.6 .4L-5.6 8.2H-.8L-3 12L6.4 5.4H1.8L4.4 .4Z' },
  ],
  snow: [
    { d: 'M-7.2 2A4.5 4.5 0 0 1 -6.6 -6.8A6.5 6.5 0 0 1 5.8 -7.4A5 5 0 0 1 7 2Z' },
    {
      d: 'M-9 6.8A2 2 0 1 1 -5 6.8A2 2 0 1 1 -9 6.8ZM-2 9.6A2 2 0 1 1 2 9.6A2 2 0 1 1 -2 9.6ZM5 6.8A2 2 0 1 1 9 6.8A2 2 0 1 1 5 6.8Z',
    },
  ],
  rain: [
    { d: 'M-7.2 2A4.5 4.5 0 0 1 -6.6 -6.8A6.5 6.5 0 0 1 5.8 -7.4A5 5 0 0 1 7 2Z' },
    { d: 'M-5.6 5.4L-8 11M1 5.4L-1.4 11M7.6 5.4L5.2 11', stroke: 2.6 },
  ],
  sun: [
    { d: 'M-5.4 0A5.4 5.4 0 1 1 5.4 0A5.4 5.4 0 1 1 -5.4 0Z' },
    {
      d: 'M0 -8.6V-10.8M0 8.6V10.8M-8.6 0H-10.8M8.6 0H10.8M-6.1 -6.1L-7.7 -7.7M6.1 6.1L7.7 7.7M-6.1 6.1L-7.7 7.7M6.1 -6.1L7.7 -7.7',
      stroke: 2.8,
    },
  ],
  no_cooling: [
    { d: 'M-10.4 0A10.4 10.4 0 1 1 10.4 0A10.4 10.4 0 1 1 -10.4 0Z', stroke: 2.6 },
    { d: 'M-7.3 -7.3L7.3 7.3', stroke: 2.6 },
    { d: 'M0 -10V10M-8.7 -5L8.7 5M-8.7 5L8.7 -5', stroke: 4.2, scale: 0.56 },
  ],
  no_slipstream: [
    { d: 'M-10.4 0A10.4 10.4 0 1 1 10.4 0A10.4 10.4 0 1 1 -10.4 0Z', stroke: 2.6 },
    { d: 'M-7.3 -7.3L7.3 7.3', stroke: 2.6 },
    {
      d: 'M-11.5 -7.5H-1.5L3 0L-1.5 7.5H-11.5L-7 0ZM2.2 -7.5H6.6L11.6 0L6.6 7.5H2.2L6.6 0Z',
      scale: 0.52,
    },
  ],
  press: [
    {
      d: 'M-11.8 -5.6H-6.2L-4.6 -9.2H2.2L3.8 -5.6H11.8V9.6H-11.8ZM-5.2 1.8A5.2 5.2 0 1 1 5.2 1.8A5.2 5.2 0 1 1 -5.2 1.8ZM-2.5 1.8A2.5 2.5 0 1 1 2.5 1.8A2.5 2.5 0 1 1 -2.5 1.8Z',
    },
    { d: 'M5.6 -11.8H11V-7.4H5.6Z' },
  ],
  sponsor: [
    {
      d: 'M0 -11.9L2.4 -9.1L5.9 -10.3L6.6 -6.6L10.3 -5.9L9.1 -2.4L11.9 0L9.1 2.4L10.3 5.9L6.6 6.6L5.9 10.3L2.4 9.1L0 11.9L-2.4 9.1L-5.9 10.3L-6.6 6.6L-10.3 5.9L-9.1 2.4L-11.9 0L-9.1 -2.4L-10.3 -5.9L-6.6 -6.6L-5.9 -10.3L-2.4 -9.1ZM0 -6L1.6 -1.8L6.1 -1.6L2.6 1.2L3.8 5.6L0 3.1L-3.8 5.6L-2.6 1.2L-6.1 -1.6L-1.6 -1.8Z',
    },
  ],
  laps: [
    { d: 'M-10 0A10 10 0 1 1 10 0A10 10 0 1 1 -10 0Z', stroke: 2.8 },
    { d: 'M0 -5.6V0.4L4 3.4', stroke: 2.8 },
  ],
  moon: [{ d: 'M5.5 7.8A10.4 10.4 0 1 1 -1.6 -10.4A8.4 8.4 0 0 0 5.5 7.8Z', stroke: 2.4 }],
  adrenaline: [{ d: 'M2.4 -11.6L-8.6 1.9H-1.1L-3.5 11.6L8.6 -2.2H1.1Z' }],
} satisfies Record<string, readonly Stroke[]>;

/** What is drawn the same under another name. */
const ALIKE: Readonly<Record<string, keyof typeof DRAWN>> = {
  boost: 'plus',
  slipstream_boost: 'slipstream',
  cooling_bonus: 'cooldown',
};

/** The drawing of a symbol, a weather or what a weather does in a sector; empty for an unknown one. */
export function signOf(kind: string): readonly Stroke[] {
  const drawn: Readonly<Record<string, readonly Stroke[]>> = DRAWN;
  return drawn[ALIKE[kind] ?? kind] ?? [];
}
