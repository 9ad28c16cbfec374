import { beforeAll, describe, expect, it } from 'vitest';
import { phrase, say, words } from '$lib/words.svelte';
import printedJson from './fixtures/printed.json';
import {
  ALL_SIGNS,
  effectOf,
  EFFECTS,
  meaningOf,
  nameOf,
  signsOf,
  TRIGGERS,
  widthOf,
} from './symbols';
import type { Printed } from './types';

const printed = printedJson as Printed;
/** A code without words is said as itself. */
const CODE = /heap-[a-z_-]+/;

beforeAll(async () => {
  await words.need('heap');
});

describe('an effect', () => {
  it('says who does what with how many cards', () => {
    expect(effectOf('other_discard_3')).toEqual({ deed: 'discard', who: 'other', count: 3 });
    expect(effectOf('all_haul_1')).toEqual({ deed: 'haul', who: 'all', count: 1 });
  });
  it('is a deed alone where there is nothing to count', () => {
    expect(effectOf('shoot_left')).toEqual({ deed: 'shoot_left' });
  });
  it('is wider with a number, and widest for everybody', () => {
    const [repair, you, all] = ['repair', 'you_draw_1', 'all_draw_1'].map((effect) =>
      widthOf({ kind: 'effect', effect }),
    );
    expect(repair).toBe(1);
    expect(you).toBeGreaterThan(repair!);
    expect(all).toBeGreaterThan(you!);
  });
});

describe.each(['en', 'es'] as const)('in %s', (language) => {
  beforeAll(() => words.speak(language));

  it('every symbol has a name and an explanation', () => {
    for (const sign of ALL_SIGNS) {
      expect(say(nameOf(sign))).not.toMatch(CODE);
      expect(say(meaningOf(sign))).not.toMatch(CODE);
      expect(say(meaningOf(sign))).not.toBe('');
    }
  });
  it('no two symbols of a kind mean the same', () => {
    const told = ALL_SIGNS.map((sign) => `${sign.kind}: ${say(meaningOf(sign))}`);
    expect(told).toEqual([...new Set(told)]);
  });
  it('one card and several are told apart', () => {
    const of = (effect: string): string => say(meaningOf({ kind: 'effect', effect }));
    expect(of('you_draw_2')).toContain('2');
    expect(of('you_draw_1')).not.toContain('1');
  });
  it('everything about cards, vehicles and how to play can be said', () => {
    const codes = [
      ...[1, 2, 3, 4, 5, 6].flatMap((step) => [
        `heap-ui-key-how-${step}`,
        `heap-ui-key-how-${step}-why`,
      ]),
      ...['combat', 'vehicle', 'part', 'bodge', 'rush'].flatMap((place) => [
        `heap-ui-key-card-${place}`,
        `heap-ui-key-card-${place}-why`,
      ]),
      ...['attacks', 'blocks', 'cards', 'deeds', 'triggers', 'parts', 'marks'].map(
        (title) => `heap-ui-key-${title}`,
      ),
      ...printed.vehicles.map(({ vehicle }) => `heap-ui-key-${vehicle}-why`),
      ...['red', 'yellow', 'green', 'choice', 'reckless'].map(
        (attack) => `heap-ui-art-shout-${attack}`,
      ),
    ];
    for (const code of codes) expect(say(phrase(code))).not.toMatch(CODE);
  });
});

describe('the cards', () => {
  it('have no symbol that is not known', () => {
    const known = new Set([...EFFECTS, ...TRIGGERS]);
    for (const card of printed.cards) {
      const effects = [...card.bodge, ...(card.rush?.effects ?? [])];
      for (const effect of effects) expect(known).toContain(effect.replace(/\d$/, '1'));
      if (card.rush) expect(known).toContain(card.rush.trigger);
    }
  });
  it('tell their symbols in the order in which they count', () => {
    const card = printed.cards.find((one) => one.key === 'DB-ENG-2')!;
    expect(signsOf(card)).toEqual([
      { place: 'combat', sign: { kind: 'attack', attack: 'red' } },
      { place: 'combat', sign: { kind: 'block', block: 'green' } },
      { place: 'combat', sign: { kind: 'swerve' } },
      { place: 'bodge', sign: { kind: 'effect', effect: 'you_draw_1' } },
      { place: 'rush', sign: { kind: 'trigger', trigger: 'attack_red' } },
      { place: 'rush', sign: { kind: 'effect', effect: 'repair' } },
      { place: 'rush', sign: { kind: 'effect', effect: 'you_draw_1' } },
    ]);
  });
});
