/** What a table needs before it can be shown, asked for early and at once instead of in a row. */

import * as api from '$lib/api';
import { words } from '$lib/words.svelte';
import { tableOf } from './index';

const KEY = 'hotseat-games';
const MOST = 60;

const printed = new Map<string, Promise<unknown>>();

/** What is printed at a table, asked for once. */
export function printedAt(table: string): Promise<unknown> {
  let found = printed.get(table);
  if (!found) {
    found = api.me().then(() => api.printedAt(table));
    found.catch(() => printed.delete(table)); // the next one tries again
    printed.set(table, found);
  }
  return found;
}

/** Load a game's screen and words; whoever needs them later says what is wrong. */
export function prepareGame(game: string): void {
  void tableOf(game).catch(() => undefined);
  void words.need(game).catch(() => undefined);
}

/** Load what the table at this address will need, as far as this device knows the table. */
export function prepareTable(table: string): void {
  const game = gamesOf().find(([id]) => id === table)?.[1];
  if (!game) return;
  prepareGame(game);
  void printedAt(table).catch(() => undefined);
}

/** Which game is played there, for the next time. */
export function remember(table: string, game: string): void {
  const others = gamesOf().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([[table, game], ...others].slice(0, MOST)));
  } catch {
    // A browser that keeps nothing asks in a row.
  }
}

function gamesOf(): [table: string, game: string][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (one): one is [string, string] =>
        Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string',
    );
  } catch {
    return [];
  }
}
