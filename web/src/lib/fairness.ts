/** Were the shuffles fixed before the game? The seed, known now, must fit the hash shown then. */

/** Does SHA-256 of the seed give the commitment? Null where this browser cannot tell. */
export async function fits(seed: string, commitment: string): Promise<boolean | null> {
  if (!/^([0-9a-f]{2})+$/.test(seed) || !commitment) return false;
  if (!globalThis.crypto?.subtle) return null; // only pages that came safely may use it
  const bytes = Uint8Array.from(seed.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
  return [...hash].map((byte) => byte.toString(16).padStart(2, '0')).join('') === commitment;
}
