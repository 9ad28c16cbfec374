import { describe, expect, it } from 'vitest';
import type { Told } from '$lib/wire';
import printed from './fixtures/printed.json';
import race from './fixtures/race-usa.json';
import legends from './fixtures/steps-legends.json';
import modules from './fixtures/steps-modules.json';
import seasons from './fixtures/steps-season.json';
import { after, inPosition, rankBeside, sceneOf, type Scene, type SceneCar } from './scene';
import { stepsOf } from './story';
import type { EventType, HeatEvent, GameView } from './types';

type Recorded = { entries: Told[]; view: GameView };
const updates = race as unknown as Recorded[];
/** What is kept of races with the modules: updates with what was seen before each. */
const steps = modules as unknown as (Recorded & { before: GameView })[];
/** The same of races of twelve at level 4 with Rivals. */
const twelve = legends as unknown as (Recorded & { before: GameView })[];
/** A whole season of two races, and what happens in longer ones. */
const season = seasons as unknown as {
  whole: (Recorded & { before: GameView })[];
  first_time: (Recorded & { before: GameView })[];
};
const RESTART = {
  stress: printed.cards.findIndex((card) => card.sort === 'stress'),
  gear: printed.restart_gear,
};
const bill = (total: number) => ({ total, items: [] });

// One of each: a type that is forgotten here does not compile.
const EACH: { [T in EventType]: Extract<HeatEvent, { type: T }> } = {
  'grid-filled': { type: 'grid-filled', circuit: 'USA', laps: 2, grid: [0, 1], legends: [1] },
  'weather-drawn': { type: 'weather-drawn', weather: 'rain' },
  'road-laid': { type: 'road-laid', tokens: ['weather', 'overheat'] },
  'draft-round-started': { type: 'draft-round-started', round: 1, market: [9, 10], order: [0] },
  'upgrade-taken': { type: 'upgrade-taken', car: 0, card: 9 },
  'upgrades-dealt': { type: 'upgrades-dealt', car: 0, cards: [9, 10, 11] },
  'plan-laid': { type: 'plan-laid', car: 0 },
  'gear-shown': { type: 'gear-shown', car: 0, before: 1, gear: 3, laid: 3, heat: bill(1) },
  'card-lost': { type: 'card-lost', car: 0, card: 1 },
  'value-chosen': { type: 'value-chosen', car: 0, card: 18, value: 3 },
  'card-replaced': { type: 'card-replaced', car: 0, card: 9, start: [9, 0], end: [3, 1] },
  'card-paid': { type: 'card-paid', car: 0, card: 9, heat: bill(1) },
  'card-scrapped': { type: 'card-scrapped', car: 0, card: 2 },
  'stress-reduced': { type: 'stress-reduced', car: 0, card: 9, count: 1 },
  'pile-opened': { type: 'pile-opened', only: 0, car: 0, cards: [1, 2] },
  'cards-salvaged': { type: 'cards-salvaged', car: 0, count: 2, top: null },
  'played-directly': { type: 'played-directly', car: 0, card: 30 },
  accelerated: { type: 'accelerated', car: 0, card: 9, speed: 2 },
  'card-refreshed': { type: 'card-refreshed', car: 0, card: 9 },
  'card-removed': { type: 'card-removed', car: 0, card: 9 },
  'handicap-taken': { type: 'handicap-taken', car: 0, heat: 1 },
  'cards-drawn': { type: 'cards-drawn', car: 0, count: 2 },
  'hand-drawn': { type: 'hand-drawn', only: 0, car: 0, cards: [1] },
  'round-started': { type: 'round-started', round: 2, order: [1, 0] },
  'gear-shifted': { type: 'gear-shifted', car: 0, before: 1, gear: 3, heat: bill(1) },
  'plan-changed': { type: 'plan-changed', car: 0 },
  'cards-laid': { type: 'cards-laid', only: 0, car: 0, cards: [1] },
  'cards-revealed': { type: 'cards-revealed', car: 0, cards: [1, 6] },
  'hand-cluttered': { type: 'hand-cluttered', car: 0 },
  'card-flipped': { type: 'card-flipped', car: 0, card: 2, counts: true },
  'nothing-flipped': { type: 'nothing-flipped', car: 0 },
  'deck-shuffled': { type: 'deck-shuffled', car: 0, count: 9 },
  'speed-set': { type: 'speed-set', car: 0, speed: bill(5) },
  'car-moved': { type: 'car-moved', car: 0, start: [-2, 0], end: [3, 1], due: 5 },
  'legends-card-turned': { type: 'legends-card-turned', card: 4 },
  'rivals-named': { type: 'rivals-named', cars: [1, 2] },
  'boost-card-turned': {
    type: 'boost-card-turned',
    key: 'B-19',
    star: 'slipstream',
    rival: 'impeding',
    rivals: 'yes',
  },
  'ability-used': { type: 'ability-used', car: 1, ability: 'draft', source: 'star' },
  'car-pushed': { type: 'car-pushed', car: 0, by: 1, start: [5, 0], end: [5, 1] },
  'legend-stands': { type: 'legend-stands', car: 1, how: 'impeding', source: 'rival' },
  'legend-drove': { type: 'legend-drove', car: 1, how: 'clears', number: bill(6) },
  'adrenaline-gained': { type: 'adrenaline-gained', car: 0 },
  'adrenaline-used': { type: 'adrenaline-used', car: 0, speed: 1 },
  cooled: { type: 'cooled', car: 0, source: 'gear', cards: [7] },
  boosted: { type: 'boosted', car: 0, heat: bill(1) },
  slipstreamed: { type: 'slipstreamed', car: 0, spaces: 2 },
  'corner-checked': { type: 'corner-checked', car: 0, corner: 1, heat: bill(2) },
  'spun-out': {
    type: 'spun-out',
    car: 0,
    corner: 1,
    heat: bill(9),
    paid: 2,
    stress: 1,
    start: [13, 0],
    end: [11, 1],
  },
  'card-discarded': { type: 'card-discarded', car: 0, card: 1 },
  'finish-crossed': { type: 'finish-crossed', car: 0 },
  'car-classified': { type: 'car-classified', car: 0, place: 1, stopped: false },
  'race-ended': { type: 'race-ended', ranking: [0, 1] },
  'car-eliminated': { type: 'car-eliminated', car: 0, place: 6 },
  'race-announced': {
    type: 'race-announced',
    race: 1,
    races: 3,
    year: '1961',
    circuit: 'USA',
    laps: 2,
    event: 'grandstand',
    press: [1],
  },
  'upgrade-swapped': { type: 'upgrade-swapped', car: 0, gave: 9, took: 10 },
  'swap-declined': { type: 'swap-declined', car: 0 },
  'sponsorship-dealt': { type: 'sponsorship-dealt', car: 0, count: 2 },
  'sponsorship-earned': {
    type: 'sponsorship-earned',
    car: 0,
    why: 'press-speed',
    corner: 1,
    drawn: 1,
  },
  'sponsorship-drawn': { type: 'sponsorship-drawn', only: 0, car: 0, cards: [120] },
  'sponsorship-shuffled': { type: 'sponsorship-shuffled', count: 3 },
  'points-scored': {
    type: 'points-scored',
    car: 0,
    place: 1,
    points: { total: 9, items: [] },
    total: 9,
  },
  'season-won': { type: 'season-won', year: '1961', car: 0, points: 27 },
  'greatest-found': { type: 'greatest-found', car: 0, points: 80 },
  'upgrade-kept': { type: 'upgrade-kept', car: 0, card: 9 },
  'driver-ready': { type: 'driver-ready', car: 0 },
};

