/** What this device keeps of the tables it was at last: a word for each, the newest first. */

type Pairs = [table: string, word: string][];

function read(key: string): Pairs {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]');
    if (!Array.isArray(kept)) return [];
    return kept.filter(
      (one): one is [string, string] =>
        Array.isArray(one) && typeof one[0] === 'string' && typeof one[1] === 'string',
    );
  } catch {
    return [];
  }
}

/** Keep a word of a table, up to a limit; a browser that keeps nothing does without. */
export function keepPair(key: string, table: string, word: string, most: number): void {
  const others = read(key).filter(([id]) => id !== table);
  try {
    localStorage.setItem(key, JSON.stringify([[table, word], ...others].slice(0, most)));
  } catch {
    // It is asked for again next time.
  }
}

export function keptPair(key: string, table: string): string | null {
  return read(key).find(([id]) => id === table)?.[1] ?? null;
}
