/** Where the board is seen from: the camera shows what matters now, and a finger can move it. */
import { untrack } from 'svelte';
import { prefs } from '$lib/prefs.svelte';
import {
  framing,
  isUnder,
  letterAt,
  onScreen,
  showing,
  viewBox,
  within,
  type Camera,
  type Margin,
  type Size,
  type Thing,
} from '../camera';
import { boxAround, HALF_WIDTH, type Box, type CornerAhead, type Point } from '../geometry';
import { Gestures } from '../gestures.svelte';
import type { Landings } from '../landings';
import type { LegendTurn } from '../legends/story';
import { Lens } from '../lens.svelte';
import type { SceneCar } from '../scene';
import type { Stage } from '../stage.svelte';
import type { Place, Preview } from '../types';
import type { Roadside } from './roadside';

/** The plate of the next corner lies in the upper left, buttons in the lower left: road and signs
 *  keep out from under them. */
const PLATE = { width: 268, height: 116 };
const BUTTONS = { width: 154, height: 62 };

/** What there is to see. Pass getters: then each part is tracked only by what reads it. */
export type Subject = {
  readonly stage: Stage;
  readonly small: boolean;
  readonly me: number | null; // my car
  readonly mine: SceneCar | null;
  readonly next: CornerAhead | null; // my next corner
  readonly roadside: Roadside;
  readonly preview: Preview | null;
  readonly landings: Landings;
  readonly legend: LegendTurn | null; // the turn that is explained
};

export class Viewpoint {
  /** The board's element, and its size on the screen. */
  frame: HTMLElement | undefined = $state();
  width = $state(1124);
  height = $state(588);
  readonly size: Size = $derived.by(() => ({ width: this.width, height: this.height }));
  /** What lies over the board, in its pixels: the plate, the buttons, and on a phone the frame's head. */
  covers: readonly Box[] = $state.raw([]);
  /** Does the camera stay near my car? */
  following = $state(false);
  readonly hands: Gestures;
  readonly lens: Lens;
  readonly #subject: Subject;
  readonly #track = $derived.by(() => this.#subject.stage.track);