const told = (events: readonly HeatEvent[]): Told => ({
  seq: 1,
  at: 0,
  kind: 'moved',
  events: [...events],
});

describe('animation steps', () => {
  it('handle every type of event, in order', () => {
    const events = Object.values(EACH);
    const steps = stepsOf([told(events.slice(0, 9)), told(events.slice(9))]);
    expect(steps.map((step) => step.event)).toEqual(events);
    for (const step of steps) expect(step.ms).toBeGreaterThanOrEqual(0);
  });

  it('take longer for a longer drive, but never very long', () => {
    const drive = (spaces: number) =>
      stepsOf([
        told([{ type: 'car-moved', car: 0, start: [0, 0], end: [spaces, 0], due: spaces }]),
      ])[0]!.ms;
    expect(drive(3)).toBeLessThan(drive(6));
    expect(drive(20)).toBeLessThanOrEqual(900);
  });

  it('let five Legends move within a few seconds', () => {
    const round = updates.find(
      (update) => stepsOf(update.entries).filter((step) => step.motion === 'drive').length > 4,
    )!;
    const total = stepsOf(round.entries).reduce((sum, step) => sum + step.ms, 0);
    expect(total).toBeLessThan(9000);
  });
});

/** What comes before the first view, and what chance brings in none of those races. */
const NEVER: readonly EventType[] = [
  'upgrades-dealt',
  'plan-changed',
  'hand-cluttered',
  'nothing-flipped',
  // Of the Legends expansion, which those races are driven without.
  'rivals-named',
  'boost-card-turned',
  'ability-used',
  'car-pushed',
  'legend-stands',
];

function pairs(recorded: readonly Recorded[]) {
  return recorded.slice(1).map((update, at) => ({ ...update, before: recorded[at]!.view }));
}

function factsOf({ id, progress, spot, gear, engine, place, out }: SceneCar) {
  return { id, progress, spot, gear, engine, place, out };
}

