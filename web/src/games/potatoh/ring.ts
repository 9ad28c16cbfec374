/**
 * Where things lie on the table: seats on a ring round it, their cards before them, the deck in front
 * of a seat, the fuse along the rim. Pure geometry: no rules, no drawing. Angles are in degrees as on
 * the screen: 0 is right, 90 is down (where the viewer sits), growing clockwise.
 */

export type Point = { x: number; y: number };
export type Box = { width: number; height: number };

export type Spot = {
  seat: number;
  /** Where on the table it sits: the angle of table, deck and fuse. */
  angle: number;
  /** Middle of the potato, and of the plate with the name below it. */
  avatar: Point;
  plate: Point;
  /** How large it is, and whether it is only a face with a total. */
  size: { avatar: number; plate: Box };
  isSmall: boolean;
  /** Where the cards before it lie: their middle, or the end that is nearer to the seat. */
  area: Point & { from: 'left' | 'middle' | 'right' };
  /** Where the deck lies when it is this seat's turn. */
  deck: Point;
  /** Behind the table: the cloth covers its feet. */
  behind: boolean;
};

export type Ring = {
  box: Box;
  centre: Point;
  rx: number;
  ry: number;
  /** Sizes in px: a potato, a plate, a card before a seat, the deck's width. */
  avatar: number;
  plate: Box;
  mini: number;
  deck: number;
  /** Many seats on a small screen: most are a face with a total. */
  crowded: boolean;
  /** There is no room for the cards before everybody: they are folded into one sum. */
  folds: boolean;
  spots: Spot[];
};

/** From this width on there is room for everything. */
const WIDE = 640;
/** So many seats on a phone before it is a crowd. */
const FEW = 7;
/** On a phone: a table that is lower has no room for the cards of more than this many. */
const LOW = 300;
const FEW_ON_LOW = 4;
/** Lower still, they are a crowd. */
const LOWEST = 245;

/** Is there no room for everybody's name? */
export function isCrowd(seats: number, box: Box): boolean {
  return box.width < WIDE && (seats > FEW || (seats > FEW_ON_LOW && box.height < LOWEST));
}

type Sizes = { avatar: number; plate: Box; mini: number; deck: number; lift: number };

/** `areas`: how many cards lie before each seat; where nothing is said, as many as are shown. */
export function ringOf(
  seats: number,
  you: number | null,
  whole: Box,
  areas: readonly number[] = [],
): Ring {
  // A table is round: what a tall screen has more stays free above and below.
  const box = {
    width: whole.width,
    height: Math.min(whole.height, whole.width * (you === null ? 1.3 : 0.98)),
  };
  const ring = ringIn(seats, you, box, whole.width >= WIDE, areas);
  return shifted(ring, whole, (whole.height - box.height) / 2);
}

export function shifted(ring: Ring, box: Box, down: number): Ring {
  const lower = (point: Point): Point => ({ x: point.x, y: point.y + down });
  return {
    ...ring,
    box,
    centre: lower(ring.centre),
    spots: ring.spots.map((spot) => ({
      ...spot,
      avatar: lower(spot.avatar),
      plate: lower(spot.plate),
      area: { ...spot.area, ...lower(spot.area) },
      deck: lower(spot.deck),
    })),
  };
}

