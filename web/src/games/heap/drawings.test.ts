import { describe, expect, it } from 'vitest';
import biggRigg from './art/bigg_rigg.svg?raw';
import doombuggy from './art/doombuggy.svg?raw';
import goblins from './art/goblins.svg?raw';
import gyrohopper from './art/gyrohopper.svg?raw';
import scrapHog from './art/scrap_hog.svg?raw';
import symbols from './art/symbols.svg?raw';
import turbo from './art/turbo.svg?raw';
import { cardArt, cardOf, driverOf, fittedArt, FRAME, layersOf, placeOf } from './drawings';
import printedJson from './fixtures/printed.json';
import { goblinOf, MOODS } from './goblins';
import { ALL_SIGNS, iconOf } from './symbols';
import { PARTS, VEHICLES, type Printed } from './types';

const printed = printedJson as Printed;
const sprites = [symbols, goblins, turbo, doombuggy, gyrohopper, scrapHog, biggRigg].join('');
const drawn = [...sprites.matchAll(/<symbol id="([^"]+)"/g)].map((found) => found[1]!);

describe('drawings', () => {
  it('are each drawn once', () => {
    expect(drawn).toEqual([...new Set(drawn)]);
  });
  it('are there for every card, and no two cards share one', () => {
    const pictures = printed.cards.map(cardArt);
    expect(drawn).toEqual(expect.arrayContaining(pictures));
    expect(new Set(pictures).size).toBe(printed.cards.length);
  });
  it('are there for every part on its vehicle, and no two parts look alike', () => {
    const parts = printed.cards.map(fittedArt);
    expect(drawn).toEqual(expect.arrayContaining(parts));
    expect(new Set(parts).size).toBe(printed.cards.length);
  });
  it('are there for every symbol, every goblin and every vehicle', () => {
    const needed = [
      ...ALL_SIGNS.map((sign) => `heap-i-${iconOf(sign)}`),
      ...['you', 'other', 'all'].map((who) => `heap-i-${who}`),
      ...MOODS.map((mood) => `heap-gob-${mood}`),
      ...[0, 1, 2, 3].map((seat) => `heap-gob-hat-${goblinOf(seat).hat}`),
      ...VEHICLES.flatMap((vehicle) => [
        `heap-v-${vehicle}-back`,
        `heap-v-${vehicle}-front`,
        `heap-w-${vehicle}`,
        `heap-turbo-front-${vehicle}`,
        `heap-turbo-kit-${vehicle}`,
      ]),
    ];
    expect(drawn).toEqual(expect.arrayContaining(needed));
  });
  it('are all used', () => {
    const used = new Set([
      ...printed.cards.flatMap((card) => [cardArt(card), fittedArt(card)]),
      ...ALL_SIGNS.map((sign) => `heap-i-${iconOf(sign)}`),
    ]);
    const ofParts = drawn.filter((id) => /^heap-[aim]-/.test(id));
    expect(ofParts.filter((id) => !used.has(id))).toEqual([
      'heap-i-you',
      'heap-i-other',
      'heap-i-all',
    ]);
  });
  it('use nothing that is not drawn', () => {
    const used = [...sprites.matchAll(/href="#([^"]+)"/g)].map((found) => found[1]!);
    expect(drawn).toEqual(expect.arrayContaining(used));
  });
});

describe("somebody's own card", () => {
  const own = {
    ...printed.cards[0]!,
    key: 'MY-OWN',
    vehicle: 'bigg_rigg',
    part: 'engine',
  } as const;

  it('has a drawing of its slot', () => {
    expect(cardArt(own)).toMatch(/^heap-a-BR-ENG-[123]$/);
    expect(drawn).toContain(cardArt(own));
  });
  it('does not take the drawing of another slot by its name', () => {
    expect(cardArt({ ...own, key: 'DB-WEA-1' })).toMatch(/^heap-a-BR-ENG-[123]$/);
  });
});

describe('a vehicle', () => {
  it('has a layer for every part, once', () => {
    for (const vehicle of VEHICLES) {
      const { behind, before } = layersOf(vehicle);
      expect([...behind, ...before].toSorted()).toEqual(PARTS.toSorted());
    }
  });
  it('has its parts and its driver within its frame, so that nothing is cut off', () => {
    const right = FRAME.x + FRAME.width;
    const bottom = FRAME.y + FRAME.height;
    const places = [
      ...printed.cards.map((card) => placeOf(card.vehicle, card.part, card)),
      ...VEHICLES.flatMap((vehicle) => PARTS.map((part) => placeOf(vehicle, part))),
      ...VEHICLES.map(driverOf),
    ];
    for (const { x, y, width, height } of places) {
      expect(x).toBeGreaterThanOrEqual(FRAME.x);
      expect(y).toBeGreaterThanOrEqual(FRAME.y);
      expect(x + width).toBeLessThanOrEqual(right);
      expect(y + height).toBeLessThanOrEqual(bottom + 4);
    }
  });
});

it('finds a card by its number', () => {
  const shifted = { ...printed, first: 100 };
  expect(cardOf(shifted, 101).key).toBe(printed.cards[1]!.key);
});
