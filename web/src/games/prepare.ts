/** What a table needs before it can be shown, asked for early and at once instead of in a row. */

import * as api from '$lib/api';
import { keepPair, keptPair } from '$lib/kept_pairs';
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

/** Until the game begins its settings change, and with them what is printed. */
export function forgetPrinted(table: string): void {
  printed.delete(table);
}

/** Load a game's screen and words; a later user reports what is wrong. */
export function prepareGame(game: string): void {
  void tableOf(game).catch(() => undefined);
  void words.need(game).catch(() => undefined);
}

/** Load what the table at this address will need, as far as this device knows the table. */
export function prepareTable(table: string): void {
  const game = keptPair(KEY, table);
  if (!game) return;
  prepareGame(game);
  void printedAt(table).catch(() => undefined);
}

/** Which game is played there, for the next time. */
export function remember(table: string, game: string): void {
  keepPair(KEY, table, game, MOST);
}
