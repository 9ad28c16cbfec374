import { describe, expect, it } from 'vitest';
import { actionOf } from '../choices';
import { at, atModule, choicesIn, give, optionFor } from './moments';
import type { Preview } from '../types';
import { NOTHING, type Asked } from './question';
import { mustsOf, rowsOf, unpaidOf, type Row } from './symbols';

const without = (asked: Asked, ...types: string[]): Asked => ({
  ...asked,
  decision: {
    ...asked.decision,
    options: asked.decision.options.filter((one) => !types.includes(actionOf(one).type)),
  },
});
const rowOf = (rows: readonly Row[], kind: string): Row => rows.find((row) => row.kind === kind)!;

describe('React', () => {
  const full = atModule('pay'); // Heat and Scrap to be done, Stress to be dropped, Heat to be cooled

  it('lists first what must be done, then what may be', () => {
    const states = rowsOf(full).map((row) => row.state);
    expect(states.slice(0, 2)).toEqual(['must', 'must']);
    expect(states.lastIndexOf('must')).toBeLessThan(states.indexOf('may'));
    expect(states.lastIndexOf('may')).toBeLessThan(states.indexOf('barred'));
  });

  it('offers every option once, larger amounts first', () => {
    const { options, rows } = choicesIn(give(full, NOTHING));
    expect(options.map((one) => one.text).sort()).toEqual(
      full.decision.options.map((one) => one.text).sort(),
    );
    expect(rowOf(rows!, 'reduce').options.map((one) => one.text)).toEqual([
      'reduce body-4 2',
      'reduce body-4 1',
    ]);
  });

  it('counts the musts down, and ends only then', () => {
    expect(mustsOf(full)).toBe(2);
    expect(give(full, NOTHING).main).toMatchObject({
      label: { code: 'heat-ui-musts', params: { count: 2 } },
      send: [],
      disabled: true,
    });
    const asked = atModule('react-done');
    expect(mustsOf(asked)).toBe(0);
    expect(give(asked, NOTHING).main).toMatchObject({
      label: { code: 'heat-ui-end-react' },
      send: ['react-done'],
    });
  });

  it('says which card is replaced where its Heat cannot be paid', () => {
    const symbol = full.turn!.symbols.find((one) => one.kind === 'heat')!;
    const ending = { ...optionFor(atModule('react-done'), 'react-done') };
    const broke: Asked = { ...without(full, 'pay', 'scrap'), engine: symbol.amount - 1 };
    const asked = {
      ...broke,
      decision: { ...broke.decision, options: [...broke.decision.options, ending] },
    };
    expect(unpaidOf(asked)).toEqual([symbol.card]);
    expect(give(asked, NOTHING).main?.label).toMatchObject({ code: 'heat-ui-end-replacing' });
    expect(give(asked, NOTHING).sentence).toMatchObject({ code: 'heat-ui-react-unpaid' });
    expect(rowOf(rowsOf(asked), 'heat')).toMatchObject({ state: 'must', options: [] });
  });

  it('says why an open symbol cannot be used, as the server does', () => {
    const asked = atModule('scrap');
    const cooldown = asked.decision.barred.find(
      (one) => (one.action as { type: string }).type === 'cooldown',
    )!;
    const row = rowOf(rowsOf(asked), 'cooldown');
    expect(row).toMatchObject({ state: 'barred', options: [] });
    expect(row.note).toBe(cooldown.reason.phrase);
  });

  it('tells what the server says of one card from what it says of another', () => {
    const { card } = full.turn!.symbols.find((one) => one.kind === 'reduce')!;
    const barred = (of: number, code: string) => ({
      action: { type: 'reduce', card: of, amount: 1 },
      label: { type: 'phrase' as const, code: 'heat-do-reduce', params: {} },
      reason: { phrase: { type: 'phrase' as const, code, params: {} }, rule: '' },
    });
    const idle = without(full, 'reduce');
    const asked = {
      ...idle,
      decision: {
        ...idle.decision,
        barred: [barred(card! + 1, 'heat-no-plus-used'), barred(card!, 'heat-no-stress-in-hand')],
      },
    };
    const row = rowOf(rowsOf(asked), 'reduce');
    expect(row).toMatchObject({ state: 'barred', note: { code: 'heat-no-stress-in-hand' } });
  });

  it('names what works by itself, and what comes later in the turn', () => {
    const asked = atModule('refresh');
    const rows = rowsOf({ ...asked, turn: { ...asked.turn!, symbols: [] } });
    expect(rowOf(rows, 'refresh')).toMatchObject({ state: 'later', options: [] });
    expect(rowOf(rowsOf(full), 'adjust')).toMatchObject({ state: 'auto', options: [] });
  });

  it('offers to play a card from the hand', () => {
    expect(rowOf(rowsOf(atModule('direct')), 'direct')).toMatchObject({ state: 'may' });
  });

  it('warns before a bonus of the sector is driven away from', () => {
    const asked = at('react', (one) => !!optionFor(one, 'boost'));
    const boost = optionFor(asked, 'boost');
    const sector = {
      ...boost,
      text: 'cooldown sector 1',
      action: { type: 'cooldown', source: 'sector', amount: 1 },
    };
    const open = {
      ...asked,
      sectorEnd: 0,
      decision: { ...asked.decision, options: [...asked.decision.options, sector] },
    };
    const looking = { ...NOTHING, lookedOption: boost };
    expect(give(open, looking).sentence).toMatchObject({ code: 'heat-ui-leaves-sector' });
    const code = 'heat-ui-leaves-sector';
    expect(give({ ...open, sectorEnd: 10_000 }, looking).sentence?.code).not.toBe(code);
    expect(give({ ...asked, sectorEnd: 0 }, looking).sentence?.code).not.toBe(code);
  });

  it('takes a digit for the option of that number', () => {
    const given = give(full, NOTHING);
    const { options } = choicesIn(given);
    expect(given.key('1')).toEqual({ take: options[0] });
    expect(given.key('g')).toBeNull();
  });

  it('where moves are confirmed: the main button plays the chosen one', () => {
    const careful = { ...full, confirm: true };
    expect(give(careful, NOTHING).main).toMatchObject({ send: [], disabled: true });
    const chosen = give(careful, { ...NOTHING, option: 'scrap wings-45' });
    expect(chosen.main).toMatchObject({ send: ['scrap wings-45'], disabled: false });
  });

  it('says why no Slipstream will follow, where that is certain', () => {
    const asked = at('react', (one) => !!optionFor(one, 'react-done'));
    const told = (why: string) => {
      const options = asked.decision.options.map((option) => ({
        ...option,
        preview: { ...(option.preview as Preview), no_slipstream: why },
      }));
      return give({ ...asked, decision: { ...asked.decision, options } }, NOTHING).sentence;
    };
    expect(told('flag')).toMatchObject({
      code: 'heat-ui-react-no-slipstream',
      params: { why: { code: 'heat-no-slipstream', params: { why: 'flag' } } },
    });
    expect(told('')).toBeNull();
  });
});
