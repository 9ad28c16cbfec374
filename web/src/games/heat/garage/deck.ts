/** What a driver's deck holds, by Speed, with the card that is looked at. */
import type { Card, CarView, Printed } from '../types';
import { valueOf } from '../upgrades';

export type Bar = {
  label: string;
  kind: 'speed' | 'plus' | 'stress' | 'heat';
  count: number;
  added: number;
};

/**
 * One bar for each printed Speed, then what only flips cards, Stress and Heat. Heat in the Engine is
 * in nobody's deck. `more` are cards that would come in addition.
 */
export function deckBars(
  car: CarView,
  owned: readonly Card[],
  more: readonly Card[],
  printed: Printed,
): Bar[] {
  const counted = new Map<string, Bar>();
  const add = (card: Card, count: number, added: number): void => {
    const face = printed.cards[card];
    if (!face) return;
    const value = valueOf(face);
    const kind =
      face.sort === 'heat' ? 'heat' : face.sort === 'stress' ? 'stress' : value ? 'speed' : 'plus';
    const key = kind === 'speed' ? value : kind;
    const bar = counted.get(key) ?? { label: value, kind, count: 0, added: 0 };
    counted.set(key, { ...bar, count: bar.count + count, added: bar.added + added });
  };
  for (const [card, count] of car.owns) {
    const elsewhere = car.engine.filter((one) => one === card).length;
    if (!owned.includes(card) && count > elsewhere) add(card, count - elsewhere, 0);
  }
  for (const card of owned) add(card, 1, 0);
  for (const card of more) add(card, 1, 1);
  const rank = ({ kind, label }: Bar): number =>
    kind === 'speed'
      ? parseInt(label) + label.length / 10
      : kind === 'plus'
        ? 90
        : kind === 'stress'
          ? 91
          : 92;
  return [...counted.values()].sort((a, b) => rank(a) - rank(b));
}
