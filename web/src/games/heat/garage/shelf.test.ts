import { describe, expect, it } from 'vitest';
import type { Option } from '$lib/wire';
import type { CarView, DraftView, HeatEvent } from '../types';
import { columnsFor, optionFor, ownedBy, shelfOf } from './shelf';

const started = (round: number, market: number[], order: number[]): HeatEvent => ({
  type: 'draft-round-started',
  round,
  market,
  order,
});
const took = (car: number, card: number): HeatEvent => ({ type: 'upgrade-taken', car, card });

describe('the shelf', () => {
  it('is none where there is no draft', () => {
    expect(shelfOf(null, [])).toBeNull();
  });

  it('keeps the cards that were taken where they lay, with who has them', () => {
    const events = [started(1, [20, 20, 31], [2, 0, 1]), took(2, 20)];
    expect(shelfOf(null, events)).toEqual({
      round: 1,
      order: [2, 0, 1],
      taken: 1,
      now: 0,
      cards: [
        { card: 20, taker: 2 },
        { card: 20, taker: null },
        { card: 31, taker: null },
      ],
    });
    const both = shelfOf(null, [...events, took(0, 20)])!;
    expect(both.cards.map((one) => one.taker)).toEqual([2, 0, null]);
    expect(shelfOf(null, [...events, took(0, 20), took(1, 31)])!.now).toBeNull();
  });

  it('is laid out anew in each round', () => {
    const events = [started(1, [20], [0, 1]), took(0, 20), started(2, [40, 41], [1, 0])];
    expect(shelfOf(null, events)).toMatchObject({ round: 2, taken: 0, now: 1 });
    expect(shelfOf(null, events)!.cards.every((one) => one.taker === null)).toBe(true);
  });

  it('is what the view says where the events do not reach back', () => {
    const draft: DraftView = {
      round: 3,
      order: [1, 0],
      taken: 1,
      market: [12, 13],
      discard: [],
      deck: 9,
    };
    expect(shelfOf(draft, [])).toMatchObject({ round: 3, taken: 1, now: 0 });
    expect(shelfOf(draft, [])!.cards.map((one) => one.card)).toEqual([12, 13]);
  });

  it('goes into two rows', () => {
    expect([5, 8, 9].map(columnsFor)).toEqual([3, 4, 5]);
  });
});

describe('what a driver owns', () => {
  it('is what the view says and what was taken since', () => {
    const car = { id: 1, upgrades: [20] } as unknown as CarView;
    expect(ownedBy(car, [took(0, 30), took(1, 31)])).toEqual([20, 31]);
  });
});

describe('the option for a card', () => {
  it('is found by the card, with its place', () => {
    const option = (card: number) => ({ action: { type: 'draft', card } }) as unknown as Option;
    const options = [option(20), option(31)];
    expect(optionFor(options, 31)).toEqual({ option: options[1], place: 1 });
    expect(optionFor(options, 5)).toBeNull();
  });
});
