import { describe, expect, it } from 'vitest';
import { moments } from './fixtures/playing';
import { taleOf } from './tale';
import type { HeapEvent } from './types';

const log = moments.flatMap((one) => one.entries);
const events = log.flatMap((entry) => (entry.events ?? []) as HeapEvent[]);
const end = moments.at(-1)!.view;
const tale = taleOf(log, end.players.length);

describe('how a game went', () => {
  it('counts what everybody did', () => {
    expect(tale.winner).toBe(end.winner);
    expect(tale.starter).toBe(end.starter);
    expect(tale.turns).toBe(end.turn);
    const count = (type: HeapEvent['type']): number =>
      events.filter((event) => event.type === type).length;
    const sum = (key: 'won' | 'shots' | 'taken' | 'mended'): number =>
      tale.players.reduce((all, one) => all + one[key], 0);
    expect(sum('won')).toBe(count('rush-won'));
    expect(sum('shots')).toBe(count('part-damaged'));
    expect(sum('taken')).toBe(sum('shots'));
    expect(sum('mended')).toBe(count('part-repaired'));
  });

  it('knows how many parts there were when the pileup began', () => {
    const before = moments.findLast((one) => one.view.starter < 0)!.view;
    const begun = moments.find((one) => one.view.starter >= 0)!;
    const last = begun.entries
      .flatMap((entry) => (entry.events ?? []) as HeapEvent[])
      .filter((event) => event.type === 'part-attached' && event.replaced < 0);
    for (const one of tale.players) {
      const parts = before.players[one.seat]!.vehicles.reduce((sum, v) => sum + v.parts.length, 0);
      const more = last.filter((event) => 'seat' in event && event.seat === one.seat).length;
      expect(one.parts.at(-1)).toBe(parts + more);
      expect(one.parts).toHaveLength(tale.turns);
    }
  });
});
