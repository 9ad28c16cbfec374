/** A driver who is asked: what they have chosen so far, and what the question makes of it. */
import { untrack } from 'svelte';
import type { Option, Phrase } from '$lib/wire';
import { questionOf } from './questions';
import { NOTHING, type Asked, type Chosen, type Given } from './questions/question';

export class Answering {
  chosen: Chosen = $state.raw(NOTHING);
  readonly #asked: () => Asked | null;
  readonly #question = $derived.by(() => questionOf(this.#asked()?.decision ?? null));
  /** What the question gives; null while nothing is asked. */
  readonly given: Given | null = $derived.by(() => {
    const asked = this.#asked();
    return asked && this.#question ? this.#question.give(asked, this.chosen) : null;
  });

  /** As long as the component that makes it lives; another `since` is another question. */
  constructor(asked: () => Asked | null, since: () => string, hint: () => string | null) {
    this.#asked = asked;
    $effect(() => {
      since();
      untrack(() => {
        const now = asked();
        this.chosen = (now && this.#question?.begin(now)) ?? NOTHING;
      });
    });
    // A hint is laid out: the board shows where it leads before it is taken.
    $effect(() => {
      const text = hint();
      untrack(() => {
        const now = asked();
        const option = now?.decision.options.find((one) => one.text === text);
        if (now && option && !now.decision.changing && this.#question)
          this.chosen = this.#question.hint(now, this.chosen, option);
      });
    });
  }

  press(index: number): void {
    if (this.given) this.chosen = this.given.press(index);
  }

  shift(gear: number): void {
    if (this.given) this.chosen = this.given.shift(gear);
  }

  lookAtCard(index: number | null): void {
    this.chosen = { ...this.chosen, lookedCard: index };
  }

  lookAtOption(option: Option | null): void {
    this.chosen = { ...this.chosen, lookedOption: option };
  }

  /** Choose a single choice, to be confirmed. */
  choose(option: Option): void {
    this.chosen = { ...this.chosen, option: option.text };
  }

  /** Show where a single choice leads, and say what a second press does. */
  warn(option: Option, note: Phrase): void {
    this.chosen = { ...this.chosen, option: option.text, note };
  }

  /** Say why something that was pressed is not possible. */
  say(note: Phrase): void {
    this.chosen = { ...this.chosen, note };
  }

  /** Put everything back; the gear stays. */
  clear(): void {
    this.chosen = { ...this.chosen, cards: [], option: null, note: null, gearKey: false };
  }
}
