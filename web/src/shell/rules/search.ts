/** Searching and grouping the rules. */

import type { GameInfo, Module, Rule } from '$lib/wire';
import { calledToo } from './player_words';

export type Sort = 'rule' | 'ruling' | 'example';
export type Section = { name: string; slug: string; module: Module | null; rules: Rule[] };

export function sortOf(rule: Rule): Sort {
  if (rule.id.startsWith('RUL-')) return 'ruling';
  if (/^WE-/.test(rule.id) || /example/i.test(rule.section)) return 'example';
  return 'rule';
}

/** Words without case and accents: "Perú" is found by "peru". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

/** A word that is searched for, with what else it may be called. */
export type Wanted = { word: string; ways: string[] };

export function wordsOf(query: string): Wanted[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word !== '')
    .map((word) => ({ word, ways: calledToo(word) }));
}

/** Where a text has a word: at the beginning of one of its own. "win" is not in "drawing". */
function placesOf(text: string, way: string): number[] {
  const found: number[] = [];
  for (let at = text.indexOf(way); at >= 0; at = text.indexOf(way, at + 1)) {
    if (at === 0 || !/[\p{L}\p{N}]/u.test(text[at - 1] ?? '')) found.push(at);
  }
  return found;
}

const fits = (text: string, wanted: Wanted): boolean =>
  wanted.ways.some((way) => placesOf(text, way).length > 0);

/** Does a rule have every word, in its id, text or section? */
export function has(rule: Rule, words: readonly Wanted[]): boolean {
  const text = plain(`${rule.id} ${rule.section} ${rule.text}`);
  return words.every((wanted) => fits(text, wanted));
}

/** The rules that have every word. Those of a section that is called so come first. */
export function search(rules: readonly Rule[], words: readonly Wanted[]): Rule[] {
  const found = rules.filter((rule) => has(rule, words));
  if (words.length === 0) return found;
  const rank = (rule: Rule): number => {
    const section = plain(`${rule.section} ${rule.id}`);
    if (words.every(({ word }) => placesOf(section, word).length > 0)) return 0;
    if (words.every((wanted) => fits(section, wanted))) return 1;
    const text = plain(rule.text);
    return words.every(({ word }) => placesOf(text, word).length > 0) ? 2 : 3;
  };
  const best = new Map<string, number>();
  for (const rule of found) {
    best.set(rule.section, Math.min(rank(rule), best.get(rule.section) ?? 3));
  }
  return [...found].sort((a, b) => (best.get(a.section) ?? 3) - (best.get(b.section) ?? 3));
}

/** The query with each word that no rule has replaced by the nearest one that some rule has. */
export function meant(query: string, rules: readonly Rule[]): string {
  let known: ReadonlySet<string> | null = null;
  return wordsOf(query)
    .map((wanted) => {
      if (rules.some((rule) => has(rule, [wanted]))) return wanted.word;
      known ??= vocabulary(rules);
      const most = wanted.word.length < 4 ? 0 : wanted.word.length < 7 ? 1 : 2;
      let nearest = wanted.word;
      let least = most + 1;
      for (const word of known) {
        const steps = distance(wanted.word, word, least);
        if (steps < least) [nearest, least] = [word, steps];
      }
      return nearest;
    })
    .join(' ');
}

function vocabulary(rules: readonly Rule[]): Set<string> {
  const texts = rules.map((rule) => plain(`${rule.section} ${rule.text}`));
  return new Set(texts.flatMap((text) => text.match(/\p{L}{3,}/gu) ?? []));
}

/** How many letters are to be added, left out or changed; `enough` where it is that or more. */
function distance(a: string, b: string, enough: number): number {
  if (Math.abs(a.length - b.length) >= enough) return enough;
  let before = Array.from({ length: b.length + 1 }, (_, at) => at);
  for (let i = 1; i <= a.length; i += 1) {
    const row = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const changed = (before[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      row.push(Math.min(changed, (before[j] ?? 0) + 1, (row[j - 1] ?? 0) + 1));
    }
    if (Math.min(...row) >= enough) return enough;
    before = row;
  }
  return before[b.length] ?? enough;
}

/** Rules in their sections, in the order in which they come. */
export function sectionsOf(rules: readonly Rule[]): Section[] {
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    let section = sections.get(rule.section);
    if (!section) {
      const slug = plain(rule.section).replace(/[^a-z0-9]+/g, '-');
      section = { name: rule.section, slug, module: rule.module, rules: [] };
      sections.set(rule.section, section);
    }
    section.rules.push(rule);
  }
  return [...sections.values()];
}

/** What decides by which rules a table plays. */
export type Played = { settings: Readonly<Record<string, unknown>>; seats: number };

/** Does a table play by the rules of a module? */
export function isPlayed(
  module: Module | null,
  game: GameInfo,
  { settings, seats }: Played,
): boolean {
  if (!module || settings[module.anyway] === true) return true;
  if (module.seats > 0 && seats >= module.seats) return true;
  const setting = game.settings.find((one) => one.name === module.setting);
  const value = settings[module.setting] ?? setting?.default;
  return module.least > 0 ? Number(value) >= module.least : value !== setting?.default;
}

export type Piece = { text: string; found: boolean };

/** A text in pieces: what was searched for, and what lies between. */
export function piecesOf(text: string, words: readonly Wanted[]): Piece[] {
  if (words.length === 0) return [{ text, found: false }];
  const low = plain(text);
  if (low.length !== text.length) return [{ text, found: false }]; // places would not agree
  const marked = Array<boolean>(text.length).fill(false);
  for (const way of words.flatMap(({ ways }) => ways)) {
    for (const at of placesOf(low, way)) marked.fill(true, at, at + way.length);
  }
  const pieces: Piece[] = [];
  for (const [at, letter] of [...marked.keys()].map((at) => [at, text[at] ?? ''] as const)) {
    const found = marked[at] ?? false;
    const last = pieces.at(-1);
    if (last && last.found === found) last.text += letter;
    else pieces.push({ text: letter, found });
  }
  return pieces;
}

/** The ids of other rules that a text names. */
export function named(text: string, known: ReadonlyMap<string, Rule>): string[] {
  const ids = text.match(/\b[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)+\b/g) ?? [];
  return [...new Set(ids)].filter((id) => known.has(id));
}
