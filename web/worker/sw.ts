/**
 * Keeps the client's files, so that it opens at once and without a network.
 *
 * All files of one build belong together: they come and go as one. A new build waits until the
 * page says so, and nothing that the server answers is ever kept.
 */

import { isPlace } from './places';

declare const self: ServiceWorkerGlobalScope;
/** Written in by the build. */
declare const __FILES__: readonly string[];
declare const __BUILD__: string;

const FILES = __FILES__;
const PAGE = '/index.html';
const OURS = 'hotseat-';
const NAME = OURS + __BUILD__;

self.addEventListener('install', (event) => event.waitUntil(keepAll()));

self.addEventListener('activate', (event) =>
  event.waitUntil(Promise.all([forgetOthers(), self.clients.claim()])),
);

self.addEventListener('message', (event) => {
  if (event.data === 'take-over') void self.skipWaiting();
});

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { origin, pathname } = new URL(request.url);
  if (request.method !== 'GET' || origin !== self.location.origin) return;
  if (request.mode === 'navigate') {
    if (isPlace(pathname)) event.respondWith(kept(PAGE, request));
  } else if (FILES.includes(pathname)) {
    event.respondWith(kept(pathname, request));
  }
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(bringBack(String(event.notification.data ?? '/')));
});

async function keepAll(): Promise<void> {
  const cache = await caches.open(NAME);
  // Files with a hash in their name never change; the others are asked for anew.
  await cache.addAll(
    FILES.map(
      (path) => new Request(path, { cache: path.startsWith('/assets/') ? 'default' : 'no-cache' }),
    ),
  );
}

async function forgetOthers(): Promise<void> {
  const names = await caches.keys();
  await Promise.all(
    names
      .filter((name) => name.startsWith(OURS) && name !== NAME)
      .map((name) => caches.delete(name)),
  );
}

async function kept(path: string, request: Request): Promise<Response> {
  const found = await (await caches.open(NAME)).match(path);
  return found ?? fetch(request);
}

/** Go to the tab with that table, or open it. */
async function bringBack(path: string): Promise<void> {
  const pages = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const page = pages.find((one) => new URL(one.url).pathname === path);
  if (page) await page.focus();
  else await self.clients.openWindow(path);
}
