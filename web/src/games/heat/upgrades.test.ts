import { describe, expect, it } from 'vitest';
import parts from './fixtures/printed.json';
import type { Printed } from './types';
import {
  cardName,
  explainedOf,
  inShort,
  isUpgrade,
  MAY,
  marksOf,
  MUST,
  numberOf,
  onlyFlips,
  ownName,
  valueOf,
} from './upgrades';

const printed = parts as unknown as Printed;
const card = (key: string) => printed.cards.find((one) => one.key === key)!;

describe('an upgrade card', () => {
  it('is one with a group, Heat among them; the cards of the base game are none', () => {
    expect(printed.cards.filter(isUpgrade)).toHaveLength(48);
    expect(isUpgrade(card('heat-17'))).toBe(true);
    for (const key of ['1', 'start0', 'start5', 'stress', 'heat', 'startheat'])
      expect(isUpgrade(card(key))).toBe(false);
    expect(isUpgrade(null)).toBe(false);
  });

  it('says its value in short: one, several, a row of them, or none', () => {
    expect(valueOf(card('turbo-43'))).toBe('8');
    expect(valueOf(card('brakes-8'))).toBe('1/3');
    expect(valueOf(card('rpm-31'))).toBe('1/2');
    expect(valueOf(card('brakes-7'))).toBe('1–4');
    expect(valueOf(card('fwd-2'))).toBe('');
    expect(valueOf(card('heat-17'))).toBe('');
  });

  it('shows a single + in the place of the value, and otherwise among the symbols', () => {
    expect(onlyFlips(card('fwd-3'))).toBe(true);
    expect(onlyFlips(card('start0'))).toBe(false);
    const kinds = (key: string) => marksOf(card(key)).map((mark) => [mark.kind, mark.amount]);
    expect(kinds('fwd-3')).toEqual([['cooldown', 3]]);
    expect(kinds('fwd-2')).toEqual([['plus', 3]]);
    expect(kinds('fwd-1')).toEqual([['plus', 1]]);
    expect(explainedOf(card('fwd-3')).map((mark) => mark.kind)).toEqual(['plus', 'cooldown']);
  });

  it('marks what must be used', () => {
    const musts = marksOf(card('wings-44')).filter((mark) => mark.mandatory);
    expect(musts.map((mark) => mark.kind).sort()).toEqual(['adjust', 'heat', 'scrap']);
    expect(marksOf(card('cooling-13')).some((mark) => mark.mandatory)).toBe(false);
  });

  it('has a number where the symbol has one, with its sign where it changes limits', () => {
    const mark = (kind: string, amount: number) => ({ kind, amount, mandatory: false });
    expect(numberOf(mark('cooldown', 3))).toBe('3');
    expect(numberOf(mark('adjust', 2))).toBe('+2');
    expect(numberOf(mark('adjust', -1))).toBe('−1');
    expect(numberOf(mark('refresh', 1))).toBe('');
  });

  it('goes by the name of the box, or by what its owner calls it', () => {
    expect(cardName(card('turbo-42'))).toMatchObject({ code: 'heat-card-turbo-42' });
    const own = { ...card('turbo-42'), key: 'own-7', name: 'Rocket' };
    expect(ownName(own)).toBe('Rocket');
    expect(cardName(own)).toBe('Rocket');
  });

  it('is told in short by everything on it', () => {
    const codes = (key: string) => inShort(card(key)).map((one) => one.code);
    expect(codes('brakes-7')).toEqual(['heat-ui-short-values', 'heat-ui-short-heat']);
    expect(codes('heat-48')).toEqual(['heat-ui-short-extra']);
    expect(codes('tires-40')).toEqual([
      'heat-ui-short-plus',
      ...card('tires-40').symbols.map((mark) => `heat-ui-short-${mark.kind}`),
    ]);
    const plain = { ...card('turbo-42'), symbols: [] };
    expect(inShort(plain).map((one) => one.code)).toEqual(['heat-ui-short-plain']);
  });

  it('has no symbol that is not among those explained, each on its side', () => {
    for (const { symbols } of printed.cards)
      for (const { kind, mandatory } of symbols)
        expect<readonly string[]>(mandatory ? MUST : MAY).toContain(kind);
  });
});
