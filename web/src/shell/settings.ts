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

/** Has a setting this value? "" is any but the usual one. */
function has(game: GameInfo, values: Values, name: string, wanted: string): boolean {
  if (wanted !== '') return asText(values[name]) === wanted;
  return values[name] !== game.settings.find((one) => one.name === name)?.default;
}

/** Does a setting make sense with what the others say? */
export function matters(setting: Setting, game: GameInfo, values: Values): boolean {
  return !setting.needs || has(game, values, ...setting.needs);
}

/** The choice of another setting that leaves this one only its usual value, if there is one. */
export function excludedBy(
  setting: Setting,
  game: GameInfo,
  values: Values,
): readonly [string, string] | null {
  return setting.not_with.find(([name, value]) => has(game, values, name, value)) ?? null;
}

/** The choices that make sense with what else is chosen. */
export function choicesOf(setting: Setting, game: GameInfo, values: Values): string[] {
  return setting.choices.filter((choice) =>
    setting.only_with.every(
      ([one, name, value]) => one !== choice || has(game, values, name, value),
    ),
  );
}

/** What a number may be with this many seats and the other settings. */
export function boundsOf(
  setting: Setting,
  game: GameInfo,
  values: Values,
  seats: number,
): { low: number; high: number } {
  let { low, high } = setting;
  for (const room of setting.rooms) {
    if (!has(game, values, room.setting, room.value)) continue;
    low = Math.max(low, room.least - seats);
    high = Math.min(high, room.most - seats);
  }
  return { low, high: Math.max(low, high) };
}

/** The same choices, with those made fit that others leave no room for. */
export function fitted(game: GameInfo, values: Values, seats: number): Values {
  const fit = { ...values };
  for (const setting of game.settings) {
    const value = fit[setting.name];
    if (setting.kind === 'number' && typeof value === 'number' && !setting.per_seat) {
      const { low, high } = boundsOf(setting, game, fit, seats);
      fit[setting.name] = Math.min(Math.max(value, low), high);
    }
    if (setting.only_with.some(([choice]) => choice === value)) {
      if (!choicesOf(setting, game, fit).includes(String(value)))
        fit[setting.name] = setting.default;
    }
    const isPointless = makesRoom(setting, game) && !matters(setting, game, fit);
    if (value !== undefined && (isPointless || excludedBy(setting, game, fit)))
      fit[setting.name] = setting.default;
  }
  return fit;
}

/** Does it depend on this setting how much room there is for what it needs? */
function makesRoom(setting: Setting, game: GameInfo): boolean {
  const needed = game.settings.find((one) => one.name === setting.needs?.[0]);
  return needed?.rooms.some((room) => room.setting === setting.name) ?? false;
}

/** Is a setting shown? What makes room is there before anybody needs the room. */
export function isOffered(setting: Setting, game: GameInfo, values: Values): boolean {
  return matters(setting, game, values) || makesRoom(setting, game);
}

/** What limits a setting now, in words. */
export function noteOn(setting: Setting, game: GameInfo, values: Values, seats: number): string {
  const code = `ui-setting-${game.name}-${setting.name}`;
  if (excludedBy(setting, game, values) && words.knows(`${code}-excluded`))
    return say(phrase(`${code}-excluded`));
  if (!setting.rooms.length || !words.knows(`${code}-room`)) return '';
  const { high } = boundsOf(setting, game, values, seats);
  const widest = Math.max(...setting.rooms.map((room) => room.most));
  return say(phrase(`${code}-room`, { seats, most: high, cars: seats + high, widest }));
}

/**
 * What to send: every setting that matters and is not as usual, and what was chosen by hand
 * (`insists`): next to other settings the usual may be refused, and people who chose it must hear that.
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
 * The values after a choice, with what it brings along where nothing else was chosen; what needs
 * another number than none comes with as many as there is room for. Back at the usual, what it had
 * brought goes again, unless it was chosen by hand (`insists`) too.
 */
export function withChoice(
  game: GameInfo,
  values: Values,
  seats: number,
  name: string,
  value: Value,
  insists: ReadonlySet<string> = new Set(),
): Values {
  const next = { ...values, [name]: value };
  const settingNamed = (wanted: string) => game.settings.find((one) => one.name === wanted);
  const setting = settingNamed(name);
  const isUsual = value === setting?.default;
  for (const [other, brought] of setting?.brings ?? []) {
    const before = settingNamed(other)?.default;
    if (before === undefined) continue;
    if (!isUsual) {
      if (next[other] === before) next[other] = brought;
    } else if (next[other] === brought && !insists.has(other)) next[other] = before;
  }
  const needed = settingNamed(setting?.needs?.[0] ?? '');
  if (setting && needed && !isUsual && makesRoom(setting, game) && !matters(setting, game, next))
    next[needed.name] = boundsOf(needed, game, next, seats).high;
  return fitted(game, next, seats);
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
    const text = asText(value);
    // Words for a number are found by a number, also where a choice is called so: "1961".
    return say(phrase(code, { value: /^\d+$/.test(text) ? Number(text) : text }));
  }
  const plain = `${game}-setting-${setting}`;
  return words.knows(plain) ? say(phrase(plain)) : '';
}
