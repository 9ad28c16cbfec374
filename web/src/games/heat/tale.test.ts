import { describe, expect, it } from 'vitest';
import type { Told } from '$lib/wire';
import race from './fixtures/race-usa.json';
import { taleOf } from './tale';
import type { GameView } from './types';

const updates = race as unknown as { entries: Told[]; view: GameView }[];
const log = updates.flatMap((update) => update.entries);
const last = updates.at(-1)!.view.race;

describe('the story of a race', () => {
  const story = taleOf(log, 69);

  it('gives every car its place at the end', () => {
    expect(story.cars.map((car) => car.place)).toEqual([1, 2, 3, 4, 5, 6]);
    for (const car of story.cars) {
      expect(car.place).toBe(last.cars.find((one) => one.id === car.car)!.place);
      expect(car.places.at(-1)).toBe(car.place);
    }
  });

  it('has a place for each car after every round, all different', () => {
    for (let round = 0; round <= story.rounds; round++) {
      expect(story.cars.map((car) => car.places[round]).sort()).toEqual([1, 2, 3, 4, 5, 6]);
    }
  });

  it('has the running order that the views had where rounds began', () => {
    const begun = updates.filter(({ view }) => view.step === 'plan').map(({ view }) => view.race);
    expect(begun.length).toBeGreaterThan(5);
    for (const { round, cars } of begun)
      for (const { id, position } of cars)
        expect(story.cars.find((car) => car.car === id)!.places[round - 1]).toBe(position);
  });

  it('knows how far each car came', () => {
    for (const car of story.cars)
      expect(car.progress).toBe(last.cars.find((one) => one.id === car.car)!.progress);
  });

  it('adds up the heat that was paid', () => {
    const mine = story.cars.find((car) => car.car === 0)!;
    const paid = log
      .flatMap((entry) => (entry.events ?? []) as { type: string; heat?: { total: number } }[])
      .filter((event) => ['gear-shifted', 'boosted', 'corner-checked'].includes(event.type))
      .reduce((sum, event) => sum + (event.heat?.total ?? 0), 0);
    expect(mine.heat.reduce((sum, one) => sum + (one ?? 0), 0)).toBe(paid);
  });

  it('forgets what was taken back', () => {
    const spun = {
      type: 'spun-out',
      car: 0,
      corner: 1,
      heat: { total: 1, items: [] },
      paid: 1,
      stress: 1,
      start: [13, 0],
      end: [11, 0],
    };
    const wrong: Told[] = [
      ...log.slice(0, 1),
      { seq: 99, at: 0, kind: 'moved', entry: 1, events: [spun] },
      { seq: 100, at: 0, kind: 'undone', to: 0, entry: 2 },
    ];
    expect(taleOf([...wrong, ...log.slice(1)], 69).cars.find((car) => car.car === 0)!.spins).toBe(
      0,
    );
  });
});
