/** A table in a few words, for lists. */

import { phrase, say, words } from '$lib/words.svelte';
import type { Param, TableSummary } from '$lib/wire';
import { known } from './catalogue.svelte';
import { startingValues } from './settings';

/** A game's own name. */
export function gameName(game: string): string {
  const code = `ui-game-${game}`;
  return words.knows(code) ? say(phrase(code)) : game;
}

/** Settings as parameters of a sentence; a file of one's own goes by `own`. */
export function asParams(settings: Record<string, unknown>): Record<string, Param> {
  const params: Record<string, Param> = {};
  for (const [name, value] of Object.entries(settings)) {
    if (typeof value === 'string' || typeof value === 'number') params[name] = value;
    else if (typeof value === 'boolean') params[name] = value ? 'yes' : 'no';
    else params[name] = 'own';
  }
  return params;
}

/** What is played: the circuit and the laps, or the rounds. */
export function whatIsPlayed(game: string, settings: Record<string, unknown>): string {
  const code = `ui-table-${game}`;
  const info = known.games.find((one) => one.name === game);
  if (!info || !words.knows(code)) return gameName(game);
  return say(phrase(code, asParams(startingValues(info, settings))));
}

/** How things stand at a table. */
export function howItStands(table: TableSummary): string {
  switch (table.stage) {
    case 'lobby':
      return say('ui-stands-lobby', {
        taken: table.seats.filter((seat) => seat.held_by !== 'free').length,
        seats: table.seats.length,
      });
    case 'running': {
      if (table.your_turn) {
        const [first, ...more] = others(table);
        if (first === undefined) return say('ui-stands-yours');
        return say('ui-stands-yours-with', { name: first, others: more.length });
      }
      const names = table.waiting
        .map((seat) => table.seats[seat]?.name ?? '')
        .filter((name) => name !== '');
      const first = names[0];
      if (first === undefined) return say('ui-stands-running');
      if (names.length === 1) return say('ui-stands-waiting', { name: first });
      return say('ui-stands-waiting-many', { name: first, others: names.length - 1 });
    }
    case 'over': {
      const { winner } = table;
      if (typeof winner !== 'string' && !words.knows(winner.code)) return say('ui-stands-over');
      const name = typeof winner === 'string' ? winner : say(winner);
      return name ? say('ui-stands-won', { name }) : say('ui-stands-over');
    }
    case 'closed':
      return say('ui-stands-closed');
  }
}

/** Who sits there besides oneself, the first few. */
export function others(table: TableSummary): string[] {
  return table.seats
    .filter((seat) => seat.held_by === 'person' && !seat.yours)
    .map((seat) => seat.name);
}

/** How long ago something was, in this person's language. `at` is in milliseconds. */
export function ago(at: number, now: number, language: string): string {
  const minutes = Math.round((at - now) / 60_000);
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'narrow' });
  if (minutes >= 0) return format.format(0, 'second');
  if (minutes > -60) return format.format(minutes, 'minute');
  const hours = Math.round(minutes / 60);
  if (hours > -24) return format.format(hours, 'hour');
  return format.format(Math.round(hours / 24), 'day');
}
