import { describe, expect, it } from 'vitest';
import type { DecisionView } from '$lib/wire';
import english from '../../words/heat-ui.en.ftl?raw';
import race from './fixtures/race-usa.json';
import { restartLessons } from '$lib/taught';
import { guide, LESSONS, lessonFor, type Situation } from './guide';
import type { GameView } from './types';

const updates = race as unknown as { view: GameView; decision: DecisionView | null }[];
const situations: Situation[] = updates
  .filter((update) => update.decision)
  .map(({ view, decision }) => ({
    race: view.race,
    decision,
    preview: null,
    toCorner: view.race.cars[0]!.to_corner,
    toFlag: 99,
    hasSpun: false,
  }));

describe('the guide', () => {
  it('begins with how a turn goes', () => {
    expect(lessonFor(situations[0]!, new Set())).toBe('welcome');
  });

  it('goes on in the order in which things happen, and tells of a spin-out after the first', () => {
    const taught = new Set<string>();
    const told: (string | null)[] = [];
    for (let k = 0; k < 3; k++) {
      const lesson = lessonFor(situations[0]!, taught);
      told.push(lesson);
      if (lesson) taught.add(lesson);
    }
    expect(told).toEqual(['welcome', 'corner-near', 'corner-cost']);
    expect(lessonFor({ ...situations[0]!, hasSpun: true }, taught)).toBe('spin');
    const places = (['corner-cost', 'boost', 'slipstream'] as const).map((one) =>
      LESSONS.indexOf(one),
    );
    expect(places).toEqual(places.toSorted((a, b) => a - b));
  });

  it('tells of no corner beyond the flag', () => {
    const last = { ...situations[0]!, toFlag: situations[0]!.toCorner };
    expect(lessonFor(last, new Set(['welcome']))).not.toBe('corner-near');
  });

  it('teaches an idea only once, and one at a time', () => {
    const taught = new Set<string>();
    const order: string[] = [];
    for (const situation of situations) {
      const lesson = lessonFor(situation, taught);
      if (lesson) order.push(lesson);
      if (lesson) taught.add(lesson);
    }
    expect(new Set(order).size).toBe(order.length);
    for (const lesson of ['boost', 'slipstream', 'discard', 'cooldown'] as const)
      expect(order).toContain(lesson);
  });

  it('has words for every lesson', () => {
    for (const lesson of LESSONS) expect(english).toContain(`heat-ui-guide-${lesson} =`);
  });

  it('remembers what was taught, and that somebody wants no more', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(guide.read(storage)).toEqual(new Set());
    guide.keep(storage, new Set(['welcome']));
    expect(guide.read(storage)).toEqual(new Set(['welcome']));
    guide.keep(storage, null);
    expect(guide.read(storage)).toBeNull();
  });

  it('begins again for whoever wishes it, whatever was taught before', () => {
    localStorage.setItem('hotseat-heat-guide', 'done');
    localStorage.setItem('hotseat-heap-guide', 'welcome');
    localStorage.setItem('hotseat-preferences', '{}');
    restartLessons(localStorage);
    expect(guide.read(localStorage)).toEqual(new Set());
    expect(Object.keys(localStorage)).toEqual(['hotseat-preferences']);
  });
});
