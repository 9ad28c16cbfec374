/**
 * What has happened as beats, in order: events that belong together are one beat, and each event is
 * in exactly one. Times are for brisk speed; full takes twice as long.
 */
import type { Phrase, Told } from '$lib/wire';
import { savedIn } from './rounds';
import { cardOf } from './shown';
import type { PotatohEvent, Printed, View } from './types';

type Fact<Type extends PotatohEvent['type']> = Extract<PotatohEvent, { type: Type }>;
export type How = Fact<'card-taken'>['how'];

/** What is to be seen. Seats are players; a card that is null stays face down. */
export type Motion =
  | { kind: 'round'; round: number; level: number; starter: number }
  | { kind: 'deal'; seats: readonly number[] }
  | { kind: 'boom-in' }
  | { kind: 'pass'; seat: number }
  | { kind: 'take'; seat: number; card: number | null; how: How }
  | { kind: 'show'; seat: number; card: number; how: How }
  | { kind: 'lay'; seat: number; card: number }
  | { kind: 'play'; seat: number; card: number; goesTo: string }
  | { kind: 'betray'; seat: number; target: number; card: number; played: boolean }
  | { kind: 'steal'; seat: number; victim: number; card: number | null }
  | { kind: 'safe'; seat: number }
  | { kind: 'turn-round'; seat: number; card: number }
  | { kind: 'direct'; seat: number }
  | { kind: 'shuffle'; seat: number }
  | { kind: 'aside'; seat: number; count: number }
  | { kind: 'name'; seat: number; target: number }
  | { kind: 'cut'; seat: number; upper: number; lower: number; cards: number }
  | { kind: 'look'; seat: number; cards: readonly (number | null)[] }
  | { kind: 'return'; seat: number; count: number }
  | { kind: 'protect'; seat: number }
  | { kind: 'smoke'; seat: number; cards: readonly number[] }
  | { kind: 'boom'; seat: number; cards: readonly number[]; worth: number; saved: number }
  | { kind: 'count'; round: number; isLast: boolean }
  | { kind: 'level'; level: number }
  | { kind: 'tell'; seat: number }
  | { kind: 'none' };

export type Beat = {
  motion: Motion;
  /** Taken over together, after the motion. */
  events: readonly PotatohEvent[];
  ms: number;
  /** In words, where they say more than the picture. */
  said: Phrase | null;
};

type Heard = { event: PotatohEvent; said: Phrase | null };

export function beatsOf(entries: readonly Told[], printed: Printed): Beat[] {
  const heard: Heard[] = entries.flatMap((entry) =>
    (entry.events ?? []).map((event, index) => ({
      event: event as PotatohEvent,
      said: entry.said?.[index]?.phrase ?? null,
    })),
  );
  const beats: Beat[] = [];
  let at = 0;
  const next = (): PotatohEvent | undefined => heard[at]?.event;
  /** Take the following events too, as long as they fit. */
  const taking: Taking = (fits) => {
    const taken: PotatohEvent[] = [];
    for (let event = next(); event && fits(event); event = next()) {
      taken.push(event);
      at += 1;
    }
    return taken;
  };
  while (at < heard.length) {
    const { event, said } = heard[at]!;
    at += 1;
    const [motion, more] = motionOf(event, taking, printed, () =>
      heard.slice(at).map((one) => one.event),
    );
    const ms = LASTS[motion.kind](motion as never);
    beats.push({
      motion,
      events: [event, ...more],
      ms,
      said: ms > 0 && !QUIET.has(motion.kind) ? said : null,
    });
  }
  return beats;
}

type Taking = (fits: (event: PotatohEvent) => boolean) => PotatohEvent[];

function anyOf(...types: PotatohEvent['type'][]): (event: PotatohEvent) => boolean {
  return (event) => types.includes(event.type);
}

