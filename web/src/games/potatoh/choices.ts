/**
 * What is asked, sorted for the screen: the server lists options, here they only fall into groups
 * (targets, cards, buttons, a cut). Nothing is decided that the list does not say.
 */
import type { Barred, DecisionView, Option } from '$lib/wire';
import type { Card, PotatohAction, Preview, Printed } from './types';

export type Target = { seat: number; option: Option };
export type Off = { seat: number; barred: Barred };
export type Cut = { cards: number; upper: 'upper-left' | 'upper-right'; option: Option };

export type Ask =
  /** One's turn: draw or play. */
  | { kind: 'turn'; draw: Option | null; drawOn: Option | null }
  /** Whom? With what else there is to do instead. */
  | { kind: 'target'; targets: Target[]; off: Off[]; other: Option[] }
  | { kind: 'cut'; cuts: Cut[]; least: number; most: number }
  /** Which of these cards, face up? */
  | { kind: 'faces'; options: { card: Card; option: Option }[] }
  /** Which of these cards, face down? */
  | { kind: 'layout'; options: { place: number; option: Option }[] }
  /** One of a few buttons. */
  | { kind: 'pick'; options: Option[]; barred: Barred[] };

export function actionOf(option: Option): PotatohAction {
  return option.action as PotatohAction;
}

export function barredAction(barred: Barred): PotatohAction {
  return barred.action as PotatohAction;
}

export function previewOf(option: Option | null | undefined): Preview | null {
  return (option?.preview as Preview | null | undefined) ?? null;
}

/** What a decision asks for; null where nothing is asked. */
export function askOf(decision: DecisionView | null, step: string): Ask | null {
  if (!decision || decision.options.length === 0) return null;
  const { options, barred } = decision;
  const of = (type: PotatohAction['type']): Option[] =>
    options.filter((option) => actionOf(option).type === type);
  if (step === 'turn')
    return { kind: 'turn', draw: of('draw')[0] ?? null, drawOn: of('draw-on')[0] ?? null };
  const targets = targetsOf(options);
  if (targets.length > 0) {
    const aimed = new Set(targets.map((target) => target.option.text));
    return {
      kind: 'target',
      targets,
      off: offOf(barred),
      other: options.filter((option) => !aimed.has(option.text)),
    };
  }
  const cuts = options.flatMap((option) => {
    const action = actionOf(option);
    return action.type === 'cut' ? [{ cards: action.cards, upper: action.upper, option }] : [];
  });
  if (cuts.length > 0) {
    const sizes = cuts.map((cut) => cut.cards);
    return { kind: 'cut', cuts, least: Math.min(...sizes), most: Math.max(...sizes) };
  }
  const faces = options.flatMap((option) => {
    const action = actionOf(option);
    return action.type === 'choose' ? [{ card: action.card, option }] : [];
  });
  if (faces.length > 0) return { kind: 'faces', options: faces };
  const layout = options.flatMap((option) => {
    const action = actionOf(option);
    return action.type === 'take' ? [{ place: action.place, option }] : [];
  });
  if (layout.length > 0) return { kind: 'layout', options: layout };
  return { kind: 'pick', options, barred };
}

/** Options that name a player. */
export function targetsOf(options: readonly Option[]): Target[] {
  return options.flatMap((option) => {
    const action = actionOf(option);
    return 'seat' in action ? [{ seat: action.seat, option }] : [];
  });
}

/** Players that cannot be chosen, with the reason. */
export function offOf(barred: readonly Barred[]): Off[] {
  return barred.flatMap((one) => {
    const action = barredAction(one);
    return 'seat' in action ? [{ seat: action.seat, barred: one }] : [];
  });
}

/** What can be done with a card in hand: play it, or play it on one of some players. */
export type Playing = { play: Option | null; on: Target[]; off: Off[]; barred: Barred | null };

export function playingOf(decision: DecisionView | null, card: Card): Playing {
  const plays = (action: PotatohAction): boolean =>
    (action.type === 'play' || action.type === 'play-on') && action.card === card;
  const mine = (decision?.options ?? []).filter((option) => plays(actionOf(option)));
  const barred = (decision?.barred ?? []).filter((one) => plays(barredAction(one)));
  return {
    play: mine.find((option) => actionOf(option).type === 'play') ?? null,
    on: targetsOf(mine),
    off: offOf(barred),
    barred: barred.find((one) => barredAction(one).type === 'play') ?? null,
  };
}

export function isPlayable(playing: Playing): boolean {
  return playing.play !== null || playing.on.length > 0;
}

/**
 * The hand in the order in which it is shown: cards that are there to be played first, equal ones
 * together. It does not depend on whose turn it is: a card stays where its owner knows it.
 */
export function sortHand(hand: readonly Card[], printed: Printed): { card: Card; index: number }[] {
  const rank = (card: Card): number => (printed.cards[card]?.playable ? 0 : 1);
  return hand
    .map((card, index) => ({ card, index }))
    .sort(
      (one, other) =>
        rank(one.card) - rank(other.card) || one.card - other.card || one.index - other.index,
    );
}

/** The cut of this size whose upper part serves that side. */
export function cutOf(cuts: readonly Cut[], cards: number, upper: Cut['upper']): Cut | null {
  return cuts.find((cut) => cut.cards === cards && cut.upper === upper) ?? null;
}

/** Which card a step comes from, by its place in the list of printed cards; null where none. */
const CARDS: Record<string, string> = {
  risky: 'risky',
  dizzy: 'dizzy',
  theft: 'thief',
  wicked: 'wicked',
  wickedest: 'wickedest',
  split: 'split',
  spinning: 'spinning',
  generous: 'generous',
  treachery: 'treacherous',
};
export function cardOf(step: string, received: Card | null, printed: Printed): Card | null {
  if (step === 'keep') return received;
  const place = printed.cards.findIndex((card) => card.key === CARDS[step]);
  return place < 0 ? null : place;
}

/** How seats look on the board while somebody is to be chosen. */
export function targetsOn(
  { targets, off }: { targets: readonly Target[]; off: readonly Off[] },
  chosen: string | null,
): Map<number, 'may' | 'chosen' | 'barred'> {
  const seats = new Map<number, 'may' | 'chosen' | 'barred'>();
  for (const { seat } of off) seats.set(seat, 'barred');
  for (const { seat, option } of targets)
    seats.set(seat, option.text === chosen ? 'chosen' : 'may');
  return seats;
}
