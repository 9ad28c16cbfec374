import { describe, expect, it } from 'vitest';
import type { Bill, Told } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
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

  // POT-CARD-SUPER-5
  it('takes what Super saves for lost by nobody', () => {
    const bill = (amount: number): Bill => ({
      total: amount,
      items: [{ what: phrase('potatoh-bill-saved'), amount, rule: 'POT-CARD-SUPER-5' }],
    });
    const boom = (round: number, seat: number, worth: number, saved: number): PotatohEvent[] => [
      { type: 'round-started', round, level: 5, starter: 0, tie_break: false },
      { type: 'exploded', seat },
      { type: 'hand-lost', seat, cards: Array<number>(worth).fill(0) },
      { type: 'scored', seat, phews: saved ? bill(saved) : { total: 0, items: [] }, total: 2 },
      { type: 'round-ended', round, exploder: seat, at_stake: worth },
    ];
    const events = [...boom(1, 0, 5, 3), ...boom(2, 1, 4, 0)];
    const { players, moments } = taleOf([{ seq: 1, at: 0, kind: 'moved', events }], last, printed);
    expect(players.slice(0, 2).map((player) => player.smoke)).toEqual([2, 4]);
    expect(moments).toContainEqual({ kind: 'smoke', seat: 1, phews: 4, round: 2 });
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
