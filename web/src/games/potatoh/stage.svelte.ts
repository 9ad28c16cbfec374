/** The match on the screen: the view as far as it has been shown, and what moves in it now. */
import type { Pace } from '$lib/animation';
import type { Animator, Batch } from '$lib/session.svelte';
import type { Phrase, PotatohPrinted, PotatohView, Told } from '$lib/wire';

/** A face: `asleep` is safe, `soot` has exploded. */
export type Mood = 'happy' | 'giggle' | 'smug' | 'worried' | 'scared' | 'wow' | 'grr' | 'asleep' | 'soot';

/**
 * Where a card flies from or to: elements on the screen carry it as `data-spot`. `deck`, `discard`
 * and `middle` are on the table, `seat-3` is a player, `area-3` the cards before a player, `hand`
 * the hand of whoever looks (without one their seat is meant).
 */
export type Spot = 'deck' | 'discard' | 'middle' | 'hand' | `seat-${number}` | `area-${number}`;

/** A card on its way; `card` null: face down. */
export type Flight = { key: number; card: number | null; from: Spot; to: Spot; ms: number; delay: number };

/** An immediate card that is being resolved, in the order in which they do. */
export type Link = { key: number; card: number; seat: number; state: 'waits' | 'now' | 'done' };

/** A card that pops up in the middle for everybody to see. */
export type Popped = { key: number; card: number; seat: number };

/** A card that is being drawn: it peels off the deck, hangs, then turns or goes. */
export type Drawn = { key: number; seat: number; card: number | null; step: 'peels' | 'hangs' | 'turns' };

/** The explosion: what was in the hand, and what that hand was worth. */
export type Explosion = { seat: number; cards: readonly number[]; worth: number; ms: number };

export type Caption = { seat: number | null; phrase: Phrase };

export class Stage {
  readonly printed: PotatohPrinted;
  /** What is shown now; behind the table's own view while things move. */
  view: PotatohView = $state.raw() as PotatohView;
  /** The seat that has the deck, counted clockwise; between two seats while it is passed. */
  deckAt = $state(0);
  deckDoes: 'rests' | 'lands' | 'shuffles' = $state('rests');
  moods: readonly Mood[] = $state.raw([]);
  drawn: Drawn | null = $state.raw(null);
  popped: Popped | null = $state.raw(null);
  chain: readonly Link[] = $state.raw([]);
  flights: readonly Flight[] = $state.raw([]);
  boom: Explosion | null = $state.raw(null);
  /** Seats that something happens to right now: they are lit. */
  lit: readonly number[] = $state.raw([]);
  reversing = $state(false); // the arrows of the direction turn round
  caption: Caption | null = $state.raw(null);
  playing = $state(false);

  constructor(printed: PotatohPrinted, view: PotatohView) {
    this.printed = printed;
    this.settle(view);
  }

  /** Show a view as it is: nothing moves. */
  settle(view: PotatohView): void {
    this.view = view;
    this.deckAt = view.on_turn;
    this.deckDoes = 'rests';
    this.moods = view.players.map((player) => moodIn(view, player.seat));
    this.drawn = null;
    this.popped = null;
    this.chain = [];
    this.flights = [];
    this.boom = null;
    this.lit = [];
    this.reversing = false;
    this.caption = null;
    this.playing = false;
  }

  /** Show what has happened, event by event; the queue shows the view itself afterwards. */
  play: Animator = Object.assign((batch: Batch, pace: Pace) => this.#play(batch, pace), {
    lasts: (entries: readonly Told[]) => entries.length * 300,
  });

  async #play({ entries, after }: Batch, pace: Pace): Promise<void> {
    if (!after) return;
    this.playing = true;
    this.settle(after as PotatohView);
    await pace.wait(entries.length * 300);
  }
}

/** How somebody looks when nothing moves. */
export function moodIn(view: PotatohView, seat: number): Mood {
  const player = view.players[seat]!;
  if (view.exploder === seat) return 'soot';
  if (view.is_counted) return player.scored < 0 ? 'grr' : player.scored > 0 ? 'giggle' : 'happy';
  if (player.safe) return 'asleep';
  if (view.on_turn !== seat) return 'happy';
  const odds = view.boom_odds;
  return odds && odds.chances / odds.of >= 0.125 ? 'scared' : 'worried';
}
