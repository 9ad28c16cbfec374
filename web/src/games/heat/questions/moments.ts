/** Moments of a recorded race for the tests of the questions. */
import type { DecisionView, Option } from '$lib/wire';
import { actionOf, handOf } from '../choices';
import modules from '../fixtures/moments-modules.json';
import parts from '../fixtures/printed.json';
import race from '../fixtures/race-usa.json';
import { cardPhrase } from '../naming';
import type { Card, GameView, HeatAction, Printed } from '../types';
import type { Asked, Chosen, Given } from './question';
import { questionOf } from './index';

type Moment = { view: GameView; decision: DecisionView | null };
const updates = race as unknown as Moment[];
const printed = parts as unknown as Printed;

/** A moment at which a step asks: the first one that also has what is wanted. */
export function at(step: string, wanted: (asked: Asked) => boolean = () => true): Asked {
  for (const { view, decision } of updates) {
    if (view.step !== step || !decision) continue;
    const asked = askedIn(view, decision);
    if (wanted(asked)) return asked;
  }
  throw new Error(`nowhere in the race: ${step}`);
}

/** A moment of a race with the modules at which an action of this type is possible. */
export function atModule(type: HeatAction['type']): Asked {
  const { view, decision } = (modules as unknown as Record<string, Moment>)[type]!;
  return askedIn(view, decision!);
}

function askedIn(view: GameView, decision: DecisionView): Asked {
  const car = view.race.cars.find((one) => one.seat === 0)!;
  return {
    decision,
    gear: car.gear,
    hand: handOf(view),
    laid: view.own!.planned,
    printed,
    confirm: false,
    turn: view.race.turn,
    engine: car.engine.length,
    weather: view.race.weather,
    sectorEnd: null,
    pile: view.own!.pile,
    salvaged: view.own!.salvaged,
    nameOf: (card) => cardPhrase(printed, card),
  };
}

export function begin(asked: Asked): Chosen {
  return questionOf(asked.decision)!.begin(asked);
}

export function give(asked: Asked, chosen: Chosen): Given {
  return questionOf(asked.decision)!.give(asked, chosen);
}

/** The first option of a type. */
export function optionFor(asked: Asked, type: HeatAction['type']): Option {
  return asked.decision.options.find((option) => actionOf(option).type === type)!;
}

export function placeOf(asked: Asked, card: Card): number {
  return asked.hand.indexOf(card);
}

/** How the cards in hand lie there; fails where one does not choose among them. */
export function cardsIn({ place }: Given) {
  if (place.kind !== 'hand') throw new Error('no cards to choose');
  return place.cards;
}

/** What is offered beside the cards played; fails where one chooses among cards. */
export function choicesIn({ place }: Given) {
  if (place.kind !== 'choices') throw new Error('no choices');
  return place;
}
