/**
 * What the screen shows of the cars while events run: facts are applied, rules are not known here.
 * After the last event of an update the scene agrees with its view.
 */
import { handOf } from './choices';
import type { Card, GameView, HeatEvent, Place } from './types';

export type Phase =
  | 'shift'
  | 'cards'
  | 'move'
  | 'adrenaline'
  | 'react'
  | 'slipstream'
  | 'corner'
  | 'discard'
  | 'draw';
export const PHASES: readonly Phase[] = [
  'shift',
  'cards',
  'move',
  'adrenaline',
  'react',
  'slipstream',
  'corner',
  'discard',
  'draw',
];

export type SceneCar = {
  id: number;
  colour: string;
  seat: number | null;
  progress: number;
  spot: number;
  gear: number;
  engine: number;
  place: number;
  out: boolean; // eliminated
  impeding: boolean; // it stands askew and fills its Space
  arrival: number; // of those beside the track in a Space, the later is further out
  position: number; // in the running order, as the server last said
  /** Cards that lie open before the driver this turn. */
  cards: readonly Card[];
  speed: number;
};
export type Scene = {
  garage: boolean; // it is open: the drivers choose upgrade cards, in a season the last one swaps
  round: number;
  order: readonly number[];
  turn: number | null; // the car on turn
  phases: readonly Phase[];
  cars: readonly SceneCar[];
  legendsCard: number | null;
  boost: { star: string; rival: string } | null; // the abilities of the open Boost card
  turned: number; // the round in which these cards were turned up
  /** The viewer's car, and the cards they hold; those they laid face down are among them. */
  me: number | null;
  hand: readonly Card[];
  laid: readonly Card[]; // face down
};

export function sceneOf(view: GameView): Scene {
  const { race } = view;
  const turn = race.turn?.car ?? null;
  const open = (race.turn?.parts ?? []).flatMap(({ card }) => card ?? []);
  return {
    garage: view.step === 'draft' || view.step === 'swap',
    round: race.round,
    order: race.order,
    turn,
    phases: phasesOf(view.step),
    legendsCard: race.legends_card?.card ?? null,
    boost: race.expansion?.boost
      ? { star: race.expansion.boost.star, rival: race.expansion.boost.rival }
      : null,
    turned: race.expansion?.turned ?? 0,
    me: race.cars.find((car) => car.seat !== null && car.seat === view.seat)?.id ?? null,
    hand: handOf(view),
    laid: view.own?.planned ?? [],
    cars: race.cars.map((car) => ({
      id: car.id,
      colour: car.colour,
      seat: car.seat,
      progress: car.progress,
      spot: car.spot,
      gear: car.gear,
      engine: car.engine.length,
      place: car.place,
      out: car.out,
      impeding: car.impeding,
      arrival: car.arrival,
      position: car.position,
      cards: car.id === turn ? open : [],
      speed: car.id === turn ? (race.turn?.speed ?? 0) : 0,
    })),
  };
}

function phasesOf(step: string): readonly Phase[] {
  switch (step) {
    case 'plan':
      return ['shift', 'cards'];
    case 'value':
      return ['move'];
    case 'react':
      return ['adrenaline', 'react'];
    case 'salvage':
      return ['react'];
    case 'refresh':
      return ['draw'];
    case 'slipstream':
      return ['slipstream'];
    case 'discard':
      return ['discard'];
    default:
      return [];
  }
}

/** What a spin-out brings besides what its event says: the card, and the gear afterwards. */
export type Restart = { stress: Card | null; gear: number };

/**
 * The scene once an event has happened. When a race is set up again, no event tells the places on
 * the grid and the heat in the engines: they are taken from the view behind the events (`end`).
 */
export function after(
  scene: Scene,
  event: HeatEvent,
  restart: Restart,
  end: GameView | null = null,
): Scene {
  const { stress } = restart;
  if (event.type === 'race-announced') return end ? newRace(sceneOf(end)) : scene;
  const next = withEngines(onTheTrack(scene, event, restart), event, end);
  if (!('car' in event) || event.car !== scene.me) return next;
  switch (event.type) {
    case 'cards-laid':
      return { ...next, laid: event.cards };
    case 'cards-revealed':
      return { ...next, hand: without(scene.hand, event.cards), laid: [] };
    case 'card-lost':
      return {
        ...next,
        hand: without(scene.hand, [event.card]),
        laid: without(scene.laid, [event.card]),
      };
    case 'cooled':
      return { ...next, hand: without(scene.hand, event.cards) };
    case 'card-discarded':
    case 'played-directly':
      return { ...next, hand: without(scene.hand, [event.card]) };
    case 'stress-reduced':
      return { ...next, hand: without(scene.hand, times(event.count, stress)) };
    case 'hand-drawn':
    case 'sponsorship-drawn':
      return { ...next, hand: sorted([...scene.hand, ...event.cards]) };
    case 'spun-out':
      return { ...next, hand: sorted([...scene.hand, ...times(event.stress, stress)]) };
    case 'points-scored':
      return { ...next, hand: [], laid: [] };
    default:
      return next;
  }
}

