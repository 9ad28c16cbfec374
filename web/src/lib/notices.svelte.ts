/** What whoever runs the server tells everybody, until its end or until it is put away. */

import type { Notice } from './wire';

const KEY = 'hotseat-notice-put-away';

const nameOf = (notice: Notice) => `${notice.id}:${notice.text}`;

class Notices {
  /** The one to be shown, if there is one that was not put away on this device. */
  shown: Notice | null = $state.raw(null);
  #end: ReturnType<typeof setTimeout> | undefined;

  /** Hear it from any socket; several say the same. */
  hear(notice: Notice): void {
    clearTimeout(this.#end);
    const isNew = notice.text !== '' && localStorage.getItem(KEY) !== nameOf(notice);
    this.shown = isNew ? notice : null;
    this.#end = setTimeout(() => (this.shown = null), notice.ms);
  }

  /** Show it on this device no more. */
  putAway(): void {
    if (this.shown) localStorage.setItem(KEY, nameOf(this.shown));
    this.shown = null;
  }
}

export const notices = new Notices();
