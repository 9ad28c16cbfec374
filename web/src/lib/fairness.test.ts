import { expect, it } from 'vitest';
import { fits } from './fairness';

const SEED = '00ff10';
const HASH = '4d5e7a0df4c2d6a4a2bb0f2c0f5c8a2f';

it('knows the hash of a seed', async () => {
  const digest = await crypto.subtle.digest('SHA-256', new Uint8Array([0, 255, 16]));
  const hash = Buffer.from(digest).toString('hex');
  expect(await fits(SEED, hash)).toBe(true);
  expect(await fits(SEED, HASH)).toBe(false);
  expect(await fits('not hex', hash)).toBe(false);
  expect(await fits(SEED, '')).toBe(false);
});