/** In whichever order: a card that is turned up lies behind the one that wanted it. */
function openCardsOf({ cards }: SceneCar) {
  return cards.toSorted((a, b) => a - b);
}

describe('the scene after the events', () => {
  it.each([
    ['of a whole race', pairs(updates)],
    ['of races with every module', steps],
    [
      'of a whole season',
      season.whole.map((step, at, all) => ({ ...step, before: step.before ?? all[at - 1]!.view })),
    ],
    ['of longer seasons', season.first_time],
  ])('agrees with the view at every update %s', (_, recorded) => {
    expect(recorded.length).toBeGreaterThan(5);
    for (const { before, entries, view } of recorded) {
      const events = stepsOf(entries).map((step) => step.event);
      const expected = sceneOf(view);
      const reached = events.reduce(
        (scene, event) => after(scene, event, RESTART, view),
        sceneOf(before),
      );
      expect(reached.garage).toBe(expected.garage);
      expect(reached.cars.map(factsOf)).toEqual(expected.cars.map(factsOf));
      expect(reached.round).toBe(expected.round);
      expect([reached.hand, reached.laid]).toEqual([expected.hand, expected.laid]);
      if (view.race.turn)
        expect(reached.cars.map(openCardsOf)).toEqual(expected.cars.map(openCardsOf));
    }
  });

  it('agrees with the view where Legends impede, stand beside the track and push', () => {
    const heard = twelve.flatMap((update) => stepsOf(update.entries)).map((step) => step.event);
    const stood = heard.filter((event) => event.type === 'legend-stands').map(({ how }) => how);
    expect(new Set(stood)).toEqual(new Set(['impeding', 'nimble', 'off']));
    expect(heard.some((event) => event.type === 'car-pushed')).toBe(true);
    const looks = ({ id, progress, spot, place, impeding }: SceneCar) =>
      place > 0 ? { id, place } : { id, progress, spot, impeding };
    for (const { before, entries, view } of twelve) {
      const reached = stepsOf(entries).reduce(
        (scene, step) => after(scene, step.event, RESTART),
        sceneOf(before),
      );
      const expected = sceneOf(view);
      expect(reached.cars.map(looks)).toEqual(expected.cars.map(looks));
      expect([reached.legendsCard, reached.boost, reached.turned]).toEqual([
        expected.legendsCard,
        expected.boost,
        expected.turned,
      ]);
      const besides = (scene: Scene) => scene.cars.map((car) => rankBeside(scene, car));
      expect(besides(reached)).toEqual(besides(expected));
    }
  });

  it('knows every event of the modules and of seasons from those races', () => {
    const heard = new Set(
      [...steps, ...season.whole, ...season.first_time]
        .flatMap((update) => stepsOf(update.entries))
        .map((step) => step.event.type),
    );
    const missing = Object.keys(EACH).filter((type) => !heard.has(type as EventType));
    expect(missing).toEqual(NEVER);
  });

  it('has no cards and no heat left over when a race of a season is over', () => {
    const start: Scene = { ...sceneOf(updates[0]!.view), me: 0, hand: [1, 1, 2], laid: [1, 2] };
    const scene = after(start, EACH['points-scored'], RESTART);
    expect(scene).toMatchObject({ hand: [], laid: [], turn: null });
    expect(scene.cars[0]).toMatchObject({ engine: 0, cards: [] });
    expect(scene.cars[1]!.engine).toBe(start.cars[1]!.engine);
  });

  it('has one card fewer face down where one is lost before the reveal', () => {
    const start: Scene = { ...sceneOf(updates[0]!.view), me: 0, hand: [1, 1, 2], laid: [1, 2] };
    expect(after(start, EACH['card-lost'], RESTART)).toMatchObject({ hand: [1, 2], laid: [2] });
  });

  it('is back in 1st gear, behind the line and out of heat after a spin-out', () => {
    const start = sceneOf(updates[0]!.view);
    const car = after(start, EACH['spun-out'], RESTART).cars[0]!;
    expect(car).toMatchObject({
      gear: 1,
      progress: 11,
      spot: 1,
      engine: start.cars[0]!.engine - 2,
    });
  });

  it('has the running order of the view where a round begins, and as cars come home', () => {
    let compared = 0;
    let before: Scene | null = null;
    for (const update of updates) {
      const events = stepsOf(update.entries).map((step) => step.event);
      if (before && update.view.step === 'plan') {
        const reached = events.reduce((scene, event) => after(scene, event, RESTART), before);
        expect(inPosition(reached).map((car) => car.id)).toEqual(
          update.view.race.cars.toSorted((a, b) => a.position - b.position).map((car) => car.id),
        );
        compared += 1;
      }
      before = sceneOf(update.view);
    }
    expect(compared).toBeGreaterThan(5);
  });
});