function ringIn(
  seats: number,
  you: number | null,
  box: Box,
  wide: boolean,
  areas: readonly number[],
): Ring {
  const sizes = sizesFor(seats, box, wide);
  const { avatar, plate, lift } = sizes;
  // A seat is a potato with its plate over its feet.
  const height = avatar + plate.height - lift;
  const pad = 5;
  const a = box.width / 2 - Math.max(plate.width, avatar * 0.86) / 2 - pad;
  const viewer = you !== null;
  // Nobody is drawn where the viewer sits: the table reaches down to the edge there.
  const top = height / 2 + pad;
  // Where many sit round a wide table, the button and the odds lie below its last seats.
  const floor = wide && viewer && seats > FEW - 1 ? 52 : 0;
  const bottom = box.height - height / 2 - pad - floor;
  const middle = (top + bottom) / 2;
  const b = Math.max(20, (bottom - top) / 2);

  const rx = a;
  // The rim runs behind plates and below faces.
  const rimTop = top + (avatar - plate.height + lift) / 2 + avatar * 0.13;
  const rimBottom = viewer ? box.height - (wide ? 40 : 26) : box.height - height + avatar * 0.25;
  const ry = Math.max(30, (rimBottom - rimTop) / 2);
  const centre = { x: box.width / 2, y: rimTop + ry };

  const path = ringPath({ x: box.width / 2, y: middle }, a, b, seats > FEW ? 2.8 : 2.2);
  const spots: Spot[] = [];
  for (let seat = 0; seat < seats; seat += 1) {
    const place = viewer ? (seat - you + seats) % seats : seat;
    const at =
      viewer && place === 0
        ? { x: centre.x, y: box.height }
        : path.at(shareOf(place, seats, viewer, path.length, sizes));
    const angle =
      viewer && place === 0
        ? 90
        : degrees(Math.atan2((at.y - centre.y) / ry, (at.x - centre.x) / rx));
    const own = viewer && place === 0;
    // The deck lies before the seat, not on it.
    const near = at.y < centre.y ? at.y + height / 2 : at.y - height / 2;
    const room =
      (Math.abs(centre.y - near) - sizes.deck * 0.98) /
      (ry * Math.max(0.3, Math.abs(Math.sin(radians(angle)))));
    const isAbove = Math.abs(at.x - centre.x) < rx * 0.5; // or below: it would be in the way
    const deckFar = own
      ? wide
        ? 0.4 // above the button
        : 0.58
      : isAbove
        ? Math.min(0.4, Math.max(0.04, room))
        : 0.4;
    spots.push({
      seat,
      angle: (angle + 360) % 360,
      avatar: { x: at.x, y: own ? at.y : at.y - (plate.height - lift) / 2 },
      plate: { x: at.x, y: own ? at.y : at.y + (avatar - lift) / 2 },
      area: own
        ? { ...inside({ centre, rx, ry }, angle, 0.86), from: 'middle' }
        : before(
            at,
            { centre, rx, ry },
            { width: Math.max(plate.width, avatar), height },
            sizes.mini,
          ),
      size: { avatar, plate },
      isSmall: false,
      deck: inside({ centre, rx, ry }, angle, deckFar),
      behind: at.y < centre.y - ry * 0.8,
    });
  }
  const ring: Ring = {
    ...{ box, centre, rx, ry, avatar, plate, spots },
    ...{ mini: sizes.mini, deck: sizes.deck, crowded: false },
    folds: !wide && box.height < LOW && seats > FEW_ON_LOW,
  };
  return layDeck(ring, you, areas);
}

export type Block = Point & Box & { isFixed?: boolean };

/** What the deck must not hide: faces, plates, and the cards before everybody. */
function blocksOf(
  { spots, mini, crowded, folds }: Ring,
  you: number | null,
  areas: readonly number[] = [],
): Block[] {
  const face = crowded ? 1 : 0.8; // of the square it is drawn in
  return spots
    .filter((spot) => spot.seat !== you)
    .flatMap(({ seat, avatar, plate, size, area }): Block[] => {
      const shown = Math.min(CARDS_SHOWN, areas[seat] ?? CARDS_SHOWN);
      const cards = { width: mini * shown * CARD_APART, height: mini * 1.3 };
      const shift = area.from === 'middle' ? 0 : cards.width / 2;
      return [
        { ...avatar, width: size.avatar * face, height: size.avatar * face },
        { ...plate, ...size.plate },
        ...(folds || !shown
          ? []
          : [{ x: area.x + (area.from === 'left' ? shift : -shift), y: area.y, ...cards }]),
      ];
    });
}
export const CARDS_SHOWN = 3; // before a seat
const CARD_APART = 1.13; // from one to the next

const STEP = 14; // px between the places that are tried
const DECKS = [1, 0.92, 0.84, 0.76, 0.68, 0.6, 0.52]; // of the usual size

/** Lay the deck, whoever has it, where it hides nothing; where there is no such place, a smaller one. */
export function layDeck(ring: Ring, you: number | null, areas: readonly number[] = []): Ring {
  const blocks = blocksOf(ring, you, areas);
  for (const share of DECKS) {
    const laid = laidDown(ring, share, blocks, true);
    if (laid) return laid;
  }
  return laidDown(ring, DECKS.at(-1)!, blocks, false)!;
}

