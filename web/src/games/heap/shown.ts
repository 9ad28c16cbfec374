/**
 * The view as it looks after each event, so that what moves leaves and arrives in its time. What
 * events do not tell stays as it was until the table's own view is shown.
 */
import { NONE } from './course';
import type { HeapEvent, PartView, PlayerView, VehicleName, VehicleView, View } from './types';

/** What is shown after an event. */
export function after(view: View, event: HeapEvent): View {
  switch (event.type) {
    case 'turn-started':
      return { ...view, turn: event.turn, instigator: event.seat, frames: stepping('draw') };
    case 'cards-drawn':
      return {
        ...withPlayer(view, event.seat, (one) => ({ hand: one.hand + event.count })),
        heap: Math.max(0, view.heap - event.count),
      };
    case 'cards-seen':
      return event.seat === view.seat ? withHand(view, (hand) => [...hand, ...event.cards]) : view;
    case 'cards-discarded':
      return {
        ...withPlayer(view, event.seat, (one) => ({ hand: one.hand - event.count })),
        rubbish: view.rubbish + event.count,
      };
    case 'discards-seen':
      return event.seat === view.seat
        ? withHand(view, (hand) => without(hand, ...event.cards))
        : view;
    case 'cards-hauled':
      return {
        ...withPlayer(view, event.seat, (one) => ({ haul: one.haul + event.count })),
        heap: Math.max(0, view.heap - event.count),
      };
    case 'rubbish-shuffled':
      // Cards that were still in the heap have been taken already: they are told of next.
      return { ...view, heap: view.heap + event.count, rubbish: 0 };
    case 'part-attached':
      return attached(view, event);
    case 'part-damaged':
      return withPart(view, event.owner, event.vehicle, event.part, (one) => ({
        ...one,
        damaged: true,
      }));
    case 'part-repaired':
      return withPart(view, event.owner, event.vehicle, event.part, (one) => ({
        ...one,
        damaged: false,
      }));
    case 'challenged':
      return { ...view, challenge: event.vehicle };
    case 'vehicle-chosen':
      return {
        ...withPlayer(view, event.seat, () => ({ rushing: event.vehicle })),
        frames: stepping('vehicles'),
      };
    case 'card-flipped':
      return {
        ...view,
        heap: Math.max(0, view.heap - 1),
        challenge: null,
        combat: [event.card],
        author: event.seat,
        attack: event.attack,
        direction: 'clockwise',
        up_next: NONE,
        players: view.players.map((one) => ({ ...one, in_rush: true })),
        frames: stepping('combat'),
      };
    case 'card-played': {
      const played = withPlayer(view, event.seat, (one) => ({ hand: one.hand - 1 }));
      const left =
        event.seat === view.seat ? withHand(played, (hand) => without(hand, event.card)) : played;
      return {
        ...left,
        combat: [...view.combat, event.card],
        author: event.seat,
        attack: event.attack,
        up_next: NONE,
        frames: stepping('combat'),
      };
    }
    case 'colour-named':
      return { ...view, attack: event.colour };
    case 'swerved':
      return {
        ...view,
        direction: event.direction,
        up_next: event.target,
        frames: stepping('combat'),
      };
    case 'box-triggered':
      return withVehicle(view, event.seat, event.vehicle, (one) =>
        event.box === 'card'
          ? { ...one, used: true }
          : {
              ...one,
              parts: one.parts.map((part) =>
                part.part === event.box ? { ...part, used: true } : part,
              ),
            },
      );
    case 'dropped-out':
      return {
        ...withPlayer(view, event.seat, () => ({ in_rush: false })),
        up_next: view.up_next === event.seat ? NONE : view.up_next,
      };
    case 'combat-pile-discarded':
      return calmed({ ...view, combat: [], rubbish: view.rubbish + event.count });
    case 'no-rush':
      return calmed(view);
    case 'haul-picked-up':
      return { ...view, frames: stepping('check') };
    case 'haul-seen':
      return event.seat === view.seat && view.own
        ? { ...view, own: { ...view.own, haul: event.cards } }
        : view;
    case 'haul-discarded':
      return {
        ...withPlayer(view, event.seat, () => ({ haul: 0 })),
        rubbish: view.rubbish + event.count,
        own: view.own && event.seat === view.seat ? { ...view.own, haul: [] } : view.own,
      };
    case 'pileup-started':
      return { ...view, starter: event.seat, challenge: null, frames: stepping('prepare') };
    case 'went-turbo':
      return withVehicle(view, event.seat, event.vehicle, (one) => ({ ...one, turbo: true }));
    case 'parts-discarded':
      return {
        ...view,
        rubbish: view.rubbish + event.parts + event.hauled,
        players: view.players.map((player) => ({
          ...player,
          haul: 0,
          vehicles: player.vehicles.map((one) => ({ ...one, parts: [] })),
        })),
      };
    case 'game-ended':
      return { ...view, winner: event.winner, frames: [{ frame: 'over' }] };
    case 'rush-won':
      return { ...view, up_next: NONE, frames: stepping('end_of_rush') };
    case 'player-named':
    case 'symbol-skipped':
    case 'pileup-hand-drawn':
      return view;
    default:
      return event satisfies never;
  }
}

