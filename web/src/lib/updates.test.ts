import { expect, it } from 'vitest';
import { isPlace } from '../../worker/places';
import { routeOf } from './router.svelte';
import { isLoopback } from './updates.svelte';

it.each([
  '/',
  '/new/heat',
  '/t/abc',
  '/t/abc/replay/7',
  '/join',
  '/seat',
  '/rules',
  '/rules/heat',
  '/replays',
  '/settings',
])('has the worker answer %s with the page that it is a place of', (path) => {
  expect(routeOf(path).page).not.toBe('nowhere');
  expect(isPlace(path)).toBe(true);
});

it.each([
  '/api/me',
  '/api/tables/abc/record',
  '/docs',
  '/openapi.json',
  '/metrics',
  '/healthz',
  '/tables',
  '/newer',
])('leaves %s to the server', (path) => expect(isPlace(path)).toBe(false));

it('knows the machine it runs on', () => {
  expect(['localhost', '127.0.0.1', '127.1.2.3', '[::1]'].every(isLoopback)).toBe(true);
  expect(['hotseat.example', '192.168.1.4', '127.example.org'].some(isLoopback)).toBe(false);
});
