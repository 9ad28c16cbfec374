/** How the Legends drove in a round: each turn in steps, from the events and the words they came with. */
import type { Phrase, Said, Told } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import type { HeatEvent, Place } from '../types';

/** An event with what the server says of it. */
export type Heard = { event: HeatEvent; said: Said | null };

export type LegendStep = {
  /** What it is drawn with: an ability, or the main move. */
  sign: string;
  /** Why the Legend has the ability. */
  source: 'star' | 'rival' | 'adrenaline' | null;
  phrase: Phrase | null;
  /** The same in a few words, for the board; none where the board shows it itself. */
  short: Phrase | null;
  rules: readonly string[];
  /** The move that it led to. */
  leg: { from: Place; to: Place; due: number } | null;
};
export type LegendTurn = {
  car: number;
  from: Place;
  to: Place;
  steps: readonly LegendStep[];
  /** It has driven to the end. */
  done: boolean;
};

export function heardIn(entries: readonly Told[]): Heard[] {
  return entries.flatMap((entry) =>
    (entry.events ?? []).map((raw, index) => ({
      event: raw as HeatEvent,
      said: entry.said?.[index] ?? null,
    })),
  );
}

/** The main move of a Legend: drawn with its own sign. */
export const MAIN = 'move';

/** The turns of the Legends since the last Legends card was turned up, in order. */
export function legendTurns(heard: readonly Heard[]): LegendTurn[] {
  const first = heard.findLastIndex(({ event }) => event.type === 'legends-card-turned');
  if (first < 0) return [];
  const turns: LegendTurn[] = [];
  for (const { event, said } of heard.slice(first + 1)) {
    const last = turns.at(-1);
    const step = stepOf(event, said);
    if (step && step.car === last?.car && !last.done)
      change(turns, { steps: [...last.steps, step] });
    else if (step && opensTurn(event)) {
      if (last) change(turns, { done: true });
      turns.push({ car: step.car, from: [0, 0], to: [0, 0], steps: [step], done: false });
    } else if (event.type === 'car-moved' && event.car === last?.car && !last.done) {
      const leg = { from: event.start, to: event.end, due: event.due };
      const driven = last.steps.some((one) => one.leg);
      change(turns, {
        from: driven ? last.from : event.start,
        to: event.end,
        steps: last.steps.map((one, i) => (i === last.steps.length - 1 ? { ...one, leg } : one)),
      });
    } else if (last && endsTurn(event, last.car)) change(turns, { done: true });
  }
  return turns;
}

function change(turns: LegendTurn[], by: Partial<LegendTurn>): void {
  turns.push({ ...turns.pop()!, ...by });
}

function opensTurn(event: HeatEvent): boolean {
  return event.type === 'legend-drove' || event.type === 'ability-used';
}

/** Something that belongs to another car, or to nobody, is after the turn. */
function endsTurn(event: HeatEvent, car: number): boolean {
  return !('car' in event) || event.car !== car;
}

function stepOf(event: HeatEvent, said: Said | null): (LegendStep & { car: number }) | null {
  const words = { phrase: said?.phrase ?? null, short: null, rules: said?.rules ?? [], leg: null };
  switch (event.type) {
    case 'legend-drove':
      return { car: event.car, sign: MAIN, source: null, ...words, short: shortOf(event) };
    case 'ability-used':
      return { car: event.car, sign: event.ability, source: sourceOf(event.source), ...words };
    case 'legend-stands':
      return {
        car: event.car,
        sign: event.how === 'impeding' ? 'impeding' : 'nimble',
        source: sourceOf(event.source),
        ...words,
      };
    case 'car-pushed':
      return { car: event.by, sign: 'nimble', source: null, ...words };
    default:
      return null;
  }
}

/** The main move as a sum. */
function shortOf({ how, number }: Extract<HeatEvent, { type: 'legend-drove' }>): Phrase {
  const amounts = number.items.map((item) => item.amount);
  switch (how) {
    case 'clears':
    case 'adjusts':
    case 'limited':
    case 'holds':
      return phrase('heat-legends-ui-sign-limit', {
        limit: amounts[0] ?? 0,
        diamond: amounts[1] ?? 0,
        more: amounts[2] ?? 0,
        number: number.total,
      });
    case 'throttles':
      return phrase('heat-legends-ui-sign-throttle', { number: number.total });
    case 'approaches':
    case 'waits':
      return phrase('heat-legends-ui-sign-stop', { number: number.total });
    case 'flat-out':
      return phrase('heat-legends-ui-sign-top', { number: number.total });
  }
}

function sourceOf(source: string): LegendStep['source'] {
  return source === 'star' || source === 'rival' || source === 'adrenaline' ? source : null;
}

/** How many Spaces a turn was worth. */
export function spacesOf(turn: LegendTurn): number {
  return turn.to[0] - turn.from[0];
}
