/** HEAP's cards, symbols and vehicles explain themselves. */
import { Explaining } from '$lib/explaining.svelte';
import { sideOf } from './course';
import { cardOf } from './drawings';
import type { Sign } from './symbols';
import type { Printed, PrintedCard, PrintedSide, VehicleView } from './types';

export type Thing = Sign | { kind: 'card'; card: PrintedCard } | Standing;
/** A vehicle in a garage: the side that is up, and what is bolted on. */
export type Standing = {
  kind: 'garage';
  vehicle: VehicleView;
  side: PrintedSide;
  cards: readonly PrintedCard[];
  /** Whose it is; null: one's own. */
  owner: string | null;
};
export const explaining = new Explaining<Thing>();
export const { explains } = explaining;

export function standing(
  printed: Printed,
  vehicle: VehicleView,
  owner: string | null = null,
): Standing {
  return {
    kind: 'garage',
    vehicle,
    side: sideOf(printed, vehicle),
    cards: vehicle.parts.map((one) => cardOf(printed, one.card)),
    owner,
  };
}
