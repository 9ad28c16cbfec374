/**
 * Does anything from here get through? What became of a request decides. The browser's own word for
 * it (`navigator.onLine`) is not read: it can be true without a network, and false beside a server
 * on the same machine. That it has changed is a hint to look again.
 */

const LONGEST = 10_000; // ms after which a request without an answer counts as lost

class Network {
  /** True until a request was lost, and again as soon as one is answered. */
  online = $state(true);
  #looks = 0;

  constructor() {
    const look = () => void this.check();
    addEventListener('online', look);
    addEventListener('offline', look);
  }

  /** A request was answered, whatever the answer says. */
  answered(): void {
    this.#looks += 1;
    this.online = true;
  }

  /** A request was lost, or may be: see whether another one gets through. */
  async check(): Promise<void> {
    this.#looks += 1;
    const look = this.#looks;
    const online = await isAnswered();
    // A later look knows better.
    if (look === this.#looks) this.online = online;
  }
}

async function isAnswered(): Promise<boolean> {
  try {
    await fetch('/healthz', { cache: 'no-store', signal: AbortSignal.timeout(LONGEST) });
    return true;
  } catch {
    return false;
  }
}

export const network = new Network();
