/** What moves on the table, or pops up over it, while something is shown. */
import type { Phrase } from '$lib/wire';

/**
 * Where a card flies from or to: elements on the screen carry it as `data-spot`. `deck`, `discard`
 * and `middle` are on the table, `seat-3` is a player, `area-3` the cards before a player, `hand`
 * the viewer's hand (without one, their seat).
 */
export type Spot = 'deck' | 'discard' | 'middle' | 'hand' | `seat-${number}` | `area-${number}`;

/** A card on its way; `card` null: face down. Times are as they are now. */
export type Flight = {
  key: number;
  card: number | null;
  from: Spot;
  to: Spot;
  ms: number;
  delay: number;
  charred?: boolean;
};

/** A card that pops up in the middle for everybody to see. */
export type Popped = { key: number; card: number; seat: number };

/** A card that is being drawn: it peels off the deck, hangs, then turns. */
export type Drawn = {
  key: number;
  seat: number;
  card: number | null;
  step: 'peels' | 'lifts' | 'hangs' | 'turns';
};

/** A card that may be BOOM hangs before everybody; then they breathe out, or all freezes. */
export type Suspense = { seat: number; risk: number; step: 'hangs' | 'breathes' | 'freezes' };

/** The explosion: what was in the hand, and what that hand was worth. First the bang, then the panel. */
export type Explosion = {
  seat: number;
  cards: readonly number[];
  /** The whole hand, and what Super saves of it. */
  worth: number;
  saved: number;
  step: 'bangs' | 'tells';
};

export type Caption = { seat: number | null; phrase: Phrase };
