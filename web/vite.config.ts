import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';
import { serviceWorker } from './worker/plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

// `hotseat serve --port 8000` beside `npm run dev`; another address through HOTSEAT_SERVER.
const server = process.env['HOTSEAT_SERVER'] ?? 'http://127.0.0.1:8000';
const passOn = { target: server, changeOrigin: true };

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
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: {
      '/api': passOn,
      '/ws': { ...passOn, ws: true },
    },
  },
  test: {
    environment: 'happy-dom',
    include: ['src/**/*.test.ts'],
    passWithNoTests: true,
    // They end what hangs; a busy machine is only slow.
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
});