/** The cars on the grid of the next race of a season, before anything is prepared there. */
function newRace(scene: Scene): Scene {
  return { ...scene, garage: false, turn: null, phases: [] };
}

/** Before the first round a driver who draws cards has filled the engine. */
function withEngines(scene: Scene, event: HeatEvent, end: GameView | null): Scene {
  if (event.type !== 'cards-drawn' || scene.round > 0 || !end) return scene;
  const engine = end.race.cars[event.car]?.engine.length ?? 0;
  return change(scene, event.car, () => ({ engine }));
}

function times(count: number, card: Card | null): Card[] {
  return card === null ? [] : Array.from({ length: count }, () => card);
}

function without(hand: readonly Card[], gone: readonly Card[]): Card[] {
  const left = [...hand];
  for (const card of gone) {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
  }
  return left;
}

function sorted(cards: readonly Card[]): Card[] {
  return cards.toSorted((a, b) => a - b);
}

function onTheTrack(scene: Scene, event: HeatEvent, restart: Restart): Scene {
  switch (event.type) {
    case 'draft-round-started':
      return { ...scene, garage: true };
    case 'upgrade-taken':
    case 'upgrades-dealt':
      return scene; // the garage itself reads them
    case 'round-started':
      return {
        ...scene,
        garage: false,
        round: event.round,
        order: event.order,
        turn: null,
        phases: ['shift', 'cards'],
        cars: scene.cars.map((car) => ({
          ...car,
          position: positionOf(car, scene.cars, event.order),
          cards: [],
          speed: 0,
        })),
      };
    case 'gear-shifted':
      return change(scene, event.car, (car) => ({
        gear: event.gear,
        engine: car.engine - event.heat.total,
      }));
    case 'gear-shown':
      return {
        ...change(scene, event.car, (car) => ({
          gear: event.gear,
          engine: car.engine - event.heat.total,
        })),
        turn: event.car,
        phases: ['move'],
      };
    case 'cards-revealed':
      // A card that came for one gear too few lies there before them.
      return {
        ...change(scene, event.car, (car) => ({ cards: [...car.cards, ...event.cards] })),
        turn: event.car,
        phases: ['move'],
      };
    case 'card-replaced':
      return change(moved(scene, event.car, event.end), event.car, (car) => ({
        cards: without(car.cards, [event.card]),
      }));
    case 'played-directly':
      return {
        ...change(scene, event.car, (car) => ({ cards: [...car.cards, event.card] })),
        phases: ['react'],
      };
    case 'accelerated':
      return {
        ...change(scene, event.car, (car) => ({ speed: car.speed + event.speed })),
        phases: ['react'],
      };
    case 'card-refreshed':
    case 'card-removed':
      return {
        ...change(scene, event.car, (car) => ({ cards: without(car.cards, [event.card]) })),
        phases: ['draw'],
      };
    case 'hand-cluttered':
      return {
        ...change(scene, event.car, () => ({ gear: restart.gear, cards: [], speed: 0 })),
        turn: event.car,
      };
    case 'card-flipped':
      return change(scene, event.car, (car) =>
        event.counts ? { cards: [...car.cards, event.card] } : {},
      );
    case 'speed-set':
      return { ...change(scene, event.car, () => ({ speed: event.speed.total })), turn: event.car };
    case 'car-moved':
      return { ...moved(scene, event.car, event.end), turn: event.car };
    case 'legends-card-turned':
      return { ...scene, legendsCard: event.card, turned: scene.round };
    case 'legend-drove':
      return {
        ...change(scene, event.car, () => ({ speed: event.number.total, impeding: false })),
        turn: event.car,
        phases: ['move'],
      };
    case 'ability-used':
      return {
        ...change(scene, event.car, () => ({ impeding: false })),
        turn: event.car,
        phases: ['move'],
      };
    case 'legend-stands':
      return {
        ...change(scene, event.car, () => ({ impeding: event.how === 'impeding' })),
        turn: event.car,
        phases: ['move'],
      };
    case 'car-pushed': {
      // The one that pushes takes the place of the one that moves over.
      const by = scene.cars.find((car) => car.id === event.by);
      const over = moved(scene, event.car, event.end);
      return by ? moved(over, event.by, [by.progress, event.start[1]]) : over;
    }
    case 'boost-card-turned':
      return { ...scene, boost: { star: event.star, rival: event.rival } };
    case 'rivals-named':
      return scene;
    case 'adrenaline-gained':
      return { ...scene, turn: event.car, phases: ['adrenaline'] };
    case 'adrenaline-used':
      return {
        ...change(scene, event.car, (car) => ({ speed: car.speed + event.speed })),
        phases: ['adrenaline', 'react'],
      };
    case 'cooled':
      return {
        ...change(scene, event.car, (car) => ({ engine: car.engine + event.cards.length })),
        phases: ['react'],
      };
    case 'boosted':
    case 'card-paid':
      return {
        ...change(scene, event.car, (car) => ({ engine: car.engine - event.heat.total })),
        phases: ['react'],
      };
    case 'card-scrapped':
    case 'stress-reduced':
    case 'cards-salvaged':
      return { ...scene, phases: ['react'] };
    case 'slipstreamed':
      return { ...scene, turn: event.car, phases: ['slipstream'] };
    case 'corner-checked':
      return {
        ...change(scene, event.car, (car) => ({ engine: car.engine - event.heat.total })),
        phases: ['corner'],
      };
    case 'spun-out':
      return {
        ...change(moved(scene, event.car, event.end), event.car, (car) => ({
          gear: restart.gear,
          engine: car.engine - event.paid,
        })),
        phases: ['corner'],
      };
    case 'card-discarded':
      return { ...scene, phases: ['discard'] };
    case 'cards-drawn': // for the first time when the garage closes
      return {
        ...change(scene, event.car, () => ({ cards: [] })),
        garage: false,
        phases: ['draw'],
      };
    case 'car-classified':
      return change(scene, event.car, () => ({ place: event.place }));
    case 'grid-filled':
    case 'weather-drawn':
    case 'road-laid':
    case 'plan-laid':
    case 'card-lost':
    case 'value-chosen':
    case 'pile-opened':
    case 'hand-drawn':
    case 'plan-changed':
    case 'cards-laid':
    case 'nothing-flipped':
    case 'deck-shuffled':
    case 'finish-crossed':
    case 'race-ended':
    case 'handicap-taken': // told before the engines are shown
      return scene; // the view has them, or nothing on the cars changes
    case 'points-scored': // between the races of a season all cards are put away
      return {
        ...change(scene, event.car, () => ({ cards: [], engine: 0 })),
        turn: null,
        phases: [],
      };
    case 'car-eliminated':
      return change(scene, event.car, () => ({ place: event.place, out: true }));
    case 'race-announced':
    case 'upgrade-swapped':
    case 'swap-declined':
    case 'sponsorship-dealt':
    case 'sponsorship-earned':
    case 'sponsorship-drawn':
    case 'sponsorship-shuffled':
    case 'season-won':
    case 'greatest-found':
    case 'upgrade-kept':
    case 'driver-ready':
      return scene; // what a season shows of them comes with the view
    default:
      return event satisfies never;
  }
}

