/** The race on the screen: the scene as far as it has been shown, and what moves in it now. */
import { frames, type Pace } from '$lib/animation';
import { prefs } from '$lib/prefs.svelte';
import type { Animator, Batch } from '$lib/session.svelte';
import { buzz } from '$lib/signals.svelte';
import { play } from '$lib/synth';
import type { Phrase, Told } from '$lib/wire';
import { shotFor, type Shot } from './director';
import { drive, modulo, pathData, smooth, type Pose, type Track } from './geometry';
import {
  after,
  OFF,
  othersOf,
  rankBeside,
  sceneOf,
  type Restart,
  type Scene,
  type SceneCar,
} from './scene';
import type { Heard } from './legends/story';
import { soundsOf } from './sounds';
import { legendOf, stepsOf, type AnimationStep, type Motion } from './story';
import type { Card, HeatEvent, Place, GameView } from './types';

/** Heat that flies between engine and discard pile, or back. */
export type Flames = { car: number; count: number; cooling: boolean; key: number };
/** Something of mine that flies from one place on my side of the table to another. */
export type Flight = {
  key: number;
  what: 'flame' | 'cool' | 'card' | 'back';
  cards: readonly Card[];
  from: Spot;
  to: Spot;
  ms: number;
};
type Spot = 'board' | 'engine' | 'deck' | 'discard' | 'hand';
/** An upgrade card on its way from the market to its driver. */
export type Taking = { key: number; car: number; card: Card; ms: number };
export type Caption = { car: number | null; phrase: Phrase };

const NOWHERE: Pose = { x: 0, y: 0, heading: 0 };
const LONGEST_REST = 600_000; // ms that somebody may look at a Legend's turn
const ASKEW = 36; // degrees that an impeding car is turned
const STILL = 120; // ms a change is shown for where nothing may move
const LEAST_SPIN = 900; // ms that a spin-out takes, however much is to be shown
const AGHAST = 500; // ms after it in which nobody says a word

export class Stage {
  readonly track: Track;
  scene: Scene = $state.raw() as Scene;
  /** The car that moves right now; the others stand on their Spots. */
  moving: number | null = $state(null);
  /** Where it is. Apart from who it is: with every frame only what draws that car is remade. */
  #pose: Pose = $state.raw(NOWHERE);
  skids: readonly string[] = $state.raw([]);
  /** The car that spins out right now, and the dust it raises. */
  spinning: number | null = $state(null);
  dust: readonly { x: number; y: number; at: number }[] = $state.raw([]);
  /** What the camera looks at, where something is worth a closer look. */
  shot: Shot | null = $state.raw(null);
  streak: number | null = $state(null); // a car with an orange streak behind it
  flames: Flames | null = $state.raw(null);
  flipped: { car: number; card: Card; counts: boolean } | null = $state.raw(null);
  caption: Caption | null = $state.raw(null);
  /** The viewer's car: its cards and its heat are on the screen. */
  me: number | null = null;
  /** What a spin-out brings, as it is printed. */
  restart: Restart = { stress: null, gear: 1 };
  flight: Flight | null = $state.raw(null);
  /** Whose turn it is to move, from where to where: the camera shows it. */
  driving: { car: number; from: Place; to: Place } | null = $state.raw(null);
  /** The first entry of the update that is played now; null: everything is shown. */
  since: number | null = $state(null);
  /** What has happened in it, as far as it was shown. */
  heard: readonly HeatEvent[] = $state.raw([]);
  /** The same with the words it came with, and with what is being shown right now. */
  said: readonly Heard[] = $state.raw([]);
  /** The Legend that drives now. */
  legend: number | null = $state(null);
  /** Stop after each Legend's turn, until somebody goes on. */
  stepwise = false;
  /** Goes on, while it has stopped. */
  goOn: (() => void) | null = $state.raw(null);
  /** How far a car has swung into its askew stand, from 0 to 1. */
  swung: { car: number; share: number } | null = $state.raw(null);
  /** The card of my hand that is on its way out of it. */
  leaving: Card | null = $state(null);
  /** Cards that came into my hand with the last update. */
  fresh: readonly Card[] = $state.raw([]);
  slipping: number | null = $state(null); // the car in another one's slipstream
  /** The Legends card that was turned up: a diamond and a top speed for each colour. */
  turned: Readonly<Record<string, readonly [number, number]>> | null = $state.raw(null);
  taking: Taking | null = $state.raw(null);
  pulsing: number | null = $state(null); // the corner whose sign pulses
  playing = $state(false);

