/** How each beat of the story is shown: cards fly, potatoes feel, the deck goes round, BOOM explodes. */
import { frames, type Pace } from '$lib/animation';
import { prefs } from '$lib/prefs.svelte';
import { buzz } from '$lib/signals.svelte';
import { phrase } from '$lib/words.svelte';
import { moodsIn } from './moods';
import type { Drawn, Flight, Spot } from './moving';
import { seat as name } from './names';
import type { Mood } from './potatoes';
import type { Shown } from './shown';
import { sound } from './sounds';
import type { Stage } from './stage.svelte';
import {
  calmly,
  DRAW,
  hasOwnTime,
  isUnseen,
  riskOf,
  SUSPENSE,
  suspenseOf,
  wayOf,
  type Beat,
  type How,
  type Motion,
} from './story';

export class Performer {
  readonly #stage: Stage;
  #keys = 0;

  constructor(stage: Stage) {
    this.#stage = stage;
  }

  /** A card that was looked at goes into the hand, while the game goes on. */
  intoHand(card: number, pace: Pace): void {
    this.#stage.flights = [
      {
        key: this.#key(),
        card,
        from: 'middle',
        to: 'hand',
        ms: DRAW.go * pace.factor,
        delay: 0,
      },
    ];
  }

  #key(): number {
    this.#keys += 1;
    return this.#keys;
  }

  #placeOf(seat: number): Spot {
    return seat === this.#stage.view.seat ? 'hand' : `seat-${seat}`;
  }

  /** A card flies; several leave one after the other. */
  async #fly(
    pace: Pace,
    flights: readonly Pick<Flight, 'card' | 'from' | 'to' | 'charred'>[],
    brisk: number,
    apart = 70,
  ): Promise<void> {
    const factor = pace.factor;
    this.#stage.flights = flights.map((flight, index) => ({
      ...flight,
      key: this.#key(),
      ms: brisk * factor,
      delay: index * apart * factor,
    }));
    if (flights.length) sound('whoosh');
    await pace.wait(brisk + apart * Math.max(0, flights.length - 1));
    this.#stage.flights = [];
  }

  #feel(...moods: readonly [number, Mood][]): void {
    const next = [...this.#stage.moods];
    for (const [seat, mood] of moods) next[seat] = mood;
    this.#stage.moods = next;
  }

  /** Say what happens; what a card is, only once it has turned. */
  tell({ motion, said }: Beat): void {
    if (!said) return;
    const seat = 'seat' in motion ? motion.seat : null;
    if (isUnseen(motion) && this.#hangsFor(motion) > 0)
      this.#stage.caption = {
        seat,
        phrase: phrase('potatoh-show-draws', { seat: name(motion.seat) }),
      };
    else this.#stage.caption = { seat, phrase: said };
  }

  /** How long an unseen card hangs; without suspense, the queue may hurry it. */
  #hangsFor({ how }: Extract<Motion, { kind: 'take' | 'show' }>): number {
    const suspense = suspenseOf(riskOf(this.#stage.view), prefs.reducedMotion);
    return suspense || (how === 'draw' && !prefs.reducedMotion ? DRAW.hang : 0);
  }

  /** Show one beat. `stays`: my new card stays in sight, because I am asked where it goes. */
  async perform(beat: Beat, shown: Shown, pace: Pace, stays: boolean): Promise<void> {
    const { motion, said } = beat;
    // How long it hangs must say nothing about the card, which is shown only afterwards.
    if (isUnseen(motion)) await this.#draw(motion, pace);
    if (said && 'seat' in motion) this.#stage.caption = { seat: motion.seat, phrase: said };
    const show = (): Promise<void> =>
      prefs.reducedMotion ? this.#showCalmly(beat, pace) : this.#show(beat, shown, pace, stays);
    await (hasOwnTime(motion) ? pace.unhurried(show) : show());
    this.#stage.suspense = null;
  }

  /** A card that is played leaves the hand before it arrives anywhere. */
  #leaveHand(seat: number, card: number): void {
    const { players, own } = this.#stage.view;
    const at = own && seat === this.#stage.view.seat ? own.hand.indexOf(card) : -1;
    this.#stage.view = {
      ...this.#stage.view,
      players: players.map((player) =>
        player.seat === seat ? { ...player, hand: player.hand - 1 } : player,
      ),
      own: own && at >= 0 ? { ...own, hand: own.hand.toSpliced(at, 1) } : own,
    };
  }

  async #show(beat: Beat, { aside }: Shown, pace: Pace, stays: boolean): Promise<void> {
    const { motion, ms } = beat;
    switch (motion.kind) {
      case 'pass':
        await this.#pass(motion.seat, pace);
        return;
      case 'take': {
        await this.#turn(motion, pace);
        if (stays && motion.card !== null) return;
        this.#stage.drawn = null;
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
          this.#stage.drawn = null;
          this.#stage.suspense = { seat: motion.seat, risk: 1, step: 'freezes' };
          await this.#stage.rest(pace, SUSPENSE.freeze);
          return; // it explodes at once: nobody needs to read it
        }
        await this.#turn(motion, pace);
        this.#stage.drawn = null;
        this.#feel([motion.seat, 'wow']);
        await this.#pop(motion.seat, motion.card, pace);
        const to =
          this.#stage.printed.cards[motion.card]?.goes_to === 'discard'
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
        this.#stage.lit = [motion.victim];
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
        this.#stage.lit = [motion.target];
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
        this.#stage.deckDoes = 'is-cut';
        this.#stage.lit = [motion.upper, motion.lower];
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

  /** The same, but nothing flies: what happens appears, and stays long enough to be read. */
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
        this.#stage.lit = [motion.target];
        this.#feel([motion.target, 'grr']);
        await this.#pop(motion.seat, motion.card, pace, ms);
        return;
      case 'steal':
        this.#stage.lit = [motion.seat, motion.victim];
        this.#feel([motion.seat, 'smug'], [motion.victim, 'wow']);
        break;
      case 'safe':
        sound('snore');
        this.#stage.lit = [motion.seat];
        this.#feel([motion.seat, 'asleep']);
        break;
      case 'shuffle':
      case 'boom-in':
        sound('riffle');
        this.#stage.deckDoes = 'shuffles';
        break;
      case 'turn-round':
        this.#stage.reversing = true;
        break;
      case 'name':
        this.#stage.lit = [motion.target];
        this.#feel([motion.target, 'worried']);
        break;
      case 'smoke':
        sound('fizzle');
        this.#feel([motion.seat, 'soot']);
        this.#stage.lit = [motion.seat];
        break;
      case 'protect':
        this.#feel([motion.seat, 'smug']);
        this.#stage.lit = [motion.seat];
        break;
      case 'cut':
        this.#stage.lit = [motion.upper, motion.lower];
        break;
      case 'boom':
        await this.#explode(motion, pace);
        return;
      default:
        if ('seat' in motion) this.#stage.lit = [motion.seat];
    }
    await pace.wait(ms);
  }

  /** The deck slides along the rim and lands. */
  async #pass(seat: number, pace: Pace): Promise<void> {
    const from = this.#stage.deckAt;
    const way = wayOf(from, seat, this.#stage.view.players.length, this.#stage.view.direction);
    this.#stage.drawn = null;
    if (way === 0) {
      this.#stage.deckDoes = 'lands';
      await pace.wait(200);
      return;
    }
    await frames(pace, 290, (moment) => (this.#stage.deckAt = from + way * smooth(moment)));
    this.#stage.deckAt = seat;
    this.#stage.deckDoes = 'lands';
    await pace.wait(60);
  }

  #isBoom(card: number | null): boolean {
    return card !== null && this.#stage.printed.cards[card]?.key === 'boom';
  }

  /** A card peels off the deck and hangs there; where it may be BOOM, everybody holds their breath. */
  async #draw(motion: Extract<Motion, { kind: 'take' | 'show' }>, pace: Pace): Promise<void> {
    const { seat, how } = motion;
    const hangs = this.#hangsFor(motion);
    if (hangs === 0) return;
    const hasSuspense = suspenseOf(riskOf(this.#stage.view), prefs.reducedMotion) > 0;
    this.#feel([seat, hasSuspense ? 'scared' : 'worried']);
    if (hasSuspense) return pace.unhurried(() => this.#holdBreath(motion, hangs, pace));
    if (how !== 'draw') return;
    const drawn: Drawn = { key: this.#key(), seat, card: null, step: 'peels' };
    this.#stage.drawn = drawn;
    await pace.wait(DRAW.peel);
    if (pace.skipped) return;
    this.#stage.drawn = { ...drawn, step: 'hangs' };
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
      this.#stage.drawn = drawn;
      await this.#stage.rest(pace, SUSPENSE.lift);
    }
    if (pace.skipped) return;
    this.#stage.moods = this.#stage.view.players.map(({ safe }, other): Mood => {
      if (other === seat) return 'scared';
      return safe ? 'asleep' : 'wow';
    });
    this.#stage.suspense = { seat, risk: riskOf(this.#stage.view), step: 'hangs' };
    await this.#stage.rest(pace, ms);
    if (pace.skipped) return;
    if (explodes) return;
    this.#stage.moods = moodsIn(this.#stage.view);
    if (!prefs.reducedMotion) {
      this.#stage.suspense = { ...this.#stage.suspense, step: 'breathes' };
      this.#stage.drawn = how === 'draw' ? { ...drawn, step: 'hangs' } : null;
      await this.#stage.rest(pace, SUSPENSE.breathe);
    }
    this.#stage.suspense = null;
  }

  /** The card turns for whoever may see it. */
  async #turn(
    { card, how }: Extract<Motion, { kind: 'take' | 'show' }>,
    pace: Pace,
  ): Promise<void> {
    if (card === null || pace.skipped) return;
    if (this.#stage.drawn && how === 'draw')
      this.#stage.drawn = { ...this.#stage.drawn, card, step: 'turns' };
    await pace.wait(DRAW.turn);
  }

  async #pop(seat: number, card: number, pace: Pace, ms: number = DRAW.pop): Promise<void> {
    if (pace.skipped) return;
    this.#stage.popped = { key: this.#key(), card, seat };
    sound('pop');
    await pace.wait(ms);
    this.#stage.popped = null;
  }

  async #explode(
    { seat, cards, worth, saved }: Extract<Motion, { kind: 'boom' }>,
    pace: Pace,
  ): Promise<void> {
    this.#stage.hold();
    sound('boom');
    buzz(80, 40, 300);
    this.#stage.moods = this.#stage.view.players.map((player): Mood => {
      if (player.seat === seat) return 'soot';
      return player.safe
        ? 'asleep'
        : (['wow', 'giggle', 'scared'] as const)[(player.seat + seat) % 3]!;
    });
    this.#stage.boom = { seat, cards, worth, saved, step: 'bangs' };
    await this.#stage.rest(pace, prefs.reducedMotion ? SUSPENSE.calmBang : SUSPENSE.bang);
    if (!pace.skipped) {
      this.#stage.boom = { ...this.#stage.boom, step: 'tells' };
      await this.#stage.rest(pace, SUSPENSE.panel);
    }
    this.#stage.held = false;
    this.#stage.boom = null;
  }
}

/** Cards that were put aside lie in the middle; others come off the deck. */
function fromOf(how: How, aside: number): Spot {
  return (how === 'gift' || how === 'layout') && aside > 0 ? 'middle' : 'deck';
}

/** Slow, fast, slow. */
function smooth(moment: number): number {
  return moment * moment * (3 - 2 * moment);
}
