/** A table of fixtures: what a game's screen needs, without a server. */
import { AnimationQueue } from '$lib/animation';
import { prefs } from '$lib/prefs.svelte';
import { NOBODY, type Animator } from '$lib/session.svelte';
import type { DecisionView, Name, Phrase, TableView, Told, Update } from '$lib/wire';
import type { Sitting } from '../../index';

export class FixtureSitting implements Sitting {
  id = 'DEMO';
  isReplay = false;
  state = 'open' as const;
  busy = false;
  animator: Animator | null = null;
  presence = { ...NOBODY, seats: [0] };
  update: Update | null = $state.raw(null);
  table: TableView | null = $state.raw(null);
  log: Told[] = $state.raw([]);
  shown: { view: unknown } = $state.raw({ view: null });
  settled = $state(true);
  #queue = new AnimationQueue(
    () => prefs.speed,
    (busy) => (this.settled = !busy),
  );
  #at: number;

  readonly updates: readonly Update[];
  hint = null;

  constructor(updates: readonly Update[], at: number) {
    this.updates = updates;
    this.#at = at;
    this.table = updates[0]?.table ?? null;
    this.update = updates[at] ?? null;
    this.log = updates.slice(0, at + 1).flatMap((one) => one.entries);
    this.shown = { view: this.update?.view };
  }
  get you(): number | null {
    return this.update?.you ?? null;
  }
  get decision(): DecisionView | null {
    return this.settled ? (this.update?.decision ?? null) : null;
  }
  get question(): Phrase | null {
    return this.update?.question ?? null;
  }
  get ownSeats() {
    return this.table?.seats ?? [];
  }
  get shared(): boolean {
    return false;
  }
  nameOf = (name: Name): string => this.table?.seats[name.id]?.name ?? `${name.kind} ${name.id}`;
  seatName(seat: number): string {
    return this.table?.seats[seat]?.name ?? '';
  }
  /** Whatever is played, the record goes on. */
  act(): Promise<void> {
    const before = this.update?.view;
    this.#at += 1;
    const next = this.updates[this.#at];
    if (!next) return Promise.resolve();
    this.update = next;
    this.log = [...this.log, ...next.entries];
    this.#queue.add({
      play: (pace) => this.animator?.({ entries: next.entries, before, after: next.view }, pace),
      end: () => (this.shown = { view: next.view }),
    });
    return Promise.resolve();
  }
  undo(): Promise<void> {
    return Promise.resolve();
  }
  skip(): void {
    this.#queue.skip();
  }
}