function attached(view: View, event: Extract<HeapEvent, { type: 'part-attached' }>): View {
  const isMine = event.seat === view.seat;
  const taken = event.hauled
    ? withPlayer(view, event.seat, (one) => ({ haul: one.haul - 1 }))
    : withPlayer(view, event.seat, (one) => ({ hand: one.hand - 1 }));
  const left = !isMine
    ? taken
    : event.hauled
      ? { ...taken, own: taken.own && { ...taken.own, haul: without(taken.own.haul, event.card) } }
      : withHand(taken, (hand) => without(hand, event.card));
  const part: PartView = { part: event.part, card: event.card, damaged: false, used: false };
  const built = withVehicle(left, event.seat, event.vehicle, (one) => ({
    ...one,
    parts: [...one.parts.filter((other) => other.part !== event.part), part],
  }));
  return {
    ...built,
    rubbish: built.rubbish + (event.replaced === NONE ? 0 : 1),
    frames: event.hauled ? built.frames : stepping('bodge'),
  };
}

/** After a rush everything is as before it. */
function calmed(view: View): View {
  return {
    ...view,
    author: NONE,
    attack: null,
    direction: 'clockwise',
    up_next: NONE,
    challenge: null,
    players: view.players.map((player) => ({
      ...player,
      rushing: null,
      in_rush: false,
      vehicles: player.vehicles.map((one) => ({
        ...one,
        used: false,
        parts: one.parts.map((part) => ({ ...part, used: false })),
      })),
    })),
  };
}

function stepping(step: string): View['frames'] {
  return [{ frame: 'step', step }];
}

function withPlayer(
  view: View,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): View {
  return {
    ...view,
    players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
  };
}

function withVehicle(
  view: View,
  seat: number,
  vehicle: VehicleName,
  change: (vehicle: VehicleView) => VehicleView,
): View {
  return withPlayer(view, seat, (player) => ({
    vehicles: player.vehicles.map((one) => (one.vehicle === vehicle ? change(one) : one)),
  }));
}

function withPart(
  view: View,
  seat: number,
  vehicle: VehicleName,
  part: PartView['part'],
  change: (part: PartView) => PartView,
): View {
  return withVehicle(view, seat, vehicle, (one) => ({
    ...one,
    parts: one.parts.map((other) => (other.part === part ? change(other) : other)),
  }));
}

function withHand(view: View, change: (hand: readonly number[]) => number[]): View {
  if (!view.own) return view;
  const hand = change(view.own.hand).toSorted((one, other) => one - other);
  return { ...view, own: { ...view.own, hand } };
}

function without(cards: readonly number[], ...gone: readonly number[]): number[] {
  const left = [...cards];
  for (const card of gone) {
    const place = left.indexOf(card);
    if (place >= 0) left.splice(place, 1);
  }
  return left;
}
