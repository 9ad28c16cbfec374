import { describe, expect, it } from 'vitest';
import type { Told } from '$lib/wire';
import everyCard from './fixtures/match-level-5.json';
import cards from './fixtures/printed.json';
import { taleOf } from './tale';
import type { PotatohEvent, Printed, View } from './types';

const printed = cards as Printed;
const updates = everyCard as unknown as { entries: Told[]; view: View }[];
const log = updates.flatMap((update) => update.entries);
const events = log.flatMap((entry) => (entry.events ?? []) as PotatohEvent[]);
const last = updates.at(-1)!.view;

describe('the tale of a match', () => {
  const tale = taleOf(log, last, printed);

  it('leads everybody from the same start to their total', () => {
    for (const player of tale.players) {
      expect(player.totals).toHaveLength(last.round + 1);
      expect(player.totals[0]).toBe(2);
      expect(player.totals.at(-1)).toBe(last.players[player.seat]!.total);
    }
  });

  it('counts explosions and what they cost', () => {
    const ended = events.filter((event) => event.type === 'round-ended');
    for (const player of tale.players) {
      const own = ended.filter((event) => event.exploder === player.seat);
      expect(player.booms).toBe(own.length);
      expect(player.smoke).toBe(own.reduce((sum, event) => sum + event.at_stake, 0));
    }
    expect(tale.players.reduce((sum, player) => sum + player.booms, 0)).toBeGreaterThan(0);
  });

  it('knows the best round of all and the busiest thief', () => {
    const scored = events.filter((event) => event.type === 'scored');
    expect(tale.moments.find((moment) => moment.kind === 'haul')?.phews).toBe(
      Math.max(...scored.map((event) => event.phews.total)),
    );
    const thefts = events.filter((event) => event.type === 'card-stolen');
    const thief = tale.moments.find((moment) => moment.kind === 'thief');
    expect(thief?.count ?? 0).toBe(
      Math.max(
        0,
        ...last.players.map(({ seat }) => thefts.filter((event) => event.seat === seat).length),
      ),
    );
  });

  it('has nothing to tell of an empty log', () => {
    expect(taleOf([], last, printed)).toMatchObject({ rounds: [], moments: [] });
  });
});
