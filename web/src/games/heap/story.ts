/** What has happened, in beats: what moves, for how long, and what is said. */
import type { Phrase, Told } from '$lib/wire';
import type { HeapEvent } from './types';

export type Motion =
  | { kind: 'turn' }
  | { kind: 'draw'; seat: number; count: number }
  | { kind: 'discard'; seat: number; count: number }
  | { kind: 'haul'; seat: number; count: number }
  | { kind: 'shuffle' }
  | { kind: 'attach'; event: Extract<HeapEvent, { type: 'part-attached' }> }
  | { kind: 'damage'; event: Extract<HeapEvent, { type: 'part-damaged' }> }
  | { kind: 'repair'; event: Extract<HeapEvent, { type: 'part-repaired' }> }
  | { kind: 'challenge'; seat: number }
  | { kind: 'name'; seat: number; target: number }
  | { kind: 'skip'; seat: number }
  | { kind: 'vehicle'; seat: number }
  | { kind: 'flip'; seat: number; card: number }
  | { kind: 'play'; seat: number; card: number }
  | { kind: 'colour'; seat: number }
  | { kind: 'swerve'; seat: number; target: number }
  | { kind: 'trigger'; seat: number }
  | { kind: 'drop'; seat: number }
  | { kind: 'won'; seat: number }
  | { kind: 'clear'; count: number }
  | { kind: 'pick-up'; seat: number }
  | { kind: 'throw-away'; seat: number; count: number }
  | { kind: 'pileup'; seat: number }
  | { kind: 'turbo'; seat: number }
  | { kind: 'strip' }
  | { kind: 'arm'; seat: number }
  | { kind: 'ended'; seat: number }
  | { kind: 'tell' }
  | { kind: 'none' };

export type Beat = {
  motion: Motion;
  events: readonly HeapEvent[];
  ms: number; // at brisk speed
  said: Phrase | null;
};

/** How long each motion takes at brisk speed. */
const LASTS: { [Kind in Motion['kind']]: (motion: Extract<Motion, { kind: Kind }>) => number } = {
  turn: () => 450,
  draw: ({ count }) => (count ? 220 + 25 * Math.min(count, 6) : 0),
  discard: ({ count }) => 180 + 25 * Math.min(count, 6),
  haul: ({ count }) => (count ? 240 + 40 * Math.min(count, 4) : 200),
  shuffle: () => 350,
  attach: ({ event }) => 620 + (event.replaced < 0 ? 0 : 220),
  damage: () => 440,
  repair: () => 380,
  challenge: () => 700,
  name: () => 260,
  skip: () => 260,
  vehicle: () => 320,
  flip: () => 640,
  play: () => 600,
  colour: () => 340,
  swerve: () => 420,
  trigger: () => 300,
  drop: () => 420,
  won: () => 950,
  clear: () => 280,
  'pick-up': () => 320,
  'throw-away': ({ count }) => (count ? 280 : 120),
  pileup: () => 1700,
  turbo: () => 480,
  strip: () => 520,
  arm: () => 300,
  ended: () => 900,
  tell: () => 350,
  none: () => 0,
};

export function lengthOf(motion: Motion): number {
  return (LASTS[motion.kind] as (motion: Motion) => number)(motion);
}

/** How long a beat takes where nothing may move: long enough to be read. */
export function calmly({ motion, ms }: Beat): number {
  if (ms === 0) return 0;
  if (motion.kind === 'pileup' || motion.kind === 'won') return 900;
  return ['play', 'flip', 'damage', 'attach', 'challenge', 'swerve'].includes(motion.kind)
    ? 600
    : Math.min(ms, 250);
}

type Line = { event: HeapEvent; said: Phrase | null };

/** Entries as beats, in order. */
export function beatsOf(entries: readonly Told[]): Beat[] {
  const lines: Line[] = entries.flatMap((entry) =>
    (entry.events ?? []).map((event, index) => ({
      event: event as HeapEvent,
      said: entry.said?.[index]?.phrase ?? null,
    })),
  );
  const beats: Beat[] = [];
  for (let index = 0; index < lines.length;) {
    const { event, said } = lines[index]!;
    const rest = lines.slice(index + 1).map((line) => line.event);
    const [motion, taken] = motionOf(event, rest);
    const events = [event, ...rest.slice(0, taken)];
    beats.push({
      motion,
      events,
      ms: lengthOf(motion),
      said: motion.kind === 'none' ? null : said,
    });
    index += events.length;
  }
  return beats;
}