  readonly #margin: Margin = $derived.by(() =>
    this.#subject.small
      ? { left: 10, right: 10, top: 62, bottom: 12 }
      : { left: 20, right: 20, top: 18, bottom: 22 },
  );
  /** The road with its signs and tokens. */
  readonly #whole: Box = $derived.by(() => {
    const { x, y, width, height } = this.#track.bounds(HALF_WIDTH + 34);
    const corners: Point[] = [
      [x, y],
      [x + width, y + height],
      ...this.#subject.roadside.laid.flatMap((one): Point[] => [
        [one.x - 24, one.y - 24],
        [one.x + 24, one.y + 24],
      ]),
    ];
    return boxAround(corners, 0);
  });
  readonly #overview: Camera = $derived.by(() => {
    const { small, me, roadside } = this.#subject;
    const seen = (left: number): Camera =>
      within(showing(this.#whole, this.size, { ...this.#margin, left }), this.size);
    if (small || me === null) return seen(this.#margin.left);
    const isFreeOf = (x: number, y: number, reach: number, camera: Camera): boolean => {
      const at = onScreen({ x, y }, camera, this.size);
      const around = reach / camera.unit;
      return (
        (at.x > PLATE.width + around || at.y > PLATE.height + around) &&
        (at.x > BUTTONS.width + around || at.y < this.height - BUTTONS.height - around)
      );
    };
    const isFree = (camera: Camera): boolean =>
      this.#track.points.every(([x, y], i) => i % 6 > 0 || isFreeOf(x, y, HALF_WIDTH, camera)) &&
      roadside.signs.every(({ x, y }) => isFreeOf(x, y, 22, camera));
    return [20, 60, 110, 160, 210, 260].map(seen).find(isFree) ?? seen(this.#margin.left);
  });
  readonly #reach = $derived.by(() => ({
    nearest: this.#subject.small ? 0.95 : Math.max(0.5, this.#overview.unit * 0.6),
    furthest: this.#overview.unit,
  }));

  /** My car. */
  readonly myself: Thing | null = $derived.by(() => {
    const { mine } = this.#subject;
    return mine && mine.place === 0
      ? { ...this.#track.placeAt(mine.progress, mine.spot), radius: 50 }
      : null;
  });
  /** My car, the road ahead of it, and the next corner if it is near. */
  readonly #ahead: readonly Thing[] = $derived.by(() => {
    const { mine, next } = this.#subject;
    if (!this.myself || !mine) return [];
    return [
      this.myself,
      { ...this.#track.at(mine.progress + 6.5), radius: HALF_WIDTH },
      ...(next && next.distance <= 9 ? this.#signed(next.number, 32) : []),
    ];
  });
  /** My car, and wherever the choice that is looked at could lead. */
  readonly #planned: readonly Thing[] = $derived.by(() => {
    const { mine, next, landings } = this.#subject;
    if (!this.myself || (!landings.spots.length && !landings.back)) return [];
    const back = landings.back
      ? [{ ...this.#track.placeAt(landings.back.progress, landings.back.spot), radius: 34 }]
      : [];
    const furthest = Math.max(...landings.spots.map((spot) => spot.progress), mine?.progress ?? 0);
    const isNear = next && mine && mine.progress + next.distance <= furthest + 2;
    return [
      this.myself,
      ...landings.spots.map((spot) => ({
        ...this.#track.placeAt(spot.progress, spot.spot),
        radius: 30,
      })),
      ...back,
      ...(isNear ? this.#signed(next.number, 26) : []),
    ];
  });
  // Plain values: as long as they stay the same, nothing that reads them runs again.
  readonly #toNext = $derived.by(() => this.#subject.next?.distance);
  readonly isPlanned: boolean = $derived.by(() => this.#planned.length > 0);

  readonly #calm: Camera = $derived.by(() =>
    this.#ahead.length ? this.#all(this.#ahead) : this.#overview,
  );
  readonly #close: Camera = $derived.by(() => {
    const { stage, me, mine } = this.#subject;
    if (!this.myself || !mine) return this.#overview;
    if (this.isPlanned) return this.#all(this.#planned);
    const driver = stage.driving;
    if (driver?.car === me) {
      if (stage.moving !== mine.id) return this.#calm;
      const { x, y } = stage.poseOf(mine);
      return within(
        {
          x,
          y: y - (this.#margin.top - this.#margin.bottom) / 2,
          unit: Math.max(this.#calm.unit, 1.05),
        },
        this.size,
      );
    }
    const { legend } = this.#subject;
    if (legend && stage.goOn) return this.#all(this.#places([legend.from, legend.to], 44));
    if (!driver) return this.#calm;
    // Somebody else drives: stay if their way can be seen from here, else show them and me.
    const way = this.#places([driver.from, driver.to], 30);
    return way.every((thing) => this.#isSeen(thing, this.#calm))
      ? this.#calm
      : this.#all([this.myself, ...way]);
  });
  /** A closer look at what happens. A phone is near anyway, and follows its own car and what is near it. */
  readonly #staged: Camera | null = $derived.by(() => {
    const { stage, small, me } = this.#subject;
    const { shot } = stage;
    if (!shot || (small && (shot.kind === 'watch' || (shot.kind === 'ride' && shot.car === me))))
      return null;
    if (shot.kind === 'watch') return this.#all(this.#places(shot.places, 44));
    const car = stage.scene.cars.find((one) => one.id === shot.car);
    if (!car) return null;
    const unit = this.#reach.nearest * (shot.kind === 'spin' ? 0.8 : 1);
    const { x, y } = stage.poseOf(car);
    return within(
      { x, y: y - ((this.#margin.top - this.#margin.bottom) / 2) * unit, unit },
      this.size,
    );
  });
  /** Where the camera goes. */
  readonly wanted: Camera = $derived.by(
    () => this.hands.held ?? this.#staged ?? (this.following ? this.#close : this.#overview),
  );

  /** The part of the canvas that is laid out. */
  readonly box = $derived.by(() => viewBox(this.lens.laid, this.size));
  /** How large letters are in canvas units. */
  readonly letter = $derived.by(() => letterAt(this.lens.laid));

  /** It lives as long as the component that makes it. */
  constructor(subject: Subject) {
    this.#subject = subject;
    this.lens = new Lens(() => (subject.stage.playing ? 110 : 140));
    this.hands = new Gestures(
      () => this.frame,
      () => this.size,
      () => this.lens.now,
    );
    // The first time at once, then at most once a frame: measuring lays out the whole page.
    $effect(() => {
      void [this.width, this.height, this.#toNext, subject.preview, this.isPlanned, this.following];
      if (untrack(() => this.covers.length === 0)) return this.#measure();
      const waiting = requestAnimationFrame(() => this.#measure());
      return () => cancelAnimationFrame(waiting);
    });
    $effect(() => {
      if (subject.small) untrack(() => (this.following = true));
    });
    $effect(() => {
      const to = this.wanted;
      const isStill = prefs.reducedMotion || prefs.speed === 'instant' || this.hands.held !== null;
      untrack(() =>
        isStill ? this.lens.jump(to, this.hands.dragging) : this.lens.glide(to, !subject.small),
      );
    });
    $effect(() => () => this.lens.stop());
  }

  /** Go near my car, or back to the whole circuit; a camera moved by hand is let go. */
  follow(): void {
    const { held } = this.hands;
    this.following = held ? this.following || this.#subject.me !== null : !this.following;
    this.hands.held = null;
  }

  /** Show the whole circuit. */
  showAll(): void {
    this.hands.held = null;
    this.following = false;
  }

  /** A finger leaves the board. */
  release(event: PointerEvent): void {
    this.hands.up(event);
    if (!this.hands.dragging) this.lens.rest();
  }

  #measure(): void {
    const within = this.frame?.getBoundingClientRect();
    const over =
      this.frame
        ?.closest('.frame')
        ?.querySelectorAll('[data-over-board], .head .title, .head nav, .notices > *') ?? [];
    this.covers = within
      ? [...over]
          .map((element) => element.getBoundingClientRect())
          .map((box) => ({
            x: box.x - within.x,
            y: box.y - within.y,
            width: box.width,
            height: box.height,
          }))
          .filter((box) => box.width > 0 && box.y + box.height > 0)
      : [];
  }

  /** The sign of a corner, with the token that lies beside it. */
  #signed(corner: number, radius: number): Thing[] {
    const { signs, laid } = this.#subject.roadside;
    const sign = signs[corner - 1];
    const token = laid.find((one) => one.corner === corner && one.token.place !== 'sector');
    return [
      ...(sign ? [{ ...sign, radius }] : []),
      ...(token ? [{ x: token.x, y: token.y, radius: radius - 4 }] : []),
    ];
  }

  #places(places: readonly Place[], radius: number): Thing[] {
    return places.map((place) => ({ ...this.#track.placeAt(...place), radius }));
  }

  #all(things: readonly Thing[]): Camera {
    return within(framing(things, this.size, this.covers, this.#reach), this.size);
  }

  #isSeen(thing: Thing, camera: Camera): boolean {
    const { x, y } = onScreen(thing, camera, this.size);
    return (
      x > 20 &&
      y > 20 &&
      x < this.width - 20 &&
      y < this.height - 20 &&
      !this.covers.some((cover) => isUnder(thing, cover, camera, this.size))
    );
  }
}
