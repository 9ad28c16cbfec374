import { expect, it } from 'vitest';
import type { Option } from '$lib/wire';
import { grouped } from './groups';

const word = (code: string) => ({ type: 'phrase' as const, code, params: {} });
const option = (text: string, group?: string): Option => ({
  text,
  action: {},
  label: word(text),
  rules: [],
  ...(group ? { group: word(group) } : {}),
});

it('puts options of one kind together and keeps their order', () => {
  const groups = grouped([option('a', 'one'), option('x'), option('b', 'two'), option('c', 'one')]);
  expect(groups.map((group) => group.options.map((one) => one.text))).toEqual([
    ['a', 'c'],
    ['x'],
    ['b'],
  ]);
  expect(groups[1]?.label).toBeNull();
});
