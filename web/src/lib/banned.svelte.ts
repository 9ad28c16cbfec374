/** Has whoever runs the server banned this person? Every answer says it anew. */

import type { Reason } from './wire';

const CODE = 'refused-banned';

class Banned {
  reason: Reason | null = $state.raw(null);

  /** A request was refused, or a socket closed, and why. */
  hear(reason: Reason): void {
    if (reason.phrase.code === CODE) this.reason = reason;
  }

  /** Something was answered: no ban, or none any more. */
  answered(): void {
    this.reason = null;
  }
}

export const banned = new Banned();
