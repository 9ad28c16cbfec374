/** Where a game stands, as the view says it: the step, who is asked and what. */
import type * as wire from '$lib/wire';
import type { Barred, Option, Phrase } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import type {
  HeapAction,
  PlayerView,
  Printed,
  PrintedCard,
  PrintedSide,
  VehicleView,
  View,
} from './types';

export type Own = wire.HeapOwn;
export type Preview = wire.HeapPreview;
export type FrameRow = View['frames'][number];
export type EventType = wire.HeapEvent['type'];
export type BoxName = wire.HeapTriggerBox['box'];
export type Colour = wire.HeapNameColour['colour'];
export type Direction = View['direction'];

/** No card, nobody: how the server says it in numbers. */
export const NONE = -1;

type Running = 'step' | 'box' | 'each' | 'over';
/** Frames that ask somebody. */
export type Asking = Exclude<FrameRow, { frame: Running }>;
export type AskTag = Asking['frame'];

/** The frame that asks, or null where nobody is asked. */
export function askingIn(view: View): Asking | null {
  const top = view.frames.at(-1);
  if (!top || top.frame === 'step' || top.frame === 'box' || top.frame === 'each') return null;
  return top.frame === 'over' ? null : top;
}

/** The steps as the players know them. */
export type Step = 'draw' | 'bodge' | 'rush' | 'check' | 'pileup' | 'over';

export function stepIn(view: View): Step {
  if (view.frames.at(-1)?.frame === 'over') return 'over';
  if (isPileup(view)) return 'pileup';
  for (const frame of view.frames) {
    if (frame.frame !== 'step') continue;
    switch (frame.step) {
      case 'draw':
      case 'bodge':
      case 'check':
        return frame.step;
      default:
        return 'rush';
    }
  }
  return 'draw';
}

/** Has the decisive battle begun? */
export function isPileup(view: View): boolean {
  return view.starter !== NONE;
}

/** Is there an attack to be answered? */
export function isCombat(view: View): boolean {
  return view.combat.length > 0;
}

/** Has the rush been won, with boxes still to be run? */
export function isRushOver(view: View): boolean {
  return view.frames.some((one) => one.frame === 'step' && one.step === 'end_of_rush');
}

/** Has this player dropped out of the rush that is fought? */
export function isOutOf(view: View, player: PlayerView): boolean {
  return isCombat(view) && !player.in_rush;
}

/** Who must answer the attack; nobody yet while its player still chooses where to swerve. */
export function answererIn(view: View): number {
  return askingIn(view)?.frame === 'swerve' ? NONE : view.up_next;
}

/** What a player does in the rush that is fought; null: just waits in it. */
export type Doing = 'attacks' | 'answers' | 'out' | 'wins';

export function doingIn(view: View, player: PlayerView): Doing | null {
  if (!isCombat(view)) return null;
  if (view.author === player.seat)
    return isRushOver(view) || view.winner === player.seat ? 'wins' : 'attacks';
  if (isOutOf(view, player)) return 'out';
  return answererIn(view) === player.seat ? 'answers' : null;
}

export function actionOf(option: Option): HeapAction {
  return option.action as HeapAction;
}

export function barredAction(barred: Barred): HeapAction {
  return barred.action as HeapAction;
}

export function previewOf(option: Option | null | undefined): Preview | null {
  return (option?.preview as Preview | null | undefined) ?? null;
}

/** What is printed on a card, by its number. */
export function printedCard(printed: Printed, card: number): PrintedCard | null {
  return printed.cards[card - printed.first] ?? null;
}

/** The side of a vehicle card that is up. */
export function sideOf(printed: Printed, vehicle: VehicleView): PrintedSide {
  const sides = printed.vehicles.find((one) => one.vehicle === vehicle.vehicle)!;
  return vehicle.turbo ? sides.turbo : sides.normal;
}

export function vehicleOf(player: PlayerView, vehicle: VehicleView['vehicle']): VehicleView {
  return player.vehicles.find((one) => one.vehicle === vehicle)!;
}

/** How many parts a vehicle has of those that are needed; more than enough is enough. */
export function partsPhrase(count: number, needed: number): Phrase {
  return count >= needed
    ? phrase('heap-ui-parts-ready', { count })
    : phrase('heap-ui-parts', { count, needed });
}

/** Does this vehicle take part in the rush? In the pileup all do. */
export function isRushing(view: View, player: PlayerView, vehicle: string): boolean {
  return isPileup(view) || player.rushing === vehicle;
}

/** The seats around the table from the viewer's left, clockwise; all of them for others. */
export function rivalsOf(view: View): PlayerView[] {
  const { seat, players } = view;
  if (seat === null) return [...players];
  return [...players.slice(seat + 1), ...players.slice(0, seat)];
}
