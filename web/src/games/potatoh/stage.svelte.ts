/** The match on the screen: the view as far as it has been shown, and what moves in it now. */
import type { Pace } from '$lib/animation';
import { prefs } from '$lib/prefs.svelte';
import { mergeLog, type Animator, type Batch } from '$lib/session.svelte';
import type { Told } from '$lib/wire';
import { linked, standing, type Link } from './chain';
import { moodsIn } from './moods';
import type { Caption, Drawn, Explosion, Flight, Popped, Suspense } from './moving';
import { keepMet, newcomers, readMet, type Newcomers } from './newcomers';
import { Performer } from './performer';
import type { Mood } from './potatoes';
import { eventsOf, roundIn, roundsOf, type Round } from './rounds';
import { after, begin, type Shown } from './shown';
import { beatsOf, hurriedPart, SUSPENSE, type Beat, type Motion } from './story';
import type { Printed, View } from './types';

const A_GLANCE = 2500; // ms that a scoreboard stays in any case

export class Stage {
  readonly printed: Printed;
  /** What is shown now; behind the table's own view while things move. */
  view: View = $state.raw() as View;
  /** The log of the table, for what happened before. */
  log: readonly Told[] = $state.raw([]);
  /** How long a scoreboard waits for its reader, in ms. */
  patience = 20_000;
  /** The seat that has the deck, counted clockwise; between two seats while it is passed. */
  deckAt = $state(0);
  deckDoes: 'rests' | 'lands' | 'shuffles' | 'is-cut' = $state('rests');
  moods: readonly Mood[] = $state.raw([]);
  drawn: Drawn | null = $state.raw(null);
  popped: Popped | null = $state.raw(null);
  flights: readonly Flight[] = $state.raw([]);
  suspense: Suspense | null = $state.raw(null);
  boom: Explosion | null = $state.raw(null);
  /** There is a shared screen: the explosion and the count are shown there. */
  hasTv = $state(false);
  /** Nobody can go on yet: the shared screen is still showing it. */
  held = $state(false);
  /** Cards that a new level brings, while they are introduced. */
  news: Newcomers | null = $state.raw(null);
  /** Seats that something happens to right now are lit. */
  lit: readonly number[] = $state.raw([]);
  reversing = $state(false); // the arrows of the direction turn round
  caption: Caption | null = $state.raw(null);
  playing = $state(false);
  /** The match is over: what is counted is its last round. */
  isEnding = $state(false);
  /** The count was played here, and nobody has gone on from it yet. */
  isFresh = $state(false);
  /** The immediate and played cards of this turn, in the order in which they are resolved. */
  readonly chain: readonly Link[] = $derived.by(() =>
    this.playing ? this.#links : standing(linksOf(this.log), this.view, this.printed),
  );
  /** The round that is counted now. */
  readonly #counted: Round | null = $derived.by(() => {
    if (!this.view.is_counted) return null;
    return (
      this.rounds.find((round) => round.round === this.view.round) ??
      roundIn(this.view, this.printed)
    );
  });
  /** All rounds that were counted. */
  readonly rounds: readonly Round[] = $derived.by(() =>
    roundsOf(mergeLog([...this.log], [...this.#entries]), this.#base, this.printed),
  );
  /** The scoreboard that is open: of this round until its reader goes on, or of one looked at again. */
  readonly scoreboard: Round | null = $derived.by(() => {
    if (this.boom) return null;
    if (this.#lookedAt !== null)
      return this.rounds.find((round) => round.round === this.#lookedAt) ?? null;
    return this.#counted && this.#readyFor !== this.#counted.round ? this.#counted : null;
  });

  #links: readonly Link[] = $state.raw([]);
  #entries: readonly Told[] = $state.raw([]); // what plays, and is not in the log yet
  #lookedAt: number | null = $state(null);
  #readyFor = $state(0);
  #readRound = 0; // whoever has decided what comes next has seen its count
  #openSince = 0;
  #goOn: () => void = () => undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;
  readonly #base: View; // any view of the match: who plays it
  #before: View | null = null; // from which the batch that plays began
  #run = 0;
  readonly #performer = new Performer(this);

  constructor(printed: Printed, view: View) {
    this.printed = printed;
    this.#base = view;
    this.settle(view);
  }

  /** Show a view as it is: nothing moves. A batch that plays from this view goes on. */
  settle(view: View): void {
    if (this.playing && view === this.#before) return;
    if (view !== this.view) this.caption = null; // what was told led elsewhere
    this.#run += 1;
    this.#settle(view);
  }

  #settle(view: View): void {
    this.view = view;
    this.deckAt = view.on_turn;
    this.#still();
    this.moods = moodsIn(view);
    this.#links = [];
    this.#entries = [];
    this.boom = null;
    this.news = null;
    if (!view.is_counted) this.held = false;
    this.isEnding = view.steps.at(-1)?.step === 'over';
    this.playing = false;
    this.#before = null;
  }

  /** Nothing is on its way. */
  #still(): void {
    this.deckDoes = 'rests';
    this.drawn = null;
    this.suspense = null;
    this.popped = null;
    this.flights = [];
    this.lit = [];
    this.reversing = false;
  }

  /** Go on from the explosion, the scoreboard or the new cards. */
  ready(): void {
    if (this.#lookedAt !== null) {
      this.#lookedAt = null; // looking back does not go on
      return;
    }
    if (this.held) return;
    if (this.scoreboard) this.#readyFor = this.view.round;
    this.isFresh = false;
    this.#goOn();
  }

  /** People look at the shared screen for a moment; no server waits for it. */
  hold(): void {
    clearTimeout(this.#holding);
    this.held = this.hasTv;
    if (this.held) this.#holding = setTimeout(() => (this.held = false), SUSPENSE.hold);
  }

  /** This person has decided what comes after the count, so it need not wait for them. */
  hasRead(): void {
    this.#readRound = this.view.round;
  }

  /** Look at the scoreboard of a round again. */
  look(round: number): void {
    this.isFresh = false;
    if (this.view.is_counted && round === this.view.round) this.#readyFor = 0;
    else this.#lookedAt = round;
  }

  /** Is the scoreboard that of an earlier round? */
  get isLookingBack(): boolean {
    return this.#lookedAt !== null;
  }

  /** Show what has happened, beat by beat; the queue shows the view itself afterwards. */
  play: Animator = Object.assign((batch: Batch, pace: Pace) => this.#play(batch, pace), {
    lasts: (entries: readonly Told[]) =>
      beatsOf(entries, this.printed).reduce(
        (sum, beat) => sum + hurriedPart(beat, prefs.reducedMotion),
        0,
      ),
    matters: (entries: readonly Told[]) =>
      beatsOf(entries, this.printed).some(
        ({ motion }) => motion.kind === 'boom' || motion.kind === 'count',
      ),
  });

  async #play({ entries, before, after: end }: Batch, pace: Pace): Promise<void> {
    if (!before || !end) return;
    this.#run += 1;
    const run = this.#run;
    const first = entries[0]?.seq ?? 0;
    this.#links = linksOf(this.log.filter((entry) => first === 0 || entry.seq < first));
    this.#before = before as View;
    this.#entries = entries;
    let shown = begin(before as View);
    this.view = shown.view;
    this.playing = true;
    if (isLookedAt(before as View) && !prefs.reducedMotion) {
      // The card goes where its owner said, while the game goes on.
      const laid =
        (entries[0]?.events?.[0] as { type?: string } | undefined)?.type === 'laid-in-area';
      if (laid) this.flights = [];
      else this.#performer.intoHand((before as View).own!.received!, pace);
    }
    try {
      const beats = beatsOf(entries, this.printed);
      for (const [index, beat] of beats.entries()) {
        if (pace.skipped || run !== this.#run) break;
        this.#performer.tell(beat);
        if (beat.motion.kind === 'round') {
          await this.#untilRead(pace);
          await this.#introduce((before as View).level, beat.motion, pace);
        }
        const stays = beat === beats.at(-1) && isLookedAt(end as View);
        await this.#performer.perform(beat, shown, pace, stays);
        if (run !== this.#run) return;
        shown = this.#take(shown, beat, beats.slice(index + 1), end as View);
      }
      if (
        !pace.skipped &&
        run === this.#run &&
        beats.some((beat) => beat.motion.kind === 'count' && beat.motion.isLast)
      )
        await this.#untilRead(pace);
    } finally {
      // Something newer is already shown.
      if (run === this.#run) this.#settle(end as View);
    }
  }

  /** What the beat told is true from now on. */
  #take(shown: Shown, { events, motion }: Beat, later: readonly Beat[], end: View): Shown {
    let next = shown;
    for (const event of events) {
      next = after(next, event, this.printed);
      this.#links = linked(this.#links, event);
    }
    if (motion.kind === 'count') {
      this.#openSince = performance.now();
      this.hold();
      this.isFresh = true;
      this.isEnding = motion.isLast;
    }
    if (motion.kind === 'round')
      next = { ...next, view: { ...next.view, deck: deckAfterDeal(later, end) } };
    this.#still();
    this.view = next.view;
    this.deckAt = next.view.on_turn;
    this.moods = moodsIn(next.view);
    return next;
  }

  /** The scoreboard stays until it has been read. */
  async #untilRead(pace: Pace): Promise<void> {
    if (!this.scoreboard) return;
    const left = this.patience - (performance.now() - this.#openSince);
    if (this.#readRound !== this.view.round) await this.rest(pace, Math.max(A_GLANCE, left));
    this.#readyFor = this.view.round;
    this.isFresh = false;
  }

  /** New cards are introduced once. */
  async #introduce(
    levelBefore: number,
    { round, level }: Extract<Motion, { kind: 'round' }>,
    pace: Pace,
  ): Promise<void> {
    if (round < 2 || pace.skipped) return;
    const met = readMet(localStorage);
    this.news = newcomers(this.printed, levelBefore, level, met);
    if (!this.news) return;
    const { cards } = this.news;
    await this.rest(pace, this.patience);
    this.news = null;
    keepMet(
      localStorage,
      new Set([...met, ...cards.map((card) => this.printed.cards[card]?.key ?? '')]),
    );
  }

  /** Wait until somebody goes on, for `longest` ms at most. */
  rest(pace: Pace, longest: number): Promise<void> {
    return pace.rest(new Promise((resolve) => (this.#goOn = resolve)), longest);
  }
}

function linksOf(log: readonly Told[]): readonly Link[] {
  return eventsOf(log).reduce<readonly Link[]>(linked, []);
}

/** Is somebody looking at a card of theirs, to say where it goes? */
function isLookedAt(view: View): boolean {
  return (
    view.own?.received !== null &&
    view.own?.received !== undefined &&
    view.steps.at(-1)?.seat === view.seat
  );
}

/** How many cards are left once everybody has one: as told when BOOM goes in, or at the end. */
function deckAfterDeal(later: readonly Beat[], end: View): number {
  let drawn = 0;
  for (const { motion, events } of later) {
    if (motion.kind === 'boom-in')
      return (
        events.reduce((deck, event) => (event.type === 'boom-added' ? event.deck - 1 : deck), 0) +
        drawn
      );
    if ((motion.kind === 'take' || motion.kind === 'show') && motion.how === 'draw') drawn += 1;
  }
  return end.deck + drawn;
}