/** With a deck of this share of the usual size; null if it hides something although it must not. */
function laidDown(
  ring: Ring,
  share: number,
  blocks: readonly Block[],
  clear: boolean,
): Ring | null {
  const deck = ring.deck * share;
  const things: Block[] = [{ x: 0, y: 0, width: deck * 1.3, height: deck * 1.6 }];
  // A phone has no room to keep its count off everything as well.
  if (!ring.crowded && !isSmall(ring)) things.push(countOn({ ...ring, deck }, { x: 0, y: 0 }));
  const spots: Spot[] = [];
  for (const spot of ring.spots) {
    const found = clearSpot(ring, things, spot.deck, blocks);
    if (clear && found.hides > 0) return null;
    spots.push({ ...spot, deck: found.at });
  }
  return { ...ring, deck, spots };
}

/** As near as can be to where they are wanted; where they hide something, where they hide least. */
function clearSpot(
  { centre, rx, ry }: Oval,
  things: readonly Block[], // as they lie round that place
  wanted: Point,
  blocks: readonly Block[],
): { at: Point; hides: number } {
  let best = { at: wanted, hides: hidden(wanted, things, blocks, Infinity), far: 0 };
  if (best.hides === 0) return best;
  for (let x = centre.x - rx * 0.7; x <= centre.x + rx * 0.7; x += STEP) {
    for (let y = centre.y - ry * 0.7; y <= centre.y + ry * 0.7; y += STEP) {
      const far = Math.hypot(x - wanted.x, y - wanted.y);
      if (best.hides === 0 && far >= best.far) continue;
      const hides = hidden({ x, y }, things, blocks, best.hides);
      if (hides < best.hides || (hides === best.hides && far < best.far))
        best = { at: { x, y }, hides, far };
    }
  }
  return best;
}

/** How much of all blocks they would hide; beyond `most` it is not looked at further. */
function hidden(
  at: Point,
  things: readonly Block[],
  blocks: readonly Block[],
  most: number,
): number {
  let sum = 0;
  for (const thing of things) {
    for (const block of blocks) {
      const across = (thing.width + block.width) / 2 - Math.abs(at.x + thing.x - block.x);
      const down = (thing.height + block.height) / 2 - Math.abs(at.y + thing.y - block.y);
      if (across > 0 && down > 0) sum += across * down;
      if (sum > most) return sum;
    }
  }
  return sum;
}

/** From a seat towards the middle: below it, above it, or growing away from its side. */
function before(seat: Point, { centre, rx }: Oval, block: Box, mini: number): Spot['area'] {
  const [dx, dy] = [centre.x - seat.x, centre.y - seat.y];
  const aside = Math.abs(dx) / rx;
  if (aside < 0.5) {
    const down = Math.min(block.height / 2 + mini * 0.72, Math.abs(dy) * 0.62);
    return { x: seat.x + dx * 0.12, y: seat.y + Math.sign(dy) * down, from: 'middle' };
  }
  const beside = block.width / 2 + mini * 0.16;
  return {
    x: seat.x + Math.sign(dx) * beside,
    y: seat.y + dy * 0.3,
    from: dx > 0 ? 'left' : 'right',
  };
}

function sizesFor(seats: number, box: Box, wide: boolean): Sizes {
  if (wide) {
    const scale = Math.min(1.7, Math.max(0.72, Math.min(box.width / 944, box.height / 540)));
    const avatar = (seats <= 8 ? 118 : seats <= 12 ? 92 : 74) * scale;
    const plate = {
      width: (seats <= 12 ? 112 : 98) * scale,
      height: (seats <= 12 ? 58 : 54) * scale,
    };
    return {
      avatar,
      plate,
      mini: (seats <= 8 ? 46 : 36) * scale,
      deck: (seats <= 8 ? 92 : 80) * scale,
      lift: avatar * 0.16,
    };
  }
  const scale = Math.min(1.4, Math.max(0.8, box.width / 390));
  const avatar = Math.min(74 * scale, box.height * 0.24);
  // On its side a phone is wide and low: the deck must not cover those who sit round it.
  return {
    avatar,
    plate: { width: 78 * scale, height: 46 },
    mini: 28 * scale,
    deck: Math.min(64 * scale, box.height * 0.2),
    lift: avatar * 0.18,
  };
}

/** How far along the ring a place is, 0 and 1 being the bottom, going clockwise. */
function shareOf(
  place: number,
  seats: number,
  viewer: boolean,
  length: number,
  sizes: Sizes,
): number {
  if (!viewer) return place / seats;
  // The deck lies at the bottom: its neighbours leave room for it.
  const gap = Math.max(1 / seats, Math.min(0.3, (sizes.deck + sizes.plate.width * 0.95) / length));
  return seats === 2 ? 0.5 : gap + ((1 - 2 * gap) * (place - 1)) / (seats - 2);
}

