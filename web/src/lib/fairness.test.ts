import { beforeEach, expect, it } from 'vitest';
import { fits, keepCommitment, readyWith, toReveal, verdict } from './fairness';
import { sha256 } from './sha256';
import type { TableView } from './wire';

const SEED = '00ff10';

async function builtIn(hex: string): Promise<string> {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(hex, 'hex'))).toString(
    'hex',
  );
}

beforeEach(() => localStorage.clear());

it('hashes as the browser does', async () => {
  for (const length of [0, 1, 16, 32, 55, 56, 63, 64, 65, 119, 120, 300]) {
    const hex = Array.from({ length }, (_, at) => ((at * 7) % 256).toString(16).padStart(2, '0'));
    expect(sha256(hex.join(''))).toBe(await builtIn(hex.join('')));
  }
});

it('knows the hash of a seed', () => {
  expect(fits(SEED, sha256(SEED))).toBe(true);
  expect(fits(SEED, sha256('00'))).toBe(false);
  expect(fits('not hex', sha256(SEED))).toBe(false);
  expect(fits(SEED, '')).toBe(false);
});

function table(more: Partial<TableView>, seal: string): TableView {
  const seat = { seat: 0, yours: true, seal, revealed: false };
  const other = { seat: 1, yours: false, seal: sha256('bb'), revealed: false };
  const shown = { id: 't', commitment: sha256(SEED), seed: '', nonces: [], starting: true };
  return { ...shown, seats: [seat, other], ...more } as unknown as TableView;
}

/** Be ready, begin and play to the end; return the table as it is then, and our nonce. */
function played(): { over: TableView; nonce: string } {
  keepCommitment('t', sha256(SEED));
  const ready = readyWith('t', 0);
  const seal = ready.kind === 'ready' ? (ready.seal ?? '') : '';
  const [reveal] = toReveal(table({}, seal));
  const nonce = reveal?.kind === 'reveal' ? reveal.nonce : '';
  expect(sha256(nonce)).toBe(seal);
  return { over: table({ starting: false, seed: SEED, nonces: [nonce, 'bb'] }, seal), nonce };
}

it('finds a game fair that kept to what was shown before', () => {
  expect(verdict(played().over)).toBe('yes');
});

it('shows its nonce only when the game begins', () => {
  const ready = readyWith('t', 0);
  expect(JSON.stringify(ready)).not.toContain('nonce');
  expect(toReveal(table({ starting: false }, ''))).toEqual([]);
});

it('finds a seed that was exchanged, whatever the table shows now', () => {
  const { over } = played();
  expect(verdict({ ...over, seed: '01', commitment: sha256('01') })).toBe('no');
});

it('finds a nonce of ours that is missing, and one of others that was exchanged', () => {
  const { over, nonce } = played();
  expect(verdict({ ...over, nonces: ['', 'bb'] })).toBe('no');
  expect(verdict({ ...over, nonces: [nonce, 'cc'] })).toBe('no');
  expect(verdict({ ...over, nonces: [nonce, ''] })).toBe('yes'); // the record names them
});

it('does not claim to know where it was not there', () => {
  const over = table({ id: 'other', starting: false, seed: SEED, nonces: ['', ''] }, '');
  expect(verdict(over)).toBe('unknown');
});
