import { describe, expect, it } from 'vitest';
import {
  arrowsOf,
  deckOn,
  fuseOf,
  inside,
  isCrowd,
  pileOn,
  ringOf,
  scallopsOf,
  type Box,
  type Ring,
} from './ring';

const PHONE: Box = { width: 390, height: 330 };
const DESKTOP: Box = { width: 944, height: 530 };
const TV: Box = { width: 1500, height: 860 };

function overlap(ring: Ring, one: number, other: number): number {
  const [a, b] = [ring.spots[one]!, ring.spots[other]!];
  const across = ring.plate.width - Math.abs(a.plate.x - b.plate.x);
  const down = ring.plate.height - Math.abs(a.plate.y - b.plate.y);
  return Math.min(across, down);
}

describe('the ring of seats', () => {
  const tables: [number, Box][] = [
    [2, PHONE],
    [6, PHONE],
    [7, PHONE],
    [2, DESKTOP],
    [6, DESKTOP],
    [12, DESKTOP],
    [18, DESKTOP],
    [12, TV],
    [18, TV],
  ];
  it.each(tables)('%i seats keep within the box and off each other', (seats, box) => {
    for (const you of [0, seats - 1, null]) {
      const ring = ringOf(seats, you, box);
      const drawn = ring.spots.filter((spot) => spot.seat !== you);
      for (const spot of drawn) {
        expect(spot.plate.x - ring.plate.width / 2).toBeGreaterThanOrEqual(0);
        expect(spot.plate.x + ring.plate.width / 2).toBeLessThanOrEqual(box.width);
        expect(spot.avatar.y - ring.avatar / 2).toBeGreaterThanOrEqual(0);
        expect(spot.plate.y + ring.plate.height / 2).toBeLessThanOrEqual(box.height);
        for (const other of drawn) {
          if (other.seat > spot.seat) expect(overlap(ring, spot.seat, other.seat)).toBeLessThan(4);
        }
      }
    }
  });

  it('has the viewer at the bottom and goes clockwise on the screen', () => {
    const ring = ringOf(6, 2, DESKTOP);
    expect(ring.spots[2]!.angle).toBe(90);
    expect(ring.spots[3]!.avatar.x).toBeLessThan(ring.centre.x); // next clockwise: to the left
    expect(ring.spots[1]!.avatar.x).toBeGreaterThan(ring.centre.x);
    expect(ring.spots[5]!.avatar.x).toBeCloseTo(ring.centre.x, 0);
    expect(ring.spots[5]!.behind).toBe(true);
    expect(ring.spots[3]!.behind).toBe(false);
  });

  it('draws everybody for a spectator, the first seat at the bottom', () => {
    const ring = ringOf(5, null, TV);
    expect(ring.spots[0]!.avatar.x).toBeCloseTo(ring.centre.x, 0);
    expect(ring.spots[0]!.plate.y).toBeLessThan(TV.height);
  });

  it('is a crowd only where many sit round a small screen', () => {
    expect(isCrowd(7, PHONE)).toBe(false);
    expect(isCrowd(8, PHONE)).toBe(true);
    expect(isCrowd(18, DESKTOP)).toBe(false);
  });

  it('lays decks and cards on the table', () => {
    for (const box of [PHONE, DESKTOP]) {
      const ring = ringOf(6, 0, box);
      for (const spot of ring.spots) {
        for (const point of [deckOn(ring, spot.seat), spot.area]) {
          const far = Math.hypot(
            (point.x - ring.centre.x) / ring.rx,
            (point.y - ring.centre.y) / ring.ry,
          );
          expect(far).toBeLessThan(1);
        }
      }
    }
  });
});

describe('the deck', () => {
  const ring = ringOf(6, 0, DESKTOP);

  it('lies before a seat', () => {
    const { x, y } = deckOn(ring, 4);
    const spot = ring.spots[4]!;
    expect({ x, y }).toEqual(spot.deck);
    expect(deckOn(ring, -1)).toEqual(deckOn(ring, 5));
  });

  it('is passed along the rim, also over the end of the row of seats', () => {
    const between = deckOn(ring, 5.5).angle % 360; // from the last seat to the first, at the bottom
    expect(between).toBeLessThan(90);
    expect(between).toBeGreaterThan(0);
  });
});

