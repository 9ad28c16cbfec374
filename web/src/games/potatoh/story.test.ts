import { describe, expect, it } from 'vitest';
import type { Item, Told } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import everyCard from './fixtures/match-level-5.json';
import rising from './fixtures/match-rising.json';
import cards from './fixtures/printed.json';
import { beatsOf, calmly, riskOf, suspenseOf, wayOf } from './story';
import type { PotatohEvent, Printed } from './types';

const printed = cards as Printed;
const card = (key: string): number => printed.cards.findIndex((one) => one.key === key);
const entry = (...events: PotatohEvent[]): Told[] => [{ seq: 1, at: 0, kind: 'moved', events }];
const kinds = (...events: PotatohEvent[]): string[] =>
  beatsOf(entry(...events), printed).map((beat) => beat.motion.kind);

describe('the beats of a match', () => {
  it.each([
    ['with every card', everyCard],
    ['that rises', rising],
  ])('hold every event of a match %s once, in order', (_, match) => {
    for (const { entries } of match as unknown as { entries: Told[] }[]) {
      const events = entries.flatMap((one) => one.events ?? []);
      expect(beatsOf(entries, printed).flatMap((beat) => beat.events)).toEqual(events);
    }
  });

  it('show a chain of immediate cards one after the other, each before the next draw', () => {
    const chain = beatsOf(
      entry(
        { type: 'card-shown', seat: 1, card: card('short-fuse'), how: 'draw' },
        { type: 'card-shown', seat: 1, card: card('short-fuse'), how: 'draw' },
        { type: 'card-taken', seat: 1, how: 'draw' },
        { type: 'card-shown', seat: 1, card: card('micro-boom'), how: 'draw' },
        { type: 'hand-lost', seat: 1, cards: [0, 1] },
        { type: 'card-taken', seat: 1, how: 'draw' },
        { type: 'turn-started', seat: 2 },
      ),
      printed,
    );
    expect(chain.map((beat) => beat.motion.kind)).toEqual([
      'show',
      'show',
      'take',
      'show',
      'smoke',
      'take',
      'pass',
    ]);
  });

  it('know the stolen card for thief and victim only', () => {
    const seen = beatsOf(
      entry(
        { type: 'card-stolen', seat: 1, victim: 0 },
        { type: 'stolen-card-seen', only: 0, seat: 1, victim: 0, card: 4 },
      ),
      printed,
    );
    expect(seen.map((beat) => beat.motion)).toEqual([
      { kind: 'steal', seat: 1, victim: 0, card: 4 },
    ]);
    const unseen = beatsOf(entry({ type: 'card-stolen', seat: 1, victim: 2 }), printed);
    expect(unseen.map((beat) => beat.motion)).toEqual([
      { kind: 'steal', seat: 1, victim: 2, card: null },
    ]);
  });

  it('show one’s own card face up and the others’ face down', () => {
    const beats = beatsOf(
      entry(
        { type: 'card-taken', seat: 0, how: 'draw' },
        { type: 'card-received', only: 0, seat: 0, card: 3 },
        { type: 'card-taken', seat: 1, how: 'draw' },
      ),
      printed,
    );
    expect(beats.map((beat) => beat.motion)).toEqual([
      { kind: 'take', seat: 0, card: 3, how: 'draw' },
      { kind: 'take', seat: 1, card: null, how: 'draw' },
    ]);
  });

  it('deal in one go, up to a card that is shown', () => {
    const deal = (seat: number): PotatohEvent => ({ type: 'card-taken', seat, how: 'deal' });
    const shown: PotatohEvent = { type: 'card-shown', seat: 3, card: card('dizzy'), how: 'deal' };
    const beats = beatsOf(
      entry(
        deal(0),
        { type: 'card-received', only: 0, seat: 0, card: 0 },
        deal(1),
        deal(2),
        shown,
        deal(4),
      ),
      printed,
    );
    expect(beats.map((beat) => beat.motion)).toMatchObject([
      { kind: 'deal', seats: [0, 1, 2] },
      { kind: 'show', seat: 3 },
      { kind: 'deal', seats: [4] },
    ]);
  });

  it('draw after a deal on its own', () => {
    expect(
      kinds(
        { type: 'card-taken', seat: 0, how: 'deal' },
        { type: 'card-taken', seat: 1, how: 'deal' },
        { type: 'card-taken', seat: 0, how: 'draw' },
      ),
    ).toEqual(['deal', 'take']);
  });

  it('show BOOM, then the explosion with the whole hand, then the count', () => {
    const boom = beatsOf(
      entry(
        { type: 'card-shown', seat: 2, card: card('boom'), how: 'draw' },
        { type: 'exploded', seat: 2 },
        { type: 'aside-discarded', cards: [5] },
        { type: 'hand-lost', seat: 2, cards: [0, 0, 16] },
        { type: 'hand-shown', seat: 0, cards: [0] },
        { type: 'hand-shown', seat: 1, cards: [] },
        { type: 'hand-shown', seat: 2, cards: [] },
        { type: 'scored', seat: 0, phews: { total: 1, items: [] }, total: 3 },
        { type: 'scored', seat: 1, phews: { total: 0, items: [] }, total: 2 },
        { type: 'scored', seat: 2, phews: { total: 0, items: [] }, total: 2 },
        { type: 'round-ended', round: 4, exploder: 2, at_stake: 7 },
        { type: 'match-ended', winner: 0 },
      ),
      printed,
    );
    expect(boom.map((beat) => beat.motion)).toEqual([
      { kind: 'show', seat: 2, card: card('boom'), how: 'draw' },
      { kind: 'boom', seat: 2, cards: [0, 0, 16], worth: 7, saved: 0 },
      { kind: 'count', round: 4, isLast: true },
    ]);
  });

  // POT-CARD-SUPER-5
  it('know what Super saves of the hand that explodes', () => {
    const saved: Item = {
      what: phrase('potatoh-bill-saved'),
      amount: 3,
      rule: 'POT-CARD-SUPER-5',
    };
    const [boom] = beatsOf(
      entry(
        { type: 'exploded', seat: 1 },
        { type: 'hand-lost', seat: 1, cards: [0, 0, 0, 0, 0] },
        { type: 'scored', seat: 0, phews: { total: 0, items: [] }, total: 2 },
        { type: 'scored', seat: 1, phews: { total: 3, items: [saved] }, total: 5 },
        { type: 'round-ended', round: 1, exploder: 1, at_stake: 5 },
      ),
      printed,
    );
    expect(boom!.motion).toMatchObject({ kind: 'boom', worth: 5, saved: 3 });
  });

  it('play Treacherous in one gesture', () => {
    expect(
      kinds(
        { type: 'card-played', seat: 0, card: card('treacherous') },
        { type: 'treacherous-laid', seat: 0, target: 2 },
      ),
    ).toEqual(['betray']);
  });

  it('take less time where nothing may move, but never none', () => {
    for (const beat of beatsOf(
      (everyCard as unknown as { entries: Told[] }[]).flatMap((one) => one.entries),
      printed,
    )) {
      if (beat.ms > 0) expect(calmly(beat)).toBeGreaterThan(0);
      expect(calmly(beat)).toBeLessThanOrEqual(Math.max(beat.ms, 600));
    }
  });
});

