/**
 * The first round that teaches: which hint belongs to which situation. One idea per turn, each once.
 * The words are `potatoh-show-guide-…`.
 */
import { Taught } from '$lib/taught';
import type { DecisionView } from '$lib/wire';
import { actionOf } from './choices';
import { riskOf } from './story';
import type { PotatohAction, Printed, View } from './types';

export const LESSONS = [
  'counting',
  'welcome',
  'immediate',
  'choice',
  'fuse',
  'hot',
  'play',
  'phews',
  'table',
  'safe',
] as const;
export type Lesson = (typeof LESSONS)[number];

export type Situation = {
  view: View;
  decision: DecisionView | null;
  printed: Printed;
  /** How many cards of this turn are on the chain. */
  chain: number;
};

/** The lesson for this moment, or none: what fits best and was not taught yet. */
export function lessonFor(situation: Situation, taught: ReadonlySet<string>): Lesson | null {
  return LESSONS.find((lesson) => !taught.has(lesson) && FITS[lesson](situation)) ?? null;
}

const HOT = 1 / 10; // risk above which it is time to speak of it

const stepOf = ({ view }: Situation): string => view.steps.at(-1)?.step ?? '';
const offers = ({ decision }: Situation, type: PotatohAction['type']): boolean =>
  (decision?.options ?? []).some((option) => actionOf(option).type === type);
const isTurn = (now: Situation): boolean => now.decision !== null && stepOf(now) === 'turn';
const hand = ({ view }: Situation): readonly number[] => view.own?.hand ?? [];

const FITS: Record<Lesson, (situation: Situation) => boolean> = {
  counting: ({ view }) => view.is_counted,
  welcome: isTurn,
  immediate: (now) =>
    now.decision !== null && ['dizzy', 'keep'].includes(stepOf(now)) && now.chain > 0,
  choice: (now) =>
    now.decision !== null &&
    [
      'theft',
      'wicked',
      'wickedest',
      'split',
      'spinning',
      'generous',
      'treachery',
      'risky',
    ].includes(stepOf(now)),
  fuse: (now) => isTurn(now) && now.view.boom_odds !== null,
  hot: (now) => isTurn(now) && riskOf(now.view) > HOT,
  play: (now) => isTurn(now) && (offers(now, 'play') || offers(now, 'play-on')),
  phews: (now) =>
    isTurn(now) && hand(now).some((card) => (now.printed.cards[card]?.in_hand ?? 0) > 0),
  table: (now) => isTurn(now) && now.view.players.some((player) => player.area.length > 0),
  safe: (now) => isTurn(now) && now.view.players.some((player) => player.safe),
};

export const guide = new Taught('potatoh', LESSONS);
