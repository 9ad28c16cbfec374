/** Opening tables, and going there. */

import * as api from '$lib/api';
import { keepCommitment, keepNonce, newNonce } from '$lib/fairness';
import { ownLook } from '$lib/looks.svelte';
import { prefs } from '$lib/prefs.svelte';
import { go } from '$lib/router.svelte';
import { sha256 } from '$lib/sha256';
import { say } from '$lib/words.svelte';
import type { GameInfo, NewTable } from '$lib/wire';
import { prepareGame, printedAt, remember } from '../games/prepare';
import { keepInvitation } from './invitations';
import { chosenSettings, startingValues, type Sent } from './settings';

export function ownName(): string {
  return prefs.name || say('ui-guest');
}

/** Alone, at once: with the game's defaults. */
export function soloTable(game: GameInfo, changes: Sent = {}): NewTable {
  return {
    game: game.name,
    seats: game.solo_seats,
    settings: { ...chosenSettings(game, startingValues(game, game.solo_settings)), ...changes },
    names: [ownName()],
    looks: [ownLook(game.name)],
    bot: 'rookie',
    start: true,
  };
}

/** Alone, for the first time: as short as the game can be. */
export function firstTable(game: GameInfo): NewTable {
  return soloTable(game, game.name === 'heat' ? { laps: 1 } : {});
}

/** Alone against bots on every other seat. */
export function tableOfBots(game: GameInfo, bot: string): NewTable {
  return {
    game: game.name,
    seats: game.usual_seats,
    names: [ownName()],
    looks: [ownLook(game.name)],
    bot,
    start: true,
  };
}

export async function openAndGo(wanted: NewTable): Promise<void> {
  prepareGame(wanted.game);
  const nonce = newNonce();
  const opened = await api.openTable(wanted.start ? { ...wanted, seal: sha256(nonce) } : wanted);
  keepInvitation(opened.table, opened.invitation);
  keepCommitment(opened.table, opened.commitment ?? '');
  if (wanted.start) {
    for (const seat of (wanted.names ?? []).keys()) {
      keepNonce(opened.table, seat, nonce);
      // Where that fails the table's page does it: the table is there, and is not opened twice.
      await api.command(opened.table, { kind: 'reveal', seat, nonce }).catch(() => undefined);
    }
  }
  remember(opened.table, wanted.game);
  if (wanted.start) void printedAt(opened.table).catch(() => undefined);
  go(`/t/${opened.table}`);
}
