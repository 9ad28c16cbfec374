import { describe, expect, it } from 'vitest';
import type { Option } from '$lib/wire';
import parts from '../fixtures/printed.json';
import type { Printed } from '../types';
import { DRAFT } from './draft';
import { at, begin, give } from './moments';
import { NOTHING, type Asked } from './question';

const printed = parts as unknown as Printed;
const options = ['fwd-2', 'brakes-7', 'turbo-43'].map((key): Option => {
  const card = printed.cards.findIndex((one) => one.key === key);
  const label = { type: 'phrase' as const, code: `heat-card-${key}`, params: {} };
  return {
    text: `draft ${key}`,
    label,
    rules: [],
    action: { type: 'draft', card },
    preview: null,
  };
});
const moment = at('plan');
const asked: Asked = { ...moment, hand: [], decision: { ...moment.decision, options, barred: [] } };
const [first, second] = options as [Option, Option];

describe('the garage', () => {
  it('asks for a card of the market, and takes none by itself', () => {
    expect(begin(asked)).toEqual(NOTHING);
    const given = give(asked, NOTHING);
    expect(given.place).toEqual({ kind: 'market', options, chosen: null });
    expect(given.main).toMatchObject({ send: [], disabled: true });
    expect(given.sentence).toMatchObject({ params: { count: 3 } });
  });

  it('takes the card that is chosen by the main button, and says what it does', () => {
    const given = give(asked, { ...NOTHING, option: second.text });
    expect(given.place).toMatchObject({ chosen: second });
    expect(given.main).toMatchObject({
      send: [second.text],
      disabled: false,
      label: { code: 'heat-ui-garage-take', params: { card: { code: 'heat-card-brakes-7' } } },
    });
    expect(given.sentence).toMatchObject({ code: 'heat-ui-sentence-draft-take' });
  });

  it('chooses by digits, and lays a hint out', () => {
    const given = give(asked, NOTHING);
    expect(given.key('1')).toEqual({ chosen: { ...NOTHING, option: first.text } });
    expect(given.key('4')).toBeNull();
    expect(given.key('x')).toBeNull();
    expect(DRAFT.hint(asked, NOTHING, second).option).toBe(second.text);
  });

  it('forgets a choice that is no longer there', () => {
    const gone = { ...asked, decision: { ...asked.decision, options: [first] } };
    expect(give(gone, { ...NOTHING, option: second.text }).main).toMatchObject({
      send: [],
      disabled: true,
    });
  });
});
