/** A game's guide at a table: which lesson is shown now. One idea at a time, each once. */
import { untrack } from 'svelte';
import { onRestart, type Taught } from './taught';

export class Lessons<Lesson extends string, Situation> {
  readonly #guide: Taught;
  readonly #lessonFor: (situation: Situation, taught: ReadonlySet<string>) => Lesson | null;
  #taught: Set<string> | null = $state.raw(null); // null: no more lessons
  #now: Lesson | null = $state(null);
  #shownFor = ''; // the question that had its lesson

  /** As long as the component that makes it lives. `situation` is null while nothing is asked. */
  constructor(
    guide: Taught,
    lessonFor: (situation: Situation, taught: ReadonlySet<string>) => Lesson | null,
    isWanted: boolean,
    question: () => string,
    situation: () => Situation | null,
  ) {
    this.#guide = guide;
    this.#lessonFor = lessonFor;
    if (!isWanted) return;
    const read = (): void => {
      this.#shownFor = '';
      this.#taught = guide.read(localStorage);
    };
    read();
    $effect(() => onRestart(read));
    $effect(() => {
      const [taught, asked, now] = [this.#taught, question(), situation()];
      untrack(() => {
        if (now === null || asked !== this.#shownFor) this.#leave();
        if (now === null || taught === null || asked === this.#shownFor) return;
        this.#now = this.#lessonFor(now, this.#taught ?? taught);
        if (this.#now) this.#shownFor = asked;
      });
    });
  }

  get now(): Lesson | null {
    return this.#now;
  }

  /** Understood: the next one may come at once. */
  got(): void {
    this.#leave();
    this.#shownFor = '';
  }

  /** No more of them. */
  skip(): void {
    this.#taught = null;
    this.#now = null;
    this.#guide.keep(localStorage, null);
  }

  /** Playing on ends the lesson: the next one comes by itself. */
  #leave(): void {
    if (this.#taught && this.#now) {
      this.#taught = new Set([...this.#taught, this.#now]);
      this.#guide.keep(localStorage, this.#taught);
    }
    this.#now = null;
  }
}
