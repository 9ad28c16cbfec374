/** HEAP's cards and symbols explain themselves. */
import { Explaining } from '$lib/explaining.svelte';
import type { Sign } from './symbols';
import type { PrintedCard, PrintedSide, VehicleView } from './types';

export type Thing =
  | Sign
  | { kind: 'card'; card: PrintedCard }
  /** A vehicle in a garage: the side that is up, and what is bolted on. */
  | { kind: 'garage'; vehicle: VehicleView; side: PrintedSide; cards: readonly PrintedCard[] };
export const explaining = new Explaining<Thing>();
export const { explains } = explaining;
