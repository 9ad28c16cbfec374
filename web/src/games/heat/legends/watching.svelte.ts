/** What a table shows of the Legends expansion: the cards that lie open, and who drives how. */
import { untrack } from 'svelte';
import { prefs } from '$lib/prefs.svelte';
import type { Phrase } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import type { Stage } from '../stage.svelte';
import type { CarView, Printed, RaceView } from '../types';
import { legendTurns, type Heard } from './story';

/** What it is told from; `past` is all that was heard before what is played now. */
export type Watched = {
  stage: Stage;
  race: RaceView;
  printed: Printed;
  me: CarView | null;
  past: readonly Heard[];
  nameOf: (car: number) => string;
  /** Steps may wait for the watcher; where nobody has a hand they go on by themselves. */
  stepwise: boolean;
};

export class Watching {
  /** The Legend whose turn is looked at again. */
  picked: number | null = $state(null);
  /** The cards of the round lie open in a sheet. */
  isOpen = $state(false);

  readonly #now: () => Watched;
  readonly expansion = $derived.by(() => this.#now().race.expansion);
  readonly rivals = $derived(this.expansion?.rivals ?? []);
  /** The colours that have a Star by the card that lies open, as long as it counts. */
  readonly stars = $derived.by(() => {
    const { stage, printed } = this.#now();
    const { legendsCard, boost, turned, round } = stage.scene;
    if (!this.expansion || legendsCard === null || !boost || turned !== round) return [];
    return printed.legends_cards[legendsCard]?.stars ?? [];
  });
  readonly turns = $derived.by(() => {
    const { past, stage } = this.#now();
    return this.expansion ? legendTurns([...past, ...stage.said]) : [];
  });
  /** Who has driven in this round, as far as the order says it. */
  readonly driven = $derived.by(() => {
    const { order, turn } = this.#now().stage.scene;
    const now = turn === null ? -1 : order.indexOf(turn);
    return new Set(order.slice(0, Math.max(0, now)));
  });
  /** The turn whose steps lie on the board. */
  readonly shown = $derived.by(() => {
    const { legend } = this.#now().stage;
    return legend !== null
      ? (this.turns.findLast((turn) => turn.car === legend) ?? null)
      : (this.turns.find((turn) => turn.car === this.picked) ?? null);
  });
  /** Whether the steps wait for the watcher, and how to go on. */
  readonly stepping = $derived.by(() => {
    const { stage } = this.#now();
    if (!this.expansion || stage.legend === null) return null;
    return {
      on: prefs.stepwise,
      onswitch: (on: boolean) => {
        prefs.set('stepwise', on);
        if (!on) stage.goOn?.();
      },
      goOn: stage.goOn,
    };
  });
  /** While a Legend's steps are told one by one: who drives, and when it is one's own turn. */
  readonly news: Phrase | null = $derived.by(() => {
    const { stage, me, nameOf } = this.#now();
    if (!this.expansion || stage.legend === null) return null;
    const { order, turn } = stage.scene;
    const mineAt = me ? order.indexOf(me.id) : -1;
    return phrase('heat-legends-ui-news', {
      name: nameOf(stage.legend),
      mine: mineAt < 0 ? 'none' : this.driven.has(me?.id ?? -1) ? 'done' : 'open',
      before: Math.max(0, mineAt - order.indexOf(turn ?? stage.legend) - 1),
    });
  });
  /** While Legends drive, their cards lie where one's own do otherwise; who watches sees them always. */
  readonly isInDock = $derived.by(() => {
    const { stage, me } = this.#now();
    return this.expansion !== null && (stage.legend !== null || !me);
  });

  /** As long as the component that makes it lives. */
  constructor(now: () => Watched) {
    this.#now = now;
    $effect(() => {
      void now().stage.legend;
      untrack(() => (this.picked = null));
    });
    $effect.pre(() => {
      now().stage.stepwise = now().stepwise && this.expansion !== null;
    });
  }

  close(): void {
    this.isOpen = false;
    this.picked = null;
  }
}
