/** The land of each circuit. */
import type { Track } from '../geometry';
import { france, franceTitle } from './france';
import { greatBritain, greatBritainTitle } from './great_britain';
import { italy, italyTitle } from './italy';
import type { Land } from './land';
import { own, titleOf } from './own';
import { usa, usaTitle } from './usa';

export type Title = { x: number; y: number; width: number; size: number };
export type Scenery = { land: Land; title: Title };

const KNOWN: Readonly<Record<string, { make: (track: Track) => Land; title: Title }>> = {
  usa: { make: usa, title: usaTitle },
  great_britain: { make: greatBritain, title: greatBritainTitle },
  italy: { make: italy, title: italyTitle },
  france: { make: france, title: franceTitle },
};

const made = new WeakMap<Track, Scenery>();

/** The scenery of a circuit, made once; a circuit of a user's own gets open country. */
export function sceneryOf(key: string, track: Track): Scenery {
  let scenery = made.get(track);
  if (!scenery) {
    const known = KNOWN[key];
    scenery = known
      ? { land: known.make(track), title: known.title }
      : { land: own(track), title: titleOf(track) };
    made.set(track, scenery);
  }
  return scenery;
}