function change(scene: Scene, id: number, by: (car: SceneCar) => Partial<SceneCar>): Scene {
  return {
    ...scene,
    cars: scene.cars.map((car) => (car.id === id ? { ...car, ...by(car) } : car)),
  };
}

/** Beside the track: where a nimble Legend stands in a full Space. */
export const OFF = -1;

function moved(scene: Scene, id: number, [progress, spot]: Place): Scene {
  const latest = Math.max(0, ...scene.cars.map((car) => car.arrival));
  return change(scene, id, () => ({ progress, spot, arrival: spot === OFF ? latest + 1 : 0 }));
}

/** How many cars stand between one beside the track and the road. */
export function rankBeside(scene: Scene, car: SceneCar): number {
  if (car.spot !== OFF) return 0;
  return scene.cars.filter(
    (one) =>
      one.spot === OFF &&
      one.place === 0 &&
      one.progress === car.progress &&
      one.arrival < car.arrival,
  ).length;
}

/** Where the other cars stand that are still on the track. */
export function othersOf(scene: Scene, id: number): Place[] {
  return scene.cars
    .filter((car) => car.id !== id && car.place === 0)
    .map((car) => [car.progress, car.spot]);
}

/** The position of a car when a round begins: those who are home first, then in the order of turns. */
function positionOf(car: SceneCar, cars: readonly SceneCar[], order: readonly number[]): number {
  return car.place || cars.filter((one) => one.place > 0).length + order.indexOf(car.id) + 1;
}

/** The cars as they lie. */
export function inPosition(scene: Scene): SceneCar[] {
  return scene.cars.toSorted((a, b) => a.position - b.position);
}
