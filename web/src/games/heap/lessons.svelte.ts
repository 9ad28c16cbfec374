/** The guide at a table: which lesson is shown now. One idea each time somebody is asked. */
import { untrack } from 'svelte';
import { guide, lessonFor, type Lesson, type Situation } from './guide';

export class Lessons {
  #taught: Set<string> | null = $state.raw(null); // null: no more lessons
  #now: Lesson | null = $state(null);
  #shownFor = ''; // the question that had its lesson

  /** As long as the component that makes it lives. `situation` is null while nothing is asked. */
  constructor(isWanted: boolean, question: () => string, situation: () => Situation | null) {
    if (isWanted) this.#taught = guide.read(localStorage);
    $effect(() => {
      const [taught, asked, now] = [this.#taught, question(), situation()];
      untrack(() => {
        if (now === null) this.#now = null;
        else if (taught !== null && asked !== this.#shownFor) {
          this.#now = lessonFor(now, taught);
          if (this.#now) this.#shownFor = asked;
        }
      });
    });
  }

  get now(): Lesson | null {
    return this.#now;
  }

  /** The lesson was understood. */
  got(): void {
    if (this.#taught && this.#now) {
      this.#taught = new Set([...this.#taught, this.#now]);
      guide.keep(localStorage, this.#taught);
    }
    this.#now = null;
  }

  /** No more of them. */
  skip(): void {
    this.#taught = null;
    this.#now = null;
    guide.keep(localStorage, null);
  }
}
