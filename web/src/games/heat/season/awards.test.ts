import { describe, expect, it } from 'vitest';
import type { Told } from '$lib/wire';
import type { HeatEvent } from '../types';
import { awardsOf } from './awards';

const bill = (total: number) => ({ total, items: [] });
const announced = (race: number): HeatEvent => ({
  type: 'race-announced',
  race,
  races: 2,
  year: '1961',
  circuit: 'USA',
  laps: 1,
  event: 'strike',
  press: [],
});
const log = (...events: HeatEvent[]): Told[] => [
  { kind: 'moved', seq: 1, entry: 1, events } as unknown as Told,
];
const speed = (car: number, total: number): HeatEvent => ({
  type: 'speed-set',
  car,
  speed: bill(total),
});

describe('awards', () => {
  it('go to whoever has most, with the race it happened in', () => {
    const told = log(announced(1), speed(0, 9), speed(1, 14), announced(2), speed(0, 12));
    expect(awardsOf(told, new Set([1, 2]))).toEqual([
      { kind: 'speed', car: 1, amount: 14, race: 1 },
    ]);
  });

  it('are given for the races of one season only', () => {
    const told = log(announced(1), speed(1, 14), announced(2), speed(0, 12));
    expect(awardsOf(told, new Set([2]))).toEqual([{ kind: 'speed', car: 0, amount: 12, race: 2 }]);
  });

  it('add up what is paid and earned', () => {
    const told = log(
      announced(1),
      { type: 'gear-shifted', car: 0, before: 2, gear: 3, heat: bill(1) },
      { type: 'sponsorship-earned', car: 2, why: 'speed', corner: 0, drawn: 1 },
      announced(2),
      { type: 'gear-shifted', car: 0, before: 2, gear: 3, heat: bill(1) },
      { type: 'sponsorship-earned', car: 2, why: 'speed', corner: 0, drawn: 1 },
      { type: 'sponsorship-earned', car: 1, why: 'speed', corner: 0, drawn: 0 },
    );
    expect(awardsOf(told, new Set([1, 2]))).toEqual([
      { kind: 'engine', car: 0, amount: 2, race: 2 },
      { kind: 'press', car: 2, amount: 2, race: 2 },
    ]);
  });
});
