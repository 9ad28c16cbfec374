import { describe, expect, it } from 'vitest';
import { landingsOf } from './landings';
import type { Outcome, Preview } from './types';

const outcome = (
  speed: number,
  reach: number,
  chance: number,
  back: number | null = null,
): Outcome => ({
  speed,
  reach,
  progress: back ?? reach,
  corners: [],
  engine: 3,
  spins_out: back !== null,
  slipstream: false,
  chance,
  adjust: 0,
  values: [],
  spot: back === null ? 0 : 1,
  reach_spot: speed % 2,
  flipped: 0,
  sponsorship: 0,
  owed: 0,
  replaced: [],
});
const preview = (...outcomes: Outcome[]): Preview => ({
  heat: 0,
  outcomes,
  spin_out: 'possible',
  moving_first: [],
  cooling: 0,
  pluses: 0,
  odds: null,
  no_slipstream: '',
  slipstreamed: 0,
});

describe('where a choice would lead to', () => {
  it('is the likeliest first, each Space once', () => {
    const { spots, main } = landingsOf(
      preview(outcome(5, 15, 0.2), outcome(6, 16, 0.4), outcome(7, 16, 0.4)),
      10,
    );
    expect(spots.map((one) => [one.progress, one.spot])).toEqual([
      [16, 0],
      [15, 1],
    ]);
    expect(main).toMatchObject({ speed: 6, main: true });
  });
  it('is shown also where the car is sure to spin out: how far it comes, and where it ends', () => {
    const { spots, main, back } = landingsOf(
      preview(outcome(9, 19, 0.5, 11), outcome(10, 20, 0.5, 11)),
      10,
    );
    expect(spots.every((one) => one.spins)).toBe(true);
    expect(main?.progress).toBe(19);
    expect(back).toEqual({ progress: 11, spot: 1, from: 19, chance: 1 });
  });
  it('says how likely it is to end before the corner', () => {
    expect(
      landingsOf(preview(outcome(5, 15, 0.8), outcome(8, 18, 0.2, 12)), 10).back,
    ).toMatchObject({ progress: 12, from: 18, chance: 0.2 });
    expect(landingsOf(preview(outcome(5, 15, 1)), 10).back).toBeNull();
  });
  it('is only the way back for who stays where they are and cannot pay', () => {
    const { spots, main, back } = landingsOf(preview(outcome(9, 19, 1, 11)), 19);
    expect([spots, main]).toEqual([[], null]);
    expect(back).toMatchObject({ progress: 11, from: 19 });
  });
  it('is nowhere without a choice', () => {
    expect(landingsOf(null, 10)).toEqual({ spots: [], main: null, back: null });
  });
});
