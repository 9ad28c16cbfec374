/** Opening tables, and going there. */

import * as api from '$lib/api';
import { prefs } from '$lib/prefs.svelte';
import { go } from '$lib/router.svelte';
import { say } from '$lib/words.svelte';
import type { GameInfo, NewTable } from '$lib/wire';
import { prepareGame, printedAt, remember } from '../games/prepare';
import { keepInvitation } from './invitations';
import { chosenSettings, startingValues, type Sent } from './settings';

/** A number that nobody else knows: it goes into every shuffle, so that no one can plan them. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export function ownName(): string {
  return prefs.name || say('ui-guest');
}

/** Alone, at once: with what the game proposes to whoever chooses nothing. */
export function soloTable(game: GameInfo, changes: Sent = {}): NewTable {
  return {
    game: game.name,
    seats: game.solo_seats,
    settings: { ...chosenSettings(game, startingValues(game, game.solo_settings)), ...changes },
    names: [ownName()],
    bot: 'rookie',
    start: true,
    nonce: newNonce(),
  };
}

/** Alone against bots on every other seat. */
export function tableOfBots(game: GameInfo, bot: string): NewTable {
  return {
    game: game.name,
    seats: game.usual_seats,
    names: [ownName()],
    bot,
    start: true,
    nonce: newNonce(),
  };
}

export async function openAndGo(wanted: NewTable): Promise<void> {
  prepareGame(wanted.game);
  const opened = await api.openTable(wanted);
  keepInvitation(opened.table, opened.invitation);
  remember(opened.table, wanted.game);
  if (wanted.start) void printedAt(opened.table).catch(() => undefined);
  go(`/t/${opened.table}`);
}