/** A rounded path round the table, walked at even speed from the bottom clockwise (over the left). */
export function ringPath(
  centre: Point,
  a: number,
  b: number,
  squareness: number,
  steep = 1, // how much a way up or down counts, beside one across
): { length: number; at: (share: number) => Point } {
  const steps = 240;
  const points: Point[] = [];
  const walked: number[] = [];
  for (let k = 0; k <= steps; k += 1) {
    const angle = Math.PI / 2 + (2 * Math.PI * k) / steps;
    const point = {
      x: centre.x + a * curve(Math.cos(angle), squareness),
      y: centre.y + b * curve(Math.sin(angle), squareness),
    };
    const last = points.at(-1);
    walked.push(
      last ? walked.at(-1)! + Math.hypot(point.x - last.x, (point.y - last.y) * steep) : 0,
    );
    points.push(point);
  }
  const length = walked.at(-1)!;
  const at = (share: number): Point => {
    const target = (((share % 1) + 1) % 1) * length;
    const k = Math.max(
      1,
      walked.findIndex((one) => one >= target),
    );
    const before = walked[k - 1]!;
    const part = (target - before) / Math.max(1e-9, walked[k]! - before);
    const [from, to] = [points[k - 1]!, points[k]!];
    return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part };
  };
  return { length, at };
}

function curve(value: number, squareness: number): number {
  return Math.sign(value) * Math.abs(value) ** (2 / squareness);
}

type Oval = Pick<Ring, 'centre' | 'rx' | 'ry'>;

/** A point of the table at this angle; `far` 1 is the rim, 0 the middle. */
export function inside({ centre, rx, ry }: Oval, angle: number, far: number): Point {
  const turn = radians(angle);
  return { x: centre.x + rx * far * Math.cos(turn), y: centre.y + ry * far * Math.sin(turn) };
}

const [COUNT, COUNT_WIDE]: [Box, Box] = [
  { width: 66, height: 26 },
  { width: 120, height: 30 },
];

/** Where the deck is: `at` is a seat, or between two seats while it is passed, counted clockwise. */
export function deckOn(ring: Ring, at: number): Point & { angle: number } {
  const seats = ring.spots.length;
  const seat = Math.floor(at);
  const part = at - seat;
  const from = ring.spots[((seat % seats) + seats) % seats]!;
  const to = ring.spots[(((seat + 1) % seats) + seats) % seats]!;
  const turn = (to.angle - from.angle + 360) % 360;
  const angle = from.angle + turn * part;
  return {
    x: from.deck.x + (to.deck.x - from.deck.x) * part,
    y: from.deck.y + (to.deck.y - from.deck.y) * part,
    angle,
  };
}

/** Where it says how many cards the deck has: beside its foot; below it where there is a crowd. */
export function countOn(ring: Ring, deck: Point): Block {
  const [across, down] = ring.crowded ? [0, 0.98] : isSmall(ring) ? [1.05, 0.62] : [1.05, 0.24];
  return {
    x: deck.x + ring.deck * across,
    y: Math.min(ring.box.height - 15, deck.y + ring.deck * down),
    ...(isSmall(ring) ? COUNT : COUNT_WIDE),
  };
}

export function isSmall(ring: Ring): boolean {
  return ring.box.width < 640;
}

/**
 * Where the discard of this size lies: opposite the deck, and farther off where the deck lies in the
 * middle; not on anybody.
 */
export function pileOn(ring: Ring, at: number, size: Box, you: number | null): Point {
  const deck = deckOn(ring, Math.round(at));
  const far = Math.hypot((deck.x - ring.centre.x) / ring.rx, (deck.y - ring.centre.y) / ring.ry);
  // Two sit opposite each other: there it would lie before the other one.
  const wanted =
    ring.spots.length === 2
      ? inside(ring, 180, 0.52)
      : inside(ring, deck.angle + 180, Math.max(0.36, (ring.crowded ? 0.42 : 0.36) + 0.4 - far));
  const blocks = [
    ...blocksOf(ring, you),
    { x: deck.x, y: deck.y, width: ring.deck * 1.2, height: ring.deck * 1.5 },
    countOn(ring, deck),
  ];
  return clearSpot(ring, [{ x: 0, y: 0, ...size }], wanted, blocks).at;
}

