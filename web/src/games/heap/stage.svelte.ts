/** The game on the screen: the view as far as it has been shown, and what moves in it now. */
import type { Pace } from '$lib/animation';
import { prefs } from '$lib/prefs.svelte';
import type { Animator, Batch } from '$lib/session.svelte';
import type { Phrase, Told } from '$lib/wire';
import { NONE } from './course';
import { boxAfter, boxIn, type RunningBox } from './running';
import { after } from './shown';
import { sound } from './sounds';
import { beatsOf, calmly, type Beat, type Motion } from './story';
import type { HeapEvent, PartName, Printed, VehicleName, View } from './types';

/**
 * Where a card flies from or to: elements on the screen carry it as `data-spot`. `haul-2` is the
 * haul pile of a player, `hand` the viewer's hand (without one, their seat).
 */
export type Spot =
  | 'heap'
  | 'rubbish'
  | 'combat'
  | 'hand'
  | `seat-${number}`
  | `haul-${number}`
  | `vehicle-${number}-${VehicleName}`;

/** A card on its way; `card` null: face down. Times are as they are now. */
export type Flight = {
  key: number;
  card: number | null;
  from: Spot;
  to: Spot;
  ms: number;
  delay: number;
};
/** A part that something happens to. */
export type Touched = { seat: number; vehicle: VehicleName; part: PartName };
/** A shot on its way. */
export type Shot = { from: Spot; to: Spot; ms: number; key: number };
/** Big letters over the board. */
export type Shout = { kind: 'turn' | 'challenge' | 'won' | 'pileup' | 'ended'; seat: number };

export class Stage {
  readonly printed: Printed;
  /** What is shown now; behind the table's own view while things move. */
  view: View = $state.raw() as View;
  flights: readonly Flight[] = $state.raw([]);
  shot: Shot | null = $state.raw(null);
  /** A part that has just come, was hit, or was mended; one that is just leaving. */
  fresh: Touched | null = $state.raw(null);
  hit: Touched | null = $state.raw(null);
  mended: Touched | null = $state.raw(null);
  leaving: (Touched & { card: number }) | null = $state.raw(null);
  /** The box that is run, symbol by symbol. */
  box: RunningBox | null = $state.raw(null);
  /** Seats that something happens to right now. */
  lit: readonly number[] = $state.raw([]);
  /** The burst of an attack grows, or turns round. */
  burst: 'rests' | 'strikes' | 'swerves' = $state('rests');
  shout: Shout | null = $state.raw(null);
  caption: Phrase | null = $state.raw(null);
  playing = $state(false);

  #before: View | null = null; // from which the batch that plays began
  #run = 0;
  #keys = 0;

  constructor(printed: Printed, view: View) {
    this.printed = printed;
    this.settle(view);
  }

  /** Show a view as it is: nothing moves. Where what led to it is being shown, that goes on. */
  settle(view: View): void {
    if (this.playing && view === this.#before) return;
    this.#run += 1;
    this.#settle(view);
  }

  #settle(view: View): void {
    this.view = view;
    this.#still();
    this.box = boxIn(view, this.box);
    this.shout = null;
    this.caption = null;
    this.playing = false;
    this.#before = null;
  }

