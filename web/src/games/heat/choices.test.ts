import { describe, expect, it } from 'vitest';
import type { DecisionView, Option } from '$lib/wire';
import {
  cardsIn,
  exactly,
  fits,
  gearChoices,
  handOf,
  heatOf,
  indexesOf,
  isAlarming,
  isRisky,
  kept,
  likeliest,
  matching,
  percent,
  plansOf,
  spinChance,
} from './choices';
import race from './fixtures/race-usa.json';
import type { GameView, Outcome, Preview } from './types';

const updates = race as unknown as { view: GameView; decision: DecisionView | null }[];
const { view, decision } = updates.find(
  (update) => update.view.step === 'plan' && update.view.race.round === 2 && update.decision,
)!;
const plans = plansOf(decision);

describe('narrowing the plans', () => {
  it('only ever shows what the server offers', () => {
    expect(plans.length).toBe(decision!.options.length);
    for (const plan of plans)
      expect(exactly(plans, plan.gear, plan.cards)?.option.text).toBe(plan.option.text);
  });

  it('asks for as many cards as the gear says', () => {
    for (const plan of plans) expect(cardsIn(plans, plan.gear)).toBe(plan.cards.length);
  });

  it('keeps the plans that hold the chosen cards, copies counted', () => {
    const two = plans.find((plan) => plan.cards.length === 2)!;
    const [first] = two.cards;
    expect(matching(plans, two.gear, [first!]).every((plan) => plan.cards.includes(first!))).toBe(
      true,
    );
    expect(matching(plans, two.gear, [...two.cards, two.cards[0]!])).toEqual([]);
  });

  it('offers no card that leads nowhere', () => {
    const hand = handOf(view);
    for (const plan of plans) {
      const others = plan.cards.slice(1);
      expect(fits(plans, plan.gear, others, plan.cards[0]!)).toBe(true);
    }
    expect(fits(plans, plans[0]!.gear, plans[0]!.cards, hand[0]!)).toBe(false);
  });

  it('keeps what still fits when the gear changes', () => {
    const hand = handOf(view);
    const gears = [...new Set(plans.map((plan) => plan.gear))];
    const big = plans.filter((plan) => plan.gear === Math.max(...gears))[0]!;
    const chosen = indexesOf(hand, big.cards);
    const left = kept(plans, Math.min(...gears), chosen, hand);
    expect(left.length).toBe(cardsIn(plans, Math.min(...gears)));
  });

  it('says why a gear is barred', () => {
    const choices = gearChoices(4, plans, decision!.barred);
    expect(choices).toHaveLength(4);
    for (const choice of choices) expect(choice.state === 'barred').toBe(choice.barred !== null);
  });
});

describe('what a preview says', () => {
  it('adds the chances up', () => {
    for (const plan of plans) {
      const outcomes = plan.preview!.outcomes;
      if (outcomes.length)
        expect(outcomes.reduce((sum, one) => sum + one.chance, 0)).toBeCloseTo(1, 6);
      expect(likeliest(plan.preview)?.chance).toBe(
        outcomes.length ? Math.max(...outcomes.map((one) => one.chance)) : undefined,
      );
      expect(spinChance(plan.preview) > 0).toBe(plan.preview!.spin_out !== 'never');
    }
  });

  it('adds up the Heat of cards and of corners', () => {
    const corners = [{ heat: { total: 2 } }, { heat: { total: 1 } }];
    expect(heatOf({ corners, owed: 2 } as unknown as Outcome)).toBe(5);
  });

  it('never calls something possible impossible, or certain', () => {
    expect(percent(0)).toBe(0);
    expect(percent(0.001)).toBe(1);
    expect(percent(0.999)).toBe(99);
    expect(percent(1)).toBe(100);
  });
});

describe('a spin-out', () => {
  const ending = (...outcomes: [chance: number, spins: boolean][]) =>
    ({
      outcomes: outcomes.map(([chance, spins_out]) => ({ chance, spins_out })),
    }) as unknown as Preview;

  it('is feared when it comes as often as not', () => {
    expect(isRisky(null)).toBe(false);
    expect(isRisky(ending([1, false]))).toBe(false);
    expect(isRisky(ending([0.6, false], [0.4, true]))).toBe(false);
    expect(isRisky(ending([0.5, false], [0.25, true], [0.25, true]))).toBe(true);
    expect(isRisky(ending([1, true]))).toBe(true);
  });

  it('is as likely as the values that lead to it, where each may be chosen', () => {
    expect(spinChance(ending([1, false], [1, true]))).toBe(0.5);
    expect(spinChance(ending([0.5, false], [0.5, true], [1, true]))).toBe(0.75);
  });

  const choice = (type: string, spins: number) =>
    ({ action: { type }, preview: ending([spins, true], [1 - spins, false]) }) as unknown as Option;

  it('alarms where ending React now would be safer', () => {
    const [done, boost, cooldown] = [
      choice('react-done', 0.5),
      choice('boost', 0.8),
      choice('cooldown', 0.5),
    ];
    const options = [boost, cooldown, done];
    expect(options.map((one) => isAlarming(one, options))).toEqual([true, false, true]);
    expect(isAlarming(boost, [choice('react-done', 0.9), boost])).toBe(false);
    expect(isAlarming(choice('boost', 0.4), [choice('react-done', 0)])).toBe(false);
  });

  it('alarms where another choice is safer, never where all are alike', () => {
    const [stay, slipstream] = [choice('stay', 0), choice('slipstream', 1)];
    expect(isAlarming(slipstream, [stay, slipstream])).toBe(true);
    const both = [choice('stay', 1), choice('slipstream', 1)];
    expect(both.map((one) => isAlarming(one, both))).toEqual([false, false]);
  });
});
