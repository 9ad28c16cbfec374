/** Which of a game's lessons this person has had, kept on this device. */

const DONE = 'done';
const RESTARTED = 'hotseat-lessons';

/** Teach everything once more, whatever the game; tables that are open begin at once. */
export function restartLessons(storage: Storage): void {
  const guides = Object.keys(storage).filter((key) => /^hotseat-\w+-guide$/.test(key));
  for (const key of guides) storage.removeItem(key);
  dispatchEvent(new Event(RESTARTED));
}

/** Hear of it; returns how to stop. */
export function onRestart(act: () => void): () => void {
  addEventListener(RESTARTED, act);
  return () => removeEventListener(RESTARTED, act);
}

/** How something on this device is chosen, for words that say so. */
export function pressing(): 'tap' | 'click' {
  return matchMedia('(pointer: coarse), (max-width: 640px)').matches ? 'tap' : 'click';
}

export class Taught {
  readonly #key: string;
  readonly #lessons: readonly string[];

  constructor(game: string, lessons: readonly string[]) {
    this.#key = `hotseat-${game}-guide`;
    this.#lessons = lessons;
  }

  /** What this person has been taught; null: they want no lessons. */
  read(storage: Pick<Storage, 'getItem'>): Set<string> | null {
    try {
      const kept = storage.getItem(this.#key);
      if (kept === DONE) return null;
      return new Set((kept ?? '').split(' ').filter(Boolean));
    } catch {
      return null; // a browser that keeps nothing would teach for ever
    }
  }

  keep(storage: Pick<Storage, 'setItem'>, taught: ReadonlySet<string> | null): void {
    try {
      const isDone = taught === null || this.#lessons.every((lesson) => taught.has(lesson));
      storage.setItem(this.#key, isDone ? DONE : [...taught].join(' '));
    } catch {
      // Then it holds until the page is closed.
    }
  }
}
