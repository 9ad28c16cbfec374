/** The circuits of a table: those of the box by their keys, and those in users' files. */
import { phrase, say } from '$lib/words.svelte';
import type { Circuit, Printed, RaceView } from './types';

export type Venue = {
  key: string; // under which it is printed
  land: string; // whose land is drawn: the key of a circuit of the box, or "own"
  circuit: Circuit;
};

/** Where a race is driven. */
export function venueOf(printed: Printed, source: RaceView['circuit']): Venue {
  const key = typeof source === 'string' ? source : source.file;
  const found = printed.circuits[key];
  if (found) return { key, land: typeof source === 'string' ? key : 'own', circuit: found };
  return {
    key: 'own',
    land: 'own',
    circuit: printed.circuits['own'] ?? Object.values(printed.circuits)[0]!,
  };
}

/** What a circuit is called: by its country, or as its file calls it. */
export function venueName({ land, key, circuit }: Venue): string {
  return land === 'own' ? circuit.name : say(phrase(`heat-circuit-${key}`));
}

/** In three letters or so, for the head of a column. */
export function venueShort({ land, key, circuit }: Venue): string {
  return land === 'own'
    ? circuit.name.slice(0, 3).toUpperCase()
    : say(phrase(`heat-season-ui-short-${key}`));
}

/** In poster letters. */
export function venuePoster({ land, key, circuit }: Venue): string {
  return land === 'own' ? circuit.name.toUpperCase() : say(phrase(`heat-ui-poster-${key}`));
}
