/** What the server says of a race: its view, events, actions, previews and printed parts. */
import type { Bill } from '$lib/wire';

export type { Bill };

export type Card = number;
export type Side = 'left' | 'right';
/** Where a car stands: its progress since the Finish Line was first crossed, and its Spot. */
export type Place = readonly [progress: number, spot: number];

// Printed

export type PrintedCard = { key: string; sort: string; value: number; plus: number };
export type PrintedGear = { cards: number; cooldown: number };
export type PrintedCorner = {
  line: number;
  limit: number;
  gap: number;
  legends: number;
  race_line: readonly [Side, Side];
};
export type Circuit = {
  name: string;
  laps: number;
  spaces: number;
  spots: number;
  heat: number;
  stress: number;
  grid: readonly (readonly [number, Side])[];
  corner: readonly PrintedCorner[];
  path: { points: readonly (readonly [number, number])[]; at: readonly number[] };
};
export type Printed = {
  cards: readonly PrintedCard[];
  gears: readonly PrintedGear[];
  colours: readonly string[];
  circuits: Readonly<Record<string, Circuit>>;
};

// The view

export type LegendsCard = { card: number; numbers: Readonly<Record<string, readonly [number, number]>> };
export type OpenSymbol = { kind: string; amount: number; from_adrenaline: boolean };
export type CarView = {
  id: number;
  seat: number | null;
  colour: string;
  progress: number;
  spot: number;
  lap: number;
  space: number;
  to_corner: number;
  place: number;
  finish_round: number;
  gear: number;
  hand: number;
  deck: number;
  discard: number;
  discard_top: Card | null;
  engine: readonly Card[];
  planned: number;
  has_planned: boolean;
  play_area: readonly Card[];
  stress_taken: number;
};
export type RaceView = {
  seat: number | null;
  circuit: string | { file: string; text: string };
  laps: number;
  round: number;
  step: string;
  order: readonly number[];
  turn: number;
  turn_start: number;
  speed: number;
  adrenaline_speed: number;
  symbols: readonly OpenSymbol[];
  reserve: number;
  legends_pro: number;
  legends_card: LegendsCard | null;
  legends_deck: number;
  cars: readonly CarView[];
  own: { hand: readonly Card[]; planned: readonly Card[] } | null;
};

// Actions and previews

export type HeatAction =
  | { type: 'plan'; gear: number; cards: readonly Card[] }
  | { type: 'stop' }
  | { type: 'cooldown'; source: string; amount: number }
  | { type: 'boost' }
  | { type: 'adrenaline' }
  | { type: 'react-done' }
  | { type: 'slipstream'; spaces: number }
  | { type: 'stay' }
  | { type: 'discard'; card: Card }
  | { type: 'discard-done' };

export type CornerPreview = { corner: number; heat: Bill };
export type Outcome = {
  speed: number;
  progress: number;
  corners: readonly CornerPreview[];
  engine: number;
  spins_out: boolean;
  slipstream: boolean;
  chance: number;
};
export type Preview = {
  heat: number;
  outcomes: readonly Outcome[];
  spin_out: 'never' | 'possible' | 'certain';
  moving_first?: readonly number[];
};

// Events

export type HeatEvent =
  | { type: 'grid-filled'; circuit: string; laps: number; grid: readonly number[]; legends?: readonly number[] }
  | { type: 'handicap-taken'; car: number; heat: number }
  | { type: 'cards-drawn'; car: number; count: number }
  | { type: 'hand-drawn'; car: number; cards: readonly Card[] }
  | { type: 'round-started'; round: number; order: readonly number[] }
  | { type: 'gear-shifted'; car: number; before: number; gear: number; heat: Bill }
  | { type: 'plan-changed'; car: number }
  | { type: 'cards-laid'; car: number; cards: readonly Card[] }
  | { type: 'cards-revealed'; car: number; cards: readonly Card[] }
  | { type: 'hand-cluttered'; car: number }
  | { type: 'card-flipped'; car: number; card: Card; counts: boolean }
  | { type: 'nothing-flipped'; car: number }
  | { type: 'deck-shuffled'; car: number; count: number }
  | { type: 'speed-set'; car: number; speed: Bill }
  | { type: 'car-moved'; car: number; start: Place; end: Place; due: number }
  | { type: 'legends-card-turned'; card: number }
  | { type: 'legend-drove'; car: number; how: LegendMove; number: Bill }
  | { type: 'adrenaline-gained'; car: number }
  | { type: 'adrenaline-used'; car: number; speed: number }
  | { type: 'cooled'; car: number; source: string; cards: readonly Card[] }
  | { type: 'boosted'; car: number; heat: Bill }
  | { type: 'slipstreamed'; car: number; spaces: number }
  | { type: 'corner-checked'; car: number; corner: number; heat: Bill }
  | {
      type: 'spun-out';
      car: number;
      corner: number;
      heat: Bill;
      paid: number;
      stress: number;
      start: Place;
      end: Place;
    }
  | { type: 'card-discarded'; car: number; card: Card }
  | { type: 'finish-crossed'; car: number }
  | { type: 'car-classified'; car: number; place: number; stopped: boolean }
  | { type: 'race-ended'; ranking: readonly number[] };

export type LegendMove = 'clears' | 'holds' | 'flat-out' | 'approaches' | 'waits';
export type EventType = HeatEvent['type'];
