/**
 * The first lap that teaches: which hint belongs to which situation, in the order in which things
 * happen; a spin-out after the first one.
 * The words are `heat-ui-guide-…`.
 */
import { Taught } from '$lib/taught';
import { actionOf } from './choices';
import type { DecisionView } from '$lib/wire';
import type { Preview, RaceView } from './types';

export const LESSONS = [
  'welcome',
  'corner-near',
  'corner-cost',
  'spin',
  'boost',
  'cooldown',
  'adrenaline',
  'slipstream',
  'discard',
  'gears',
  'shift-down',
  'stress',
  'heat-in-hand',
  'legends',
  'home-straight',
] as const;
export type Lesson = (typeof LESSONS)[number];

export type Situation = {
  race: RaceView;
  decision: DecisionView | null;
  preview: Preview | null; // of what is chosen now
  toCorner: number; // Spaces between the car and the next corner's line
  toFlag: number;
  hasSpun: boolean; // in this race
};

/** The lesson for this moment, or none: what fits best and was not taught yet. */
export function lessonFor(situation: Situation, taught: ReadonlySet<string>): Lesson | null {
  return LESSONS.find((lesson) => !taught.has(lesson) && FITS[lesson](situation)) ?? null;
}

const plans = ({ decision }: Situation): boolean =>
  (decision?.options ?? []).some((option) => actionOf(option).type === 'plan');
const offers = ({ decision }: Situation, type: string): boolean =>
  (decision?.options ?? []).some((option) => actionOf(option).type === type);

const FITS: Record<Lesson, (situation: Situation) => boolean> = {
  welcome: plans,
  'corner-near': (now) => plans(now) && now.toCorner < now.toFlag,
  'corner-cost': (now) => plans(now) && now.toCorner < now.toFlag,
  spin: (now) => plans(now) && now.hasSpun,
  gears: (now) => plans(now) && now.race.round >= 2,
  'shift-down': (now) => plans(now) && now.race.round >= 2 && now.toCorner <= 5,
  stress: (now) => plans(now) && now.race.round >= 3 && (now.preview?.outcomes.length ?? 0) > 1,
  cooldown: (now) => offers(now, 'cooldown'),
  boost: (now) => offers(now, 'boost'),
  adrenaline: (now) => offers(now, 'adrenaline'),
  slipstream: (now) => offers(now, 'slipstream'),
  discard: (now) => offers(now, 'discard'),
  'heat-in-hand': (now) => plans(now) && now.race.round >= 4,
  legends: (now) => plans(now) && now.race.legends_card !== null && now.race.round >= 3,
  'home-straight': (now) => plans(now) && now.toFlag < 20 && now.toFlag <= now.toCorner,
};

export const guide = new Taught('heat', LESSONS);
