/** A game looked at again: the same face as a table that is played, but nothing can be done. */

import * as api from './api';
import { RefusedError } from './api';
import { AnimationQueue, type Pace } from './animation';
import { nameAt, seatNameAt } from './names';
import { prefs } from './prefs.svelte';
import { NOBODY, type Animator } from './session.svelte';
import type {
  DecisionView,
  Hint,
  Name,
  Phrase,
  Presence,
  Replayed,
  SeatView,
  TableView,
  Told,
  Update,
} from './wire';

const STEP = 700; // ms that a step is shown where a game animates nothing

export class ReplaySession {
  readonly id: string;
  readonly isReplay = true;
  readonly state = 'open' as const;
  readonly busy = false;
  readonly shared = false;
  readonly decision: DecisionView | null = null;
  readonly hint: Hint | null = null;
  readonly ownSeats: SeatView[] = [];
  readonly presence: Presence = NOBODY;
  table: TableView | null = $state.raw(null);
  update: Update | null = $state.raw(null);
  shown: { view: unknown } = $state.raw({ view: null });
  sketch: (string | Phrase)[] = $state.raw([]);
  settled = $state(true);
  animator: Animator | null = null;
  /** The entry that is shown, and the last one there is. */
  entry = $state(0);
  entries = $state(0);
  /** Through whose eyes: a seat's, or a spectator's. */
  seat: number | null = $state(null);

  #log: Told[] = $state.raw([]);
  #queue: AnimationQueue;
  #known = new Map<string, Promise<Replayed>>();
  #wanted = 0;

  constructor(id: string) {
    this.id = id;
    this.#queue = new AnimationQueue(
      () => prefs.speed,
      (busy) => (this.settled = !busy),
    );
  }

  /** Load the table and show an entry; rejects where that is not possible. */
  async open(entry: number | null): Promise<void> {
    await api.me();
    const update = await api.look(this.id);
    this.table = update.table;
    this.update = update;
    this.seat = update.you;
    this.entries = update.table?.entries ?? 0;
    void this.#loadLog();
    await this.go(Math.min(entry ?? 0, this.entries));
  }

  get you(): number | null {
    return this.seat;
  }

  get question(): Phrase | null {
    return this.update?.question ?? null;
  }

  /** What had happened up to the entry that is shown. */
  get log(): Told[] {
    return this.#log.filter((told) => told.entry != null && told.entry <= this.entry);
  }

  nameOf = (name: Name): string => nameAt(this.table, name);

  seatName(seat: number): string {
    return seatNameAt(this.table, seat);
  }

  /** Show the game after an entry; the next one is played, others are there at once. */
  async go(entry: number): Promise<void> {
    this.#wanted += 1;
    const wanted = this.#wanted;
    const found = await this.#find(entry);
    if (wanted !== this.#wanted) return;
    if (entry === this.entry + 1) {
      const told = this.#log.find((one) => one.entry === entry);
      const entries: Told[] = [
        { ...(told ?? { seq: 0, at: 0, kind: 'moved' }), entry, events: found.events },
      ];
      await new Promise<void>((resolve) =>
        this.#queue.add({
          play: (pace) => this.#play(entries, found, pace),
          end: () => {
            this.#show(found);
            resolve();
          },
        }),
      );
    } else {
      this.#jump(found);
    }
    if (entry < this.entries) void this.#find(entry + 1).catch(() => undefined);
  }

  /** Look through other eyes; where that is not possible, it stays with those from before. */
  async lookAs(seat: number | null): Promise<void> {
    this.#wanted += 1;
    const wanted = this.#wanted;
    const before = this.seat;
    this.seat = seat;
    void this.#loadLog();
    try {
      const found = await this.#find(this.entry);
      if (wanted === this.#wanted) this.#jump(found);
    } catch (error) {
      if (wanted === this.#wanted) this.seat = before;
      throw error;
    }
  }

  /** Show something at once, after what is being skipped for it. */
  #jump(found: Replayed): void {
    this.#queue.skip();
    if (this.#queue.busy) {
      this.#queue.add({ play: () => undefined, end: () => this.#show(found) });
    } else {
      this.#show(found);
    }
  }

  #play(entries: Told[], found: Replayed, pace: Pace): Promise<void> | void {
    const batch = { entries, before: this.shown.view, after: found.view };
    if (this.animator) return this.animator(batch, pace);
    this.#show(found);
    return pace.wait(STEP);
  }

  #show(found: Replayed): void {
    this.entry = found.entry;
    this.shown = { view: found.view };
    this.sketch = found.sketch;
    if (this.update) {
      const { question, waiting, result } = found;
      this.update = {
        ...this.update,
        you: this.seat,
        view: found.view,
        decision: null,
        free_undo: null,
        question,
        waiting,
        result,
      };
    }
  }

  #find(entry: number): Promise<Replayed> {
    const key = `${entry} ${this.seat}`;
    let found = this.#known.get(key);
    if (!found) {
      found = api.replay(this.id, entry, this.seat);
      found.catch(() => this.#known.delete(key));
      this.#known.set(key, found);
    }
    return found;
  }

  async #loadLog(): Promise<void> {
    const seat = this.seat;
    const own = this.table?.seats.some((one) => one.yours && one.seat === seat) ?? false;
    const entries: Told[] = [];
    let after = 0;
    try {
      for (;;) {
        const page = await api.log(this.id, { after, seat: own ? seat : null });
        entries.push(...page.entries);
        const last = page.entries.at(-1);
        if (!last || last.seq >= page.seq) break;
        after = last.seq;
      }
    } catch {
      return; // without the log
    }
    if (seat === this.seat) this.#log = entries;
  }

  skip(): void {
    this.#queue.skip();
  }

  /** Stand still at the entry that is shown or being played; what was still to come stays away. */
  stop(): void {
    this.#wanted += 1;
    this.#queue.skip();
  }

  act(): Promise<void> {
    return Promise.reject(refused());
  }

  undo(): Promise<void> {
    return Promise.reject(refused());
  }
}

function refused(): RefusedError {
  return new RefusedError({
    phrase: { type: 'phrase', code: 'refused-game-over', params: {} },
    rule: '',
  });
}
