/** Words for codes: the same Fluent files as the terminal's, in this person's language. */

import { FluentBundle, FluentResource } from '@fluent/bundle';
import { untrack } from 'svelte';
import commonEnglish from '$words/data/words/en.ftl?raw';
import pagesEnglish from '../words/pages.en.ftl?raw';
import shellEnglish from '../words/shell.en.ftl?raw';
import type { Code } from './codes';
import { isolated } from './isolated';
import { prefs, type Language } from './prefs.svelte';
import type { Name, Param, Phrase } from './wire';

export type Params = Record<string, Param>;
export type NameOf = (name: Name) => string;
/** Is that the reader? */
export type IsReader = (name: Name) => boolean;

const nobodyReads: IsReader = () => false;

// Loaded when needed: a language, a game. English of the shell is always there to fall back on.
const files = import.meta.glob<string>(
  [
    '$words/data/words/*.ftl',
    '$words/games/*/data/words/*.ftl',
    '../words/*.ftl',
    '!$words/data/words/en.ftl',
    '!../words/shell.en.ftl',
    '!../words/pages.en.ftl',
  ],
  { query: '?raw', import: 'default' },
);

/** Which words a file holds: those of all games, of a game, or of the client's own part. */
export function holds(path: string): { part: string; language: string } | null {
  const game = /games\/([a-z]+)\/data\/words\/([a-z]+)\.ftl$/.exec(path);
  if (game) return { part: game[1] ?? '', language: game[2] ?? '' };
  const common = /data\/words\/([a-z]+)\.ftl$/.exec(path);
  if (common) return { part: 'common', language: common[1] ?? '' };
  const client = /words\/([a-z-]+)\.([a-z]+)\.ftl$/.exec(path);
  if (client) return { part: client[1] ?? '', language: client[2] ?? '' };
  return null;
}

