/** Jagged stars for explosions: the same each time, so that nothing flickers. */

/** A star of so many points round the middle; `uneven` from 0 to 1 says how ragged it is. */
export function burst(
  points: number,
  outer: number,
  inner: number,
  uneven: number,
  seed: number,
): string {
  const at: string[] = [];
  for (let k = 0; k < points * 2; k += 1) {
    const angle = (Math.PI * k) / points - Math.PI / 2;
    const far = (k % 2 ? inner : outer) * (1 - uneven * noise(seed + k));
    at.push(`${round(Math.cos(angle) * far)},${round(Math.sin(angle) * far)}`);
  }
  return `M${at.join('L')}Z`;
}

/** A number from 0 to 1 that looks like chance and is none. */
export function noise(seed: number): number {
  const value = Math.sin(seed * 12.9898) * 43758.5453;
  return value - Math.floor(value);
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}
