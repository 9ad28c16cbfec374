/** A game's settings as a form reads them: words, which of them matter now, what is sent. */

import { phrase, say, words } from '$lib/words.svelte';
import type { GameInfo, NewTable, Phrase, Setting } from '$lib/wire';

/** A file of one's own in the place of a named choice. */
export type OwnFile = { file: string; text: string };
export type Value = number | string | boolean | OwnFile;
export type Values = Record<string, Value>;
export type Sent = NonNullable<NewTable['settings']>;

export function isFile(value: unknown): value is OwnFile {
  return typeof value === 'object' && value !== null && 'file' in value && 'text' in value;
}

/** What is set where nobody has chosen yet; what a running table says counts more. */
export function startingValues(game: GameInfo, known: Record<string, unknown> = {}): Values {
  const values: Values = {};
  for (const setting of game.settings) {
    if (setting.per_seat) continue;
    const found = known[setting.name];
    const fits = typeof found === typeof setting.default || (setting.takes_file && isFile(found));
    values[setting.name] = fits ? (found as Value) : setting.default;
  }
  return values;
}

/** A value as the rules write it where one setting needs another. */
function asText(value: Value | undefined): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return isFile(value) ? 'own' : String(value ?? '');
}

/** Does a setting make sense with what the others say? */
export function matters(setting: Setting, game: GameInfo, values: Values): boolean {
  if (!setting.needs) return true;
  const [other, wanted] = setting.needs;
  if (wanted !== '') return asText(values[other]) === wanted;
  const usual = game.settings.find((one) => one.name === other)?.default;
  return values[other] !== usual;
}

/**
 * What to send: every setting that matters and is not as usual, and what was chosen by hand
 * (`insists`): next to other settings the usual may be refused, and whoever chose it shall hear so.
 */
export function chosenSettings(
  game: GameInfo,
  values: Values,
  insists: ReadonlySet<string> = new Set(),
): Sent {
  const chosen: Sent = {};
  for (const setting of game.settings) {
    const value = values[setting.name];
    if (setting.per_seat || value === undefined) continue;
    if (value === setting.default && !insists.has(setting.name)) continue;
    if (matters(setting, game, values)) chosen[setting.name] = value;
  }
  return chosen;
}

/**
 * The values after a choice, with what it brings along where nothing else was chosen. Back at the
 * usual, what it had brought goes again, unless it was chosen by hand (`insists`) too.
 */
export function withChoice(
  game: GameInfo,
  values: Values,
  name: string,
  value: Value,
  insists: ReadonlySet<string> = new Set(),
): Values {
  const next = { ...values, [name]: value };
  const usual = (other: string) => game.settings.find((one) => one.name === other)?.default;
  for (const [other, brought] of game.settings.find((one) => one.name === name)?.brings ?? []) {
    const before = usual(other);
    if (before === undefined) continue;
    if (value !== usual(name)) {
      if (next[other] === before) next[other] = brought;
    } else if (next[other] === brought && !insists.has(other)) next[other] = before;
  }
  return next;
}

/** The setting that a refusal speaks of, by its name or by its file; "" where it is the whole. */
export function settingOf(problem: Phrase | null, values: Values): string {
  const { name, file } = problem?.params ?? {};
  if (typeof name === 'string' && name in values) return name;
  const found = Object.entries(values).find(([, value]) => isFile(value) && value.file === file);
  return found?.[0] ?? '';
}

// Words

export function titleOf(game: string, setting: string): string {
  const code = `ui-setting-${game}-${setting}`;
  return words.knows(code) ? say(phrase(code)) : setting;
}

export function choiceOf(game: string, setting: string, value: string | number): string {
  const code = `ui-setting-${game}-${setting}-choice`;
  return words.knows(code) ? say(phrase(code, { value })) : String(value);
}

/** What the chosen value means. */
export function whyOf(game: string, setting: string, value: Value | undefined): string {
  const code = `ui-setting-${game}-${setting}-why`;
  if (words.knows(code)) {
    const said = typeof value === 'number' ? value : asText(value);
    return say(phrase(code, { value: said }));
  }
  const plain = `${game}-setting-${setting}`;
  return words.knows(plain) ? say(phrase(plain)) : '';
}
