import { describe, expect, it } from 'vitest';
import type { HeatEvent } from '../types';
import { heardIn, legendTurns, MAIN, spacesOf } from './story';

const bill = { total: 5, items: [] };
const events: HeatEvent[] = [
  { type: 'legend-drove', car: 9, how: 'clears', number: bill }, // of the round before
  { type: 'round-started', round: 2, order: [1, 0, 2] },
  { type: 'legends-card-turned', card: 4 },
  { type: 'boost-card-turned', key: 'B-01', star: 'slipstream', rival: 'impeding', rivals: 'yes' },
  { type: 'legend-drove', car: 1, how: 'clears', number: bill },
  { type: 'car-moved', car: 1, start: [36, 0], end: [41, 0], due: 5 },
  { type: 'ability-used', car: 1, ability: 'slipstream', source: 'star' },
  { type: 'car-moved', car: 1, start: [41, 0], end: [43, 1], due: 2 },
  { type: 'ability-used', car: 2, ability: 'full_throttle', source: 'star' },
  { type: 'legend-drove', car: 2, how: 'throttles', number: bill },
  { type: 'car-moved', car: 2, start: [10, 0], end: [30, 0], due: 20 },
  { type: 'legend-stands', car: 2, how: 'impeding', source: 'rival' },
  { type: 'car-moved', car: 0, start: [3, 0], end: [8, 0], due: 5 },
];
const entry = {
  seq: 7,
  at: 0,
  kind: 'moved',
  events,
  said: events.map((event) => ({ phrase: { type: 'phrase', code: event.type }, rules: ['X-1'] })),
};

describe('the turns of the Legends', () => {
  const turns = legendTurns(heardIn([entry as never]));

  it('begin with the card of the round, and leave drivers out', () => {
    expect(turns.map((turn) => turn.car)).toEqual([1, 2]);
    expect(turns.map((turn) => turn.done)).toEqual([true, true]);
  });

  it('have a step for the move and for each ability as it acts', () => {
    const [first, second] = turns;
    expect(first?.steps.map((step) => [step.sign, step.source])).toEqual([
      [MAIN, null],
      ['slipstream', 'star'],
    ]);
    expect(second?.steps.map((step) => step.sign)).toEqual(['full_throttle', MAIN, 'impeding']);
    expect(first?.steps[1]?.leg).toEqual({ from: [41, 0], to: [43, 1], due: 2 });
    expect(first?.steps[0]?.rules).toEqual(['X-1']);
  });

  it('add up', () => {
    expect(turns.map(spacesOf)).toEqual([7, 20]);
  });

  it('are none before a card lies open', () => {
    expect(legendTurns([])).toEqual([]);
  });

  it('are under way until something else happens', () => {
    const half = legendTurns(heardIn([{ ...entry, events: events.slice(0, 6) } as never]));
    expect(half.at(-1)?.done).toBe(false);
  });
});
