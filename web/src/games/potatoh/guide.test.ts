import { describe, expect, it } from 'vitest';
import type { DecisionView, Told } from '$lib/wire';
import everyCard from './fixtures/match-level-5.json';
import cards from './fixtures/printed.json';
import english from '../../words/potatoh-show.en.ftl?raw';
import { guide, LESSONS, lessonFor, type Situation } from './guide';
import type { PotatohAction, Printed, View } from './types';

const printed = cards as Printed;
const views = (everyCard as unknown as { entries: Told[]; view: View }[]).map(
  (update) => update.view,
);
const asks = (...actions: PotatohAction[]): DecisionView => ({
  seat: 0,
  since: 1,
  changing: false,
  barred: [],
  options: actions.map((action) => ({
    text: action.type,
    action,
    label: { type: 'phrase', code: '', params: {} },
    rules: [],
  })),
});
const inTurn: View = {
  ...views.find((view) => view.steps.at(-1)?.step === 'turn')!,
  boom_odds: { chances: 1, of: 40 },
};
const calm: View = {
  ...inTurn,
  players: inTurn.players.map((player) => ({ ...player, area: [], safe: false })),
  own: { ...inTurn.own!, hand: [] },
};
const now = (more: Partial<Situation> = {}): Situation => ({
  view: calm,
  decision: asks({ type: 'draw' }),
  printed,
  chain: 0,
  ...more,
});

describe('the guide', () => {
  it('says what the game is first, then what the fuse means, then nothing it has said', () => {
    const taught = new Set<string>();
    const first = lessonFor(now(), taught);
    expect(first).toBe('welcome');
    taught.add(first!);
    expect(lessonFor(now(), taught)).toBe('fuse');
    taught.add('fuse');
    expect(lessonFor(now(), taught)).toBeNull();
  });

  it('speaks of playing a card when one can be played, and of the danger when it is there', () => {
    const taught = new Set(['welcome', 'fuse']);
    expect(
      lessonFor(now({ decision: asks({ type: 'draw' }, { type: 'play', card: 1 }) }), taught),
    ).toBe('play');
    expect(lessonFor(now({ view: { ...calm, boom_odds: { chances: 1, of: 5 } } }), taught)).toBe(
      'hot',
    );
  });

  it('explains the count when there is one, whoever decides', () => {
    expect(lessonFor(now({ view: { ...calm, is_counted: true }, decision: null }), new Set())).toBe(
      'counting',
    );
  });

  it('says nothing while others decide', () => {
    expect(lessonFor(now({ decision: null }), new Set())).toBeNull();
  });

  it('has words for every lesson, and forgets nothing', () => {
    for (const lesson of LESSONS) {
      expect(english).toContain(`\npotatoh-show-guide-${lesson} =`);
      expect(english).toContain(`\npotatoh-show-guide-${lesson}-title =`);
    }
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(guide.read(storage)).toEqual(new Set());
    guide.keep(storage, new Set(['welcome']));
    expect(guide.read(storage)).toEqual(new Set(['welcome']));
    guide.keep(storage, new Set(LESSONS));
    expect(guide.read(storage)).toBeNull();
  });
});
