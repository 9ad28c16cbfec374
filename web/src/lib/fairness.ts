/**
 * Were the shuffles fixed before the game? This device keeps what it saw and sent before the start,
 * and compares it with what the table shows in the end.
 */

import { keepPair, keptPair } from './kept_pairs';
import { sha256 } from './sha256';
import type { Command, TableView } from './wire';

const KEY = 'hotseat.fair';
const MOST = 40; // tables

type Kept = {
  /** The hash of the seed, as it was first shown. */
  commitment: string;
  /** What this device added, and what everybody had sealed before that was shown: by seat. */
  nonces: Record<number, string>;
  seals: string[];
};

function kept(table: string): Kept {
  const nothing: Kept = { commitment: '', nonces: {}, seals: [] };
  try {
    return { ...nothing, ...(JSON.parse(keptPair(KEY, table) ?? '{}') as Partial<Kept>) };
  } catch {
    return nothing;
  }
}

function keep(table: string, what: Kept): void {
  keepPair(KEY, table, JSON.stringify(what), MOST);
}

/** A number that nobody else knows: it goes into every shuffle, so that no one can plan them. */
export function newNonce(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Keep the nonce of a seat until the table asks for it. */
export function keepNonce(table: string, seat: number, nonce: string): void {
  const before = kept(table);
  keep(table, { ...before, nonces: { ...before.nonces, [seat]: nonce } });
}

/** "Ready", with the hash of a new nonce; the nonce itself stays here until the start. */
export function readyWith(table: string, seat: number): Command {
  const nonce = newNonce();
  keepNonce(table, seat, nonce);
  return { kind: 'ready', seat, seal: sha256(nonce) };
}

/** Keep the hash of the seed; the first one counts, whatever the table says later. */
export function keepCommitment(table: string, commitment: string): void {
  const before = kept(table);
  if (!before.commitment && commitment) keep(table, { ...before, commitment });
}

/**
 * What a table that is about to begin must be shown by this device. What the others have sealed is
 * kept before, so that nobody can exchange it afterwards.
 */
export function toReveal(table: TableView): Command[] {
  if (!table.starting) return [];
  const before = kept(table.id);
  if (before.seals.length === 0) {
    keep(table.id, { ...before, seals: table.seats.map((seat) => seat.seal ?? '') });
  }
  return table.seats.flatMap((seat): Command[] => {
    const nonce = before.nonces[seat.seat];
    const isDue = seat.yours && !seat.revealed && nonce && sha256(nonce) === seat.seal;
    return isDue ? [{ kind: 'reveal', seat: seat.seat, nonce }] : [];
  });
}

/** Does SHA-256 of the seed give the commitment? */
export function fits(seed: string, commitment: string): boolean {
  return /^([0-9a-f]{2})+$/.test(seed) && sha256(seed) === commitment;
}

/**
 * Does what the table shows in the end agree with what this device kept? `unknown`: the seed fits
 * the hash that is shown now, but this device was not there when it was first shown.
 */
export function verdict(table: TableView): 'yes' | 'no' | 'unknown' {
  const { commitment, nonces, seals } = kept(table.id);
  if (!fits(table.seed, commitment || table.commitment)) return 'no';
  const own = Object.entries(nonces).every(
    ([seat, nonce]) =>
      !table.seats[Number(seat)]?.yours ||
      seals[Number(seat)] !== sha256(nonce) || // it was ready again from another device
      table.nonces[Number(seat)] === nonce,
  );
  const others = table.nonces.every(
    (nonce, seat) => !nonce || !seals[seat] || sha256(nonce) === seals[seat],
  );
  if (!own || !others) return 'no';
  return commitment ? 'yes' : 'unknown';
}
