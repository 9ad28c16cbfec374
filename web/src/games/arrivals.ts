/** What a person before a big screen reads about a seat: the host, ready or just sat down; a bot's name. */

import type { SeatView } from '$lib/wire';
import { say } from '$lib/words.svelte';

export function arrivalOf(seat: SeatView): string {
  if (seat.held_by === 'bot') return say('ui-bot-name', { bot: seat.bot });
  if (seat.held_by !== 'person') return '';
  return say(seat.host ? 'ui-is-host' : seat.ready ? 'ui-ready' : 'ui-tv-just-sat');
}
