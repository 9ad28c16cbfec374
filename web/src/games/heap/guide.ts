/**
 * The first game that teaches: which lesson belongs to which situation. One idea a question, each
 * once. The words are `heap-ui-guide-…`.
 */
import { Taught } from '$lib/taught';
import type { DecisionView } from '$lib/wire';
import { actionOf, askingIn, isPileup, type AskTag } from './course';
import type { HeapAction, View } from './types';

export const LESSONS = [
  'pileup',
  'armed',
  'welcome',
  'symbols',
  'draw',
  'fight',
  'stuck',
  'trigger',
  'colour',
  'swerve',
  'vehicle',
  'challenge',
  'shoot',
  'repair',
  'end',
  'haul',
  'near',
] as const;
export type Lesson = (typeof LESSONS)[number];

export type Situation = { view: View; decision: DecisionView };

/** The lesson for this moment, or none: what fits best and was not taught yet. */
export function lessonFor(situation: Situation, taught: ReadonlySet<string>): Lesson | null {
  return LESSONS.find((lesson) => !taught.has(lesson) && FITS[lesson](situation)) ?? null;
}

const asks = ({ view }: Situation, tag: AskTag): boolean => askingIn(view)?.frame === tag;
const offers = ({ decision }: Situation, type: HeapAction['type']): boolean =>
  decision.options.some((option) => actionOf(option).type === type);
const attached = ({ view }: Situation): number => {
  const frame = askingIn(view);
  return frame?.frame === 'bodge' ? (frame.attached ?? 0) : 0;
};

const FITS: Record<Lesson, (situation: Situation) => boolean> = {
  pileup: (now) => isPileup(now.view) && asks(now, 'discard'),
  armed: (now) => isPileup(now.view) && asks(now, 'fight'),
  welcome: (now) => asks(now, 'bodge') && attached(now) === 0,
  symbols: (now) => asks(now, 'bodge') && attached(now) > 0,
  draw: (now) => asks(now, 'draw'),
  fight: (now) => asks(now, 'fight') && offers(now, 'fight'),
  stuck: (now) => asks(now, 'fight') && !offers(now, 'fight'),
  trigger: (now) => asks(now, 'trigger'),
  colour: (now) => asks(now, 'colour'),
  swerve: (now) => asks(now, 'swerve'),
  vehicle: (now) => asks(now, 'vehicle'),
  challenge: (now) => asks(now, 'challenge'),
  shoot: (now) => asks(now, 'shoot'),
  repair: (now) => asks(now, 'repair') || offers(now, 'pay-repair'),
  end: (now) => asks(now, 'end-boxes'),
  haul: (now) => asks(now, 'haul'),
  near: (now) =>
    now.view.players.some(
      (one) => one.ready.total >= Math.max(1, now.view.settings.vehicles_needed - 1),
    ),
};

export const guide = new Taught('heap', LESSONS);
