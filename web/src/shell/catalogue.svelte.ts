/** What the server offers: asked once, shared by the pages. */

import * as api from '$lib/api';
import type { GameInfo, HeatPrinted } from '$lib/wire';

/** The games, once the server has named them. */
export const known: { games: GameInfo[] } = $state({ games: [] });

let asked: Promise<GameInfo[]> | null = null;
let maps: Promise<HeatPrinted> | null = null;

/** The games that can be played here. */
export function games(): Promise<GameInfo[]> {
  asked ??= api.games().then(
    (found) => {
      known.games = found;
      return found;
    },
    (error: unknown) => {
      asked = null;
      throw error;
    },
  );
  return asked;
}

/** What is printed in HEAT's box, for the small maps of the circuits. */
export function heatPrinted(): Promise<HeatPrinted> {
  maps ??= api.printed('heat').then(
    (printed) => printed as HeatPrinted,
    (error: unknown) => {
      maps = null;
      throw error;
    },
  );
  return maps;
}
