import { afterEach, expect, it, vi } from 'vitest';
import { prefs } from './prefs.svelte';

afterEach(() => vi.unstubAllGlobals());

it('shakes a phone only after a touch, and only where that is wanted', async () => {
  const shaken: number[][] = [];
  Object.assign(navigator, { vibrate: (ms: number[]) => shaken.push(ms) });
  vi.resetModules();
  const { buzz, canBuzz } = await import('./signals.svelte');
  const { prefs: likes } = await import('./prefs.svelte');
  expect(canBuzz).toBe(true);
  buzz(30);
  expect(shaken).toEqual([]);
  dispatchEvent(new Event('pointerdown'));
  buzz(30, 10, 30);
  expect(shaken).toEqual([[30, 10, 30]]);
  likes.set('vibration', false);
  buzz(30);
  expect(shaken).toHaveLength(1);
  expect(prefs.vibration).toBe(true); // as usual, until somebody says no
});
