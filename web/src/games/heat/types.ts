/** What the server says of a race, under the names that are used here. */
import type * as wire from '$lib/wire';

export type Bill = wire.Bill;
export type Card = number;
export type Side = 'left' | 'right';
/** Where a car stands: its progress since the Finish Line was first crossed, and its Spot. */
export type Place = readonly [progress: number, spot: number];

export type Circuit = wire.HeatCircuitFile;
export type Printed = wire.HeatPrinted;
export type RaceView = wire.HeatView;
export type CarView = wire.HeatCarView;
export type HeatAction = wire.HeatAction;
export type Outcome = wire.HeatOutcome;
export type Preview = wire.HeatPreview;

// A place travels as a list of two numbers.
type Placed<E> = Omit<E, 'start' | 'end'> & { start: Place; end: Place };
export type HeatEvent =
  | Exclude<wire.HeatEvent, wire.HeatCarMoved | wire.HeatSpunOut>
  | Placed<wire.HeatCarMoved>
  | Placed<wire.HeatSpunOut>;
export type EventType = HeatEvent['type'];