function motionOf(
  event: PotatohEvent,
  taking: Taking,
  printed: Printed,
  rest: () => PotatohEvent[],
): [Motion, PotatohEvent[]] {
  switch (event.type) {
    case 'round-started':
      return [
        { kind: 'round', round: event.round, level: event.level, starter: event.starter },
        [],
      ];
    case 'boom-added':
      return [{ kind: 'boom-in' }, []];
    case 'turn-started':
      return [{ kind: 'pass', seat: event.seat }, []];
    case 'card-taken': {
      if (event.how === 'deal') {
        // Everybody's first card goes round in one go, until one of them has to be shown.
        const dealt = taking(
          (one) =>
            one.type === 'card-received' || (one.type === 'card-taken' && one.how === 'deal'),
        );
        const seats = [event, ...dealt].flatMap((one) =>
          one.type === 'card-taken' ? [one.seat] : [],
        );
        return [{ kind: 'deal', seats }, dealt];
      }
      const more = taking(anyOf('card-received'));
      const card = more.find((one) => one.type === 'card-received')?.card ?? null;
      return [{ kind: 'take', seat: event.seat, card, how: event.how }, more];
    }
    case 'card-shown':
      return [{ kind: 'show', seat: event.seat, card: event.card, how: event.how }, []];
    case 'laid-in-area':
      return [{ kind: 'lay', seat: event.seat, card: event.card }, []];
    case 'reversed':
      return [{ kind: 'turn-round', seat: event.seat, card: cardOf(printed, 'dizzy') }, []];
    case 'deck-shuffled':
      return [{ kind: 'shuffle', seat: event.seat }, []];
    case 'hand-lost':
      return [{ kind: 'smoke', seat: event.seat, cards: event.cards }, []];
    case 'hand-protected':
      return [{ kind: 'protect', seat: event.seat }, []];
    case 'card-played': {
      const laid = taking(anyOf('treacherous-laid'))[0];
      if (laid?.type === 'treacherous-laid') {
        return [
          { kind: 'betray', seat: event.seat, target: laid.target, card: event.card, played: true },
          [laid],
        ];
      }
      return [
        {
          kind: 'play',
          seat: event.seat,
          card: event.card,
          goesTo: printed.cards[event.card]?.goes_to ?? 'discard',
        },
        [],
      ];
    }
    case 'treacherous-laid':
      return [
        {
          kind: 'betray',
          seat: event.seat,
          target: event.target,
          card: cardOf(printed, 'treacherous'),
          played: false,
        },
        [],
      ];
    case 'card-stolen': {
      const seen = taking(anyOf('stolen-card-seen'));
      const card = seen.find((one) => one.type === 'stolen-card-seen')?.card ?? null;
      return [{ kind: 'steal', seat: event.seat, victim: event.victim, card }, seen];
    }
    case 'made-safe':
      return [{ kind: 'safe', seat: event.seat }, []];
    case 'cards-put-aside':
      return [{ kind: 'aside', seat: event.seat, count: event.count }, []];
    case 'receiver-named':
      return [{ kind: 'name', seat: event.seat, target: event.target }, []];
    case 'deck-cut':
      return [
        {
          kind: 'cut',
          seat: event.seat,
          upper: event.upper_to,
          lower: event.lower_to,
          cards: event.cards,
        },
        [],
      ];
    case 'cards-looked-at': {
      const seen = taking(anyOf('cards-seen'));
      const cards =
        seen.find((one) => one.type === 'cards-seen')?.cards ??
        Array.from({ length: event.count }, () => null);
      return [{ kind: 'look', seat: event.seat, cards }, seen];
    }
    case 'cards-returned':
      return [{ kind: 'return', seat: event.seat, count: event.count }, []];
    case 'direction-set':
      return [{ kind: 'direct', seat: event.seat }, []];
    case 'exploded': {
      const more = taking(anyOf('aside-discarded', 'hand-lost'));
      const lost = more.find((one) => one.type === 'hand-lost');
      const count = rest();
      const ended = count.find((one) => one.type === 'round-ended');
      const scored = count.find((one) => one.type === 'scored' && one.seat === event.seat);
      return [
        {
          kind: 'boom',
          seat: event.seat,
          cards: lost?.cards ?? [],
          worth: ended?.at_stake ?? 0,
          saved: scored?.type === 'scored' ? savedIn(scored.phews) : 0,
        },
        more,
      ];
    }
    case 'hand-shown':
    case 'scored':
    case 'round-ended': {
      const more = taking(anyOf('hand-shown', 'scored', 'round-ended', 'match-ended'));
      const all = [event, ...more];
      const round = all.find((one) => one.type === 'round-ended')?.round ?? 0;
      return [
        { kind: 'count', round, isLast: all.some((one) => one.type === 'match-ended') },
        more,
      ];
    }
    case 'level-set':
      return [{ kind: 'level', level: event.level }, []];
    case 'nothing-drawn':
    case 'risky-stopped':
    case 'nothing-stolen':
    case 'treacherous-kept':
    case 'drawing-on':
    case 'drawing-stopped':
    case 'starter-named':
      return [{ kind: 'tell', seat: event.seat }, []];
    case 'everybody-safe':
    case 'aside-discarded':
    case 'card-received':
    case 'stolen-card-seen':
    case 'cards-seen':
    case 'level-answered':
    case 'match-ended':
      return [{ kind: 'none' }, []];
    default:
      return event satisfies never;
  }
}

const PEEL = 150;
const HANG = 500;
const GO = 250;

/** The parts of a dull card's way off the deck, at brisk speed. */
export const DRAW = { peel: PEEL, hang: HANG, turn: 220, go: GO, pop: 420 } as const;

