/** The client's files on this device, and the news that there is another version of them. */

const OFTEN = 30 * 60_000; // ms between two looks for a new version

/** Does this page come from the machine it runs on? */
export function isLoopback(host: string): boolean {
  return host === 'localhost' || host === '[::1]' || /^127(?:\.\d{1,3}){3}$/.test(host);
}

/**
 * Should files be kept here? Next to its own server that is of no use, and there another program may
 * answer at the same port tomorrow: only an installed client keeps them there.
 */
function keepsFiles(): boolean {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return false;
  return !isLoopback(location.hostname) || matchMedia('(display-mode: standalone)').matches;
}

class Updates {
  /** A new version waits for the page to be loaded again. */
  ready = $state(false);
  #waiting: ServiceWorker | null = null;

  /** Keep the files from now on, once nothing else has to be loaded. */
  start(): void {
    if (!keepsFiles()) return;
    const begin = () => void this.#keep();
    const idle = () => ('requestIdleCallback' in globalThis ? requestIdleCallback(begin) : begin());
    if (document.readyState === 'complete') idle();
    else addEventListener('load', idle, { once: true });
  }

  async #keep(): Promise<void> {
    const { serviceWorker } = navigator;
    const wasControlled = serviceWorker.controller !== null;
    try {
      const kept = await serviceWorker.register('/sw.js', { updateViaCache: 'none' });
      this.#hear(kept.waiting);
      kept.addEventListener('updatefound', () => {
        const fresh = kept.installing;
        fresh?.addEventListener('statechange', () => this.#hear(fresh));
      });
      const look = () => void kept.update().catch(() => undefined); // offline
      setInterval(look, OFTEN);
      addEventListener('online', look);
    } catch {
      return; // private windows may allow none
    }
    serviceWorker.addEventListener('controllerchange', () => {
      if (!wasControlled) return; // the first one has just come
      this.#waiting = null;
      // Another tab has changed over: the files of this version are gone.
      if (document.hidden || this.#isWanted) location.reload();
      else this.ready = true;
    });
  }

  #isWanted = false;

  #hear(worker: ServiceWorker | null): void {
    if (worker?.state !== 'installed' || !navigator.serviceWorker.controller) return;
    this.#waiting = worker;
    this.ready = true;
  }

  /** Change over to the new version. */
  reload(): void {
    this.#isWanted = true;
    if (this.#waiting) this.#waiting.postMessage('take-over');
    else location.reload();
  }
}

export const updates = new Updates();
