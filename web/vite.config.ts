import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './worker/plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `hotseat serve --port 8000` beside `npm run dev`; another address through HOTSEAT_SERVER.
const server = process.env['HOTSEAT_SERVER'] ?? 'http://127.0.0.1:8000';
const passOn = { target: server, changeOrigin: true };

// What several pages use comes in a few files and not in one for every component: each file costs a
// phone a trip to the server. First what every page needs, then what tables, lobbies and replays
// share, then how a game draws people (other pages show them too), then what its screens share.
const OF_A_GAME = /[\\/]src[\\/]games[\\/](\w+)[\\/]/;
const FACES = /[\\/]src[\\/]games[\\/](\w+)[\\/](?:Art|Face)\.svelte/;
const OF_THE_WORKER = /[\\/]web[\\/]worker[\\/]/;
const files = [
  {
    name: 'base',
    tags: ['$initial' as const],
    test: /[\\/](?:src|node_modules)[\\/]/,
    priority: 4,
  },
  {
    name: 'shared',
    test: (id: string) => !OF_A_GAME.test(id) && !OF_THE_WORKER.test(id),
    minShareCount: 2,
    priority: 3,
  },
  {
    name: (id: string) => `${OF_A_GAME.exec(id)?.[1] ?? 'other'}-faces`,
    test: FACES,
    debugName: 'faces',
    priority: 2,
  },
  {
    name: (id: string) => OF_A_GAME.exec(id)?.[1] ?? null,
    debugName: 'games',
    minShareCount: 2,
    priority: 1,
  },
];

export default defineConfig({
  plugins: [svelte(), serviceWorker()],
  resolve: {
    alias: {
      $lib: here('./src/lib'),
      $words: here('../src/hotseat'), // the word files lie beside the rules they speak of
    },
    // Components under test run in happy-dom, which is a browser.
    ...(process.env['VITEST'] ? { conditions: ['browser'] } : {}),
  },
  build: {
    outDir: here('../src/hotseat/client'),
    emptyOutDir: true,
    assetsDir: 'assets',
    assetsInlineLimit: 0,
    target: 'es2022',
    sourcemap: false,
    rolldownOptions: { output: { codeSplitting: { groups: files } } },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': passOn,
      '/ws': { ...passOn, ws: true },
    },
  },
  test: {
    pool: 'vmThreads', // one window a worker: making one a file took most of the time
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    passWithNoTests: true,
    // They end what hangs; a busy machine is only slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
