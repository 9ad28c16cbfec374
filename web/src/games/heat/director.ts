/**
 * What the camera looks at while something happens: one's own turn, an overtaking, a spin-out, the
 * flag. Whatever else happens is seen from where the camera is at home.
 */
import { OFF, type Scene } from './scene';
import type { HeatEvent, Place } from './types';

export type Shot =
  /** Along with a car, wherever it drives. */
  | { kind: 'ride'; car: number }
  /** From aside: these places, all at once. */
  | { kind: 'watch'; car: number; places: readonly Place[] }
  /** As near as can be. */
  | { kind: 'spin'; car: number };

/** What a director has to know of the race. */
export type Seen = { scene: Scene; me: number | null; finish: number };

/** What belongs to driving a car: the camera stays with it until something else begins. */
const OF_A_DRIVE: ReadonlySet<HeatEvent['type']> = new Set<HeatEvent['type']>([
  'cards-revealed',
  'card-flipped',
  'nothing-flipped',
  'value-chosen',
  'car-moved',
  'adrenaline-used',
  'boosted',
  'accelerated',
  'card-replaced',
  'slipstreamed',
  'corner-checked',
]);

/** The drive is over: what is done with cards is seen on one's own side of the table. */
const AFTER_IT: ReadonlySet<HeatEvent['type']> = new Set<HeatEvent['type']>([
  'card-discarded',
  'hand-drawn',
  'sponsorship-drawn',
]);

/**
 * The shot for an event, given the one before it. `lasts`: how long the event is shown; what takes
 * no time is no reason to look elsewhere.
 */
export function shotFor(
  event: HeatEvent,
  lasts: number,
  before: Shot | null,
  seen: Seen,
): Shot | null {
  if (lasts === 0) return before;
  const car = 'car' in event ? event.car : null;
  if (event.type === 'spun-out') return { kind: 'spin', car: event.car };
  if (event.type === 'finish-crossed') return { kind: 'ride', car: event.car };
  if (car !== null && car === seen.me && OF_A_DRIVE.has(event.type))
    return same(before, { kind: 'ride', car });
  if (event.type !== 'car-moved')
    return car !== null && car === before?.car && !AFTER_IT.has(event.type) ? before : null;
  const { start, end } = event;
  if (start[0] < seen.finish && end[0] >= seen.finish) return { kind: 'ride', car: event.car };
  const passed = passedBy(event, seen.scene);
  if (!isNews(event, passed, seen)) return null;
  return {
    kind: 'watch',
    car: event.car,
    places: [start, end, ...passed.map(({ progress, spot }): Place => [progress, spot])],
  };
}

/** The cars that a move leaves behind. */
function passedBy(
  { car, start, end }: { car: number; start: Place; end: Place },
  scene: Scene,
): Scene['cars'] {
  return scene.cars.filter(
    (one) =>
      one.id !== car &&
      one.place === 0 &&
      one.spot !== OFF &&
      one.progress > start[0] &&
      one.progress < end[0],
  );
}

/** Is it worth a closer look: am I left behind, or the leader until now? */
function isNews(
  { car, end }: { car: number; end: Place },
  passed: Scene['cars'],
  { scene, me }: Seen,
): boolean {
  if (passed.some((one) => one.id === me)) return true;
  const others = scene.cars.filter((one) => one.id !== car && one.place === 0);
  return passed.length > 0 && others.every((one) => one.progress < end[0]);
}

/** The shot before, where it shows the same: nothing that follows it is done again. */
function same(before: Shot | null, next: Shot): Shot {
  return before?.kind === next.kind && before.car === next.car ? before : next;
}
