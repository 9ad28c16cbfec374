import type { Request } from './wire';

/** A server's side of a socket, for tests. */
export class FakeSocket extends EventTarget {
  static all: FakeSocket[] = [];
  static readonly OPEN = 1;
  readyState = 1;
  sent: Request[] = [];
  readonly url: string;

  constructor(url: string) {
    super();
    this.url = url;
    FakeSocket.all.push(this);
  }

  /** The one that was opened last. */
  static last(): FakeSocket {
    const found = FakeSocket.all.at(-1);
    if (!found) throw new Error('no socket');
    return found;
  }

  send(text: string): void {
    this.sent.push(JSON.parse(text) as Request);
  }

  say(message: unknown): void {
    this.dispatchEvent(new MessageEvent('message', { data: JSON.stringify(message) }));
  }

  close(): void {
    this.readyState = 3;
    this.dispatchEvent(new Event('close'));
  }
}
