import { describe, expect, it } from 'vitest';
import english from '../../words/heap-ui.en.ftl?raw';
import spanish from '../../words/heap-ui.es.ftl?raw';
import { at, stuck } from './fixtures/playing';
import { guide, LESSONS, lessonFor } from './guide';

const none = new Set<string>();
const fresh = { ...at('bodge'), taught: none };

describe('the guide', () => {
  it('begins with what the game is about', () => {
    expect(lessonFor(fresh, none)).toBe('welcome');
  });

  it('does not say that the end is near where nobody is ready', () => {
    const known = new Set(LESSONS.filter((one) => one !== 'near'));
    expect(lessonFor(fresh, known)).toBeNull();
  });

  it('teaches each idea once', () => {
    expect(
      lessonFor(
        at('fight', (one) => one.decision.options.length > 1),
        none,
      ),
    ).toBe('fight');
    const known = new Set(LESSONS.filter((one) => one !== 'haul'));
    expect(lessonFor(at('fight'), known)).toBeNull();
    expect(lessonFor(at('haul'), known)).toBe('haul');
    expect(lessonFor(at('haul'), new Set(LESSONS))).toBeNull();
  });

  it('tells somebody who can only drop out that this is no fault', () => {
    expect(lessonFor(stuck(), none)).toBe('stuck');
  });

  it('has words for every lesson', () => {
    for (const words of [english, spanish])
      for (const lesson of LESSONS) {
        expect(words).toContain(`\nheap-ui-guide-${lesson} = `);
        expect(words).toContain(`\nheap-ui-guide-${lesson}-title = `);
      }
  });

  it('is over when everything was taught, or when nobody wants it', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    expect(guide.read(storage)).toEqual(none);
    guide.keep(storage, new Set(['draw']));
    expect(guide.read(storage)).toEqual(new Set(['draw']));
    guide.keep(storage, null);
    expect(guide.read(storage)).toBeNull();
  });
});
