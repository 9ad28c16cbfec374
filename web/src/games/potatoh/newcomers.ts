/** Cards that come in with a level and that this person has not met yet, kept on this device. */
import type { Printed } from './types';

export type Newcomers = { level: number; cards: readonly number[] };

const KEY = 'hotseat-potatoh-met';

/** The cards between two levels that were not met yet; null where there are none. */
export function newcomers(
  printed: Printed,
  before: number,
  level: number,
  met: ReadonlySet<string>,
): Newcomers | null {
  const cards = printed.cards.flatMap((card, kind) =>
    card.level > before && card.level <= level && card.key !== 'boom' && !met.has(card.key)
      ? [kind]
      : [],
  );
  return cards.length ? { level, cards } : null;
}

export function readMet(storage: Pick<Storage, 'getItem'>): Set<string> {
  try {
    return new Set((storage.getItem(KEY) ?? '').split(' ').filter(Boolean));
  } catch {
    return new Set();
  }
}

export function keepMet(storage: Pick<Storage, 'setItem'>, met: ReadonlySet<string>): void {
  try {
    storage.setItem(KEY, [...met].sort().join(' '));
  } catch {
    // Then they are introduced again.
  }
}