describe.each([
  [6, TV],
  [8, TV],
  [12, TV],
  [6, DESKTOP],
])('a deck among %i on a wide screen', (seats, box) => {
  it('hides nobody’s face, plate or cards, whoever has it', () => {
    const ring = ringOf(seats, null, box);
    for (const { seat } of ring.spots) {
      const deck = deckOn(ring, seat);
      for (const { avatar, plate, area } of ring.spots) {
        const shift = area.from === 'middle' ? 0 : ring.mini * 1.5;
        const things = [
          { ...avatar, width: ring.avatar * 0.7, height: ring.avatar * 0.7 },
          { ...plate, ...ring.plate },
          {
            x: area.x + (area.from === 'left' ? shift : -shift),
            y: area.y,
            width: ring.mini * 3,
            height: ring.mini * 1.2,
          },
        ];
        for (const one of things) {
          const across = (ring.deck + one.width) / 2 - Math.abs(deck.x - one.x);
          const down = (ring.deck * 1.42 + one.height) / 2 - Math.abs(deck.y - one.y);
          expect(Math.min(across, down), `seat ${seat}`).toBeLessThan(1);
        }
      }
    }
  });
});

describe('a deck among six on a phone', () => {
  const box: Box = { width: 390, height: 380 };
  const cards = [0, 2, 3, 2, 3, 1];
  /** How much of the cards before a seat lies under the deck, whoever has it. */
  const hidden = (ring: Ring): number =>
    Math.max(
      ...ring.spots.flatMap(({ seat }) =>
        ring.spots.slice(1).map(({ seat: other, area }) => {
          const width = ring.mini * cards[other]!;
          const shift = area.from === 'middle' ? 0 : width / 2;
          const x = area.x + (area.from === 'left' ? shift : -shift);
          const deck = deckOn(ring, seat);
          const across = (ring.deck + width) / 2 - Math.abs(deck.x - x);
          const down = (ring.deck * 1.42 + ring.mini * 1.2) / 2 - Math.abs(deck.y - area.y);
          return Math.min(across, down);
        }),
      ),
    );

  it('lies on no cards', () => {
    expect(hidden(ringOf(6, 0, box, cards))).toBeLessThan(1);
  });

  it('lies in the middle, not before somebody else, while there are few cards', () => {
    const ring = ringOf(6, 0, box, [0, 2, 2, 1, 2, 1]);
    const far = deckOn(ring, 2).y - ring.centre.y;
    expect(Math.abs(far)).toBeLessThan(ring.ry / 4);
  });
});

describe('the fuse', () => {
  const oval = { centre: { x: 100, y: 100 }, rx: 90, ry: 60 };

  it('is as long as the deck is high, and trails against the direction of play', () => {
    const near = fuseOf(oval, 90, 1, 0.1);
    const far = fuseOf(oval, 90, 1, 0.5);
    const start = inside(oval, 90, 1);
    const way = (point: { x: number; y: number }) =>
      Math.hypot(point.x - start.x, point.y - start.y);
    expect(way(near.spark)).toBeLessThan(way(far.spark));
    expect(near.spark.x).toBeGreaterThan(100); // clockwise goes to the left from the bottom
    expect(fuseOf(oval, 90, -1, 0.1).spark.x).toBeLessThan(100);
  });

  it('is whole at first and gone at last', () => {
    expect(fuseOf(oval, 90, 1, 1).ash).toBe('');
    expect(fuseOf(oval, 90, 1, 0).rope).toBe('');
    expect(fuseOf(oval, 90, 1, 7).spark).toEqual(fuseOf(oval, 90, 1, 1).spark);
  });
});

describe('a phone on its side', () => {
  it('has a deck that covers nobody across the table', () => {
    const ring = ringOf(5, null, { width: 560, height: 270 });
    expect(ring.deck).toBeLessThanOrEqual(54);
  });
});

describe('two players', () => {
  it('have the discard beside them and no arrows', () => {
    const ring = ringOf(2, 0, PHONE);
    expect(arrowsOf(ring, 90, 1)).toEqual([]);
    const size = { width: 70, height: 34 };
    for (const at of [0, 1])
      expect(Math.abs(pileOn(ring, at, size, 0).x - ring.spots[1]!.area.x)).toBeGreaterThan(40);
  });
});

describe('arrows and scallops', () => {
  const oval = { centre: { x: 100, y: 100 }, rx: 90, ry: 60 };

  it('points the way of the deck, and nowhere as long as there is none', () => {
    expect(arrowsOf(oval, 90, 0)).toEqual([]);
    const [left] = arrowsOf(oval, 90, 1);
    expect(left!.tip.x).toBeLessThan(100);
    expect(left!.tip.y).toBeLessThan(100); // clockwise: up on the left
    expect(arrowsOf(oval, 90, -1)[0]!.tip.y).toBeGreaterThan(100);
  });

  it('has two colours that take turns all the way round', () => {
    expect(scallopsOf(oval, 20).length % 2).toBe(0);
  });
});
