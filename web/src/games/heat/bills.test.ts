import { describe, expect, it } from 'vitest';
import { cornerBill, notesOf, signed } from './bills';
import type { Bill } from './types';

const item = (code: string, amount: number) => ({
  what: { type: 'phrase' as const, code, params: {} },
  amount,
  rule: '',
});
const bill = (...items: ReturnType<typeof item>[]): Bill => ({ total: 0, items });

describe('the bill of a corner', () => {
  it('is plain where nothing changes the limit', () => {
    const plain = bill(item('heat-bill-speed', 7), item('heat-bill-limit', -5));
    expect(cornerBill(plain)).toEqual({ sum: null, limit: 5, notes: [] });
  });

  it('tells how the limit came about, and what comes on top', () => {
    const found = cornerBill(
      bill(
        item('heat-bill-speed', 7),
        item('heat-bill-limit', -4),
        item('heat-bill-road', 1),
        item('heat-bill-adjust', -2),
        item('heat-bill-overheat', 1),
      ),
    )!;
    expect(found.sum).toBe('4 − 1 + 2 = 5');
    expect(found.limit).toBe(5);
    expect(found.notes.map(({ what, amount }) => [what.code, amount])).toEqual([
      ['heat-bill-road', -1],
      ['heat-bill-adjust', 2],
      ['heat-bill-overheat', 1],
    ]);
  });

  it('speaks only of corners', () => {
    expect(cornerBill(bill(item('heat-bill-boost', 1)))).toBeNull();
  });
});

it('notes what makes a Boost free', () => {
  const free = bill(item('heat-bill-boost', 1), item('heat-bill-heat-control', -1));
  expect(notesOf(free).map((one) => one.amount)).toEqual([-1]);
});

it('writes amounts with their signs', () => {
  expect([signed(2), signed(-1)]).toEqual(['+2', '−1']);
});