/** An arc of the table's oval from one angle to another, clockwise where `to` is greater. */
export function arc(oval: Oval, from: number, to: number, far: number): string {
  // In steps below a half turn: longer arcs of an ellipse are ambiguous.
  const parts = Math.max(1, Math.ceil(Math.abs(to - from) / 120));
  const start = inside(oval, from, far);
  let path = `M${round(start.x)},${round(start.y)}`;
  for (let k = 1; k <= parts; k += 1) {
    const end = inside(oval, from + ((to - from) * k) / parts, far);
    path += `A${round(oval.rx * far)},${round(oval.ry * far)} 0 0 ${to > from ? 1 : 0} ${round(end.x)},${round(end.y)}`;
  }
  return path;
}

export type Fuse = {
  /** The rope that is left, from the deck to the spark; empty where nothing is left. */
  rope: string;
  /** What has burnt. */
  ash: string;
  spark: Point;
};

/** Degrees of the rim that a whole fuse takes. */
const FUSE = 300;
const RIM = 0.985;
/** It begins beside the deck. */
const BESIDE = 12;

/**
 * The fuse: it begins at the deck and trails against the direction of play; the more cards are left,
 * the longer it is. `way` is 1 for clockwise, -1 for anticlockwise, 0 as long as nobody has said.
 */
export function fuseOf(
  oval: Oval & Partial<Ring>,
  deckAngle: number,
  way: number,
  share: number,
): Fuse {
  const side = way < 0 ? 1 : -1;
  const begin = deckAngle + side * BESIDE;
  const wanted = Math.min(1, Math.max(0, share)) * (FUSE - BESIDE);
  const left =
    wanted === 0
      ? 0
      : besideSeats(oval, (length) => inside(oval, begin + side * length, RIM), wanted);
  const end = begin + side * left;
  return {
    rope: left > 0.5 ? arc(oval, begin, end, RIM) : '',
    ash: left < FUSE - BESIDE - 0.5 ? arc(oval, end, deckAngle + side * FUSE, RIM * 0.945) : '',
    spark: inside(oval, end, RIM),
  };
}

/** The nearest length at which the spark burns on nobody's face or plate. */
function besideSeats(
  ring: Oval & Partial<Ring>,
  sparkAt: (length: number) => Point,
  wanted: number,
): number {
  const { spots, avatar } = ring;
  if (!spots || !avatar) return wanted;
  const spark = Math.max(13, avatar * 0.16);
  const onSeat = ({ x, y }: Point): boolean =>
    spots.some(
      ({ avatar: face, plate, size }) =>
        Math.hypot(x - face.x, y - face.y) < size.avatar * 0.42 + spark ||
        (Math.abs(x - plate.x) < size.plate.width / 2 + spark &&
          Math.abs(y - plate.y) < size.plate.height / 2 + spark),
    );
  for (let away = 0; away <= 50; away += 1) {
    for (const length of [wanted - away, wanted + away]) {
      if (length > 0 && length <= FUSE - BESIDE && !onSeat(sparkAt(length))) return length;
    }
  }
  return wanted;
}

export type Arrow = { line: string; tip: Point; turn: number };

const ARROW = 0.44; // how far from the middle

/**
 * Two arrows that show which way the deck goes, off the deck and off what lies opposite. Between two
 * players there is no way to show.
 */
export function arrowsOf(oval: Oval & Partial<Ring>, deckAngle: number, way: number): Arrow[] {
  if (way === 0 || oval.spots?.length === 2) return [];
  return [
    [52, 132],
    [228, 308],
  ].map(([one, other]) => {
    const [from, to] = way > 0 ? [one!, other!] : [other!, one!];
    const far = ARROW;
    const tip = inside(oval, deckAngle + to, far);
    const near = inside(oval, deckAngle + to - way * 4, far);
    return {
      line: arc(oval, deckAngle + from, deckAngle + to, far),
      tip,
      turn: degrees(Math.atan2(tip.y - near.y, tip.x - near.x)),
    };
  });
}

/** Scallops of the cloth: points round the table, an even number so that colours take turns. */
export function scallopsOf({ centre, rx, ry }: Oval, size: number): Point[] {
  const round = Math.PI * (3 * (rx + ry) - Math.sqrt((3 * rx + ry) * (rx + 3 * ry)));
  const count = Math.max(12, 2 * Math.round(round / size / 2));
  const path = ringPath(centre, rx, ry, 2);
  return Array.from({ length: count }, (_, k) => path.at(k / count));
}

export function degrees(turn: number): number {
  return (turn * 180) / Math.PI;
}
function radians(angle: number): number {
  return (angle * Math.PI) / 180;
}
function round(value: number): number {
  return Math.round(value * 10) / 10;
}
