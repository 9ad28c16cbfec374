/** Choosing among what the server offers: a choice here only ever narrows the list of options. */
import type { Barred, DecisionView, Option } from '$lib/wire';
import type { Card, GameView, HeatAction, Outcome, Preview } from './types';

export type Plan = {
  option: Option;
  gear: number;
  cards: readonly Card[];
  preview: Preview | null;
};

export function actionOf(option: Option): HeatAction {
  return option.action as HeatAction;
}

export function previewOf(option: Option | null | undefined): Preview | null {
  return (option?.preview as Preview | null | undefined) ?? null;
}

export function plansOf(decision: DecisionView | null): Plan[] {
  return (decision?.options ?? []).flatMap((option) => {
    const action = actionOf(option);
    return action.type === 'plan'
      ? [{ option, gear: action.gear, cards: action.cards, preview: previewOf(option) }]
      : [];
  });
}

export function optionOf(decision: DecisionView | null, type: HeatAction['type']): Option | null {
  return decision?.options.find((option) => actionOf(option).type === type) ?? null;
}

/** What is barred: an action, or the fields that all barred ones share. */
export type BarredAction = {
  type: HeatAction['type'];
  gear?: number;
  card?: Card;
  source?: string;
};

export function barredAction(barred: Barred): BarredAction {
  return barred.action as BarredAction;
}

/** Why such an action is not possible, where the server says. */
export function barredOf(barred: readonly Barred[], wanted: BarredAction): Barred | null {
  return (
    barred.find((one) => {
      const { type, gear, card } = barredAction(one);
      return type === wanted.type && gear === wanted.gear && card === wanted.card;
    }) ?? null
  );
}

export type GearChoice = {
  gear: number;
  state: 'legal' | 'barred';
  heat: number; // what the shift costs
  cooling: number; // Heat in hand that it can take back
  barred: Barred | null;
};

/** Each gear of the box: offered with what the shift costs, or barred with the reason. */
export function gearChoices(
  gears: number,
  plans: readonly Plan[],
  barred: readonly Barred[],
): GearChoice[] {
  return Array.from({ length: gears }, (_, k) => {
    const gear = k + 1;
    const plan = plans.find((one) => one.gear === gear);
    return {
      gear,
      state: plan ? 'legal' : 'barred',
      heat: plan?.preview?.heat ?? 0,
      cooling: plan?.preview?.cooling ?? 0,
      barred: barredOf(barred, { type: 'plan', gear }),
    };
  });
}

/** The plans in a gear that hold at least these cards. */
export function matching(
  plans: readonly Plan[],
  gear: number | null,
  cards: readonly Card[],
): Plan[] {
  return plans.filter((plan) => plan.gear === gear && contains(plan.cards, cards));
}

/** The plan with exactly these cards. */
export function exactly(
  plans: readonly Plan[],
  gear: number | null,
  cards: readonly Card[],
): Plan | null {
  return matching(plans, gear, cards).find((plan) => plan.cards.length === cards.length) ?? null;
}

/** How many cards a plan in this gear has. */
export function cardsIn(plans: readonly Plan[], gear: number | null): number {
  return plans.find((plan) => plan.gear === gear)?.cards.length ?? 0;
}

/** Could this card be added to those chosen? */
export function fits(
  plans: readonly Plan[],
  gear: number | null,
  chosen: readonly Card[],
  card: Card,
): boolean {
  return matching(plans, gear, [...chosen, card]).length > 0;
}

/** As many of the chosen cards as some plan in a gear still holds, the first ones first. */
export function kept(
  plans: readonly Plan[],
  gear: number | null,
  chosen: readonly number[],
  hand: readonly Card[],
): number[] {
  const left: number[] = [];
  for (const index of chosen) {
    const card = hand[index];
    if (
      card !== undefined &&
      fits(
        plans,
        gear,
        left.map((one) => hand[one]!),
        card,
      )
    )
      left.push(index);
  }
  return left;
}

/** Are these cards among those? */
export function contains(all: readonly Card[], some: readonly Card[]): boolean {
  const left = [...all];
  return some.every((card) => {
    const index = left.indexOf(card);
    if (index >= 0) left.splice(index, 1);
    return index >= 0;
  });
}

/** The cards a person holds while planning: those already laid face down may be taken up again. */
export function handOf(view: GameView): readonly Card[] {
  return view.own ? [...view.own.hand, ...view.own.planned].sort((a, b) => a - b) : [];
}

/** Where in a hand such cards lie. */
export function indexesOf(hand: readonly Card[], cards: readonly Card[]): number[] {
  const taken = new Set<number>();
  for (const card of cards) {
    const index = hand.findIndex((one, i) => one === card && !taken.has(i));
    if (index >= 0) taken.add(index);
  }
  return [...taken];
}

/** The outcome that is most likely; of equal ones the slowest. */
export function likeliest(preview: Preview | null): Outcome | null {
  if (!preview) return null;
  return preview.outcomes.reduce<Outcome | null>(
    (best, one) => (best && best.chance >= one.chance - 1e-9 ? best : one),
    null,
  );
}

/** How likely a spin-out is; where the driver also chooses values, every choice is as likely. */
export function spinChance(preview: Preview | null): number {
  const outcomes = preview?.outcomes ?? [];
  const spinning = outcomes.filter((one) => one.spins_out);
  const sum = (some: Outcome[]) => some.reduce((chance, one) => chance + one.chance, 0);
  return spinning.length ? sum(spinning) / sum(outcomes) : 0;
}

const LIKELY = 0.5;

/** Does it end in a spin-out for certain, or at least as often as not? */
export function isRisky(preview: Preview | null): boolean {
  return spinChance(preview) >= LIKELY - 1e-9;
}

/**
 * Is it risky, and worse than what could be done instead? Whoever goes on with React leaves ending
 * it for later, so a remedy is no alarm however small it is; ending it with that risk always is.
 */
export function isAlarming(option: Option, options: readonly Option[]): boolean {
  if (!isRisky(previewOf(option))) return false;
  const ending = options.find((one) => actionOf(one).type === 'react-done');
  if (option === ending) return true;
  const least = Math.min(...(ending ? [ending] : options).map((one) => spinChance(previewOf(one))));
  return spinChance(previewOf(option)) > least + 1e-9;
}

/** Heat that cards demand in step 5, and corners after them. */
export function heatOf(outcome: Outcome): number {
  return outcome.corners.reduce((sum, corner) => sum + corner.heat.total, outcome.owed);
}

/** Percent, but never 0 for what can happen nor 100 for what need not. */
export function percent(chance: number): number {
  if (chance <= 0) return 0;
  if (chance >= 0.9999) return 100;
  return Math.min(99, Math.max(1, Math.round(chance * 100)));
}
