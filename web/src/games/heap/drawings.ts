/** Which drawing stands for which card, and where parts sit on their vehicles. */
import type { Card, PartName, Printed, PrintedCard, VehicleName } from './types';

/** A vehicle's drawing is 240 by 160; parts may reach out of it. */
export const FRAME = { x: -6, y: -16, width: 264, height: 180 };

/** A place on a vehicle, in the units of its drawing. */
export type Place = { x: number; y: number; width: number; height: number };

/** Where the part of a slot sits, from the slot's own drawing. */
const PLACES: Readonly<Record<VehicleName, Readonly<Record<PartName, Place>>>> = {
  doombuggy: {
    weapon: { x: 186, y: 62, width: 62, height: 48 },
    engine: { x: 16, y: 34, width: 72, height: 64 },
    cargo: { x: 84, y: -4, width: 76, height: 54 },
    movement: { x: 24, y: 84, width: 194, height: 71 },
    bling: { x: 160, y: 42, width: 42, height: 42 },
  },
  gyrohopper: {
    weapon: { x: 112, y: 112, width: 48, height: 55 },
    engine: { x: 52, y: 48, width: 62, height: 62 },
    cargo: { x: 12, y: 86, width: 58, height: 46 },
    movement: { x: 36, y: -8, width: 192, height: 61 },
    bling: { x: 160, y: 84, width: 50, height: 31 },
  },
  scrap_hog: {
    weapon: { x: 172, y: 24, width: 66, height: 40 },
    engine: { x: 92, y: 82, width: 54, height: 47 },
    cargo: { x: 12, y: 50, width: 66, height: 51 },
    movement: { x: 20, y: 74, width: 196, height: 83 },
    bling: { x: 120, y: 10, width: 42, height: 36 },
  },
  bigg_rigg: {
    weapon: { x: 202, y: 78, width: 60, height: 52 },
    engine: { x: 98, y: 26, width: 54, height: 68 },
    cargo: { x: 4, y: 34, width: 102, height: 68 },
    movement: { x: 16, y: 104, width: 206, height: 56 },
    bling: { x: 146, y: 2, width: 58, height: 39 },
  },
};

/** What lies behind the body and what before it, back to front. */
const BEHIND: Readonly<Record<VehicleName, readonly PartName[]>> = {
  doombuggy: ['engine', 'cargo'],
  gyrohopper: ['engine', 'cargo'],
  scrap_hog: ['cargo'],
  bigg_rigg: ['engine', 'cargo'],
};
const BEFORE: Readonly<Record<VehicleName, readonly PartName[]>> = {
  doombuggy: ['movement', 'weapon', 'bling'],
  gyrohopper: ['movement', 'weapon', 'bling'],
  scrap_hog: ['movement', 'engine', 'weapon', 'bling'],
  bigg_rigg: ['movement', 'weapon', 'bling'],
};

export function placeOf(vehicle: VehicleName, part: PartName): Place {
  return PLACES[vehicle][part];
}

export function layersOf(vehicle: VehicleName): {
  behind: readonly PartName[];
  before: readonly PartName[];
} {
  return { behind: BEHIND[vehicle], before: BEFORE[vehicle] };
}

/** The card behind a number. */
export function cardOf(printed: Printed, card: Card): PrintedCard {
  return printed.cards[card - printed.first]!;
}

/** The drawing of a slot's part. */
export function slotArt(vehicle: VehicleName, part: PartName): string {
  return `heap-p-${vehicle}-${part}`;
}

/** The drawing of a part on its vehicle. */
export function fittedArt(card: PrintedCard): string {
  return slotArt(card.vehicle, card.part);
}

/** The cards that have a picture of their own. */
const DRAWN: ReadonlySet<string> = new Set([
  'DB-WEA-2',
  'DB-WEA-3',
  'GY-WEA-1',
  'BR-BLI-1',
  'SH-CAR-1',
  'SH-BLI-1',
  'GY-MOV-1',
  'DB-CAR-1',
  'DB-MOV-2',
  'SH-ENG-2',
  'GY-BLI-2',
  'BR-CAR-1',
]);

/** The picture on a card. */
export function cardArt(card: PrintedCard): string {
  return DRAWN.has(card.key) ? `heap-a-${card.key}` : slotArt(card.vehicle, card.part);
}
