import { beforeEach, describe, expect, it, vi } from 'vitest';
import { prefs } from './prefs.svelte';
import type { Name, Phrase } from './wire';
import { holds, phrase, say, setLanguage, words } from './words.svelte';

const car = (id: number): Name => ({ type: 'name', kind: 'car', id });
const card = (key: string): Phrase => phrase(`heat-card-${key}`);

beforeEach(async () => {
  await setLanguage('en');
  await words.need('heat');
  words.callThem((name) => ['Ada', 'Ben', 'Cem'][name.id] ?? 'nobody');
});

describe('setLanguage', () => {
  it('speaks what was wished last, whichever words come first', async () => {
    const wishes = [setLanguage('es'), setLanguage('en')]; // English is there
    await Promise.all(wishes);
    expect(words.language).toBe('en');
  });

  it('follows another tab', async () => {
    const newValue = JSON.stringify({ language: 'es' });
    dispatchEvent(new StorageEvent('storage', { key: 'hotseat-preferences', newValue }));
    await vi.waitFor(() => expect(words.language).toBe('es'));
  });

  it('stays at what is spoken where the words of another language do not come', async () => {
    vi.spyOn(words, 'speak').mockRejectedValueOnce(new Error('offline'));
    await expect(setLanguage('es')).rejects.toThrow();
    expect(prefs.language).toBe('en');
    expect(document.documentElement.lang).toBe('en');
    vi.restoreAllMocks();
  });
});

describe('elsewhere', () => {
  it('finds the names on the cards of other editions', async () => {
    const names = await words.elsewhere('potatoh', 'potatoh-card-chill');
    expect(Object.fromEntries(names.map(({ language, name }) => [language, name]))).toMatchObject({
      es: 'Patatah Tranquila',
      fi: 'Rauhallinen Pottuh',
    });
    expect(names.map(({ language }) => language)).not.toContain('en');
  });
});

describe('say', () => {
  it('says names, lists and phrases within phrases', () => {
    expect(
      say(phrase('heat-event-cards-revealed', { car: car(0), cards: [card('3'), card('stress')] })),
    ).toBe('Ada reveals 3 and Stress.');
    expect(
      say(phrase('heat-event-round-started', { round: 2, order: [car(2), car(0), car(1)] })),
    ).toBe('Round 2: Cem, Ada and Ben.');
  });

  it('changes with the language, and falls back on English', async () => {
    await setLanguage('es');
    expect(say('ui-seat-number', { number: 3 })).toBe('Asiento 3');
    expect(words.language).toBe('es');
    expect(document.documentElement.lang).toBe('es');
    expect(say(phrase('terminal-goodbye'))).not.toBe('terminal-goodbye');
  });

  it('keeps names from right to left to themselves', () => {
    words.callThem(() => 'דנה');
    const order = say(phrase('heat-event-round-started', { round: 2, order: [car(0)] }));
    expect(order).toBe('Round 2: \u2068דנה\u2069.');
    expect(say('ui-invited', { name: 'דנה', game: 'HEAT' })).toContain('\u2068דנה\u2069');
  });

  it('says the code where there are no words', () => {
    const quiet = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    expect(say(phrase('heat-no-such-code'))).toBe('heat-no-such-code');
    expect(quiet).toHaveBeenCalledOnce();
    quiet.mockRestore();
  });

  it('says "you" to whoever reads, where there are words for it', async () => {
    await words.need('potatoh');
    const seat = (id: number): Name => ({ type: 'name', kind: 'seat', id });
    const robbed = phrase('potatoh-event-card-stolen', { seat: seat(0), victim: seat(1) });
    words.address((name) => name.kind === 'seat' && name.id === 0);
    expect(say(robbed)).toBe('You rob Ben.');
    expect(say(phrase('potatoh-event-card-stolen', { seat: seat(2), victim: seat(0) }))).toBe(
      'Cem robs you.',
    );
    expect(say(phrase('heat-event-adrenaline-gained', { car: car(0) }))).toBe(
      'Ada has Adrenaline.',
    );
    words.address(null);
    expect(say(robbed)).toBe('Ada robs Ben.');
  });

  it('tells a driver what their own car did', () => {
    const cooled = (id: number): Phrase => phrase('heat-event-cooled', { car: car(id), count: 2 });
    words.address((name) => name.kind === 'car' && name.id === 1);
    expect(say(cooled(1))).toBe('You cool down 2 Heat.');
    expect(say(cooled(0))).toBe('Ada cools down 2 Heat.');
    // Where there are no such words, the name it is.
    expect(say(phrase('heat-wait-react', { car: car(1) }))).toBe('Ben reacts.');
    words.address(null);
  });

  it('writes a minus sign before a number, and hyphens as they are', () => {
    expect(say(phrase('heat-ui-percent', { percent: -4 }))).toBe('\u22124%');
    expect(say(phrase('heat-ui-name', { name: 'HEAT-2-1' }))).toBe('HEAT-2-1');
  });

  it('sets names off', () => {
    const said = phrase('heat-event-adrenaline-gained', { car: car(1) });
    expect(words.parts(said)).toEqual([
      { text: 'Ben', isName: true },
      { text: ' has Adrenaline.', isName: false },
    ]);
  });
});

it('knows what a words file holds', () => {
  expect(holds('../../../src/hotseat/games/heat/data/words/es.ftl')).toEqual({
    part: 'heat',
    language: 'es',
  });
  expect(holds('../../../src/hotseat/data/words/en.ftl')).toEqual({
    part: 'common',
    language: 'en',
  });
  expect(holds('../words/heat-ui.en.ftl')).toEqual({ part: 'heat-ui', language: 'en' });
  expect(holds('../words/readme.md')).toBeNull();
});
