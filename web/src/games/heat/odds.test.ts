import { describe, expect, it } from 'vitest';
import { oddsPhrase, range } from './odds';

const odds = {
  slowest: 1,
  fastest: 4,
  least: 1,
  most: 2,
  pays: 'half',
  spins: 0,
  paying: 50,
} as const;

describe('the odds in words', () => {
  it('say from what to what, and how often', () => {
    expect(oddsPhrase(odds)).toMatchObject({
      code: 'heat-odds',
      params: {
        speed: { params: { low: 1, high: 4, fixed: 'no' } },
        heat: { params: { pays: 'half', amount: { params: { span: 'two', least: 1, most: 2 } } } },
        spins: 0,
      },
    });
  });

  it('say a certain spin-out by itself', () => {
    expect(oddsPhrase({ ...odds, spins: 100 }).code).toBe('heat-odds-spun');
    expect(oddsPhrase({ ...odds, spins: 99 }).code).toBe('heat-odds');
  });

  it('give percentages that can be added up where one may spin out', () => {
    expect(oddsPhrase({ ...odds, spins: 37, paying: 63 })).toMatchObject({
      params: { heat: { code: 'heat-odds-heat-percent', params: { percent: 63 } }, spins: 37 },
    });
    const free = oddsPhrase({ ...odds, pays: 'never', spins: 37, paying: 0 });
    expect(free).toMatchObject({ params: { heat: { params: { pays: 'never' } } } });
  });

  it('fit into little room', () => {
    expect([range([3, 1, 4]), range([2, 2])]).toEqual(['1–4', '2']);
  });
});
