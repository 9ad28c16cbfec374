/** Western Europe and a piece of America as a flat poster: our own coarse outlines, not to scale. */
import { seeded } from '../scenery/land';

export type Spot = { x: number; y: number };
type Degrees = readonly (readonly [number, number])[]; // longitude, latitude

const A_DEGREE = 27;
const at = (lon: number, lat: number): Spot => ({
  x: (lon + 11.5) * A_DEGREE * 0.69,
  y: (60.2 - lat) * A_DEGREE,
});
/** The Atlantic is a short one here. */
const overseas = (lon: number, lat: number): Spot => ({
  x: (lon + 53) * 6 - 60,
  y: (58 - lat) * 21,
});
const outline = (points: Degrees, place = at): string =>
  `M${points
    .map(([lon, lat]) => place(lon, lat))
    .map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`)
    .join('L')}Z`;

const GREAT_BRITAIN: Degrees = [
  [-5.7, 50.1],
  [-4.7, 50.3],
  [-3.5, 50.2],
  [-2.4, 50.6],
  [-1.3, 50.7],
  [0.3, 50.8],
  [1.4, 51.2],
  [0.7, 51.5],
  [1.2, 51.9],
  [1.7, 52.6],
  [0.9, 53],
  [0.2, 52.9],
  [0.3, 53.4],
  [-0.1, 53.9],
  [-1.2, 54.6],
  [-1.6, 55.4],
  [-2.1, 55.9],
  [-3.3, 56],
  [-2.6, 56.3],
  [-2, 57.2],
  [-2, 57.6],
  [-4, 57.7],
  [-3.1, 58.6],
  [-5, 58.6],
  [-5.6, 57.9],
  [-5.8, 57.2],
  [-5.4, 56.4],
  [-5.6, 55.6],
  [-4.7, 55.7],
  [-5, 54.8],
  [-3.6, 54.9],
  [-3.3, 54.4],
  [-2.9, 54.1],
  [-3.1, 53.4],
  [-4.5, 53.3],
  [-4.3, 52.8],
  [-4.1, 52.4],
  [-5.2, 51.9],
  [-4.2, 51.6],
  [-3, 51.4],
  [-4.2, 51.2],
  [-4.9, 50.6],
];
const IRELAND: Degrees = [
  [-6.3, 52.2],
  [-6.1, 53.4],
  [-5.6, 54.5],
  [-6.2, 55.2],
  [-7.4, 55.3],
  [-8.5, 54.4],
  [-10, 54.2],
  [-9.6, 53.4],
  [-9, 53.1],
  [-10.4, 52.1],
  [-9.6, 51.5],
  [-8, 51.8],
];
const FRENCH_COAST: Degrees = [
  [2.5, 51.1],
  [1.6, 50.8],
  [1.5, 50.1],
  [0.2, 49.6],
  [-1.1, 49.4],
  [-1.3, 49.7],
  [-1.9, 49.7],
  [-1.5, 48.7],
  [-2.8, 48.8],
  [-4.7, 48.5],
  [-4.4, 47.9],
  [-2.6, 47.4],
  [-2, 47],
  [-1.2, 46.1],
  [-1.2, 44.5],
  [-1.8, 43.4],
];
const IBERIA: Degrees = [
  [-4, 43.45],
  [-8, 43.7],
  [-9.2, 43.1],
  [-8.8, 41.5],
  [-9.4, 38.8],
  [-8.8, 37],
  [-7, 37.2],
  [-6.3, 36.6],
  [-5.4, 36.1],
  [-4.4, 36.7],
  [-2.2, 36.8],
  [-0.7, 37.6],
  [0.2, 38.7],
  [-0.3, 39.5],
  [0.9, 41],
  [3.2, 41.9],
];
const RIVIERA: Degrees = [
  [3.1, 43.1],
  [4.6, 43.4],
  [6.2, 43.1],
  [7.6, 43.8],
];
const ITALIAN_COAST: Degrees = [
  [9, 44.4],
  [10.2, 43.9],
  [10.6, 42.9],
  [12.3, 41.7],
  [14.3, 40.7],
  [15.7, 40],
  [16.1, 38.8],
  [15.7, 37.95],
  [16.6, 38.5],
  [17.1, 39],
  [16.6, 39.7],
  [16.9, 40.4],
  [18.4, 39.9],
  [18.4, 40.4],
  [16.1, 41.7],
  [16.1, 41.95],
  [15.2, 41.95],
  [14.2, 42.5],
  [13.6, 43.6],
  [12.4, 44.3],
  [12.4, 45.4],
  [13.7, 45.7],
];
const THE_REST: Degrees = [
  [13.6, 44.9],
  [14.8, 45],
  [15.4, 43.9],
  [17.5, 42.9],
  [19.4, 41.8],
  [34, 41.8],
  [34, 54.6],
  [14.2, 54],
  [11, 54.1],
  [10.8, 55.5],
  [10.5, 57.6],
  [8.2, 57],
  [8.1, 55.6],
  [8.8, 54],
  [7, 53.5],
  [4.8, 53],
  [4, 51.8],
];
const FRANCE: Degrees = [
  ...FRENCH_COAST,
  [-1.4, 43.1],
  [0.7, 42.7],
  [3.1, 42.4],
  ...RIVIERA,
  [6.9, 44.4],
  [6.8, 45.1],
  [7, 45.9],
  [6.1, 46.3],
  [7.5, 47.6],
  [8.2, 48.97],
  [6.1, 49.5],
  [4.2, 49.9],
];
const ITALY: Degrees = [
  [7.6, 43.8],
  ...ITALIAN_COAST,
  [13.4, 46.5],
  [12.2, 46.9],
  [10.4, 46.7],
  [9.1, 46],
  [7, 45.9],
  [6.8, 45.1],
  [6.9, 44.4],
];
const ISLES: readonly Degrees[] = [
  [
    [12.5, 37.9],
    [13.4, 38.2],
    [15.5, 38.2],
    [15.2, 36.7],
  ],
  [
    [8.2, 41],
    [9.3, 41.2],
    [9.7, 39.3],
    [8.5, 39],
  ],
  [
    [8.7, 42.5],
    [9.4, 43],
    [9.4, 41.5],
  ],
  [
    [2.4, 39.6],
    [3.3, 39.8],
    [3.1, 39.3],
  ],
];
const AFRICA: Degrees = [
  [-7, 35.2],
  [-5.6, 35.9],
  [-2, 35.1],
  [0, 35.9],
  [3, 36.9],
  [8, 36.9],
  [10.2, 37.3],
  [11, 36.8],
  [10.3, 34],
  [34, 30],
  [34, 18],
  [-14, 18],
  [-14, 28],
  [-10, 31],
];
const SCANDINAVIA: Degrees = [
  [5.2, 59],
  [6.6, 58.1],
  [8.2, 58.1],
  [10.6, 59.2],
  [11.3, 58.3],
  [12.6, 56.2],
  [14.3, 55.5],
  [16.5, 56.6],
  [18.6, 60],
  [34, 60.3],
  [34, 74],
  [4, 74],
  [5, 61.8],
];
const AMERICA: Degrees = [
  [-53, 47],
  [-56, 49.8],
  [-59, 51],
  [-62, 56],
  [-66, 62],
  [-76, 70],
  [-140, 70],
  [-140, 8],
  [-97, 16],
  [-97, 25.8],
  [-94, 29.6],
  [-89.5, 29.4],
  [-85, 29.8],
  [-82.8, 28],
  [-81.6, 25.4],
  [-80.2, 25.6],
  [-80.3, 28.2],
  [-81.3, 31],
  [-78.6, 33.7],
  [-75.6, 35.3],
  [-76, 37.6],
  [-74, 40.4],
  [-71, 41.4],
  [-70.2, 43.2],
  [-67, 44.6],
  [-64.6, 43.8],
  [-60.4, 46.2],
];
const STATES: Degrees = [
  [-67, 44.6],
  [-69, 47.2],
  [-74.6, 45],
  [-79, 43.2],
  [-83, 42],
  [-84.4, 46.4],
  [-94, 49],
  [-140, 49],
  [-140, 31],
  [-106, 31.6],
  [-97.4, 25.9],
  [-94, 29.6],
  [-89.5, 29.4],
  [-85, 29.8],
  [-82.8, 28],
  [-81.6, 25.4],
  [-80.2, 25.6],
  [-80.3, 28.2],
  [-81.3, 31],
  [-78.6, 33.7],
  [-75.6, 35.3],
  [-76, 37.6],
  [-74, 40.4],
  [-71, 41.4],
  [-70.2, 43.2],
];

const CONTINENT = [...FRENCH_COAST, ...IBERIA, ...RIVIERA, ...ITALIAN_COAST, ...THE_REST];

/** All land, and of that the countries that are raced in. */
export const LAND = [
  outline(CONTINENT),
  outline(GREAT_BRITAIN),
  outline(IRELAND),
  ...ISLES.map((isle) => outline(isle)),
  outline(AFRICA),
  outline(SCANDINAVIA),
  outline(AMERICA, overseas),
].join('');
export const COUNTRIES: readonly string[] = [
  outline(GREAT_BRITAIN),
  outline(FRANCE),
  outline(ITALY),
  outline(STATES, overseas),
];
export const MOUNTAINS: readonly (Spot & { size: number })[] = (
  [
    [6.6, 44.6, 0.8],
    [7, 45.7, 1],
    [8.2, 46.6, 1],
    [9.6, 46.9, 0.9],
    [11.2, 47.1, 0.95],
    [12.8, 47.2, 0.85],
    [0.2, 42.9, 0.7],
    [1.6, 42.7, 0.65],
    [-1, 43.1, 0.6],
  ] as const
).map(([lon, lat, size]) => ({ ...at(lon, lat), size }));
export const BOATS: readonly (Spot & { size: number })[] = [
  { x: 60, y: 330, size: 1 },
  { x: 330, y: 520, size: 0.9 },
  { x: 250, y: 90, size: 0.8 },
  { x: -40, y: 560, size: 1 },
];

const random = seeded(9);
export const WAVES = Array.from({ length: 44 }, (_, row) => -260 + row * 30)
  .flatMap((y) => {
    const found: string[] = [];
    for (let x = -500 + random() * 60; x < 900; x += 90 + random() * 70)
      found.push(`M${Math.round(x)} ${Math.round(y + random() * 12)}q5 -5 10 0t10 0t10 0`);
    return found;
  })
  .join('');

const KNOWN: Readonly<Record<string, Spot>> = {
  usa: overseas(-79, 40.4),
  great_britain: at(-1.2, 52.3),
  italy: at(9.6, 45.3),
  france: at(1.4, 47.1),
};
/** Somewhere: circuits of somebody's own stand where none of the box does. */
const SOMEWHERE: readonly Spot[] = (
  [
    [-3.7, 40.2],
    [10, 51],
    [15.5, 48],
    [-8, 53],
    [13.8, 41.6],
    [9.4, 56.2],
    [4.7, 50.8],
    [-7.8, 39],
    [20, 45],
    [14, 37.6],
    [20, 51.5],
    [-3.6, 56.8],
  ] as const
).map(([lon, lat]) => at(lon, lat));

/** Where races are driven, one place each: who comes back to a circuit stands a little beside it. */
export function placesOf(venues: readonly { key: string; land: string }[]): Spot[] {
  const own = [...new Set(venues.filter((one) => one.land === 'own').map((one) => one.key))];
  const visits = new Map<string, number>();
  return venues.map(({ key, land }) => {
    const before = visits.get(key) ?? 0;
    visits.set(key, before + 1);
    const { x, y } =
      (land === 'own' ? undefined : KNOWN[key]) ??
      SOMEWHERE[Math.max(0, own.indexOf(key)) % SOMEWHERE.length]!;
    return { x: x + 26 * before, y: y + 20 * before };
  });
}