  constructor(track: Track, view: GameView) {
    this.track = track;
    this.scene = sceneOf(view);
  }

  poseOf(car: SceneCar): Pose {
    if (this.moving === car.id) return this.#pose;
    const swung = this.swung?.car === car.id ? this.swung.share : Number(car.impeding);
    if (swung > 0) {
      // It fills the Space: in the middle, where it stands alone, else on its Spot.
      const { x, y, heading } = this.#isAlone(car)
        ? this.track.between(car.progress, car.spot, swung)
        : this.track.placeAt(car.progress, car.spot);
      return { x, y, heading: heading + ASKEW * swung };
    }
    return this.track.placeAt(car.progress, car.spot - rankBeside(this.scene, car));
  }

  #isAlone(car: SceneCar): boolean {
    return !this.scene.cars.some(
      (one) =>
        one.id !== car.id &&
        one.place === 0 &&
        one.spot !== OFF &&
        modulo(one.progress - car.progress, this.track.spaces) === 0,
    );
  }

  /** Show a view as it is: nothing moves. */
  settle(view: GameView): void {
    this.scene = sceneOf(view);
    this.shot = null;
    this.spinning = null;
    this.dust = [];
    this.moving = null;
    this.streak = null;
    this.flames = null;
    this.flipped = null;
    this.flight = null;
    this.leaving = null;
    this.slipping = null;
    this.driving = null;
    this.since = null;
    this.heard = [];
    this.said = [];
    this.legend = null;
    this.goOn = null;
    this.swung = null;
    this.turned = null;
    this.taking = null;
    this.pulsing = null;
    this.caption = null;
    this.playing = false;
  }

  /** Show what has happened, event by event; the queue shows the view itself afterwards. */
  play: Animator = Object.assign((batch: Batch, pace: Pace) => this.#play(batch, pace), {
    lasts: (entries: readonly Told[]) =>
      stepsOf(entries).reduce((sum, step) => sum + lengthOf(step), 0),
  });

  async #play({ entries, before, after: end }: Batch, pace: Pace): Promise<void> {
    if (!before) return;
    this.playing = true;
    this.scene = sceneOf(before as GameView);
    this.fresh = [];
    this.since = entries[0]?.seq ?? null;
    const finish = (before as GameView).race.laps * this.track.spaces;
    const drawn: Card[] = [];
    try {
      const steps = stepsOf(entries);
      for (const [at, step] of steps.entries()) {
        if (pace.skipped) break;
        this.legend = legendOf(step.event, this.legend);
        if (!prefs.reducedMotion)
          this.shot = shotFor(step.event, step.ms, this.shot, {
            scene: this.scene,
            me: this.me,
            finish,
          });
        this.said = [...this.said, { event: step.event, said: step.said }];
        // Nothing flies over a spin-out: what it brings comes after it.
        this.flight = step.motion === 'spin' ? null : this.#flightOf(step, pace);
        if (step.event.type === 'legends-card-turned')
          this.turned = (end as GameView | null)?.race.legends_card?.numbers ?? null;
        this.leaving = this.flight && step.event.type === 'card-discarded' ? step.event.card : null;
        await this.#show(step, pace);
        this.scene = after(this.scene, step.event, this.restart, end as GameView | null);
        this.heard = [...this.heard, step.event];
        this.moving = null;
        this.swung = null;
        const next = legendOf(steps[at + 1]?.event, this.legend);
        if (this.stepwise && this.legend !== null && next !== this.legend) await this.#rest(pace);
        const { event } = step;
        if (
          (event.type === 'hand-drawn' || event.type === 'sponsorship-drawn') &&
          event.car === this.me
        ) {
          drawn.push(...event.cards);
          this.fresh = drawn;
        }
      }
    } finally {
      if (end) this.settle(end as GameView);
    }
  }

  /** Wait for the viewer. */
  async #rest(pace: Pace): Promise<void> {
    await pace.rest(new Promise((resolve) => (this.goOn = resolve)), LONGEST_REST);
    this.goOn = null;
  }

  async #show(step: AnimationStep, pace: Pace): Promise<void> {
    const { event, ms } = step;
    const car = 'car' in event ? event.car : null;
    if (step.caption) this.caption = { car, phrase: step.caption };
    if (event.type === 'round-started') this.skids = [];
    if (ms === 0) return;
    const heard = soundsOf(event, (lengthOf(step) * pace.factor) / 1000, car === this.me);
    if (heard) play(heard);
    switch (event.type) {
      case 'upgrade-taken': {
        const { car: taker, card } = event;
        this.taking = { key: Math.random(), car: taker, card, ms: ms * pace.factor };
        await pace.wait(lengthOf(step));
        this.taking = null;
        return;
      }
      case 'car-moved': {
        this.driving = { car: event.car, from: event.start, to: event.end };
        const car = this.scene.cars.find((one) => one.id === event.car);
        const from: Place = car
          ? [event.start[0], event.start[1] - rankBeside(this.scene, car)]
          : event.start;
        const out = this.scene.cars.filter(
          (one) => one.spot === OFF && one.place === 0 && one.progress === event.end[0],
        ).length;
        const to: Place = event.end[1] === OFF ? [event.end[0], OFF - out] : event.end;
        const go = drive(this.track, from, to, othersOf(this.scene, event.car));
        await this.#move(event.car, go, ms, pace);
        return;
      }
      case 'car-pushed': {
        const over = drive(this.track, event.start, event.end);
        await this.#move(event.car, over, ms, pace);
        return;
      }
      case 'legend-stands':
        if (event.how !== 'impeding' || prefs.reducedMotion) await pace.wait(ms);
        else
          await frames(
            pace,
            ms,
            (moment) => (this.swung = { car: event.car, share: smooth(moment) }),
          );
        return;
      case 'spun-out': {
        if (event.car === this.me) buzz(120, 60, 120);
        this.driving = { car: event.car, from: event.start, to: event.end };
        await this.#spin(event.car, event.start, event.end, ms, pace);
        this.flight = this.#flightOf({ ...step, ms: AGHAST }, pace);
        await pace.rest(new Promise(() => undefined), AGHAST * Math.max(1, pace.factor));
        this.spinning = null;
        this.dust = [];
        return;
      }
      case 'card-replaced': {
        await this.#reveal(event.car, event.card, false, ms / 2, pace);
        this.driving = { car: event.car, from: event.start, to: event.end };
        const back = drive(this.track, event.start, event.end);
        if (event.start[0] !== event.end[0]) await this.#move(event.car, back, ms / 2, pace);
        return;
      }
      case 'accelerated':
        this.streak = event.car;
        await pace.wait(ms);
        return;
      case 'card-lost':
      case 'card-scrapped':
        await this.#reveal(event.car, event.card, false, ms, pace);
        return;
      case 'played-directly':
        await this.#reveal(event.car, event.card, true, ms, pace);
        return;
      case 'gear-shown':
      case 'card-paid':
        this.flames =
          event.heat.total > 0
            ? { car: event.car, count: event.heat.total, cooling: false, key: Math.random() }
            : null;
        await pace.wait(ms);
        this.flames = null;
        return;
      case 'boosted':
        this.streak = event.car;
        this.flames = {
          car: event.car,
          count: event.heat.total,
          cooling: false,
          key: Math.random(),
        };
        await pace.wait(ms);
        return;
      case 'card-flipped':
        await this.#reveal(event.car, event.card, event.counts, ms, pace);
        return;
      case 'corner-checked':
        this.pulsing = event.corner;
        if (event.heat.total > 0)
          this.flames = {
            car: event.car,
            count: event.heat.total,
            cooling: false,
            key: Math.random(),
          };
        await pace.wait(ms);
        this.pulsing = null;
        this.flames = null;
        return;
      case 'cooled':
        this.flames = {
          car: event.car,
          count: event.cards.length,
          cooling: true,
          key: Math.random(),
        };
        await pace.wait(ms);
        this.flames = null;
        return;
      case 'ability-used':
        this.slipping = event.ability === 'slipstream' ? event.car : null;
        await pace.wait(ms);
        this.slipping = null;
        return;
      case 'slipstreamed':
        this.slipping = event.car;
        await pace.wait(ms);
        this.slipping = null;
        return;
      default:
        await pace.wait(lengthOf(step));
    }
  }

  /** Show a card over the board; one that does not count is shown without its colours. */
  async #reveal(car: number, card: Card, counts: boolean, ms: number, pace: Pace): Promise<void> {
    this.flipped = { car, card, counts };
    await pace.wait(ms);
    this.flipped = null;
  }

  /** What flies on my side of the table meanwhile. */
  #flightOf({ event, ms }: AnimationStep, pace: Pace): Flight | null {
    if (ms === 0 || !('car' in event) || event.car !== this.me) return null;
    const flight = (
      what: Flight['what'],
      cards: readonly Card[],
      from: Spot,
      to: Spot,
    ): Flight | null =>
      cards.length ? { key: Math.random(), what, cards, from, to, ms: ms * pace.factor } : null;
    const times = (count: number): Card[] =>
      Array.from({ length: Math.max(0, count) }, () => this.restart.stress ?? 0);
    switch (event.type) {
      case 'gear-shifted':
      case 'gear-shown':
      case 'card-paid':
      case 'boosted':
      case 'corner-checked':
        return flight('flame', times(event.heat.total), 'engine', 'discard');
      case 'cooled':
        return flight('cool', event.cards, 'hand', 'engine');
      case 'card-discarded':
      case 'card-lost':
        return flight('card', [event.card], 'hand', 'discard');
      case 'stress-reduced':
        return flight('card', times(event.count), 'hand', 'discard');
      case 'card-scrapped':
        return flight('card', [event.card], 'deck', 'discard');
      case 'cards-salvaged':
        return flight('back', times(event.count), 'discard', 'deck');
      case 'card-refreshed':
        return flight('card', [event.card], 'hand', 'deck');
      case 'card-removed':
        return flight('card', [event.card], 'hand', 'board');
      case 'hand-drawn':
        return flight('back', event.cards, 'deck', 'hand');
      case 'sponsorship-drawn':
        return flight('card', event.cards, 'board', 'hand');
      case 'spun-out':
        return flight('card', times(event.stress), 'board', 'hand');
      default:
        return null;
    }
  }

  async #move(car: number, at: (moment: number) => Pose, ms: number, pace: Pace): Promise<void> {
    this.#pose = at(prefs.reducedMotion ? 1 : 0);
    this.moving = car;
    if (prefs.reducedMotion) await pace.wait(STILL);
    else await frames(pace, ms, (moment) => (this.#pose = at(moment)));
    this.streak = null;
  }

  async #spin(
    car: number,
    from: readonly [number, number],
    to: readonly [number, number],
    ms: number,
    pace: Pace,
  ): Promise<void> {
    const slide = drive(this.track, from, to);
    const marks = [5.5, -5.5].map((side) =>
      pathData(
        Array.from({ length: 13 }, (_, k) => {
          const pose = slide(k / 12);
          const angle = ((pose.heading + 90 + 70 * Math.sin(k)) * Math.PI) / 180;
          return [pose.x + side * Math.cos(angle), pose.y + side * Math.sin(angle)] as const;
        }),
      ),
    );
    this.skids = [...this.skids, ...marks];
    this.dust = [0, 0.12, 0.25, 0.4, 0.55, 0.7, 0.85].map((at) => ({ ...slide(at), at }));
    this.spinning = car;
    const turning = (moment: number): Pose => {
      const pose = slide(moment);
      return {
        ...pose,
        heading: pose.heading + 540 * smooth(moment) + 180 * smooth((moment - 0.7) / 0.3),
      };
    };
    // It is what the table talks about: it has its time.
    await this.#move(car, turning, Math.max(ms, LEAST_SPIN / (pace.factor || 1)), pace);
  }
}

const STILLED: ReadonlySet<Motion> = new Set<Motion>(['drive', 'spin', 'back', 'deal', 'take']);

/** How long a step takes at brisk speed. */
function lengthOf({ motion, ms }: AnimationStep): number {
  return prefs.reducedMotion && STILLED.has(motion) ? Math.min(ms, STILL) : ms;
}
