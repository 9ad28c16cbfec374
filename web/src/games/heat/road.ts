/** The tokens of Weather & Road Conditions: which lie where, and how they are drawn on the board. */
import { HALF_WIDTH, modulo, pathData, type Point, type Track } from './geometry';
import type { Printed, RaceView } from './types';

export type RoadToken = Printed['roads'][number];
export type Weather = Printed['weathers'][number];

/** A token, with the corner that it was drawn for. */
export type Mark = {
  corner: number; // from 1
  token: RoadToken;
  printed: number; // the corner's limit on the board, and as it is now
  limit: number;
  /** The sector behind the corner: the laps of its lines. */
  from: number;
  to: number;
};

/** The tokens of a race, in driving order. */
export function marksOf(track: Track, race: RaceView, printed: Printed): Mark[] {
  const corners = track.circuit.corner;
  return race.road.flatMap((key, index) => {
    const token = printed.roads.find((one) => one.key === key);
    const corner = corners[index];
    if (!token || !corner) return [];
    const next = corners[index + 1]?.line ?? corners[0]!.line + track.spaces;
    return [
      {
        corner: index + 1,
        token,
        printed: corner.limit,
        limit: race.limits[index] ?? corner.limit,
        from: corner.line,
        to: next,
      },
    ];
  });
}

export function weatherOf(race: RaceView, printed: Printed): Weather | null {
  return printed.weathers.find((one) => one.key === race.weather) ?? null;
}

/** The token that lies in the sector of a place, if there is one. */
export function sectorMark(marks: readonly Mark[], track: Track, progress: number): Mark | null {
  const space = modulo(progress, track.spaces);
  const here = ({ from, to }: Mark): boolean =>
    (space >= from && space < to) || space + track.spaces < to;
  return marks.find((mark) => mark.token.place === 'sector' && here(mark)) ?? null;
}

// On the board

const PLATE_REACH = 58;

/**
 * Where the sign of a corner stands. A plate with the printed limit reaches to the left of it: where
 * the land is on the right, all of it moves there.
 */
export function signSpot(track: Track, lap: number, extra: number, isChanged: boolean): Spot {
  const { x, y } = track.beside(lap, extra);
  const reachesRight =
    isChanged && track.clearance(x + PLATE_REACH, y) > track.clearance(x - PLATE_REACH, y);
  return { x: reachesRight ? x + PLATE_REACH : x, y };
}

export const BAND_FROM_EDGE = 13;
const TOKEN_FROM_EDGE = 37;

export type Laid = Mark & { x: number; y: number; side: 1 | -1; band: string };

type Spot = { x: number; y: number };

/**
 * The tokens where they lie: beside the sign of their corner, or beside their sector, where they
 * cover as little as can be. `signs` are the places of the limit signs, `avoid` of other things.
 */
export function laidOut(
  track: Track,
  marks: readonly Mark[],
  signs: readonly Spot[],
  avoid: readonly Spot[],
): Laid[] {
  const taken: Spot[] = [...avoid, ...signs];
  return marks.map((mark) => {
    const isSector = mark.token.place === 'sector';
    const side = isSector ? freerSide(track, mark.from, mark.to) : 1;
    const sign = signs[mark.corner - 1]!;
    const spot = isSector
      ? besideSector(track, mark, side, taken)
      : mark.limit !== mark.printed
        ? onPlate(track, sign, taken)
        : besideSign(track, sign, taken);
    taken.push(spot);
    const band = isSector ? bandOf(track, mark.from, mark.to, side) : '';
    return { ...mark, ...spot, side, band };
  });
}

/** A corner with press, and the Speed that it wants to see there. */
export type PressCorner = { corner: number; speed: number };

export function pressOf({ press, press_speed }: RaceView): PressCorner[] {
  return press.map((corner, index) => ({ corner, speed: press_speed[index] ?? 0 }));
}

/** Where the press stands: beside the sign of its corner, clear of all that lies there already. */
export function pressSpots(
  track: Track,
  corners: readonly number[],
  signs: readonly Spot[],
  avoid: readonly Spot[],
  size = 1,
): (Spot & { corner: number })[] {
  const taken: Spot[] = [...avoid, ...signs];
  return corners.flatMap((corner) => {
    const sign = signs[corner - 1];
    if (!sign) return [];
    const spot = besideSign(track, sign, taken, 46 * size);
    taken.push(spot);
    return [{ ...spot, corner }];
  });
}

