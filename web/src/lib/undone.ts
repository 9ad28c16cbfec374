import type { Told } from './wire';

/** Did the game go back by this entry? Then what came after record entry `to` has not happened. */
export function wentBack(entry: Told): entry is Told & { to: number } {
  return (entry.kind === 'undone' || entry.kind === 'rewound') && typeof entry.to === 'number';
}
