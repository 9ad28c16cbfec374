import { describe as group, expect, it } from 'vitest';
import { describe } from './describe';
import printed from './fixtures/printed.json';
import { trackOf } from './geometry';
import type { Scene, SceneCar } from './scene';
import type { Printed } from './types';

const track = trackOf((printed as unknown as Printed).circuits['usa']!);
const limits = [7, 8, 6, 9]; // not the printed ones
const car = (id: number, progress: number, position = 1, spot = 0): SceneCar => ({
  id,
  colour: 'red',
  seat: id === 0 ? 0 : null,
  progress,
  spot,
  gear: 2,
  engine: 3,
  place: 0,
  out: false,
  impeding: false,
  arrival: 0,
  position,
  cards: [],
  speed: 0,
});
const scene = (...cars: SceneCar[]): Scene => ({
  garage: false,
  round: 1,
  order: [0],
  turn: null,
  phases: [],
  cars,
  legendsCard: null,
  boost: null,
  turned: 0,
  me: 0,
  hand: [],
  laid: [],
});

group('the track as text', () => {
  it('says the next corner and the cars around', () => {
    const said = describe(
      track,
      scene(car(0, 46, 3), car(1, 46, 4, 1), car(2, 48, 2), car(3, 50, 1), car(4, 44, 5)),
      0,
      2,
      limits,
    );
    expect(said.map(({ code, params }) => [code, params])).toEqual([
      ['heat-ui-text-place', { place: 3, cars: 5, lap: 1, laps: 2 }],
      ['heat-ui-text-corner', { spaces: 2, limit: 6 }],
      ['heat-ui-text-then', { spaces: 8, limit: 9 }],
      ['heat-ui-text-ahead', { count: 2, spaces: 2 }],
      ['heat-ui-text-beside', { count: 1 }],
      ['heat-ui-text-behind', { count: 1 }],
    ]);
  });

  it('says the flag on the last straight', () => {
    const said = describe(track, scene(car(0, 2 * 69 - 5)), 0, 2, limits);
    expect(said[1]).toMatchObject({ code: 'heat-ui-text-finish', params: { spaces: 4 } });
  });

  it('says no corner beyond the flag', () => {
    const said = describe(track, scene(car(0, 2 * 69 - 14)), 0, 2, limits);
    expect(said.map(({ code, params }) => [code, params]).slice(1)).toEqual([
      ['heat-ui-text-corner', { spaces: 1, limit: 9 }],
      ['heat-ui-text-then-finish', { spaces: 12 }],
    ]);
  });

  it('tells a spectator who leads', () => {
    const cars = scene(car(0, 3, 2), car(1, 9, 1));
    expect(describe(track, cars, null, 2, limits)[0]).toMatchObject({
      code: 'heat-ui-text-leader',
      params: { car: { id: 1 } },
    });
  });
});
