/** The box that is being run: its symbols, and which of them is followed now. */
import { NONE, printedCard, sideOf, vehicleOf, type BoxName } from './course';
import { effectOf } from './symbols';
import type { HeapEvent, Printed, VehicleName, View } from './types';

export type RunningBox = {
  seat: number;
  kind: 'bodge' | 'rush';
  vehicle: VehicleName;
  box: BoxName;
  card: number; // NONE: the vehicle card's own
  effects: readonly string[];
  at: number; // the symbol that is followed now; before the first one: -1
};

const DEEDS: Partial<Record<HeapEvent['type'], string>> = {
  'cards-drawn': 'draw',
  'cards-discarded': 'discard',
  'cards-hauled': 'haul',
  'part-repaired': 'repair',
  challenged: 'challenge',
  'part-damaged': 'shoot',
};

/** A box that begins with this event, or the one that goes on; null: none is run. */
export function boxAfter(
  box: RunningBox | null,
  event: HeapEvent,
  view: View,
  printed: Printed,
): RunningBox | null {
  switch (event.type) {
    case 'part-attached': {
      const card = printedCard(printed, event.card);
      if (event.hauled || !card?.bodge.length) return null;
      const { seat, vehicle, part } = event;
      return {
        seat,
        kind: 'bodge',
        vehicle,
        box: part,
        card: event.card,
        effects: card.bodge,
        at: -1,
      };
    }
    case 'box-triggered': {
      const { seat, vehicle, box: name, card } = event;
      const effects = effectsOf(view, printed, event);
      return effects.length
        ? { seat, kind: 'rush', vehicle, box: name, card, effects, at: -1 }
        : null;
    }
    case 'symbol-skipped':
      return box && moved(box, (effect) => effect === event.effect);
    case 'player-named':
      return box && moved(box, (effect) => effect === event.effect);
    case 'cards-drawn':
    case 'cards-discarded':
    case 'cards-hauled':
    case 'part-repaired':
    case 'part-damaged':
    case 'challenged': {
      if (!box || (event.type === 'part-repaired' && event.paid)) return null;
      const deed = DEEDS[event.type]!;
      return moved(box, (effect) => effectOf(effect).deed.startsWith(deed));
    }
    case 'cards-seen':
    case 'discards-seen':
    case 'rubbish-shuffled':
      return box;
    default:
      return null;
  }
}

/** On to the symbol that an event follows: the same one again where several players follow it. */
function moved(box: RunningBox, fits: (effect: string) => boolean): RunningBox | null {
  const { effects, at } = box;
  const now = at >= 0 ? effects[at] : undefined;
  const next = effects.findIndex((effect, index) => index > at && fits(effect));
  if (now && fits(now)) {
    const effect = effectOf(now);
    // `all_…` and what a named player does belong to the symbol that is followed already.
    if (('who' in effect && effect.who !== 'you') || next < 0) return box;
  }
  return next < 0 ? null : { ...box, at: next };
}

function effectsOf(
  view: View,
  printed: Printed,
  event: Extract<HeapEvent, { type: 'box-triggered' }>,
): readonly string[] {
  if (event.card !== NONE) return printedCard(printed, event.card)?.rush?.effects ?? [];
  const player = view.players[event.seat];
  return player ? sideOf(printed, vehicleOf(player, event.vehicle)).rush.effects : [];
}

/** Where a view is in the middle of a box: that box, as far as it is known what it was. */
export function boxIn(view: View, known: RunningBox | null): RunningBox | null {
  const frame = view.frames.findLast((one) => one.frame === 'box');
  if (!known || !frame || frame.frame !== 'box' || frame.seat !== known.seat) return null;
  const left = frame.effects?.length ?? 0;
  return { ...known, at: Math.max(0, known.effects.length - left - 1) };
}
