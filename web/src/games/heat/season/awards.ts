/** What a season is remembered for, from the events of its log. */
import type { Told } from '$lib/wire';
import { forgetUndone } from '../tale';
import type { HeatEvent } from '../types';

export type AwardKind = 'engine' | 'speed' | 'tow' | 'press' | 'spin';
export type Award = { kind: AwardKind; car: number; amount: number; race: number };

type Best = { amount: number; race: number };

/** One award per kind, for the driver with most of it; none if nobody has any. `races` count from 1. */
export function awardsOf(log: readonly Told[], races: ReadonlySet<number>): Award[] {
  const found: Record<AwardKind, Map<number, Best>> = {
    engine: new Map(),
    speed: new Map(),
    tow: new Map(),
    press: new Map(),
    spin: new Map(),
  };
  let race = 0;
  const add = (kind: AwardKind, car: number, amount: number): void => {
    const before = found[kind].get(car)?.amount ?? 0;
    if (races.has(race) && amount > 0) found[kind].set(car, { amount: before + amount, race });
  };
  const most = (kind: AwardKind, car: number, amount: number): void => {
    const before = found[kind].get(car)?.amount ?? 0;
    if (races.has(race) && amount > before) found[kind].set(car, { amount, race });
  };
  for (const entry of forgetUndone(log)) {
    for (const event of (entry.events ?? []) as HeatEvent[]) {
      switch (event.type) {
        case 'race-announced':
          race = event.race;
          break;
        case 'gear-shifted':
        case 'gear-shown':
        case 'card-paid':
        case 'boosted':
        case 'corner-checked':
          add('engine', event.car, event.heat.total);
          break;
        case 'spun-out':
          add('engine', event.car, event.paid);
          add('spin', event.car, 1);
          break;
        case 'speed-set':
          most('speed', event.car, event.speed.total);
          break;
        case 'slipstreamed':
          most('tow', event.car, event.spaces);
          break;
        case 'sponsorship-earned':
          add('press', event.car, event.drawn);
          break;
        default:
          break;
      }
    }
  }
  return (Object.keys(found) as AwardKind[]).flatMap((kind) => {
    const [best] = [...found[kind]].sort(([, a], [, b]) => b.amount - a.amount);
    return best ? [{ kind, car: best[0], ...best[1] }] : [];
  });
}
