/** The bill of a corner, item by item, as the server has reckoned it. */
import type { Item, Phrase } from '$lib/wire';
import type { Bill } from './types';

export type CornerBill = {
  /** How the limit came about, where it is not the printed one: `4 − 1 + 2 = 5`. */
  sum: string | null;
  limit: number;
  /** What changed it, and what comes on top. */
  notes: readonly { what: Phrase; amount: number }[];
};

const LIMIT = 'heat-bill-limit';
const CHANGES: readonly string[] = ['heat-bill-road', 'heat-bill-adjust'];
const ON_TOP: readonly string[] = ['heat-bill-overheat', 'heat-bill-heat-control'];

/** What a corner's bill says of its limit; null where it does not speak of one. */
export function cornerBill({ items }: Bill): CornerBill | null {
  const printed = items.find((item) => item.what.code === LIMIT);
  if (!printed) return null;
  // On the bill a limit lowers what is paid; here it is what may be driven.
  const changes = items.filter(isOne(CHANGES)).map((item) => ({ ...item, amount: -item.amount }));
  const limit = changes.reduce((sum, item) => sum + item.amount, -printed.amount);
  const terms = changes.map(({ amount }) => ` ${amount < 0 ? '−' : '+'} ${Math.abs(amount)}`);
  return {
    sum: terms.length ? `${-printed.amount}${terms.join('')} = ${limit}` : null,
    limit,
    notes: [...changes, ...items.filter(isOne(ON_TOP))],
  };
}

/** What makes another bill unusual, such as a Boost that costs nothing. */
export function notesOf({ items }: Bill): CornerBill['notes'] {
  return items.filter(isOne([...CHANGES, ...ON_TOP]));
}

export function signed(amount: number): string {
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

function isOne(codes: readonly string[]): (item: Item) => boolean {
  return (item) => codes.includes(item.what.code);
}
