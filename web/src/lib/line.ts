/** A WebSocket that comes back: tries again, later and later, until it is closed for good. */

export type LineState = 'connecting' | 'open' | 'reconnecting' | 'closed';

export type Heard = {
  /** Where to connect to; asked for at every try. */
  address: () => string;
  /** Before every try, such as to fetch a cookie. A failure counts as a failed try. */
  prepare?: () => Promise<unknown>;
  /** `nextTry`: when the next one comes by itself, as `Date.now()` says it. */
  state: (state: LineState, nextTry: number | null) => void;
  message: (message: unknown) => void;
  /** Something that the server answers at once. */
  ping: () => unknown;
};

const FIRST = 400; // ms before the second try
const LONGEST = 10_000;
// A browser may take minutes to notice that nobody is at the other end any more.
const SILENCE = 30_000; // ms without a word, then we ask
const ANSWER = 15_000; // ms, then the line counts as dead

/** How long to wait before a try, without the part that chance adds. */
export function patience(failures: number): number {
  return Math.min(LONGEST, FIRST * 2 ** Math.max(0, failures - 1));
}

export class Line {
  #heard: Heard;
  #socket: WebSocket | null = null;
  #failures = 0;
  #timer: ReturnType<typeof setTimeout> | null = null;
  #closed = false;
  #trying = false;
  #watch: ReturnType<typeof setTimeout> | null = null;
  #isAwaited = false; // something was sent, and nothing heard since

  constructor(heard: Heard) {
    this.#heard = heard;
    addEventListener('online', this.#now);
    addEventListener('offline', this.#lost);
    document.addEventListener('visibilitychange', this.#now);
    heard.state('connecting', null);
    void this.#try();
  }

  get isOpen(): boolean {
    return this.#socket?.readyState === WebSocket.OPEN;
  }

  /** Send; false where that is not possible now. */
  send(message: unknown): boolean {
    if (!this.isOpen) return false;
    this.#socket?.send(JSON.stringify(message));
    if (!this.#isAwaited) {
      this.#isAwaited = true;
      this.#watchFor(ANSWER, this.#lost);
    }
    return true;
  }

  /** Hang up for good. */
  close(): void {
    this.#closed = true;
    removeEventListener('online', this.#now);
    removeEventListener('offline', this.#lost);
    document.removeEventListener('visibilitychange', this.#now);
    if (this.#timer !== null) clearTimeout(this.#timer);
    if (this.#watch !== null) clearTimeout(this.#watch);
    this.#socket?.close();
    this.#heard.state('closed', null);
  }

  /** Try again now instead of later. */
  tryNow(): void {
    if (this.#closed || this.#timer === null) return;
    clearTimeout(this.#timer);
    this.#heard.state('reconnecting', null);
    void this.#try();
  }

  #now = (): void => {
    if (document.visibilityState === 'hidden') return;
    this.tryNow();
    this.#ask();
  };

  // Without a network the socket would notice minutes later.
  #lost = (): void => {
    const socket = this.#socket;
    if (!socket) return;
    this.#later();
    socket.close();
  };

  // A hidden page asks when it is seen again.
  #ask = (): void => {
    if (this.#wasOpen && document.visibilityState !== 'hidden') this.send(this.#heard.ping());
  };

  #watchFor(ms: number, then: () => void): void {
    if (this.#watch !== null) clearTimeout(this.#watch);
    this.#watch = setTimeout(then, ms);
  }

  async #try(): Promise<void> {
    this.#timer = null;
    if (this.#trying) return;
    this.#trying = true;
    try {
      await this.#heard.prepare?.();
    } catch {
      this.#trying = false;
      this.#later();
      return;
    }
    this.#trying = false;
    if (this.#closed) return;
    const socket = new WebSocket(this.#heard.address());
    this.#socket = socket;
    // Where a network swallows what it is given, the browser alone would try for minutes.
    this.#watchFor(SILENCE, this.#lost);
    socket.addEventListener('message', (event) => {
      if (socket !== this.#socket || this.#closed) return;
      const message: unknown = JSON.parse(String(event.data));
      if (!isFarewell(message) && (this.#failures > 0 || !this.#wasOpen)) this.#opened();
      this.#isAwaited = false;
      this.#watchFor(SILENCE, this.#ask);
      this.#heard.message(message);
    });
    socket.addEventListener('close', () => {
      if (socket === this.#socket) this.#later();
    });
  }

  // Open means that the server has said something: a proxy may accept and hang up. Why it hangs up
  // itself is no such thing: whoever it turns away would be back at once, and again.
  #wasOpen = false;

  #opened(): void {
    this.#wasOpen = true;
    this.#failures = 0;
    this.#heard.state('open', null);
  }

  #later(): void {
    if (this.#closed) return;
    this.#socket = null;
    this.#wasOpen = false;
    this.#isAwaited = false;
    if (this.#watch !== null) clearTimeout(this.#watch);
    this.#failures += 1;
    const wait = patience(this.#failures) * (0.75 + Math.random() / 2);
    this.#timer = setTimeout(() => {
      this.#heard.state('reconnecting', null);
      void this.#try();
    }, wait);
    this.#heard.state('reconnecting', Date.now() + wait);
  }
}

/** Is this the last word of a server that hangs up? */
function isFarewell(message: unknown): boolean {
  return (message as { kind?: unknown } | null)?.kind === 'gone';
}

/** The address of one of the server's sockets. */
export function socketAddress(path: string): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${path}`;
}
