/** What the server says of a race, under the names that are used here. */
import type * as wire from '$lib/wire';

export type Bill = wire.Bill;
export type Card = number;
export type Side = 'left' | 'right';
export type Place = Readonly<wire.HeatPlace>;

export type Circuit = wire.HeatCircuitFile;
export type Printed = wire.HeatPrinted;
export type GameView = wire.HeatView;
export type RaceView = wire.HeatRaceView;
export type CarView = wire.HeatCarView;
export type TurnView = wire.HeatTurnView;
export type SymbolView = wire.HeatSymbolView;
export type DraftView = wire.HeatDraftView;
export type SeasonView = wire.HeatSeasonView;
export type SeasonRace = wire.HeatSeasonRaceView;
export type HeatAction = wire.HeatAction;
export type Outcome = wire.HeatOutcome;
export type Preview = wire.HeatPreview;
export type Odds = wire.HeatOdds;
export type HeatEvent = wire.HeatEvent;
export type EventType = HeatEvent['type'];
