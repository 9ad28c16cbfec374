/** A picture for each Event card, drawn by us: 140 × 96 around the middle, and the colour behind it. */

export type Shape = { readonly ink: Ink; readonly d: string; readonly line?: number };
type Ink = 'black' | 'cream' | 'gold' | 'red' | 'teal' | 'paper' | 'green' | 'none';
export type Picture = {
  readonly ground: string;
  readonly ray: string;
  readonly shapes: readonly Shape[];
};

const circle = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}A${r} ${r} 0 1 1 ${x + r} ${y}A${r} ${r} 0 1 1 ${x - r} ${y}Z`;
const heads = (xs: readonly number[], y: number, r = 7): string =>
  xs
    .map(
      (x) =>
        `${circle(x, y, r)}M${x - r - 3} ${y + 26}V${y + 14}A${r + 3} ${r + 1} 0 0 1 ${x + r + 3} ${y + 14}V${y + 26}Z`,
    )
    .join('');
const envelope = (x: number, y: number): readonly Shape[] => [
  { ink: 'paper', d: `M${x - 14} ${y - 26}H${x + 18}V${y - 8}H${x - 14}Z` },
  { ink: 'gold', d: `M${x - 30} ${y - 18}H${x + 30}V${y + 20}H${x - 30}Z` },
  { ink: 'none', line: 2, d: `M${x - 30} ${y - 18}L${x} ${y + 6}L${x + 30} ${y - 18}` },
];

const PICTURES: Readonly<Record<string, Picture>> = {
  grandstand: {
    ground: '#1d5796',
    ray: '#184a80',
    shapes: [
      { ink: 'red', d: 'M-62 -40L62 -30V-20L-62 -28Z' },
      { ink: 'black', d: 'M-58 -28H-53V44H-58ZM52 -22H57V44H52Z' },
      { ink: 'cream', d: 'M-62 44V22H62V44ZM-62 22V6H38V22ZM-62 6V-10H14V6Z' },
      { ink: 'teal', d: heads([-50, -30, -10], -14, 5.5) },
      { ink: 'gold', d: heads([-42, -18, 8, 28], 4, 5.5) },
      { ink: 'red', d: heads([-52, -26, 0, 26, 48], 24, 6) },
    ],
  },
  speed_record: {
    ground: '#b4501f',
    ray: '#9d4216',
    shapes: [
      { ink: 'black', d: 'M-8 -46H8V-34H-8ZM28 -36L36 -28L28 -20L20 -28Z' },
      { ink: 'black', d: circle(0, 6, 40) },
      { ink: 'cream', d: circle(0, 6, 34) },
      { ink: 'red', d: 'M0 6L22 -20A34 34 0 0 1 34 6Z' },
      {
        ink: 'none',
        line: 3,
        d: 'M0 -24V-18M-30 6H-24M30 6H24M0 36V30M-21 -15L-17 -11M21 27L17 23M-21 27L-17 23',
      },
      { ink: 'none', line: 4.5, d: 'M-6 12L19 -16' },
      { ink: 'black', d: circle(0, 6, 5) },
    ],
  },
  strike: {
    ground: '#8f1c10',
    ray: '#7a150b',
    shapes: [
      { ink: 'black', d: 'M-48 -10H-44V48H-48ZM-2 -20H2V48H-2ZM44 -8H48V48H44Z' },
      { ink: 'cream', d: 'M-66 -40H-26V-6H-66ZM28 -36H66V-4H28Z' },
      { ink: 'gold', d: 'M-22 -48H22V-14H-22Z' },
      { ink: 'none', line: 4, d: 'M-58 -30L-34 -16M-34 -30L-58 -16M36 -26H58M36 -15H52' },
      { ink: 'red', d: 'M-4 -42H4L3 -28H-3ZM-4 -25H4V-18H-4Z' },
      { ink: 'black', d: heads([-46, 0, 46], 18, 8) },
    ],
  },
  engine_rules: {
    ground: '#57504a',
    ray: '#494340',
    shapes: [
      {
        ink: 'black',
        d: 'M-46 -14H46V34H-46ZM-36 -34H-16V-14H-36ZM-8 -34H12V-14H-8ZM20 -34H40V-14H20Z',
      },
      { ink: 'cream', d: 'M-42 -10H42V30H-42Z' },
      { ink: 'gold', d: 'M-33 -31H-19V-17H-33ZM-5 -31H9V-17H-5ZM23 -31H37V-17H23Z' },
      { ink: 'none', line: 3, d: 'M-34 2H34M-34 12H34M-34 22H34' },
      {
        ink: 'red',
        d: 'M54 -36C58 -24 68 -20 66 -6C65 4 58 8 52 8C45 8 40 2 41 -6C42 -14 48 -16 48 -24C51 -22 52 -20 52 -16C55 -22 56 -28 54 -36Z',
      },
    ],
  },
  record_crowds: {
    ground: '#14605f',
    ray: '#115352',
    shapes: [
      { ink: 'cream', d: heads([-54, -32, -10, 12, 34, 56], -26, 7) },
      { ink: 'gold', d: heads([-64, -43, -21, 1, 23, 45, 66], -4, 8) },
      { ink: 'red', d: heads([-54, -30, -6, 18, 42, 64], 22, 9) },
      { ink: 'none', line: 3, d: 'M-30 14V-40M18 14V-44' },
      { ink: 'red', d: 'M-30 -42H-8L-14 -35L-8 -28H-30Z' },
      { ink: 'gold', d: 'M18 -46H40L34 -39L40 -32H18Z' },
    ],
  },
  corruption: {
    ground: '#6b2a5a',
    ray: '#5c2150',
    shapes: [...envelope(-34, -8), ...envelope(34, -14), ...envelope(0, 18)],
  },
  title_sponsor: {
    ground: '#a3200f',
    ray: '#8d1a0b',
    shapes: [
      { ink: 'black', d: 'M-58 -34H-53V46H-58ZM53 -34H58V46H53Z' },
      { ink: 'gold', d: 'M-66 -40H66V14L0 22L-66 14Z' },
      { ink: 'cream', d: 'M-58 -33H58V8L0 15L-58 8Z' },
      { ink: 'red', d: 'M0 -30L6 -16L21 -15L9 -5L13 9L0 2L-13 9L-9 -5L-21 -15L-6 -16Z' },
      {
        ink: 'teal',
        d: 'M-48 -14L-44 -8L-37 -8L-42 -3L-40 4L-48 0ZM48 -14L44 -8L37 -8L42 -3L40 4L48 0Z',
      },
    ],
  },
  live_television: {
    ground: '#356a8c',
    ray: '#2b5a79',
    shapes: [
      { ink: 'none', line: 4, d: 'M-4 -26L-26 -48M4 -26L24 -50' },
      { ink: 'gold', d: 'M-54 -28H54V38H-54ZM-44 38H-32L-36 48H-44ZM32 38H44V48H36Z' },
      { ink: 'black', d: 'M-46 -20H26V30H-46Z' },
      { ink: 'cream', d: 'M-42 -16H22V26H-42Z' },
      { ink: 'red', d: 'M-36 14C-34 4 -22 2 -16 0L-12 -6H-2L2 1C12 2 18 6 19 14Z' },
      {
        ink: 'black',
        d: circle(-24, 14, 7) + circle(8, 14, 7) + circle(40, -8, 6) + circle(40, 10, 6),
      },
    ],
  },
  safety_rules: {
    ground: '#2c7a45',
    ray: '#246a3a',
    shapes: [
      { ink: 'cream', d: 'M0 -46L44 -32V0C44 24 22 38 0 48C-22 38 -44 24 -44 0V-32Z' },
      { ink: 'teal', d: 'M0 -36L35 -25V0C35 18 18 30 0 38C-18 30 -35 18 -35 0V-25Z' },
      {
        ink: 'gold',
        d: 'M-22 6C-24 -14 -10 -24 3 -24C17 -24 26 -14 26 -3L28 4L10 7L7 18H-10C-18 17 -21 13 -22 6Z',
      },
      { ink: 'black', d: 'M9 2H29V12H14C10 12 9 9 9 2Z' },
    ],
  },
  sponsor_leaves: {
    ground: '#38332f',
    ray: '#2b2724',
    shapes: [
      { ink: 'gold', d: 'M-60 -44H-6V46H-60Z' },
      { ink: 'black', d: 'M-54 -38H-12V46H-54Z' },
      { ink: 'cream', d: 'M-12 -38L8 -28V46L-12 46Z' },
      { ink: 'black', d: circle(2, 8, 3) },
      { ink: 'red', d: 'M22 8H62V42H22Z' },
      { ink: 'none', line: 4, d: 'M34 8V-2H50V8' },
      { ink: 'gold', d: 'M22 20H62V26H22Z' },
    ],
  },
};
const PLAIN: Picture = { ground: '#57504a', ray: '#494340', shapes: [] };

export function pictureOf(event: string | null): Picture {
  return (event === null ? undefined : PICTURES[event]) ?? PLAIN;
}
