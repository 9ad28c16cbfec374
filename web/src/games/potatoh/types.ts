/** What the server says of a match, under the names that are used here. */
import type * as wire from '$lib/wire';

export type Card = number;
export type Printed = wire.PotatohPrinted;
export type PrintedCard = wire.PotatohPrintedCard;
export type View = wire.PotatohView;
export type PlayerView = wire.PotatohPlayerView;
export type StepView = wire.PotatohStepView;
export type Own = wire.PotatohOwn;
export type Odds = wire.PotatohOdds;
export type Preview = wire.PotatohPreview;
export type Stake = wire.PotatohStake;
export type PotatohAction = wire.PotatohAction;
export type PotatohEvent = wire.PotatohEvent;
export type EventType = PotatohEvent['type'];