/**
 * The parts of a draw that can be the last one, and of BOOM, in ms of their own whatever waits to be
 * shown: the card lifts, hangs for `least` to `most` as the odds rise, and everybody breathes out, or
 * it is BOOM: all freezes, bangs, and only then the panel says what is lost. Where there is a screen
 * for all, a phone holds there for `hold` at most.
 */
export const SUSPENSE = {
  lift: 300,
  least: 1200,
  most: 2000,
  calm: 600,
  breathe: 300,
  freeze: 120,
  bang: 1580,
  calmBang: 800,
  panel: 4000,
  hold: 5000,
} as const;
const WORTH_IT = 1 / 20; // odds from which on a draw has suspense
const HIGHEST = 1 / 4; // odds from which on there is no more of it

/** How likely the next card is BOOM, as everybody at the table can tell. */
export function riskOf({ boom_odds: odds, deck }: Pick<View, 'boom_odds' | 'deck'>): number {
  if (odds) return odds.of > 0 ? odds.chances / odds.of : 0;
  return deck > 0 ? 1 / deck : 0; // a table that hides the odds does not hide the deck
}

/** How long a card hangs where that has its own time: by the odds, never by the card; 0: it is dull. */
export function suspenseOf(risk: number, isCalm: boolean): number {
  if (risk < WORTH_IT) return 0;
  if (isCalm) return SUSPENSE.calm;
  const share = Math.min(1, (risk - WORTH_IT) / (HIGHEST - WORTH_IT));
  return SUSPENSE.least + share * (SUSPENSE.most - SUSPENSE.least);
}

/** Does somebody get a card that nobody has seen, and that may be BOOM? */
export function isUnseen(motion: Motion): motion is Extract<Motion, { kind: 'take' | 'show' }> {
  return (
    (motion.kind === 'take' || motion.kind === 'show') &&
    motion.how !== 'deal' &&
    motion.how !== 'look'
  );
}

/** What is told at the table afterwards: attacks, chains and BOOM are never hurried. */
const TOLD: ReadonlySet<Motion['kind']> = new Set([
  ...(['show', 'play', 'betray', 'steal', 'safe', 'turn-round', 'name', 'cut'] as const),
  ...(['protect', 'smoke', 'boom'] as const),
]);

export function hasOwnTime({ kind }: Motion): boolean {
  return TOLD.has(kind);
}

/** What a beat takes of the time that may pass between two decisions. */
export function hurriedPart(beat: Beat, isCalm: boolean): number {
  const { motion } = beat;
  if (!hasOwnTime(motion)) return isCalm ? calmly(beat) : beat.ms;
  return isUnseen(motion) && motion.how === 'draw' && !isCalm ? PEEL + HANG : 0;
}

const LASTS: { [Kind in Motion['kind']]: (motion: Extract<Motion, { kind: Kind }>) => number } = {
  round: () => 700,
  deal: ({ seats }) => 320 + 70 * seats.length,
  'boom-in': () => 500,
  pass: () => 350,
  take: ({ card, how }) =>
    (how === 'draw' ? PEEL + HANG : 0) + (card === null ? 0 : DRAW.turn) + GO,
  show: ({ how }) => (how === 'draw' ? PEEL + HANG : 0) + DRAW.turn + DRAW.pop + GO,
  lay: () => 420,
  play: () => DRAW.pop + GO,
  betray: () => 620,
  steal: ({ card }) => 520 + (card === null ? 0 : 200),
  safe: () => 550,
  'turn-round': () => 550,
  direct: () => 350,
  shuffle: () => 450,
  aside: ({ count }) => 260 + 70 * count,
  name: () => 260,
  cut: () => 520,
  look: ({ cards }) => 360 + 60 * cards.length,
  return: () => 240,
  protect: () => 600,
  smoke: ({ cards }) => 500 + 50 * cards.length,
  boom: () => SUSPENSE.bang,
  count: () => 0,
  level: () => 0,
  tell: () => 350,
  none: () => 0,
};

/** What the picture says by itself, or what is said with the next one. */
const QUIET: ReadonlySet<Motion['kind']> = new Set(['boom-in', 'return', 'count', 'level', 'none']);

/** How long a beat takes where nothing may move: long enough to be read. */
export function calmly({ motion, ms }: Beat): number {
  if (ms === 0) return 0;
  if (motion.kind === 'boom') return SUSPENSE.calmBang;
  return ['show', 'play', 'betray', 'steal', 'protect', 'smoke', 'safe', 'turn-round'].includes(
    motion.kind,
  )
    ? 600
    : Math.min(ms, 220);
}

/** From seat to seat the way the deck goes: how many seats on, and in which sense. */
export function wayOf(from: number, to: number, seats: number, direction: number): number {
  const on = (((to - from) % seats) + seats) % seats;
  if (on === 0) return 0;
  if (direction > 0) return on;
  if (direction < 0) return on - seats;
  return on * 2 <= seats ? on : on - seats;
}
