import { describe, expect, it } from 'vitest';
import { cardArt, cardOf, driverOf, fittedArt, FRAME, layersOf, placeOf } from './drawings';
import printedJson from './fixtures/printed.json';
import { goblinOf, MOODS } from './goblins';
import { DRAWN, picture } from './pictures';
import { ALL_SIGNS, iconOf } from './symbols';
import { PARTS, VEHICLES, type Printed } from './types';

const printed = printedJson as Printed;
describe('drawings', () => {
  it('are each drawn once', () => {
    expect(DRAWN).toEqual([...new Set(DRAWN)]);
  });
  it('are there for every card, and no two cards share one', () => {
    const pictures = printed.cards.map(cardArt);
    expect(DRAWN).toEqual(expect.arrayContaining(pictures));
    expect(new Set(pictures).size).toBe(printed.cards.length);
  });
  it('are there for every part on its vehicle, and no two parts look alike', () => {
    const parts = printed.cards.map(fittedArt);
    expect(DRAWN).toEqual(expect.arrayContaining(parts));
    expect(new Set(parts).size).toBe(printed.cards.length);
  });
  it('are there for every symbol, every goblin and every vehicle', () => {
    const needed = [
      ...ALL_SIGNS.map((sign) => `i-${iconOf(sign)}`),
      ...['you', 'other', 'all'].map((who) => `i-${who}`),
      ...MOODS.map((mood) => `gob-${mood}`),
      ...[0, 1, 2, 3].map((seat) => `gob-hat-${goblinOf(seat).hat}`),
      ...VEHICLES.flatMap((vehicle) => [
        `v-${vehicle}-back`,
        `v-${vehicle}-front`,
        `w-${vehicle}`,
        `turbo-front-${vehicle}`,
        `turbo-kit-${vehicle}`,
      ]),
    ];
    expect(DRAWN).toEqual(expect.arrayContaining(needed));
  });
  it('are all used', () => {
    const used = new Set([
      ...printed.cards.flatMap((card) => [cardArt(card), fittedArt(card)]),
      ...ALL_SIGNS.map((sign) => `i-${iconOf(sign)}`),
    ]);
    const ofParts = DRAWN.filter((id) => /^[aim]-/.test(id));
    expect(ofParts.filter((id) => !used.has(id))).toEqual(['i-you', 'i-other', 'i-all']);
  });
  it('are pictures, as large as their place allows, with room for outlines around them', () => {
    const place = { x: 10, y: 20, width: 200, height: 94 };
    const { href, ...box } = picture('a-DB-WEA-1', place);
    expect(href).toMatch(/^data:image\/svg\+xml,/);
    expect(box.x + box.width / 2).toBeCloseTo(110);
    expect(box.height / box.width).toBeCloseTo(70 / 90);
    expect(picture('a-DB-WEA-1', place).href).toBe(href);
  });
  it('that leave a colour open are painted for each who has another', () => {
    const place = { x: 0, y: 0, width: 88, height: 88 };
    const one = picture('gob-skin', place, { skin: '#111', shade: '#222' }).href;
    expect(picture('gob-skin', place, { skin: '#111', shade: '#222' }).href).toBe(one);
    expect(picture('gob-skin', place, { skin: '#333', shade: '#222' }).href).not.toBe(one);
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
    expect(cardArt(own)).toMatch(/^a-BR-ENG-[123]$/);
    expect(DRAWN).toContain(cardArt(own));
  });
  it('does not take the drawing of another slot by its name', () => {
    expect(cardArt({ ...own, key: 'DB-WEA-1' })).toMatch(/^a-BR-ENG-[123]$/);
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
