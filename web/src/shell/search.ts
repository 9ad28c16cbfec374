/** Searching and grouping the rules. */

import type { Rule } from '$lib/wire';

export type Sort = 'rule' | 'ruling' | 'example';
export type Section = { name: string; slug: string; rules: Rule[] };

export function sortOf(rule: Rule): Sort {
  if (rule.id.startsWith('RUL-')) return 'ruling';
  if (/^WE-/.test(rule.id) || /example/i.test(rule.section)) return 'example';
  return 'rule';
}

/** Words without case and accents: "Perú" is found by "peru". */
export function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLocaleLowerCase();
}

export function wordsOf(query: string): string[] {
  return plain(query)
    .split(/\s+/)
    .filter((word) => word !== '');
}

/** Does a rule have every word, in its id, text or section? */
export function has(rule: Rule, words: readonly string[]): boolean {
  const text = plain(`${rule.id} ${rule.section} ${rule.text}`);
  return words.every((word) => text.includes(word));
}

/** Rules in their sections, in the order of the rulebook. */
export function sectionsOf(rules: readonly Rule[]): Section[] {
  const sections = new Map<string, Section>();
  for (const rule of rules) {
    let section = sections.get(rule.section);
    if (!section) {
      const slug = plain(rule.section).replace(/[^a-z0-9]+/g, '-');
      section = { name: rule.section, slug, rules: [] };
      sections.set(rule.section, section);
    }
    section.rules.push(rule);
  }
  return [...sections.values()];
}

export type Piece = { text: string; found: boolean };

/** A text in pieces: what was searched for, and what lies between. */
export function piecesOf(text: string, words: readonly string[]): Piece[] {
  if (words.length === 0) return [{ text, found: false }];
  const low = plain(text);
  if (low.length !== text.length) return [{ text, found: false }]; // places would not agree
  const marked = Array<boolean>(text.length).fill(false);
  for (const word of words) {
    for (let at = low.indexOf(word); at >= 0; at = low.indexOf(word, at + word.length)) {
      marked.fill(true, at, at + word.length);
    }
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
