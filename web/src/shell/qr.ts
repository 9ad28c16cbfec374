/** QR codes for links, drawn on this page: a link is a secret that should not leave it. */

import { encode } from 'uqr';

export type Matrix = boolean[][];

/** Error correction M: a camera reads it across a room, and it still is small. */
export function qrOf(text: string): Matrix {
  return encode(text, { ecc: 'M', border: 0 }).data;
}

/** The dark squares as a path, one unit each. */
export function pathOf(matrix: Matrix): string {
  return matrix
    .flatMap((row, y) => row.flatMap((dark, x) => (dark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join('');
}