describe('the deck', () => {
  it('goes round in the direction of play, and the shorter way before there is one', () => {
    expect(wayOf(4, 0, 5, 1)).toBe(1);
    expect(wayOf(0, 4, 5, -1)).toBe(-1);
    expect(wayOf(0, 2, 5, 1)).toBe(2); // over somebody's head
    expect(wayOf(1, 0, 5, 0)).toBe(-1);
    expect(wayOf(2, 2, 5, 1)).toBe(0);
  });

  it('has suspense from one in twenty on, more as the odds rise, calm where nothing may move', () => {
    const hangs = (of: number, isCalm = false): number =>
      suspenseOf(riskOf({ boom_odds: { chances: 1, of }, deck: of }), isCalm);
    expect([21, 20, 4, 1].map((of) => hangs(of))).toEqual([0, 1200, 2000, 2000]);
    expect(hangs(9)).toBeGreaterThan(hangs(10));
    expect([21, 20, 2].map((of) => hangs(of, true))).toEqual([0, 600, 600]);
  });

  it('tells its risk by its cards where the odds are hidden, and none while BOOM is not in it', () => {
    expect(riskOf({ boom_odds: null, deck: 10 })).toBe(0.1);
    expect(riskOf({ boom_odds: { chances: 0, of: 10 }, deck: 10 })).toBe(0);
  });
});
