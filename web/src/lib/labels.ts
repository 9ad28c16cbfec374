/**
 * Where labels go that want to be at these heights, which ascend: at least `apart` from each other,
 * none below `lowest`. One moves down for the one above it, and up where there is no room below.
 */
export function keptApart(wanted: readonly number[], apart: number, lowest: number): number[] {
  let above = -Infinity;
  const down = wanted.map((height) => (above = Math.max(height, above + apart)));
  let below = lowest + apart;
  return down
    .toReversed()
    .map((height) => (below = Math.min(height, below - apart)))
    .toReversed();
}
