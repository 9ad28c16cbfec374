import { describe, expect, it } from 'vitest';
import race from './fixtures/race-usa.json';
import { taleOf } from './tale';
import { turnOf } from './turn';
import type { HeatEvent } from './types';
import type { Told } from '$lib/wire';

const bill = (total: number) => ({ total, items: [] });
const log = (race as unknown as { entries: Told[] }[]).flatMap((update) => update.entries);

describe('the latest turn of a car', () => {
  const events: HeatEvent[] = [
    { type: 'round-started', round: 3, order: [0, 1] },
    { type: 'gear-shifted', car: 0, before: 1, gear: 3, heat: bill(1) },
    { type: 'gear-shifted', car: 1, before: 1, gear: 2, heat: bill(0) },
    { type: 'cards-revealed', car: 0, cards: [3, 4, 6] },
    { type: 'card-flipped', car: 0, card: 2, counts: true },
    { type: 'card-flipped', car: 0, card: 5, counts: false },
    { type: 'speed-set', car: 0, speed: bill(9) },
    { type: 'boosted', car: 0, heat: bill(1) },
    { type: 'speed-set', car: 0, speed: bill(11) },
    { type: 'slipstreamed', car: 0, spaces: 2 },
    { type: 'corner-checked', car: 0, corner: 2, heat: bill(3) },
    { type: 'cooled', car: 0, source: 'gear', cards: [7] },
  ];

  it('tells what it was made of and what it cost', () => {
    expect(turnOf(events, 0)).toEqual({
      round: 3,
      cards: [3, 4, 6, 2],
      speed: 11,
      paid: 5,
      items: [
        { kind: 'shift', heat: 1 },
        { kind: 'boost', heat: 1, bill: bill(1) },
        { kind: 'slipstream', spaces: 2 },
        { kind: 'corner', corner: 2, heat: 3, bill: bill(3) },
        { kind: 'cooldown', heat: 1 },
      ],
    });
  });
  it('counts a Slipstream that others cut short as long as it was', () => {
    const start: [number, number] = [20, 0];
    const end: [number, number] = [21, 1];
    const short: HeatEvent[] = [
      { type: 'cards-revealed', car: 0, cards: [3] },
      { type: 'slipstreamed', car: 0, spaces: 2 },
      { type: 'car-moved', car: 0, start, end, due: 2 },
    ];
    expect(turnOf(short, 0)?.items).toEqual([{ kind: 'slipstream', spaces: 1 }]);
  });

  it('tells what the symbols of cards did', () => {
    const symbols: HeatEvent[] = [
      { type: 'round-started', round: 1, order: [0] },
      { type: 'cards-revealed', car: 0, cards: [3, 9] },
      { type: 'card-paid', car: 0, card: 9, heat: bill(1) },
      { type: 'card-scrapped', car: 0, card: 1 },
      { type: 'card-scrapped', car: 0, card: 2 },
      { type: 'played-directly', car: 0, card: 30 },
      { type: 'accelerated', car: 0, card: 30, speed: 2 },
      { type: 'stress-reduced', car: 0, card: 9, count: 2 },
      { type: 'card-replaced', car: 0, card: 9, start: [5, 0], end: [1, 0] },
      { type: 'cards-salvaged', car: 0, count: 1, top: null },
      { type: 'card-refreshed', car: 0, card: 30 },
    ];
    expect(turnOf(symbols, 0)).toMatchObject({
      cards: [3, 30],
      paid: 1,
      items: [
        { kind: 'pay', card: 9, heat: 1 },
        { kind: 'scrap', count: 2 },
        { kind: 'direct', card: 30 },
        { kind: 'accelerate', speed: 2 },
        { kind: 'reduce', count: 2 },
        { kind: 'replaced', card: 9 },
        { kind: 'salvage', count: 1 },
        { kind: 'refresh', card: 30 },
      ],
    });
  });
  it('begins with the gear where that is shown at the reveal', () => {
    const shown: HeatEvent[] = [
      { type: 'round-started', round: 1, order: [0] },
      { type: 'gear-shown', car: 0, before: 1, gear: 2, laid: 3, heat: bill(0) },
      { type: 'card-lost', car: 0, card: 4 },
      { type: 'cards-revealed', car: 0, cards: [1, 2] },
    ];
    expect(turnOf(shown, 0)).toMatchObject({ cards: [1, 2], items: [{ kind: 'lost', card: 4 }] });
    const paid = shown.map((event) =>
      event.type === 'gear-shown' ? { ...event, heat: bill(1) } : event,
    );
    expect(turnOf(paid, 0)).toMatchObject({
      paid: 1,
      items: [{ kind: 'shift' }, { kind: 'lost' }],
    });
  });
  it('is not there before the first one', () => {
    expect(turnOf(events, 1)).toBeNull();
  });
  it('begins anew with the next cards; a shift that cost nothing is not told', () => {
    const next: HeatEvent[] = [
      { type: 'round-started', round: 4, order: [0, 1] },
      { type: 'gear-shifted', car: 0, before: 3, gear: 4, heat: bill(0) },
      { type: 'cards-revealed', car: 0, cards: [1] },
      {
        type: 'spun-out',
        car: 0,
        corner: 1,
        heat: bill(6),
        paid: 4,
        stress: 2,
        start: [30, 0],
        end: [25, 0],
      },
    ];
    expect(turnOf([...events, ...next], 0)).toMatchObject({
      round: 4,
      paid: 4,
      items: [{ kind: 'spin', corner: 1, cost: 6, paid: 4, stress: 2 }],
    });
  });
  it('of a car that stands is told, too', () => {
    expect(turnOf([...events, { type: 'hand-cluttered', car: 0 }], 0)).toMatchObject({
      speed: null,
      items: [{ kind: 'shift' }, { kind: 'cluttered' }],
    });
  });
  it('adds up over a whole race to what the race cost', () => {
    const told: HeatEvent[] = [];
    const paid = new Map<number, number>();
    for (const event of log.flatMap((entry) => (entry.events ?? []) as HeatEvent[])) {
      told.push(event);
      const turn = turnOf(told, 0);
      if (turn) paid.set(turn.round, turn.paid);
    }
    const story = taleOf(log, 69).cars.find((car) => car.car === 0)!;
    expect([...paid.values()].reduce((sum, one) => sum + one, 0)).toBe(
      story.heat.reduce((sum, one) => sum + (one ?? 0), 0),
    );
  });
});
