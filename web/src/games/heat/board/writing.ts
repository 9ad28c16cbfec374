/** What is written on the board, and where it hides least: labels, my flag, the poster's title. */
import { phrase, say } from '$lib/words.svelte';
import { letterAt, onScreen, type Camera, type Size } from '../camera';
import { percent } from '../choices';
import type { Box, Track } from '../geometry';
import { around, besides, overlaps, touches, type Label } from '../labels';
import type { Landings } from '../landings';
import { abilityName } from '../legends/names';
import type { LegendTurn } from '../legends/story';
import type { Scenery } from '../scenery';
import type { Place, Preview } from '../types';

type Spot = { x: number; y: number };

/** Words about a place on the track. */
export type Remark = { text: string; at: Place; bad: boolean };

/** Where the choice that is looked at leads, and how a Legend got where it is. */
export function remarksOf(
  { main, back }: Landings,
  preview: Preview | null,
  legend: LegendTurn | null,
): Remark[] {
  const remarks: Remark[] = [];
  if (main && preview) {
    const text = main.spins
      ? say(phrase('heat-ui-chip-spin', { speed: main.speed }))
      : preview.outcomes.length > 1
        ? say(phrase('heat-ui-chip-chance', { speed: main.speed, percent: percent(main.chance) }))
        : say(phrase('heat-ui-chip', { speed: main.speed }));
    remarks.push({ text, at: [main.progress, main.spot], bad: main.spins });
  }
  // The steps of a Legend's turn, where each ended.
  for (const { short, leg, sign, source } of legend?.steps ?? []) {
    if (!leg || leg.to[0] === leg.from[0]) continue;
    const text = short
      ? say(short)
      : say(
          phrase('heat-legends-ui-sign-step', {
            ability: abilityName(sign),
            source: source ?? 'none',
            spaces: leg.to[0] - leg.from[0],
          }),
        );
    remarks.push({ text, at: [(leg.from[0] + leg.to[0]) / 2, leg.to[1]], bad: false });
  }
  if (back)
    remarks.push({
      text: say(phrase('heat-ui-chip-back', { percent: percent(back.chance) })),
      at: [back.progress, back.spot],
      bad: true,
    });
  return remarks;
}

/** What a label should leave in sight. Covers are in pixels of the screen, all else on the canvas. */
export type Surroundings = {
  camera: Camera;
  size: Size;
  covers: readonly Box[];
  cars: readonly Spot[];
  landings: Landings;
  beside: readonly Spot[]; // signs, tokens and press
  flag: Spot | null; // the middle of mine
  title: Box;
};

/** The labels, placed where they hide least. `surroundings` is called only if there are any. */
export function labelled(
  track: Track,
  remarks: readonly Remark[],
  camera: Camera,
  surroundings: () => Surroundings,
): Label[] {
  const scale = letterAt(camera);
  const placed: Label[] = [];
  for (const { text, at, bad } of remarks) {
    const target = track.placeAt(...at);
    const size = { width: (text.length * 6 + 20) * scale, height: 26 * scale };
    const middle = besides(
      target,
      size,
      34 * Math.max(1, scale * 0.8),
      (box) =>
        hides(box, track, surroundings()) +
        (placed.some((one) => overlaps(one.box, box)) ? 900 : 0),
    );
    placed.push({ text, bad, target, box: around(middle, size) });
  }
  return placed;
}

/** How bad it would be for a label to lie on a box of the canvas. */
function hides(box: Box, track: Track, surroundings: Surroundings): number {
  const { camera, size, covers, cars, landings, beside, flag, title } = surroundings;
  const scale = letterAt(camera);
  const isCovered = covers.some((cover) => overlaps(box, onCanvas(cover, camera, size)));
  const y = box.y + box.height / 2;
  const clear =
    Math.min(
      ...[0, 0.25, 0.5, 0.75, 1].map((part) => track.clearance(box.x + box.width * part, y)),
    ) -
    box.height / 2;
  const spots = landings.spots.map((spot) => track.placeAt(spot.progress, spot.spot));
  const back = landings.back ? [track.placeAt(landings.back.progress, landings.back.spot)] : [];
  const touched = (places: readonly Spot[], radius: number): number =>
    places.filter((place) => touches(box, place, radius)).length;
  return (
    (isWithin(box, seenFrom(camera, size, 12)) ? 0 : 1000) +
    (isCovered ? 800 : 0) +
    Math.min(40, Math.max(0, -clear)) +
    90 *
      (touched(cars, 24) +
        touched(spots, 22) +
        touched(back, 24) +
        touched(flag ? [flag] : [], 26 * scale)) +
    60 * touched(beside, 26 * Math.min(scale, 1.7)) +
    (overlaps(box, title) ? 30 : 0)
  );
}

/** The part of the canvas that a camera sees, smaller by `edge`. */
function seenFrom(camera: Camera, { width, height }: Size, edge = 0): Box {
  return around(camera, { width: width * camera.unit - edge, height: height * camera.unit - edge });
}

function isWithin(box: Box, outer: Box): boolean {
  return (
    box.x >= outer.x &&
    box.y >= outer.y &&
    box.x + box.width <= outer.x + outer.width &&
    box.y + box.height <= outer.y + outer.height
  );
}

/** A box of the screen, on the canvas. */
function onCanvas(box: Box, camera: Camera, size: Size): Box {
  return {
    x: (box.x - size.width / 2) * camera.unit + camera.x,
    y: (box.y - size.height / 2) * camera.unit + camera.y,
    width: box.width * camera.unit,
    height: box.height * camera.unit,
  };
}

// The poster's title

export function titleBox({ title }: Scenery): Box {
  return {
    x: title.x - title.width / 2,
    y: title.y - title.size * 0.8,
    width: title.width,
    height: title.size * 0.8 + 28,
  };
}

/** Can the title be read: not cut by the edge, nor under anything? */
export function isReadable(
  title: Box,
  camera: Camera,
  size: Size,
  covers: readonly Box[],
): boolean {
  return (
    isWithin(title, seenFrom(camera, size)) &&
    !covers.some((cover) => overlaps(title, onCanvas(cover, camera, size)))
  );
}

// My flag

/** How far the middle of a flag is from its car, in letters. */
export const FLAG_AWAY = 36;
const CUT = 9; // worse than anything it hides

/** Does my flag stand above the car? Only where it hides less than hanging below it. */
export function isFlagUp(
  { x, y }: Spot,
  letter: number,
  { camera, size, covers }: { camera: Camera; size: Size; covers: readonly Box[] },
  cars: readonly Spot[],
  beside: readonly Spot[],
  landings: readonly Spot[],
): boolean {
  /** Is the flag cut off by the edge of the board, or under a plate? */
  const isCut = (up: boolean): boolean => {
    const at = onScreen({ x, y: y + (up ? -FLAG_AWAY : FLAG_AWAY) * letter }, camera, size);
    const flag = around(at, { width: 52, height: 36 });
    const isIn = flag.y >= 0 && flag.y + flag.height <= size.height;
    return !isIn || covers.some((cover) => overlaps(flag, cover));
  };
  const hidden = (from: number, to: number): number => {
    const count = (places: readonly Spot[], wide: number): number =>
      places.filter(
        (one) => Math.abs(one.x - x) < (30 + wide) * letter && one.y - y > from && one.y - y < to,
      ).length;
    return count(cars, 6) + 3 * count(beside, 24) + count(landings, 6);
  };
  return (
    hidden(-66 * letter, -14) + (isCut(true) ? CUT : 0) <
    hidden(14, 66 * letter) + (isCut(false) ? CUT : 0)
  );
}
