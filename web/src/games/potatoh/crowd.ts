/**
 * A crowd on a small screen: a fisheye ring. Whoever has the deck, comes next or has just played is
 * under the lens, with name and cards; the others are a face and a total. The sizes give way to the
 * room there is, and nobody covers anybody.
 */
import {
  degrees,
  inside,
  layDeck,
  ringPath,
  type Block,
  type Box,
  type Ring,
  type Spot,
} from './ring';

type Size = { avatar: number; plate: Box; lift: number };

const LENS: Size = { avatar: 54, plate: { width: 80, height: 40 }, lift: 10 };
const DOT: Size = { avatar: 40, plate: { width: 42, height: 21 }, lift: 7 };
const APART = 4;
const EDGE = 3;
const DECK = 58;
const SMALLEST = 0.5;
const LARGEST = 1.2;

function blockOf({ avatar, plate, lift }: Size): Box {
  return { width: Math.max(plate.width, avatar), height: avatar + plate.height - lift };
}

function scaled({ avatar, plate, lift }: Size, scale: number): Size {
  return {
    avatar: avatar * scale,
    plate: { width: plate.width * scale, height: plate.height * scale },
    lift: lift * scale,
  };
}

export function crowdOf(
  seats: number,
  you: number | null,
  box: Box,
  hasLens: (seat: number) => boolean,
): Ring {
  const deck = DECK * Math.min(1, box.height / 300);
  let scale = LARGEST;
  let blocks = settled(placed(seats, you, box, hasLens, scale, deck), box);
  while (scale > SMALLEST && isTight([...blocks.values()])) {
    scale -= 0.05;
    blocks = settled(placed(seats, you, box, hasLens, scale, deck), box);
  }
  const dot = blockOf(scaled(DOT, scale));
  const centre = { x: box.width / 2, y: box.height / 2 };
  const top = dot.height * 0.8;
  const bottom = you === null ? box.height - dot.height * 0.8 : box.height - 12;
  const oval = {
    centre: { x: centre.x, y: (top + bottom) / 2 },
    rx: box.width / 2 - dot.width * 0.92,
    ry: Math.max(30, (bottom - top) / 2),
  };
  const spots = Array.from({ length: seats }, (_, seat): Spot => {
    const size = scaled(hasLens(seat) ? LENS : DOT, scale);
    const at = seat === you ? { x: centre.x, y: box.height } : blocks.get(seat)!;
    const angle =
      seat === you
        ? 90
        : degrees(Math.atan2((at.y - oval.centre.y) / oval.ry, (at.x - oval.centre.x) / oval.rx));
    const shift = (size.plate.height - size.lift) / 2;
    return {
      seat,
      angle: (angle + 360) % 360,
      avatar: { x: at.x, y: seat === you ? at.y : at.y - shift },
      plate: { x: at.x, y: seat === you ? at.y : at.y + (size.avatar - size.lift) / 2 },
      size: { avatar: size.avatar, plate: size.plate },
      isSmall: !hasLens(seat),
      area: { x: at.x, y: at.y, from: 'middle' },
      deck: inside(oval, angle, seat === you ? 0.6 : 0.5),
      behind: false,
    };
  });
  const ring: Ring = {
    box,
    ...oval,
    avatar: LENS.avatar * scale,
    plate: scaled(LENS, scale).plate,
    mini: 28,
    deck,
    crowded: true,
    folds: true,
    spots,
  };
  return layDeck(ring, you);
}

/** How much of the rim everybody takes, at the sides in the measure of what stands above each other. */
function needed(seats: number, you: number | null, hasLens: (seat: number) => boolean): number[] {
  return Array.from({ length: seats }, (_, seat) =>
    seat === you ? DECK + 14 : blockOf(hasLens(seat) ? LENS : DOT).width + APART,
  );
}

function pathIn(box: Box, scale: number): ReturnType<typeof ringPath> {
  const dot = blockOf(scaled(DOT, scale));
  return ringPath(
    { x: box.width / 2, y: box.height / 2 },
    box.width / 2 - dot.width / 2 - EDGE,
    Math.max(20, box.height / 2 - dot.height / 2 - EDGE),
    3.4,
    dot.width / dot.height,
  );
}

/** Everybody on the rim, clockwise from the bottom, with as much room as they need. */
function placed(
  seats: number,
  you: number | null,
  box: Box,
  hasLens: (seat: number) => boolean,
  scale: number,
  deck: number,
): Map<number, Block> {
  const need = needed(seats, you, hasLens);
  const all = need.reduce((sum, one) => sum + one, 0);
  const path = pathIn(box, scale);
  const first = you ?? 0;
  const blocks = new Map<number, Block>();
  let walked = -need[first]! / 2;
  for (let place = 0; place < seats; place += 1) {
    const seat = (first + place) % seats;
    const at = path.at((walked + need[seat]! / 2) / all);
    walked += need[seat]!;
    const size = blockOf(scaled(hasLens(seat) ? LENS : DOT, scale));
    // Where the viewer sits lies the deck, from time to time: that place is kept free.
    if (seat === you)
      blocks.set(seat, {
        x: box.width / 2,
        y: box.height - deck * 0.8,
        width: deck * 1.5,
        height: deck * 1.6,
        isFixed: true,
      });
    else blocks.set(seat, { ...at, ...size });
  }
  return blocks;
}

const ROUNDS = 60;

/** Push apart what overlaps, within the box. */
function settled(blocks: Map<number, Block>, box: Box): Map<number, Block> {
  const all = [...blocks.values()];
  for (let round = 0; round < ROUNDS; round += 1) {
    for (const [index, one] of all.entries()) {
      for (const other of all.slice(index + 1)) push(one, other);
      if (one.isFixed) continue;
      one.x = Math.min(box.width - one.width / 2 - 1, Math.max(one.width / 2 + 1, one.x));
      one.y = Math.min(box.height - one.height / 2 - 1, Math.max(one.height / 2 + 1, one.y));
    }
  }
  return blocks;
}

function push(one: Block, other: Block): void {
  const across = (one.width + other.width) / 2 + 2 - Math.abs(one.x - other.x);
  const down = (one.height + other.height) / 2 + 2 - Math.abs(one.y - other.y);
  if (across <= 0 || down <= 0) return;
  const axis = across < down ? 'x' : 'y';
  const way = (one[axis] < other[axis] ? 1 : -1) * Math.min(across, down);
  if (one.isFixed) other[axis] += way;
  else if (other.isFixed) one[axis] -= way;
  else {
    one[axis] -= way / 2;
    other[axis] += way / 2;
  }
}

/** Does anything still overlap? */
function isTight(blocks: readonly Block[]): boolean {
  return blocks.some((one, index) =>
    blocks
      .slice(index + 1)
      .some(
        (other) =>
          (one.width + other.width) / 2 - Math.abs(one.x - other.x) > 0.5 &&
          (one.height + other.height) / 2 - Math.abs(one.y - other.y) > 0.5,
      ),
  );
}
