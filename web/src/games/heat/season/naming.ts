/** What seasons are called. */
import { phrase, say } from '$lib/words.svelte';
import type { SeasonView } from '../types';

/** In a few letters: the year, or what kind of season it is. */
export function seasonTitle(season: SeasonView, year: string): string {
  if (/^\d+$/.test(year)) return year;
  return season.title || say(phrase('heat-season-ui-title', { season: season.name }));
}
