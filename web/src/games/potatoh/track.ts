/** The Phew track: six fields a row, winding upwards. */

export const WIDE = 6;
const ROWS = 5;

/** Where a number stands. */
export function placeOn(number: number): { column: number; row: number } {
  const row = Math.floor(number / WIDE);
  const along = number - row * WIDE;
  return { column: row % 2 === 0 ? along : WIDE - 1 - along, row };
}

/** The rows that are shown: all up to the leader, of a long track only the last ones. */
export function rowsOf(totals: readonly number[]): { first: number; last: number } {
  const last = Math.max(ROWS - 1, placeOn(Math.max(0, ...totals)).row);
  return { first: Math.max(0, last - ROWS + 1), last };
}
