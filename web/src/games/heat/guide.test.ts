import { describe, expect, it } from 'vitest';
import type { Decision } from '$lib/wire';
import english from '../../words/heat-ui.en.ftl?raw';
import race from './fixtures/race-usa.json';
import { guide, LESSONS, lessonFor, type Situation } from './guide';
import type { GameView } from './types';

const updates = race as unknown as { view: GameView; decision: Decision | null }[];
const situations: Situation[] = updates
  .filter((update) => update.decision)
  .map(({ view, decision }) => ({
    race: view.race,
    decision,
    preview: null,
    toCorner: view.race.cars[0]!.to_corner,
    toFlag: 99,
  }));

describe('the guide', () => {
  it('begins with how a turn goes', () => {
    expect(lessonFor(situations[0]!, new Set())).toBe('welcome');
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
});
