/** A player who is asked: what they have chosen so far, and what the question makes of it. */
import { untrack } from 'svelte';
import type { Place } from './places';
import { questionOf } from './questions';
import { NOTHING, type Asked, type Chosen, type Given, type Press } from './questions/question';

export class Answering {
  chosen: Chosen = $state.raw(NOTHING);
  readonly #asked: () => Asked | null;
  /** What the question gives; null while nothing is asked. */
  readonly given: Given | null = $derived.by(() => {
    const asked = this.#asked();
    return asked ? (questionOf(asked.view)?.give(asked, this.chosen) ?? null) : null;
  });

  /** As long as the component that makes it lives; another `since` is another question. */
  constructor(asked: () => Asked | null, since: () => string, hint: () => string | null) {
    this.#asked = asked;
    $effect.pre(() => {
      since();
      untrack(() => {
        const now = asked();
        this.chosen = (now && questionOf(now.view)?.begin(now)) ?? NOTHING;
      });
    });
    // A hint is laid out: one sees what it would do before it is taken.
    $effect(() => {
      const text = hint();
      untrack(() => {
        const now = asked();
        const option = now?.decision.options.find((one) => one.text === text);
        const question = now && questionOf(now.view);
        if (now && option && question) this.chosen = question.hint(now, this.chosen, option);
      });
    });
  }

  /** Press a place; what is to be taken at once is handed back. */
  press(place: Place): readonly string[] {
    return this.#take(this.given?.press(place) ?? null) ?? [];
  }

  /** Press a key; null: it means nothing here. */
  key(key: string): readonly string[] | null {
    return this.#take(this.given?.key(key) ?? null);
  }

  look(place: Place | null): void {
    if (this.chosen.looked !== place) this.chosen = { ...this.chosen, looked: place };
  }

  /** Put everything back. */
  clear(): void {
    this.chosen = NOTHING;
  }

  #take(press: Press | null): readonly string[] | null {
    if (!press) return null;
    if ('take' in press) return press.take;
    this.chosen = press.chosen;
    return [];
  }
}
