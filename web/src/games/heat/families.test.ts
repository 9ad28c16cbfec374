import { expect, it } from 'vitest';
import english from '../../words/heat-ui.en.ftl?raw';
import { familyOf, partOf } from './families';
import parts from './fixtures/printed.json';
import { signOf } from './signs';
import type { Printed } from './types';

const printed = parts as unknown as Printed;
const groups = [...new Set(printed.cards.map((card) => card.group))].filter(Boolean);
const kinds = [...new Set(printed.cards.flatMap((card) => card.symbols.map((one) => one.kind)))];

it('has a colour and a picture of its own for each of the twelve groups', () => {
  expect(groups).toHaveLength(12);
  expect(new Set(groups.map((group) => familyOf(group).colour)).size).toBe(12);
  for (const group of groups) expect(partOf(group).length > 0, group).toBe(group !== 'heat'); // which is a flame
});

it('has a drawing and short words for every symbol in the box', () => {
  expect(kinds.length).toBeGreaterThan(9);
  for (const kind of kinds) {
    expect(signOf(kind).length, kind).toBeGreaterThan(0);
    expect(english).toContain(`heat-ui-short-${kind} =`);
  }
});