/** Before a number, and not between two. */
const HYPHEN_AS_MINUS = /(?<![^\s(:=+·])-(?=\d)/g;

function newBundle(language: string): FluentBundle {
  return new FluentBundle(language, { useIsolating: false });
}

class Words {
  /** The language in which things are said now: that of the preferences, once it is loaded. */
  language: Language = $state('en');
  #bundles: ReadonlyMap<string, FluentBundle>;
  #changes = $state(0); // a bundle has more words than before
  #nameOf: NameOf | null = $state.raw(null);
  #isReader: IsReader = $state.raw(nobodyReads);
  #parts = new Set(['common', 'shell', 'pages']);
  #loaded = new Map<string, Promise<void>>();
  #wished: Language = 'en'; // what was asked for last
  #lists = new Map<string, Intl.ListFormat>();

  constructor() {
    const english = newBundle('en');
    english.addResource(new FluentResource(commonEnglish));
    english.addResource(new FluentResource(shellEnglish));
    english.addResource(new FluentResource(pagesEnglish));
    this.#bundles = new Map([['en', english]]);
    this.#loaded.set('common.en', Promise.resolve());
    this.#loaded.set('shell.en', Promise.resolve());
    this.#loaded.set('pages.en', Promise.resolve());
    if (prefs.language !== 'en') void follow(this);
    // The language may change in another tab; the preferences have heard that before us.
    addEventListener('storage', () => {
      if (prefs.language !== this.#wished) void follow(this);
    });
  }

  /** Load the words of the table, of a game and its part of the client, in this language. */
  async need(game?: string): Promise<void> {
    this.#parts.add('table');
    if (game) this.#parts.add(game);
    await this.speak(prefs.language);
  }

  /**
   * What a game's thing is called in every language that has a word for it but the one spoken now:
   * boxes are printed in several, and some have no more words here than the names of the cards.
   */
  async elsewhere(game: string, code: string): Promise<{ language: string; name: string }[]> {
    const found: { language: string; name: string }[] = [];
    for (const [path, file] of Object.entries(files)) {
      const held = holds(path);
      if (held?.part !== game || held.language === this.language) continue;
      const bundle = newBundle(held.language);
      bundle.addResource(new FluentResource(await file()));
      const pattern = bundle.getMessage(code)?.value;
      if (pattern) found.push({ language: held.language, name: bundle.formatPattern(pattern) });
    }
    return found;
  }

  /** Speak another language from now on; of several wishes the last one counts. */
  async speak(language: Language): Promise<void> {
    this.#wished = language;
    await this.#load(language);
    if (language === this.#wished) this.language = language;
  }

  async #load(language: Language): Promise<void> {
    const wanted = language === 'en' ? ['en'] : ['en', language];
    const loading: Promise<void>[] = [];
    for (const [path, file] of Object.entries(files)) {
      const held = holds(path);
      // A game's part of the client may be in several files: `heat-ui`, `potatoh-show`.
      const whole = held?.part.replace(/-.*/, '') ?? '';
      if (!held || !this.#parts.has(whole) || !wanted.includes(held.language)) continue;
      const key = `${held.part}.${held.language}`;
      let found = this.#loaded.get(key);
      if (!found) {
        found = file().then((text) => this.#take(held.language, text));
        found.catch(() => this.#loaded.delete(key)); // offline: the next one tries again
        this.#loaded.set(key, found);
      }
      loading.push(found);
    }
    await Promise.all(loading);
  }

  #take(language: string, text: string): void {
    let bundle = this.#bundles.get(language);
    if (!bundle) {
      bundle = newBundle(language);
      this.#bundles = new Map([...this.#bundles, [language, bundle]]);
    }
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
    this.#changes += 1;
  }

  /**
   * What cars and seats are called from now on: the table on the screen says so. Returns what goes
   * back to the names from before, unless others hold by then.
   */
  callThem(nameOf: NameOf | null): () => void {
    const before = untrack(() => this.#nameOf);
    this.#nameOf = nameOf;
    return () => {
      if (this.#nameOf === nameOf) this.#nameOf = before;
    };
  }

  /** Who reads: what has words of its own for that is said to them as "you". */
  address(isReader: IsReader | null): void {
    this.#isReader = isReader ?? nobodyReads;
  }

  knows(code: string): boolean {
    return this.#changes >= 0 && this.#find(code) !== null;
  }

  say(phrase: Phrase | Code, params: Params = {}): string {
    if (typeof phrase !== 'string') return this.#say(phrase.code, phrase.params);
    return this.#say(phrase, params);
  }

  /** A phrase in parts, so that names can be set off. */
  parts(phrase: Phrase): { text: string; isName: boolean }[] {
    this.#marks = true;
    try {
      return this.#say(phrase.code, phrase.params)
        .split(/(?<=\uE001)|(?=\uE000)/)
        .map((part) => ({
          text: part.replace(/[\uE000\uE001]/g, ''),
          isName: part.startsWith('\uE000'),
        }));
    } finally {
      this.#marks = false;
    }
  }

  #marks = false; // names stand between two marks

  #say(code: string, params: Params): string {
    if (this.#changes < 0) return ''; // everything is said again when words come
    const found = this.#addressed(code, params) ?? this.#find(code);
    if (!found) {
      console.error(`${code} has no words`);
      return code;
    }
    const values: Record<string, string | number> = {};
    for (const [key, value] of Object.entries(params)) values[key] = this.#value(code, value);
    const errors: Error[] = [];
    const text = found.bundle
      .formatPattern(found.pattern, values, errors)
      .replace(HYPHEN_AS_MINUS, '\u2212');
    for (const error of errors) console.error(`${code}: ${error.message}`);
    return text;
  }

  /** The words of a line about its reader, where it has any: `…-you-seat`, `…-you-target`. */
  #addressed(code: string, params: Params) {
    for (const [key, value] of Object.entries(params)) {
      if (
        typeof value !== 'object' ||
        Array.isArray(value) ||
        value.type !== 'name' ||
        !this.#isReader(value)
      )
        continue;
      const found = this.#find(`${code}-you-${key}`);
      if (found) return found;
    }
    return null;
  }

  #find(code: string) {
    for (const language of [this.language, 'en']) {
      const bundle = this.#bundles.get(language);
      const pattern = bundle?.getMessage(code)?.value;
      if (bundle && pattern) return { bundle, pattern };
    }
    return null;
  }

  #value(code: string, value: Param): string | number {
    if (typeof value === 'number') return value;
    if (typeof value === 'string') return isolated(value);
    if (Array.isArray(value)) {
      const type = /-preview$|-sketch-/.test(code) ? 'unit' : 'conjunction';
      return this.list(
        value.map((one) => String(this.#value(code, one))),
        type,
      );
    }
    if (value.type === 'phrase') return this.#say(value.code, value.params);
    return this.#name(value);
  }

  #name(name: Name): string {
    const marks = this.#marks;
    this.#marks = false; // a name may be a phrase itself
    const found = isolated(this.#nameOf?.(name) ?? `${name.kind} ${name.id + 1}`);
    this.#marks = marks;
    return marks ? `\uE000${found}\uE001` : found;
  }

  /** Things in a row: "3, 3 and Stress"; as units without "and". */
  list(things: string[], type: 'unit' | 'conjunction' = 'conjunction'): string {
    const key = `${type} ${this.language}`;
    let format = this.#lists.get(key);
    if (!format) {
      const locale = this.language === 'en' ? 'en-GB' : this.language; // no comma before "and"
      format = new Intl.ListFormat(locale, { type, style: type === 'unit' ? 'short' : 'long' });
      this.#lists.set(key, format);
    }
    return format.format(things);
  }
}

export const words = new Words();

/** A code with its parameters, or a phrase of the server, in this person's language. */
export function say(phrase: Phrase | Code, params?: Params): string {
  return words.say(phrase, params);
}

/** A phrase whose code is put together from parts; `say` it. */
export function phrase(code: string, params: Params = {}): Phrase {
  return { type: 'phrase', code, params };
}

/** Speak another language, and keep that; rejects where its words do not come. */
export async function setLanguage(language: Language): Promise<void> {
  prefs.set('language', language);
  try {
    await words.speak(language);
  } catch (error) {
    // What is chosen is what is spoken: it can be chosen again.
    if (prefs.language === language) prefs.set('language', words.language);
    throw error;
  }
}

async function follow(said: Words): Promise<void> {
  try {
    await said.speak(prefs.language);
  } catch {
    // Offline: it stays as it is, at first English.
  }
}