  /** Nothing is on its way. */
  #still(): void {
    this.flights = [];
    this.shot = null;
    this.fresh = null;
    this.hit = null;
    this.mended = null;
    this.leaving = null;
    this.lit = [];
    this.burst = 'rests';
  }

  /** Show what has happened, beat by beat; the queue shows the view itself afterwards. */
  play: Animator = Object.assign((batch: Batch, pace: Pace) => this.#play(batch, pace), {
    lasts: (entries: readonly Told[]) =>
      beatsOf(entries).reduce((sum, beat) => sum + this.#lengthOf(beat), 0),
  });

  #lengthOf(beat: Beat): number {
    return prefs.reducedMotion ? calmly(beat) : beat.ms;
  }

  async #play({ entries, before, after: end }: Batch, pace: Pace): Promise<void> {
    if (!before || !end) return;
    this.#run += 1;
    const run = this.#run;
    this.#before = before as View;
    this.view = before as View;
    this.playing = true;
    try {
      for (const beat of beatsOf(entries)) {
        if (pace.skipped || run !== this.#run) break;
        await this.#perform(beat, pace);
        if (run !== this.#run) return;
        this.#still();
        this.shout = null;
      }
    } finally {
      // Something newer is already shown.
      if (run === this.#run) this.#settle(end as View);
    }
  }

  /** Some things are shown before they hold, others the moment they do. */
  async #perform(beat: Beat, pace: Pace): Promise<void> {
    const { motion, events } = beat;
    if (beat.said) this.caption = beat.said;
    for (const event of events) this.box = boxAfter(this.box, event, this.view, this.printed);
    this.lit = seatsIn(motion);
    if (prefs.reducedMotion) {
      this.#take(events);
      this.#mark(motion);
      await pace.wait(calmly(beat));
      return;
    }
    await this.#show(beat, pace);
  }

  #take(events: readonly HeapEvent[]): void {
    this.view = events.reduce(after, this.view);
  }

  #placeOf(seat: number): Spot {
    return seat === this.view.seat ? 'hand' : `seat-${seat}`;
  }

  #key(): number {
    this.#keys += 1;
    return this.#keys;
  }

  /** Cards fly; several leave one after the other. */
  async #fly(
    pace: Pace,
    cards: readonly (number | null)[],
    from: Spot,
    to: Spot,
    brisk: number,
  ): Promise<void> {
    const apart = cards.length > 1 ? Math.min(60, (brisk * 0.5) / cards.length) : 0;
    const alone = brisk - apart * (cards.length - 1);
    const { factor } = pace;
    this.flights = cards.map((card, index) => ({
      key: this.#key(),
      card,
      from,
      to,
      ms: alone * factor,
      delay: index * apart * factor,
    }));
    if (cards.length) sound('card');
    await pace.wait(brisk);
    this.flights = [];
  }

  /** What is only a mark on the screen: the same with and without motion. */
  #mark(motion: Motion): void {
    switch (motion.kind) {
      case 'turn':
        this.shout = { kind: 'turn', seat: this.view.instigator };
        break;
      case 'challenge':
        this.shout = { kind: 'challenge', seat: motion.seat };
        sound('challenge');
        break;
      case 'won':
        this.shout = { kind: 'won', seat: motion.seat };
        sound('won');
        break;
      case 'pileup':
        this.shout = { kind: 'pileup', seat: motion.seat };
        sound('pileup');
        break;
      case 'ended':
        this.shout = { kind: 'ended', seat: motion.seat };
        sound('won');
        break;
      case 'attach':
        this.fresh = motion.event;
        sound('bolt');
        break;
      case 'damage': {
        const { owner: seat, vehicle, part } = motion.event;
        this.hit = { seat, vehicle, part };
        sound('shot');
        break;
      }
      case 'repair': {
        const { owner: seat, vehicle, part } = motion.event;
        this.mended = { seat, vehicle, part };
        sound('repair');
        break;
      }
      case 'flip':
      case 'play':
      case 'colour':
        this.burst = 'strikes';
        sound('attack');
        break;
      case 'swerve':
        this.burst = 'swerves';
        sound('swerve');
        break;
      case 'drop':
        sound('drop');
        break;
      case 'turbo':
        sound('turbo');
        break;
      default:
        break;
    }
  }

  async #show({ motion, events, ms }: Beat, pace: Pace): Promise<void> {
    const backs = (count: number): null[] => Array.from({ length: Math.min(count, 6) }, () => null);
    switch (motion.kind) {
      // Face down, whoever's they are: so many faces at once are hard to read, and hard to draw.
      case 'draw':
        await this.#fly(pace, backs(motion.count), 'heap', this.#placeOf(motion.seat), ms);
        this.#take(events);
        return;
      case 'discard':
        this.#take(events);
        await this.#fly(pace, backs(motion.count), this.#placeOf(motion.seat), 'rubbish', ms);
        return;
      case 'haul':
        await this.#fly(pace, backs(motion.count), 'heap', `haul-${motion.seat}`, ms);
        this.#take(events);
        return;
      case 'throw-away':
        this.#take(events);
        await this.#fly(pace, backs(motion.count), `haul-${motion.seat}`, 'rubbish', ms);
        return;
      case 'attach':
        await this.#attach(motion.event, events, pace);
        return;
      case 'damage': {
        const { owner, vehicle, seat } = motion.event;
        this.shot = {
          from: this.#placeOf(seat),
          to: `vehicle-${owner}-${vehicle}`,
          ms: 180 * pace.factor,
          key: this.#key(),
        };
        await pace.wait(180);
        this.shot = null;
        this.#take(events);
        this.#mark(motion);
        await pace.wait(ms - 180);
        return;
      }
      case 'flip':
      case 'play': {
        const from = motion.kind === 'flip' ? 'heap' : this.#placeOf(motion.seat);
        await this.#fly(pace, [motion.card], from, 'combat', 240);
        this.#take(events);
        this.#mark(motion);
        await pace.wait(ms - 240);
        return;
      }
      case 'clear':
        this.#take(events);
        await this.#fly(pace, backs(motion.count), 'combat', 'rubbish', ms);
        return;
      default:
        this.#take(events);
        this.#mark(motion);
        await pace.wait(ms);
    }
  }

  /** The old part leaves, the new one comes, and pops into its place. */
  async #attach(
    event: Extract<HeapEvent, { type: 'part-attached' }>,
    events: readonly HeapEvent[],
    pace: Pace,
  ): Promise<void> {
    const { seat, vehicle, part, card, replaced, hauled } = event;
    const place: Spot = `vehicle-${seat}-${vehicle}`;
    if (replaced !== NONE) {
      this.leaving = { seat, vehicle, part, card: replaced };
      await this.#fly(pace, [replaced], place, 'rubbish', 220);
      this.leaving = null;
    }
    await this.#fly(pace, [card], hauled ? `haul-${seat}` : this.#placeOf(seat), place, 320);
    this.#take(events);
    this.#mark({ kind: 'attach', event });
    await pace.wait(300);
  }
}

function seatsIn(motion: Motion): number[] {
  if ('event' in motion)
    return 'owner' in motion.event ? [motion.event.seat, motion.event.owner] : [motion.event.seat];
  if ('target' in motion) return [motion.seat, motion.target];
  return 'seat' in motion ? [motion.seat] : [];
}
