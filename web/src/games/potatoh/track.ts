/** The Phew track: six fields per row, winding upwards. */

export const WIDE = 6;
const ROWS = 5;
const FEW_ROWS = 3; // where the ranking below it is long

/** Where a number stands. */
export function placeOn(number: number): { column: number; row: number } {
  const row = Math.floor(number / WIDE);
  const along = number - row * WIDE;
  return { column: row % 2 === 0 ? along : WIDE - 1 - along, row };
}

/** The rows that are shown: all up to the leader, of a long track only the last ones. */
export function rowsOf(totals: readonly number[]): { first: number; last: number } {
  const least = totals.length > 7 ? FEW_ROWS : ROWS;
  const last = Math.max(least - 1, placeOn(Math.max(0, ...totals)).row);
  return { first: Math.max(0, last - ROWS + 1), last };
}

/** The best first; who has as many shares the place. */
export function ranked<P extends { seat: number; total: number }>(
  players: readonly P[],
): { player: P; place: number }[] {
  return [...players]
    .sort((one, other) => other.total - one.total || one.seat - other.seat)
    .map((player) => ({
      player,
      place: players.filter((other) => other.total > player.total).length + 1,
    }));
}