/** What an event moves, and how many of those after it belong to it. */
function motionOf(event: HeapEvent, rest: readonly HeapEvent[]): [Motion, number] {
  const next = rest[0];
  switch (event.type) {
    case 'turn-started':
      return [{ kind: 'turn' }, 0];
    case 'cards-drawn':
      return [
        { kind: 'draw', seat: event.seat, count: event.count },
        next?.type === 'cards-seen' ? 1 : 0,
      ];
    case 'cards-discarded':
      return discards(event, rest);
    case 'cards-hauled':
      return [{ kind: 'haul', seat: event.seat, count: event.count }, 0];
    case 'rubbish-shuffled':
      return [{ kind: 'shuffle' }, 0];
    case 'part-attached':
      return [{ kind: 'attach', event }, 0];
    case 'part-damaged':
      return [{ kind: 'damage', event }, 0];
    case 'part-repaired':
      return [{ kind: 'repair', event }, 0];
    case 'challenged':
      return [{ kind: 'challenge', seat: event.seat }, 0];
    case 'player-named':
      return [{ kind: 'name', seat: event.seat, target: event.target }, 0];
    case 'symbol-skipped':
      return [{ kind: 'skip', seat: event.seat }, 0];
    case 'vehicle-chosen': {
      // A Challenge takes everybody at once.
      const others = rest.findIndex((one) => one.type !== 'vehicle-chosen' || !one.challenged);
      const taken = others < 0 ? rest.length : others;
      return [{ kind: 'vehicle', seat: event.seat }, event.challenged ? taken : 0];
    }
    case 'card-flipped':
      return [{ kind: 'flip', seat: event.seat, card: event.card }, 0];
    case 'card-played':
      return [{ kind: 'play', seat: event.seat, card: event.card }, 0];
    case 'colour-named':
      return [{ kind: 'colour', seat: event.seat }, 0];
    case 'swerved':
      return [{ kind: 'swerve', seat: event.seat, target: event.target }, 0];
    case 'box-triggered':
      return [{ kind: 'trigger', seat: event.seat }, 0];
    case 'dropped-out':
      return [{ kind: 'drop', seat: event.seat }, 0];
    case 'rush-won':
      return [{ kind: 'won', seat: event.seat }, 0];
    case 'combat-pile-discarded':
      return [{ kind: 'clear', count: event.count }, 0];
    case 'haul-picked-up':
      return [{ kind: 'pick-up', seat: event.seat }, next?.type === 'haul-seen' ? 1 : 0];
    case 'haul-discarded':
      return [{ kind: 'throw-away', seat: event.seat, count: event.count }, 0];
    case 'pileup-started':
      return [{ kind: 'pileup', seat: event.seat }, 0];
    case 'went-turbo': {
      const others = rest.findIndex((one) => one.type !== 'went-turbo' || one.seat !== event.seat);
      return [{ kind: 'turbo', seat: event.seat }, others < 0 ? rest.length : others];
    }
    case 'parts-discarded':
      return [{ kind: 'strip' }, 0];
    case 'pileup-hand-drawn':
      return [{ kind: 'arm', seat: event.seat }, 0];
    case 'game-ended':
      return [{ kind: 'ended', seat: event.winner }, 0];
    case 'no-rush':
      return [{ kind: 'tell' }, 0];
    case 'cards-seen':
    case 'discards-seen':
    case 'haul-seen':
      return [{ kind: 'none' }, 0];
    default:
      return event satisfies never;
  }
}

/** Cards that go one by one, thrown out together. */
function discards(
  event: Extract<HeapEvent, { type: 'cards-discarded' }>,
  rest: readonly HeapEvent[],
): [Motion, number] {
  let { count } = event;
  let taken = 0;
  for (const one of rest) {
    if (!('seat' in one) || one.seat !== event.seat) break;
    if (one.type === 'cards-discarded') count += one.count;
    else if (one.type !== 'discards-seen') break;
    taken += 1;
  }
  return [{ kind: 'discard', seat: event.seat, count }, taken];
}
