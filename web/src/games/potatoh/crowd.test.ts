import { describe, expect, it } from 'vitest';
import { crowdOf } from './crowd';
import { deckOn, type Box, type Ring } from './ring';

/** What a phone leaves for the table at 844, 664, 640 and 553 px. */
const BOARDS: Box[] = [
  { width: 390, height: 400 },
  { width: 390, height: 270 },
  { width: 360, height: 250 },
  { width: 375, height: 185 },
];

type Rect = { left: number; right: number; top: number; bottom: number };

/** Face and plate of everybody who is drawn. */
function rects(ring: Ring, you: number | null): { seat: number; rect: Rect }[] {
  return ring.spots
    .filter((spot) => spot.seat !== you)
    .map(({ seat, avatar, plate, size }) => {
      const wide = Math.max(size.avatar, size.plate.width) / 2;
      return {
        seat,
        rect: {
          left: plate.x - wide,
          right: plate.x + wide,
          top: avatar.y - size.avatar / 2,
          bottom: plate.y + size.plate.height / 2,
        },
      };
    });
}

describe.each([8, 12, 18])('a crowd of %i', (seats) => {
  const boards = seats === 18 ? BOARDS.slice(0, 2) : BOARDS;
  it.each(boards)('on $width × $height covers nobody, whoever has the deck', (box) => {
    for (const you of [0, 5, null]) {
      for (let turn = 0; turn < seats; turn += 1) {
        const lens = new Set([turn, (turn + 1) % seats, (turn + seats - 1) % seats]);
        const all = rects(
          crowdOf(seats, you, box, (seat) => lens.has(seat)),
          you,
        );
        for (const [index, { rect }] of all.entries()) {
          expect(rect.left).toBeGreaterThanOrEqual(0);
          expect(rect.top).toBeGreaterThanOrEqual(0);
          expect(rect.right).toBeLessThanOrEqual(box.width);
          expect(rect.bottom).toBeLessThanOrEqual(box.height);
          for (const { seat, rect: other } of all.slice(index + 1)) {
            const across = Math.min(rect.right, other.right) - Math.max(rect.left, other.left);
            const down = Math.min(rect.bottom, other.bottom) - Math.max(rect.top, other.top);
            expect(Math.min(across, down), `turn ${turn}, seat ${seat}`).toBeLessThan(1);
          }
        }
      }
    }
  });
});

it('puts the lens on those who matter, and sits the viewer at the bottom', () => {
  const ring = crowdOf(12, 3, BOARDS[1]!, (seat) => seat === 7 || seat === 8);
  const large = ring.spots.filter((spot) => !spot.isSmall).map((spot) => spot.seat);
  expect(large).toEqual([7, 8]);
  expect(ring.spots[7]!.size.avatar).toBeGreaterThan(ring.spots[9]!.size.avatar);
  expect(ring.spots[3]!.angle).toBe(90);
  expect(ring.spots[4]!.avatar.x).toBeLessThan(ring.centre.x); // clockwise: to the left
});

it('lays the deck before a seat and not on anybody', () => {
  for (let turn = 0; turn < 12; turn += 1) {
    const ring = crowdOf(12, 0, BOARDS[1]!, (seat) => seat === turn);
    const deck = deckOn(ring, turn);
    for (const { seat, rect } of rects(ring, 0)) {
      const across =
        Math.min(rect.right, deck.x + ring.deck / 2) - Math.max(rect.left, deck.x - ring.deck / 2);
      const down =
        Math.min(rect.bottom, deck.y + ring.deck * 0.7) -
        Math.max(rect.top, deck.y - ring.deck * 0.7);
      expect(Math.min(across, down), `turn ${turn}, seat ${seat}`).toBeLessThan(3);
    }
  }
});
