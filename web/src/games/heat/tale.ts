/** How a race went, from the events of its log: positions, speeds, heat and spin-outs by round. */
import { wentBack } from '$lib/undone';
import type { Told } from '$lib/wire';
import type { HeatEvent } from './types';

export type CarTale = {
  car: number;
  /** The place on the grid, then after each round. */
  places: number[];
  /** One a round; null where the car did not drive. */
  speeds: (number | null)[];
  heat: number[];
  spins: number;
  place: number;
  progress: number; // how far it came, in Spaces
};
export type Tale = {
  rounds: number;
  cars: CarTale[];
  /** In which round the first car began each lap but the first. */ laps: {
    lap: number;
    round: number;
  }[];
};

export function taleOf(log: readonly Told[], spaces: number): Tale {
  const stories = new Map<number, CarTale>();
  const laps: Tale['laps'] = [];
  let round = 0;
  const legends = new Set<number>(); // they have no Speed: what they drive in a round counts
  const isHeard = forgetUndone(log);

  /** The places after a round: those who are home first, then in the order of the next one's turns. */
  const note = (order: readonly number[]): void => {
    const home = [...stories.values()].filter((car) => car.place > 0);
    for (const car of home) car.places[round] = car.place;
    order.forEach((car, index) => (of(car).places[round] = home.length + index + 1));
  };
  const of = (car: number): CarTale => {
    let story = stories.get(car);
    if (!story) {
      story = { car, places: [], speeds: [], heat: [], spins: 0, place: 0, progress: 0 };
      stories.set(car, story);
    }
    return story;
  };
  const move = (car: number, [progress]: readonly [number, number]): void => {
    const lap = Math.floor(progress / spaces) + 1;
    if (lap > 1 && !laps.some((known) => known.lap === lap)) laps.push({ lap, round });
    of(car).progress = progress;
  };
  const pay = (car: number, heat: number): void => {
    const story = of(car);
    story.heat[round - 1] = (story.heat[round - 1] ?? 0) + heat;
  };

  for (const entry of isHeard) {
    for (const event of (entry.events ?? []) as HeatEvent[]) {
      switch (event.type) {
        case 'grid-filled':
          event.grid.forEach((car, index) => (of(car).places[0] = index + 1));
          break;
        case 'round-started':
          if (event.round > 1) note(event.order);
          round = event.round;
          break;
        case 'gear-shifted':
        case 'gear-shown':
        case 'card-paid':
          pay(event.car, event.heat.total);
          break;
        case 'speed-set':
          of(event.car).speeds[round - 1] = event.speed.total;
          break;
        case 'legend-drove':
          of(event.car).speeds[round - 1] ??= 0;
          legends.add(event.car);
          break;
        case 'car-moved':
          if (legends.has(event.car))
            of(event.car).speeds[round - 1] =
              (of(event.car).speeds[round - 1] ?? 0) + event.end[0] - event.start[0];
          move(event.car, event.end);
          break;
        case 'boosted':
        case 'corner-checked':
          pay(event.car, event.heat.total);
          break;
        case 'card-replaced':
          move(event.car, event.end);
          break;
        case 'spun-out':
          pay(event.car, event.paid);
          of(event.car).spins += 1;
          move(event.car, event.end);
          break;
        case 'car-classified':
          of(event.car).place = event.place;
          break;
        case 'race-ended':
          note([]);
          break;
        default:
          break;
      }
    }
  }
  const cars = [...stories.values()].sort((a, b) => (a.place || 99) - (b.place || 99));
  return { rounds: round, cars, laps };
}

/** The log of the race that was announced last; all of it where it is no season. */
export function latestRace(log: readonly Told[]): Told[] {
  const isAnnounced = (event: unknown): boolean => (event as HeatEvent).type === 'race-announced';
  const kept = forgetUndone(log);
  const last = kept.findLastIndex((entry) => entry.events?.some(isAnnounced));
  if (last < 0) return kept;
  const { events = [], ...entry } = kept[last]!;
  const since = events.slice(events.findLastIndex(isAnnounced));
  return [{ ...entry, events: since }, ...kept.slice(last + 1)];
}

/** The log without what was taken back. */
export function forgetUndone(log: readonly Told[]): Told[] {
  const kept: Told[] = [];
  for (const entry of log) {
    if (wentBack(entry)) {
      const to = entry.to;
      while (kept.length && (kept.at(-1)!.entry ?? -1) > to) kept.pop();
    } else kept.push(entry);
  }
  return kept;
}
