/** What the table hands down to everything that lies on it. */
import { createContext } from 'svelte';
import type { Place } from './places';
import type { Given, Light } from './questions/question';
import type { Stage } from './stage.svelte';
import type { Printed, VehicleName, VehicleView } from './types';

export type Yard = {
  readonly stage: Stage;
  readonly printed: Printed;
  readonly given: Given | null;
  /** The seat that looks; null: a spectator. */
  readonly you: number | null;
  /** A phone; a short one, whose browser keeps its bars. */
  readonly small: boolean;
  readonly short: boolean;
  /** What was pressed is on its way to the server. */
  readonly busy: boolean;
  nameOf: (seat: number) => string;
  press: (place: Place) => void;
  look: (place: Place | null) => void;
};

export const [yardOf, setYard] = createContext<Yard>();

export function lightAt(yard: Yard, place: Place): Light | null {
  return yard.given?.lights.get(place) ?? null;
}

/** Does something happen to this vehicle now? */
export function isOn(
  touched: { seat: number; vehicle: VehicleName } | null,
  { seat, vehicle }: { seat: number; vehicle: VehicleName },
): boolean {
  return touched?.seat === seat && touched.vehicle === vehicle;
}

/** Return a player's vehicle as `Vehicle` draws it now, with a part that has just been bolted on. */
export function standsAs(yard: Yard, seat: number, one: VehicleView) {
  const { fresh } = yard.stage;
  return {
    vehicle: one.vehicle,
    parts: one.parts,
    printed: yard.printed,
    driver: seat,
    turbo: one.turbo,
    fresh: fresh && isOn(fresh, { seat, vehicle: one.vehicle }) ? fresh.part : null,
  };
}