/** The side of a stretch on which more room is. */
function freerSide(track: Track, from: number, to: number): 1 | -1 {
  const room = (side: 1 | -1): number =>
    track
      .line(from + 0.5, to - 0.5, side * (HALF_WIDTH + 24), 0.5)
      .reduce((sum, [x, y]) => sum + Math.min(track.clearance(x, y), 15), 0);
  return room(1) >= room(-1) ? 1 : -1;
}

/** A band from line to line; it leaves out where another stretch of road is. */
function bandOf(track: Track, from: number, to: number, side: 1 | -1): string {
  const parts: Point[][] = [[]];
  for (const point of track.line(
    from + 0.2,
    to - 0.2,
    side * (HALF_WIDTH + BAND_FROM_EDGE),
    0.15,
  )) {
    if (track.clearance(...point) > 1) parts.at(-1)!.push(point);
    else if (parts.at(-1)!.length) parts.push([]);
  }
  return parts
    .filter((part) => part.length > 2)
    .map((part) => pathData(part))
    .join('');
}

function besideSector(
  track: Track,
  { from, to }: Mark,
  side: 1 | -1,
  taken: readonly Spot[],
): Spot {
  const middle = (from + to) / 2;
  const reach = (to - from) * 0.36;
  const candidates = [0, 0.25, -0.25, 0.5, -0.5, 0.75, -0.75, 1, -1].flatMap((part) =>
    [0, 8, 18].flatMap((further) =>
      ([side, -side] as const).map((where) => {
        const { x, y } = track.at(
          middle + part * reach,
          where * (HALF_WIDTH + TOKEN_FROM_EDGE + further),
        );
        const cost = Math.abs(part) * 8 + further * 0.4 + (where === side ? 0 : 14);
        return { x, y, cost };
      }),
    ),
  );
  return bestOf(track, candidates, taken, 26);
}

/** At the edge of a changed limit's plate, where it covers none of the numbers. */
function onPlate(track: Track, sign: Spot, taken: readonly Spot[]): Spot {
  const others = taken.filter((one) => one.x !== sign.x || one.y !== sign.y);
  const candidates = [
    [31, -24],
    [31, 24],
    [-28, -36],
    [-28, 36],
    [-62, -33],
    [-62, 33],
  ].map(([dx, dy], index) => ({ x: sign.x + dx!, y: sign.y + dy!, cost: index }));
  return bestOf(track, candidates, others, 14);
}

function besideSign(track: Track, sign: Spot, taken: readonly Spot[], away = 43): Spot {
  const others = taken.filter((one) => one.x !== sign.x || one.y !== sign.y);
  const candidates = Array.from({ length: 16 }, (_, k) => {
    const angle = (k * Math.PI) / 8;
    return { x: sign.x + away * Math.cos(angle), y: sign.y + away * Math.sin(angle), cost: 0 };
  });
  return bestOf(track, candidates, others, 18);
}

function bestOf(
  track: Track,
  candidates: readonly (Spot & { cost: number })[],
  taken: readonly Spot[],
  room: number,
): Spot {
  const worth = ({ x, y, cost }: Spot & { cost: number }): number => {
    const crowded = taken.reduce(
      (sum, one) => sum + Math.max(0, 56 - Math.hypot(one.x - x, one.y - y)),
      0,
    );
    return Math.min(track.clearance(x, y), room) * 2 - crowded - cost;
  };
  const { x, y } = candidates.reduce((best, one) => (worth(one) > worth(best) ? one : best));
  return { x, y };
}

/** Wet or white patches on a stretch of road: always the same ones for the same stretch. */
export function patchesOn(
  track: Track,
  from: number,
  to: number,
): { x: number; y: number; heading: number; width: number }[] {
  let seed = Math.round(from * 97 + to * 31) + 7;
  const random = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
  return Array.from({ length: Math.max(0, Math.floor((to - from - 0.6) / 0.55)) }, (_, k) => ({
    ...track.at(from + 0.3 + k * 0.55, (random() - 0.5) * 44),
    width: 6 + random() * 11,
  }));
}
