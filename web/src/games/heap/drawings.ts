/** Which drawing stands for which card, and where parts sit on their vehicles. */
import type { Card, PartName, Printed, PrintedCard, VehicleName } from './types';

/** A vehicle's drawing is 240 by 160; parts reach out of it. */
export const FRAME = { x: -8, y: -26, width: 276, height: 190 };

/** A place on a vehicle, in the units of its drawing. */
export type Place = { x: number; y: number; width: number; height: number };
const at = (x: number, y: number, width: number, height: number): Place => ({
  x,
  y,
  width,
  height,
});

/** Where the part of a slot sits; a drawing stands at the bottom of its place. */
const PLACES: Readonly<Record<VehicleName, Readonly<Record<PartName, Place>>>> = {
  doombuggy: {
    weapon: at(188, 48, 64, 60),
    engine: at(10, 26, 74, 68),
    cargo: at(86, -24, 74, 68),
    movement: at(24, 84, 194, 71),
    bling: at(158, 36, 48, 50),
  },
  gyrohopper: {
    weapon: at(108, 108, 58, 56),
    engine: at(40, 32, 66, 62),
    cargo: at(2, 84, 62, 60),
    movement: at(36, -8, 192, 61),
    bling: at(-4, 12, 50, 50),
  },
  scrap_hog: {
    weapon: at(166, 6, 64, 58),
    engine: at(88, 76, 58, 54),
    cargo: at(2, 40, 72, 66),
    movement: at(20, 74, 196, 83),
    bling: at(122, 8, 46, 46),
  },
  bigg_rigg: {
    weapon: at(204, 62, 62, 62),
    engine: at(92, 24, 60, 70),
    cargo: at(-2, 8, 100, 86),
    movement: at(16, 104, 206, 56),
    bling: at(146, -12, 60, 52),
  },
};

/** Drawings of another shape than the others of their slot, or that sit elsewhere. */
const ELSEWHERE: Readonly<Record<string, Place>> = {
  'DB-WEA-1': at(186, 62, 62, 48),
  'DB-ENG-1': at(16, 34, 72, 64),
  'DB-BLI-1': at(160, 42, 42, 42),
  'DB-BLI-2': at(96, 76, 84, 46),
  'GY-WEA-2': at(112, 112, 48, 55),
  'GY-ENG-1': at(52, 48, 62, 62),
  'GY-ENG-3': at(18, -16, 80, 76),
  'GY-CAR-1': at(12, 86, 58, 46),
  'GY-BLI-1': at(160, 84, 50, 31),
  'SH-WEA-1': at(172, 24, 66, 40),
  'SH-ENG-3': at(92, 82, 54, 47),
  'SH-CAR-3': at(12, 50, 66, 51),
  'SH-MOV-3': at(47, 10, 144, 144),
  'SH-BLI-1': at(176, 86, 50, 46),
  'SH-BLI-3': at(120, 10, 42, 36),
  'BR-WEA-1': at(202, 78, 60, 52),
  'BR-ENG-1': at(98, 26, 54, 68),
  'BR-CAR-2': at(4, 34, 102, 68),
};

/** Where the driver's head is, and how large. */
const DRIVERS: Readonly<Record<VehicleName, Place>> = {
  doombuggy: head(128, 68, 0.62),
  gyrohopper: head(161, 80, 0.5),
  scrap_hog: head(100, 48, 0.66),
  bigg_rigg: head(182, 64, 0.42),
};
function head(x: number, y: number, scale: number): Place {
  return at(x - 44 * scale, y - 50 * scale, 88 * scale, 88 * scale);
}

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

export function layersOf(vehicle: VehicleName): {
  behind: readonly PartName[];
  before: readonly PartName[];
} {
  return { behind: BEHIND[vehicle], before: BEFORE[vehicle] };
}

export function driverOf(vehicle: VehicleName): Place {
  return DRIVERS[vehicle];
}

/** Where a part sits on its vehicle: that card, or whatever comes into the slot. */
export function placeOf(vehicle: VehicleName, part: PartName, card?: PrintedCard): Place {
  return (card && ELSEWHERE[drawingOf(card)]) ?? PLACES[vehicle][part];
}

/** The card behind a number. */
export function cardOf(printed: Printed, card: Card): PrintedCard {
  return printed.cards[card - printed.first]!;
}

const VEHICLE_CODES: Readonly<Record<VehicleName, string>> = {
  doombuggy: 'DB',
  gyrohopper: 'GY',
  scrap_hog: 'SH',
  bigg_rigg: 'BR',
};
const PART_CODES: Readonly<Record<PartName, string>> = {
  weapon: 'WEA',
  engine: 'ENG',
  cargo: 'CAR',
  movement: 'MOV',
  bling: 'BLI',
};
const DESIGNS = [1, 2, 3]; // there are drawings of three designs a slot

/** The design whose drawing a card has: its own, or for somebody's own cards one that fits there. */
function drawingOf(card: PrintedCard): string {
  const slot = `${VEHICLE_CODES[card.vehicle]}-${PART_CODES[card.part]}`;
  if (DESIGNS.some((design) => card.key === `${slot}-${design}`)) return card.key;
  let sum = 0;
  for (const letter of card.key) sum += letter.codePointAt(0)!;
  return `${slot}-${DESIGNS[sum % DESIGNS.length]!}`;
}

/** The picture on a card. */
export function cardArt(card: PrintedCard): string {
  return `a-${drawingOf(card)}`;
}

/** The drawing of a part on its vehicle: what moves it is as wide as the vehicle. */
export function fittedArt(card: PrintedCard): string {
  return `${card.part === 'movement' ? 'm' : 'a'}-${drawingOf(card)}`;
}
