/** One drawing per game, for poster, thumb and header. */

import heap from './heap.svg?url';
import heat from './heat.svg?url';
import potatoh from './potatoh.svg?url';

const POSTERS: Readonly<Record<string, string>> = { heap, heat, potatoh };

export function posterOf(game: string): string | null {
  return POSTERS[game] ?? null;
}
