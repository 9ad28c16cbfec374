/** What the server says of a game, under the names that are used here. */
import type * as wire from '$lib/wire';

export type Card = number;
export type Printed = wire.HeapPrinted;
export type PrintedCard = wire.HeapPrintedCard;
export type PrintedBox = wire.HeapPrintedBox;
export type PrintedVehicle = wire.HeapPrintedVehicle;
export type PrintedSide = wire.HeapPrintedSide;
export type VehicleName = PrintedCard['vehicle'];
export type PartName = PrintedCard['part'];
export type AttackName = PrintedCard['attack'];
export type View = wire.HeapView;
export type PlayerView = wire.HeapPlayerView;
export type VehicleView = wire.HeapVehicleView;
export type PartView = wire.HeapPartView;
export type HeapAction = wire.HeapAction;
export type HeapEvent = wire.HeapEvent;

export const VEHICLES: readonly VehicleName[] = [
  'doombuggy',
  'gyrohopper',
  'scrap_hog',
  'bigg_rigg',
];
export const PARTS: readonly PartName[] = ['weapon', 'engine', 'cargo', 'movement', 'bling'];
