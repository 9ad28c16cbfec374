import { describe, expect, it } from 'vitest';
import type { Told } from '$lib/wire';
import { moments } from './fixtures/playing';
import games from './fixtures/waits.json';
import { beatsOf, calmly } from './story';
import type { HeapEvent } from './types';

const eventsOf = (entries: readonly Told[]): HeapEvent[] =>
  entries.flatMap((entry) => (entry.events ?? []) as HeapEvent[]);

describe('beats', () => {
  it('tell every event once, in order', () => {
    for (const { entries } of moments)
      expect(beatsOf(entries).flatMap((beat) => beat.events)).toEqual(eventsOf(entries));
  });

  it('take no longer than two seconds for a card of a rival, whatever it sets off', () => {
    const runs: number[] = [];
    let run: number | null = null;
    for (const { entries } of moments)
      for (const beat of beatsOf(entries)) {
        const begins = beat.motion.kind === 'play' || beat.motion.kind === 'flip';
        const ends = ['drop', 'won', 'ended', 'turn', 'clear'].includes(beat.motion.kind);
        if ((begins || ends) && run !== null) {
          runs.push(run);
          run = null;
        }
        if (begins) run = 0;
        if (run !== null) run += beat.ms;
      }
    expect(runs.length).toBeGreaterThan(5);
    expect(Math.max(...runs)).toBeLessThanOrEqual(2000);
  });

  it('let all vehicles come at once that a Challenge makes rush', () => {
    const moves = (games as unknown as { waits: HeapEvent[][][] }[]).flatMap(({ waits }) =>
      waits.flat(),
    );
    const chosen = moves
      .flatMap((events) => beatsOf([{ events } as unknown as Told]))
      .filter((beat) => beat.motion.kind === 'vehicle');
    const countOf = (wanted: boolean): Set<number> =>
      new Set(
        chosen
          .filter(
            ({ events: [one] }) => one?.type === 'vehicle-chosen' && one.challenged === wanted,
          )
          .map(({ events }) => events.length),
      );
    expect(countOf(false)).toEqual(new Set([1]));
    expect(countOf(true)).toEqual(new Set([4]));
  });

  it('throw cards out together that go one by one', () => {
    const discards = moments
      .flatMap(({ entries }) => beatsOf(entries))
      .filter((beat) => beat.motion.kind === 'discard');
    expect(discards.length).toBeGreaterThan(0);
    for (const { motion, events } of discards) {
      const told = events.filter((event) => event.type === 'cards-discarded');
      const count = told.reduce((sum, event) => sum + event.count, 0);
      expect(motion).toMatchObject({ count });
    }
  });

  it('are long enough to be read where nothing moves, and never longer than a second', () => {
    for (const beat of moments.flatMap(({ entries }) => beatsOf(entries))) {
      expect(calmly(beat)).toBeLessThanOrEqual(1000);
      if (beat.motion.kind === 'play') expect(calmly(beat)).toBeGreaterThanOrEqual(500);
    }
  });
});
