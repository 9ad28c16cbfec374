/**
 * The first round that teaches: which hint belongs to which situation. One idea a turn, each once.
 * The words are `potatoh-show-guide-…`.
 */
import type { Decision } from '$lib/wire';
import { actionOf } from './choices';
import { isTense } from './story';
import type { PotatohAction, Printed, View } from './types';

export const LESSONS = ['counting', 'welcome', 'immediate', 'choice', 'fuse', 'hot', 'play', 'phews', 'table', 'safe'] as const;
export type Lesson = (typeof LESSONS)[number];

export type Situation = {
  view: View;
  decision: Decision | null;
  printed: Printed;
  /** How many cards of this turn are on the chain. */
  chain: number;
};

/** The lesson for this moment, or none: what fits best and was not taught yet. */
export function lessonFor(situation: Situation, taught: ReadonlySet<string>): Lesson | null {
  return LESSONS.find((lesson) => !taught.has(lesson) && FITS[lesson](situation)) ?? null;
}

const stepOf = ({ view }: Situation): string => view.steps.at(-1)?.step ?? '';
const offers = ({ decision }: Situation, type: PotatohAction['type']): boolean => (decision?.options ?? []).some((option) => actionOf(option).type === type);
const isTurn = (now: Situation): boolean => now.decision !== null && stepOf(now) === 'turn';
const hand = ({ view }: Situation): readonly number[] => view.own?.hand ?? [];

const FITS: Record<Lesson, (situation: Situation) => boolean> = {
  counting: ({ view }) => view.is_counted,
  welcome: isTurn,
  immediate: (now) => now.decision !== null && ['dizzy', 'keep'].includes(stepOf(now)) && now.chain > 0,
  choice: (now) => now.decision !== null && ['theft', 'wicked', 'wickedest', 'split', 'spinning', 'generous', 'treachery', 'risky'].includes(stepOf(now)),
  fuse: (now) => isTurn(now) && now.view.boom_odds !== null,
  hot: (now) => isTurn(now) && isTense(now.view),
  play: (now) => isTurn(now) && (offers(now, 'play') || offers(now, 'play-on')),
  phews: (now) => isTurn(now) && hand(now).some((card) => (now.printed.cards[card]?.in_hand ?? 0) > 0),
  table: (now) => isTurn(now) && now.view.players.some((player) => player.area.length > 0),
  safe: (now) => isTurn(now) && now.view.players.some((player) => player.safe),
};

const KEY = 'hotseat-potatoh-guide';
const DONE = 'done';

/** What this person has been taught, kept on this device; null: they want no lessons. */
export function readTaught(storage: Pick<Storage, 'getItem'>): Set<string> | null {
  try {
    const kept = storage.getItem(KEY);
    if (kept === DONE) return null;
    return new Set((kept ?? '').split(' ').filter(Boolean));
  } catch {
    return null; // a browser that keeps nothing would teach for ever
  }
}

export function keepTaught(storage: Pick<Storage, 'setItem'>, taught: ReadonlySet<string> | null): void {
  try {
    storage.setItem(KEY, taught === null || LESSONS.every((lesson) => taught.has(lesson)) ? DONE : [...taught].join(' '));
  } catch {
    // Then it holds until the page is closed.
  }
}
