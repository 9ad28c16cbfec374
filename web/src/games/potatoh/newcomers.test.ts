import { describe, expect, it } from 'vitest';
import cards from './fixtures/printed.json';
import { keepMet, newcomers, readMet } from './newcomers';
import type { Printed } from './types';

const printed = cards as Printed;
const keys = (found: ReturnType<typeof newcomers>): string[] =>
  (found?.cards ?? []).map((card) => printed.cards[card]!.key);

describe('new cards', () => {
  it('are those of the levels that have come in, BOOM never among them', () => {
    expect(keys(newcomers(printed, 1, 2, new Set()))).toEqual([
      'dizzy',
      'wicked',
      'wickedest',
      'split',
      'dud',
    ]);
    expect(keys(newcomers(printed, 3, 5, new Set()))).toEqual([
      'super',
      'sexy',
      'kitty',
      'generous',
    ]);
    expect(newcomers(printed, 5, 5, new Set())).toBeNull();
    expect(keys(newcomers(printed, 0, 1, new Set()))).not.toContain('boom');
  });

  it('are introduced once', () => {
    const kept = new Map<string, string>();
    const storage = {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    };
    keepMet(storage, new Set(['super', 'sexy']));
    expect(newcomers(printed, 3, 4, readMet(storage))).toBeNull();
    expect(keys(newcomers(printed, 3, 5, readMet(storage)))).toEqual(['kitty', 'generous']);
  });
});
