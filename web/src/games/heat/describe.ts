/** The track in words, for people who cannot see it: phrases, in the order in which they matter. */
import { phrase } from '$lib/words.svelte';
import type { Phrase } from '$lib/wire';
import type { Track } from './geometry';
import { inPosition, type Scene } from './scene';

const NEAR = 6;

/** `limits` are the corners' as they are now. */
export function describe(
  track: Track,
  scene: Scene,
  me: number | null,
  laps: number,
  limits: readonly number[],
): Phrase[] {
  const limitOf = (corner: number): number => limits[corner - 1] ?? 0;
  const mine = scene.cars.find((car) => car.id === me);
  if (!mine) {
    const first = inPosition(scene)[0];
    return first
      ? [phrase('heat-ui-text-leader', { car: { type: 'name', kind: 'car', id: first.id } })]
      : [];
  }
  if (mine.place > 0) return [phrase('heat-ui-text-home', { place: mine.place })];
  const said: Phrase[] = [];
  const lap = Math.max(1, Math.floor(mine.progress / track.spaces) + 1);
  said.push(
    phrase('heat-ui-text-place', {
      place: mine.position,
      cars: scene.cars.length,
      lap,
      laps,
    }),
  );
  const { corners, flag } = track.ahead(mine.progress, laps);
  const [next, then] = corners;
  if (!next) said.push(phrase('heat-ui-text-finish', { spaces: Math.max(0, flag - 1) }));
  else {
    said.push(
      phrase('heat-ui-text-corner', { spaces: next.distance - 1, limit: limitOf(next.number) }),
      then
        ? phrase('heat-ui-text-then', {
            spaces: then.distance - next.distance,
            limit: limitOf(then.number),
          })
        : phrase('heat-ui-text-then-finish', { spaces: flag - next.distance }),
    );
  }
  const others = scene.cars.filter((car) => car.id !== mine.id && car.place === 0);
  const ahead = others.filter(
    (car) => car.progress > mine.progress && car.progress - mine.progress <= NEAR,
  );
  const beside = others.filter((car) => car.progress === mine.progress);
  const behind = others.filter(
    (car) => car.progress < mine.progress && mine.progress - car.progress <= NEAR,
  );
  const nearest = ahead.reduce(
    (least, car) => Math.min(least, car.progress - mine.progress),
    Infinity,
  );
  if (ahead.length)
    said.push(phrase('heat-ui-text-ahead', { count: ahead.length, spaces: nearest }));
  if (beside.length) said.push(phrase('heat-ui-text-beside', { count: beside.length }));
  if (behind.length) said.push(phrase('heat-ui-text-behind', { count: behind.length }));
  return said;
}
