/** The score sheet of a season, as the view tells it: by race, by year, and after each race. */
import type { SeasonView } from '../types';

export type Race = { index: number; number: number }; // among all, and within its season

/** The races of one year; a season that has no years is one. */
export function racesOf(season: SeasonView, year: string): Race[] {
  return season.races
    .map((race, index) => ({ race, index }))
    .filter(({ race }) => race.year === year)
    .map(({ index }, place) => ({ index, number: place + 1 }));
}

/** The race that comes next, or null after the last one. */
export function nextRace(season: SeasonView): number | null {
  const next = season.results.length;
  return next < season.races.length ? next : null;
}

/** The year whose sheet is shown: that of the next race, or of the last one. */
export function yearOf(season: SeasonView): string {
  const at = season.stage === 'ready' ? (nextRace(season) ?? season.race - 1) : season.race - 1;
  return season.races[at]?.year ?? '';
}

/** Is this a run of several seasons? */
export function hasYears(season: SeasonView): boolean {
  return new Set(season.races.map((race) => race.year)).size > 1;
}

/** A car's points after each of these races that has been driven, from 0. */
export function courseOf(season: SeasonView, car: number, races: readonly Race[]): number[] {
  const course = [0];
  for (const { index } of races) {
    const placing = season.results[index]?.[car];
    if (!placing) break;
    course.push(course.at(-1)! + placing.points);
  }
  return course;
}

/** Who won a race, or null before it is driven. */
export function winnerOf(season: SeasonView, race: number): number | null {
  const found = season.results[race]?.findIndex((placing) => placing.place === 1) ?? -1;
  return found < 0 ? null : found;
}

/** Lines of the sheet, the leader first, with the points of a year. */
export type Line = { car: number; points: number; total: number };

/**
 * The sheet of a year. The server ranks the year of the race that is driven or just over; before the
 * first race of another one everybody has nothing yet.
 */
export function sheetOf(season: SeasonView, year: string): Line[] {
  const isNew = season.races[season.race - 1]?.year !== year;
  return season.scores.map(({ car, points, total }) => ({
    car,
    points: isNew ? 0 : points,
    total,
  }));
}
