/** What lies where on the board: one's own workshop, the rush in the middle, or parts to aim at. */
import { actionOf, isCombat, isPileup, stepIn, type AskTag } from './course';
import type { Given } from './questions/question';
import type { PartName, VehicleName, View } from './types';

export type Mode = 'workshop' | 'duel' | 'parts';

export function modeOf(view: View, frame: AskTag | null, small: boolean): Mode {
  if (frame === 'shoot' || frame === 'repair') return 'parts';
  if (isCombat(view) || isPileup(view)) return 'duel';
  return stepIn(view) === 'rush' && !small ? 'duel' : 'workshop';
}

/** A part, and what would be done to it. */
export type Sight = { part: PartName; deed: 'attach' | 'shoot' | 'repair' };

/** The part of this vehicle that would be hit or mended now: it is marked on the vehicle itself. */
export function inSight(given: Given | null, seat: number, vehicle: VehicleName): Sight | null {
  const action = given?.shown ? actionOf(given.shown) : null;
  if (action?.type !== 'shoot' && action?.type !== 'repair') return null;
  return action.seat === seat && action.vehicle === vehicle
    ? { part: action.part, deed: action.type }
    : null;
}

/** Can a part of this player, or of this vehicle of theirs, be aimed at now? */
export function isAimedAt(
  given: Given | null,
  seat: number,
  vehicle: VehicleName | '' = '',
): boolean {
  const prefix = `part-${seat}-${vehicle}`;
  return [...(given?.lights ?? [])].some(
    ([place, light]) => place.startsWith(prefix) && light.state !== 'barred',
  );
}
