/** The match on the screen: the view as far as it has been shown, and what moves in it now. */
import { frames, type Pace } from '$lib/animation';
import { prefs } from '$lib/prefs.svelte';
import { mergeLog, type Animator, type Batch } from '$lib/session.svelte';
import { buzz } from '$lib/signals.svelte';
import type { Phrase, Told } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { linked, standing, type Link } from './chain';
import { seat as name } from './names';
import { keepMet, newcomers, readMet, type Newcomers } from './newcomers';
import type { Mood } from './potatoes';
import { eventsOf, roundIn, roundsOf, type Round } from './rounds';
import { after, begin, type Shown } from './shown';
import { sound } from './sounds';
import {
  beatsOf,
  calmly,
  DRAW,
  hasOwnTime,
  hurriedPart,
  isUnseen,
  riskOf,
  SUSPENSE,
  suspenseOf,
  wayOf,
  type Beat,
  type How,
  type Motion,
} from './story';
import type { Printed, View } from './types';

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
  worth: number;
  step: 'bangs' | 'tells';
};

export type Caption = { seat: number | null; phrase: Phrase };

export type { Mood };

const A_GLANCE = 2500; // that long a scoreboard stays in any case

export class Stage {
  readonly printed: Printed;
  /** What is shown now; behind the table's own view while things move. */
  view: View = $state.raw() as View;
  /** The log of the table, for what was before. */
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
  /** There is a screen for all: the explosion and the count are looked at there. */
  hasTv = $state(false);
  /** It is not time to go on: the screen for all is still at it. */
  held = $state(false);
  /** Cards that a new level brings, as long as they are introduced. */
  news: Newcomers | null = $state.raw(null);
  /** Seats that something happens to right now: they are lit. */
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
  #readRound = 0; // who has decided what comes next has seen the count
  #openSince = 0;
  #goOn: () => void = () => undefined;
  #holding: ReturnType<typeof setTimeout> | undefined;
  readonly #base: View; // any view of the match: who plays it
  #before: View | null = null; // from which the batch that plays began
  #run = 0;
  #keys = 0;

  constructor(printed: Printed, view: View) {
    this.printed = printed;
    this.#base = view;
    this.settle(view);
  }

