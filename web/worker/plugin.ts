/** Builds the service worker with the list of all files of its build. */

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const WORKER = 'sw.js';
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Old formats of fonts and alphabets that our words do not need stay on the server. */
function isKept(path: string): boolean {
  return path !== WORKER && !/\.woff$|-(?:vietnamese|latin-ext|devanagari|cyrillic\S*)-/.test(path);
}

export function serviceWorker(): Plugin {
  return {
    name: 'hotseat-service-worker',
    apply: 'build',
    enforce: 'post',
    buildStart() {
      this.emitFile({ type: 'chunk', id: here('./sw.ts'), fileName: WORKER });
    },
    generateBundle(_, bundle) {
      const worker = bundle[WORKER];
      if (worker?.type !== 'chunk') throw new Error('the service worker was not built');
      const hash = createHash('sha256').update(worker.code);
      const built = Object.keys(bundle).filter(isKept).toSorted();
      for (const path of built) {
        const file = bundle[path];
        hash.update(path).update(file?.type === 'chunk' ? file.code : (file?.source ?? ''));
      }
      const still = readdirSync(here('../public'), { recursive: true, withFileTypes: true })
        .filter((file) => file.isFile())
        .map((file) => `${file.parentPath}/${file.name}`)
        .toSorted();
      for (const path of still) hash.update(readFileSync(path));
      const names = still.map((path) => path.slice(here('../public/').length));
      const files = [...built, ...names].map((path) => `/${path}`);
      worker.code = worker.code
        .replaceAll('__FILES__', JSON.stringify(files))
        .replaceAll('__BUILD__', JSON.stringify(hash.digest('hex').slice(0, 12)));
    },
  };
}