  /** Show a view as it is: nothing moves. Where what led to it is being shown, that goes on. */
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
      this.#lookedAt = null; // that was beside the game
      return;
    }
    if (this.held) return;
    if (this.scoreboard) this.#readyFor = this.view.round;
    this.isFresh = false;
    this.#goOn();
  }

  /** People in front of a shared screen look there; not for long, and no server waits for it. */
  #hold(): void {
    clearTimeout(this.#holding);
    this.held = this.hasTv;
    if (this.held) this.#holding = setTimeout(() => (this.held = false), SUSPENSE.hold);
  }

  /** This person has decided what comes after the count: it need not wait for them. */
  hasRead(): void {
    this.#readRound = this.view.round;
  }

  /** Look at the scoreboard of a round again. */
  look(round: number): void {
    this.isFresh = false;
    if (this.view.is_counted && round === this.view.round) this.#readyFor = 0;
    else this.#lookedAt = round;
  }

  /** Is the scoreboard that of a round gone by? */
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
      // It goes where it was said, while the game goes on.
      const laid =
        (entries[0]?.events?.[0] as { type?: string } | undefined)?.type === 'laid-in-area';
      this.flights = laid
        ? []
        : [
            {
              key: this.#key(),
              card: (before as View).own!.received,
              from: 'middle',
              to: 'hand',
              ms: DRAW.go * pace.factor,
              delay: 0,
            },
          ];
    }
    try {
      const beats = beatsOf(entries, this.printed);
      for (const [index, beat] of beats.entries()) {
        if (pace.skipped || run !== this.#run) break;
        this.#tell(beat);
        if (beat.motion.kind === 'round') {
          await this.#untilRead(pace);
          await this.#introduce((before as View).level, beat.motion, pace);
        }
        await this.#perform(beat, shown, pace, beat === beats.at(-1) && isLookedAt(end as View));
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

  /** What the beat has told holds from now on. */
  #take(shown: Shown, { events, motion }: Beat, later: readonly Beat[], end: View): Shown {
    let next = shown;
    for (const event of events) {
      next = after(next, event, this.printed);
      this.#links = linked(this.#links, event);
    }
    if (motion.kind === 'count') {
      this.#openSince = performance.now();
      this.#hold();
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
    if (this.#readRound !== this.view.round) await this.#rest(pace, Math.max(A_GLANCE, left));
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
    await this.#rest(pace, this.patience);
    this.news = null;
    keepMet(
      localStorage,
      new Set([...met, ...cards.map((card) => this.printed.cards[card]?.key ?? '')]),
    );
  }

  /** Until somebody goes on, at most for so long. */
  #rest(pace: Pace, longest: number): Promise<void> {
    return pace.rest(new Promise((resolve) => (this.#goOn = resolve)), longest);
  }

  #key(): number {
    this.#keys += 1;
    return this.#keys;
  }

  #placeOf(seat: number): Spot {
    return seat === this.view.seat ? 'hand' : `seat-${seat}`;
  }

  /** A card flies; several leave one after the other. */
  async #fly(
    pace: Pace,
    flights: readonly Pick<Flight, 'card' | 'from' | 'to' | 'charred'>[],
    brisk: number,
    apart = 70,
  ): Promise<void> {
    const factor = pace.factor;
    this.flights = flights.map((flight, index) => ({
      ...flight,
      key: this.#key(),
      ms: brisk * factor,
      delay: index * apart * factor,
    }));
    if (flights.length) sound('whoosh');
    await pace.wait(brisk + apart * Math.max(0, flights.length - 1));
    this.flights = [];
  }

  #feel(...moods: readonly [number, Mood][]): void {
    const next = [...this.moods];
    for (const [seat, mood] of moods) next[seat] = mood;
    this.moods = next;
  }

  /** Say what happens; what a card is, only once it has turned. */
  #tell({ motion, said }: Beat): void {
    if (!said) return;
    const seat = 'seat' in motion ? motion.seat : null;
    if (isUnseen(motion) && this.#hangsFor(motion) > 0)
      this.caption = { seat, phrase: phrase('potatoh-show-draws', { seat: name(motion.seat) }) };
    else this.caption = { seat, phrase: said };
  }

  /** How long an unseen card hangs now; how long a dull one does is up to the queue. */
  #hangsFor({ how }: Extract<Motion, { kind: 'take' | 'show' }>): number {
    const suspense = suspenseOf(riskOf(this.view), prefs.reducedMotion);
    return suspense || (how === 'draw' && !prefs.reducedMotion ? DRAW.hang : 0);
  }

  async #perform(beat: Beat, shown: Shown, pace: Pace, stays: boolean): Promise<void> {
    const { motion, said } = beat;
    // How long it hangs says nothing about the card: what is shown of that comes afterwards.
    if (isUnseen(motion)) await this.#draw(motion, pace);
    if (said && 'seat' in motion) this.caption = { seat: motion.seat, phrase: said };
    const show = (): Promise<void> =>
      prefs.reducedMotion ? this.#showCalmly(beat, pace) : this.#show(beat, shown, pace, stays);
    await (hasOwnTime(motion) ? pace.unhurried(show) : show());
    this.suspense = null;
  }

  /** A card that is played leaves the hand before it arrives anywhere. */
  #leaveHand(seat: number, card: number): void {
    const { players, own } = this.view;
    const at = own && seat === this.view.seat ? own.hand.indexOf(card) : -1;
    this.view = {
      ...this.view,
      players: players.map((player) =>
        player.seat === seat ? { ...player, hand: player.hand - 1 } : player,
      ),
      own: own && at >= 0 ? { ...own, hand: own.hand.toSpliced(at, 1) } : own,
    };
  }

  /** `stays`: a card of one's own stays in sight, because one is asked where it goes. */
  async #show(beat: Beat, { aside }: Shown, pace: Pace, stays: boolean): Promise<void> {
    const { motion, ms } = beat;
    switch (motion.kind) {
      case 'pass':
        await this.#pass(motion.seat, pace);
        return;
      case 'take': {
        await this.#turn(motion, pace);
        if (stays && motion.card !== null) return;
        this.drawn = null;
        const from = fromOf(motion.how, aside);
        this.#feel([motion.seat, 'happy']);
        await this.#fly(
          pace,
          [{ card: motion.card, from, to: this.#placeOf(motion.seat) }],
          DRAW.go,
        );
        return;
      }
      case 'show': {
        if (this.#isBoom(motion.card)) {
          this.drawn = null;
          this.suspense = { seat: motion.seat, risk: 1, step: 'freezes' };
          await this.#rest(pace, SUSPENSE.freeze);
          return; // nobody needs to read what explodes at once
        }
        await this.#turn(motion, pace);
        this.drawn = null;
        this.#feel([motion.seat, 'wow']);
        await this.#pop(motion.seat, motion.card, pace);
        const to =
          this.printed.cards[motion.card]?.goes_to === 'discard'
            ? 'discard'
            : (`area-${motion.seat}` as const);
        await this.#fly(pace, [{ card: motion.card, from: 'middle', to }], DRAW.go);
        return;
      }
      case 'play': {
        this.#feel([motion.seat, 'smug']);
        this.#leaveHand(motion.seat, motion.card);
        await this.#pop(motion.seat, motion.card, pace);
        await this.#fly(
          pace,
          [
            {
              card: motion.card,
              from: 'middle',
              to: motion.goesTo === 'area' ? `area-${motion.seat}` : 'discard',
            },
          ],
          DRAW.go,
        );
        return;
      }
      case 'lay':
        await this.#fly(
          pace,
          [{ card: motion.card, from: this.#placeOf(motion.seat), to: `area-${motion.seat}` }],
          ms,
        );
        return;
      case 'deal':
        await this.#fly(
          pace,
          motion.seats.map((seat) => ({
            card: null,
            from: 'deck' as const,
            to: this.#placeOf(seat),
          })),
          320,
        );
        return;
      case 'steal':
        this.lit = [motion.victim];
        this.#feel([motion.seat, 'smug'], [motion.victim, 'wow']);
        await pace.wait(120);
        await this.#fly(
          pace,
          [
            {
              card: motion.card,
              from: this.#placeOf(motion.victim),
              to: this.#placeOf(motion.seat),
            },
          ],
          ms - 120,
        );
        return;
      case 'betray':
        this.lit = [motion.target];
        this.#feel([motion.seat, 'smug'], [motion.target, 'grr']);
        if (motion.played) this.#leaveHand(motion.seat, motion.card);
        await this.#fly(
          pace,
          [
            {
              card: motion.card,
              from: motion.played ? this.#placeOf(motion.seat) : `area-${motion.seat}`,
              to: `area-${motion.target}`,
            },
          ],
          ms,
        );
        return;
      case 'aside':
        await this.#fly(
          pace,
          Array.from({ length: motion.count }, () => ({
            card: null,
            from: 'deck' as const,
            to: 'middle' as const,
          })),
          260,
        );
        return;
      case 'cut':
        this.deckDoes = 'is-cut';
        this.lit = [motion.upper, motion.lower];
        await pace.wait(ms);
        return;
      case 'look':
        this.#feel([motion.seat, 'scared']);
        await this.#fly(
          pace,
          motion.cards.map((card) => ({
            card,
            from: 'deck' as const,
            to: this.#placeOf(motion.seat),
          })),
          360,
          60,
        );
        return;
      case 'return':
        await this.#fly(
          pace,
          Array.from({ length: motion.count }, () => ({
            card: null,
            from: this.#placeOf(motion.seat),
            to: 'deck' as const,
          })),
          ms,
          0,
        );
        return;
      case 'smoke':
        sound('fizzle');
        this.#feel([motion.seat, 'soot']);
        await this.#fly(
          pace,
          motion.cards.map((card) => ({
            card,
            from: this.#placeOf(motion.seat),
            to: 'discard' as const,
            charred: true,
          })),
          500,
          50,
        );
        return;
      default:
        await this.#showCalmly(beat, pace, ms);
    }
  }

  /** The same without anything that flies: what happens appears, and stays long enough to be read. */
  async #showCalmly(beat: Beat, pace: Pace, ms = calmly(beat)): Promise<void> {
    const { motion } = beat;
    switch (motion.kind) {
      case 'show':
        if (this.#isBoom(motion.card)) return;
        await this.#pop(motion.seat, motion.card, pace, ms);
        return;
      case 'play':
        await this.#pop(motion.seat, motion.card, pace, ms);
        return;
      case 'betray':
        this.lit = [motion.target];
        this.#feel([motion.target, 'grr']);
        await this.#pop(motion.seat, motion.card, pace, ms);
        return;
      case 'steal':
        this.lit = [motion.seat, motion.victim];
        this.#feel([motion.seat, 'smug'], [motion.victim, 'wow']);
        break;
      case 'safe':
        sound('snore');
        this.lit = [motion.seat];
        this.#feel([motion.seat, 'asleep']);
        break;
      case 'shuffle':
      case 'boom-in':
        sound('riffle');
        this.deckDoes = 'shuffles';
        break;
      case 'turn-round':
        this.reversing = true;
        break;
      case 'name':
        this.lit = [motion.target];
        this.#feel([motion.target, 'worried']);
        break;
      case 'smoke':
        sound('fizzle');
        this.#feel([motion.seat, 'soot']);
        this.lit = [motion.seat];
        break;
      case 'protect':
        this.#feel([motion.seat, 'smug']);
        this.lit = [motion.seat];
        break;
      case 'cut':
        this.lit = [motion.upper, motion.lower];
        break;
      case 'boom':
        await this.#explode(motion, pace);
        return;
      default:
        if ('seat' in motion) this.lit = [motion.seat];
    }
    await pace.wait(ms);
  }

  /** The deck slides along the rim and lands. */
  async #pass(seat: number, pace: Pace): Promise<void> {
    const from = this.deckAt;
    const way = wayOf(from, seat, this.view.players.length, this.view.direction);
    this.drawn = null;
    if (way === 0) {
      this.deckDoes = 'lands';
      await pace.wait(200);
      return;
    }
    await frames(pace, 290, (moment) => (this.deckAt = from + way * smooth(moment)));
    this.deckAt = seat;
    this.deckDoes = 'lands';
    await pace.wait(60);
  }

  #isBoom(card: number | null): boolean {
    return card !== null && this.printed.cards[card]?.key === 'boom';
  }

  /** A card peels off the deck and hangs there; where it may be BOOM, everybody holds their breath. */
  async #draw(motion: Extract<Motion, { kind: 'take' | 'show' }>, pace: Pace): Promise<void> {
    const { seat, how } = motion;
    const hangs = this.#hangsFor(motion);
    if (hangs === 0) return;
    const hasSuspense = suspenseOf(riskOf(this.view), prefs.reducedMotion) > 0;
    this.#feel([seat, hasSuspense ? 'scared' : 'worried']);
    if (hasSuspense) return pace.unhurried(() => this.#holdBreath(motion, hangs, pace));
    if (how !== 'draw') return;
    const drawn: Drawn = { key: this.#key(), seat, card: null, step: 'peels' };
    this.drawn = drawn;
    await pace.wait(DRAW.peel);
    if (pace.skipped) return;
    this.drawn = { ...drawn, step: 'hangs' };
    sound('tick');
    await pace.wait(DRAW.hang);
  }

  async #holdBreath(
    { seat, kind, card, how }: Extract<Motion, { kind: 'take' | 'show' }>,
    ms: number,
    pace: Pace,
  ): Promise<void> {
    const drawn: Drawn = { key: this.#key(), seat, card: null, step: 'lifts' };
    const explodes = kind === 'show' && this.#isBoom(card);
    sound('tick');
    if (how === 'draw' && !prefs.reducedMotion) {
      this.drawn = drawn;
      await this.#rest(pace, SUSPENSE.lift);
    }
    if (pace.skipped) return;
    this.moods = this.view.players.map(({ safe }, other): Mood => {
      if (other === seat) return 'scared';
      return safe ? 'asleep' : 'wow';
    });
    this.suspense = { seat, risk: riskOf(this.view), step: 'hangs' };
    await this.#rest(pace, ms);
    if (pace.skipped) return;
    if (explodes) return;
    this.moods = moodsIn(this.view);
    if (!prefs.reducedMotion) {
      this.suspense = { ...this.suspense, step: 'breathes' };
      this.drawn = how === 'draw' ? { ...drawn, step: 'hangs' } : null;
      await this.#rest(pace, SUSPENSE.breathe);
    }
    this.suspense = null;
  }

  /** The card turns for whoever may see it. */
  async #turn(
    { card, how }: Extract<Motion, { kind: 'take' | 'show' }>,
    pace: Pace,
  ): Promise<void> {
    if (card === null || pace.skipped) return;
    if (this.drawn && how === 'draw') this.drawn = { ...this.drawn, card, step: 'turns' };
    await pace.wait(DRAW.turn);
  }

  async #pop(seat: number, card: number, pace: Pace, ms: number = DRAW.pop): Promise<void> {
    if (pace.skipped) return;
    this.popped = { key: this.#key(), card, seat };
    sound('pop');
    await pace.wait(ms);
    this.popped = null;
  }

  async #explode(
    { seat, cards, worth }: Extract<Motion, { kind: 'boom' }>,
    pace: Pace,
  ): Promise<void> {
    this.#hold();
    sound('boom');
    buzz(80, 40, 300);
    this.moods = this.view.players.map((player): Mood => {
      if (player.seat === seat) return 'soot';
      return player.safe
        ? 'asleep'
        : (['wow', 'giggle', 'scared'] as const)[(player.seat + seat) % 3]!;
    });
    this.boom = { seat, cards, worth, step: 'bangs' };
    await this.#rest(pace, prefs.reducedMotion ? SUSPENSE.calmBang : SUSPENSE.bang);
    if (!pace.skipped) {
      this.boom = { ...this.boom, step: 'tells' };
      await this.#rest(pace, SUSPENSE.panel);
    }
    this.held = false;
    this.boom = null;
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

/** Cards that were put aside lie in the middle; others come off the deck. */
function fromOf(how: How, aside: number): Spot {
  return (how === 'gift' || how === 'layout') && aside > 0 ? 'middle' : 'deck';
}

/** What is left of the deck once everybody has a card: what is there when BOOM goes in, or at the end. */
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

export function moodsIn(view: View): readonly Mood[] {
  return view.players.map((player) => moodIn(view, player.seat));
}

/** How somebody looks when nothing moves. */
export function moodIn(view: View, seat: number): Mood {
  const player = view.players[seat]!;
  if (view.exploder === seat) return 'soot';
  if (view.is_counted) return player.scored < 0 ? 'grr' : player.scored > 0 ? 'giggle' : 'happy';
  if (player.safe) return 'asleep';
  if (view.on_turn !== seat) return 'happy';
  const odds = view.boom_odds;
  return odds && odds.chances * 8 >= odds.of ? 'scared' : 'worried';
}

/** Slow, fast, slow. */
function smooth(moment: number): number {
  return moment * moment * (3 - 2 * moment);
}
