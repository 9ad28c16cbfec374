/** One table, live: its socket, what it says, what the screen shows of it, and our commands. */

import * as api from './api';
import { OfflineError, RefusedError } from './api';
import { AnimationQueue, type Pace } from './animation';
import { Awaiting } from './awaiting.svelte';
import { banned } from './banned.svelte';
import { keepCommitment, toReveal } from './fairness';
import { Line, socketAddress, type LineState } from './line';
import { nameAt, seatNameAt } from './names';
import { notices } from './notices.svelte';
import { prefs } from './prefs.svelte';
import type {
  AskingView,
  Command,
  DecisionView,
  FromTable,
  Hint,
  Name,
  Phrase,
  Presence,
  Reacted,
  Reason,
  Request,
  SeatView,
  TableView,
  Told,
  Update,
} from './wire';

export { RefusedError } from './api';

/** What has happened between two views, to be shown by a game. */
export type Batch = {
  entries: Told[];
  before: unknown;
  after: unknown;
};

/** Moves things on the screen from one view to the next; afterwards the next is drawn as it is. */
export type Animator = ((batch: Batch, pace: Pace) => Promise<void> | void) & {
  /** How many ms showing such entries takes at brisk speed. */
  lasts?: (entries: readonly Told[]) => number;
  /** Are such entries to be seen however much waits to be shown? */
  matters?: (entries: readonly Told[]) => boolean;
};

type Pending = { resolve: () => void; reject: (error: Error) => void };

export const NOBODY: Presence = {
  kind: 'presence',
  seats: [],
  spectators: 0,
  screens: 0,
  offline: [],
  awaited: [],
};
/** Somebody shouts; `key` tells one from the next. */
export type Shouted = Pick<Reacted, 'seat' | 'sign'> & { key: number };
const A_MOMENT = 2800; // ms

const NO_MOVE_AT_ALL = 450; // ms that an entry is shown where a game animates nothing

/** Answers after which it makes no sense to come back by itself. */
const FOR_GOOD = new Set([
  'refused-no-such-table',
  'refused-not-let-in',
  'refused-banned',
  'refused-no-such-key',
  'refused-table-damaged',
  'refused-table-other-rules',
  'refused-origin',
  'refused-host',
  'refused-too-many',
]);

export class TableSession {
  readonly id: string;
  state: 'connecting' | 'open' | 'reconnecting' | 'gone' = $state('connecting');
  gone: Reason | null = $state.raw(null);
  /** Not even the first word of the table has come. */
  unreached = $state(false);
  update: Update | null = $state.raw(null);
  table: TableView | null = $state.raw(null);
  presence: Presence = $state.raw(NOBODY);
  /** Who is awaited, for how long, and who is offline. */
  readonly awaiting = new Awaiting();
  /** Who asks to join, where we have the host's controls. */
  asking: AskingView[] = $state.raw([]);
  /** What people shout from their seats, for a moment. */
  reactions: Shouted[] = $state.raw([]);
  shown: { view: unknown } = $state.raw({ view: null });
  /** The move that is being shown now. */
  playing: Told | null = $state.raw(null);
  /** When the next try to reconnect comes by itself; null while one is under way. */
  nextTry: number | null = $state(null);
  /** Is everything shown that has happened? Only then is it time to decide. */
  settled = $state(true);
  readonly isReplay: boolean = false;
  busy = $state(false);
  /** What the rookie would do, if that was asked for and is still the question. */
  hint: Hint | null = $state.raw(null);
  /** A move of ours that came from another tab or device. */
  elsewhere: Told | null = $state.raw(null);
  /** How the game on the screen shows what happens; none: the entries one after the other. */
  animator: Animator | null = null;

  #entries: Told[] = $state.raw([]);
  #shownTo = $state(0); // the last entry that is on the screen
  #log: Told[] = $derived(shownLog(this.#entries, this.#shownTo));
  #line: Line;
  #queue: AnimationQueue;
  #pending = new Map<number, Pending>();
  #lastId = 0;
  #standing: number | null = $state(null); // since when a question is asked that is there
  #asked = 0; // by the player: what the session asks by itself keeps nobody waiting
  #wantedSeat: number | null = null;
  readonly #watches: boolean;
  #loadingLog: symbol | null = null;
  #waitingForNews: (() => void)[] = [];

  /** `watch`: a screen for all to see, which shows nobody's hand, not even its opener's. */
  constructor(id: string, { watch = false } = {}) {
    this.id = id;
    this.#watches = watch;
    this.#queue = new AnimationQueue(
      () => (prefs.reducedMotion && prefs.speed !== 'instant' ? 'brisk' : prefs.speed),
      (busy) => (this.settled = !busy),
      () => this.you !== null,
      () => !this.update?.decision && this.table?.stage === 'running',
    );
    document.addEventListener('visibilitychange', this.#skipUnseen);
    this.#line = new Line({
      prepare: api.me,
      address: () => this.#address(),
      state: (state, nextTry) => this.#hearState(state, nextTry),
      message: (message) => this.#hear(message as FromTable),
      ping: () => this.#numbered({ kind: 'ping' }),
    });
  }

  /** Nobody sees what moves: whoever is asked is told at once. */
  #skipUnseen = (): void => {
    if (document.hidden) this.#queue.skip();
  };

  // What there is to know

  /** The seats of this person at which they play themselves; a screen for all has none. */
  get ownSeats(): SeatView[] {
    if (this.#watches) return [];
    return this.table?.seats.filter((seat) => seat.yours) ?? [];
  }

  /** What has happened, as far as it is on the screen; what is said is there at once. */
  get log(): Told[] {
    return this.#log;
  }

  /** The seat that is shown. */
  get you(): number | null {
    return this.update?.you ?? null;
  }

  /**
   * What the shown seat is asked, once everything before is shown. A question that was there stays
   * while others are seen to answer theirs: what was chosen for it so far stays too.
   */
  get decision(): DecisionView | null {
    const decision = this.update?.decision ?? null;
    return this.settled || decision?.since === this.#standing ? decision : null;
  }

  /** Do several people share this screen? */
  get shared(): boolean {
    return this.ownSeats.length > 1;
  }

  /** What a seat, or anybody else a phrase names, is called at this table. */
  nameOf = (name: Name): string => nameAt(this.table, name);

  /** What a seat is called. */
  seatName(seat: number): string {
    return seatNameAt(this.table, seat);
  }

  /** What is asked, or whom we wait for. */
  get question(): Phrase | null {
    return this.update?.question ?? null;
  }

  // What we can do

  /** Ask the table for something; rejects with `RefusedError`, or `OfflineError`. */
  async send(command: Command): Promise<void> {
    await this.#busily(() => this.#request(command));
  }

  async #busily(work: () => Promise<unknown>): Promise<void> {
    this.busy = true;
    this.#asked += 1;
    try {
      await work();
    } finally {
      this.#asked -= 1;
      this.busy = this.#asked > 0;
    }
  }

  /**
   * Play actions for the shown seat, through the first that shows it something new or ends its
   * question: what comes after that is not looked at. A refusal before that takes none. Where the
   * connection is lost meanwhile, they are sent again only if the seat is still asked the same.
   */
  async act(actions: string[]): Promise<void> {
    const decision = this.update?.decision;
    if (!decision) throw new RefusedError(reason('refused-not-asked'));
    this.elsewhere = null;
    const { seat, since } = decision;
    this.#queue.begin();
    // Until it is answered nothing else is: what was chosen offline is chosen once.
    await this.#busily(async () => {
      for (;;) {
        const expect = this.update?.seq ?? since;
        try {
          await this.#request({ kind: 'act', seat, expect, actions });
          return;
        } catch (error) {
          if (!(error instanceof OfflineError)) throw error;
        }
        await this.#news();
        if (this.state === 'gone') throw new OfflineError('gone');
        if (this.update?.decision?.since !== since) return; // it had arrived
      }
    });
  }

  /** Take back; without `to` the last move, and others may have to agree. */
  async undo(to?: number): Promise<void> {
    const seat = this.you;
    if (seat === null) throw new RefusedError(reason('refused-nothing-to-undo'));
    const people = this.table?.seats.some((one) => one.held_by === 'person' && !one.yours) ?? true;
    for (;;) {
      const expect = this.update?.seq ?? 0;
      const wanted: Command = { kind: 'undo', seat, expect };
      try {
        await this.send(to === undefined ? wanted : { ...wanted, to });
        return;
      } catch (error) {
        // A bot has moved while we said it: our last move is still the one that is meant.
        const isLate = error instanceof RefusedError && error.code === 'refused-stale';
        if (!isLate || people || to !== undefined) throw error;
        if (this.update?.seq === expect) await this.#news();
        if (this.state === 'gone') throw error;
      }
    }
  }

  /** Look through another of one's seats ("it's me"), or through none. */
  async show(seat: number | null): Promise<void> {
    this.#wantedSeat = seat;
    await this.#request({ kind: 'show', seat });
  }

  /** Ask what the rookie would do for the shown seat; the answer is in `hint`. */
  async askHint(): Promise<void> {
    const decision = this.decision;
    if (!decision) return;
    const hint = await api.hint(this.id, decision.seat);
    if (this.decision?.since === decision.since) this.hint = hint;
  }

  /** Show at once what is still being animated. */
  skip(): void {
    this.#queue.skip();
  }

  /** Try now to reconnect. */
  tryNow(): void {
    this.#line.tryNow();
  }

  /** Leave the table's page; the seat stays. */
  close(): void {
    document.removeEventListener('visibilitychange', this.#skipUnseen);
    this.#line.close();
    this.#queue.skip();
    this.awaiting.stop();
    this.#fail();
  }

  /** Let somebody in who asks to join, or not. */
  answerAsking(person: string, lets_in: boolean): Promise<void> {
    return this.#request({ kind: 'answer-asking', person, lets_in });
  }

  /** Shout something from the shown seat: everybody sees it for a moment. */
  async react(sign: Reacted['sign']): Promise<void> {
    const seat = this.you;
    if (seat !== null) await this.#request({ kind: 'react', seat, sign });
  }

  #shout({ seat, sign }: Reacted): void {
    this.#lastId += 1;
    const key = this.#lastId;
    // Who shouts again has finished what they shouted before.
    this.reactions = [...this.reactions.filter((one) => one.seat !== seat), { seat, sign, key }];
    setTimeout(() => {
      this.reactions = this.reactions.filter((one) => one.key !== key);
    }, A_MOMENT);
  }

  // The socket

  #address(): string {
    const query = new URLSearchParams({ words: 'yes' });
    if (this.#watches) query.set('watch', 'yes');
    if (this.update) query.set('since', String(this.update.seq));
    const seat = this.#wantedSeat ?? this.you;
    if (seat !== null && this.update) query.set('seat', String(seat));
    return socketAddress(`/ws/tables/${encodeURIComponent(this.id)}?${query}`);
  }

  #hearState(state: LineState, nextTry: number | null): void {
    if (this.state === 'gone') return;
    this.nextTry = nextTry;
    if (state === 'open') this.state = 'open';
    if (state === 'reconnecting') {
      if (this.update) this.state = 'reconnecting';
      else this.unreached = true;
      this.#fail();
    }
  }

  #request(wanted: Request['do']): Promise<void> {
    const request = this.#numbered(wanted);
    if (!this.#line.send(request)) return Promise.reject(new OfflineError('no connection'));
    return new Promise((resolve, reject) => this.#pending.set(request.id, { resolve, reject }));
  }

  #numbered(wanted: Request['do']): Request {
    this.#lastId += 1;
    return { id: this.#lastId, do: wanted };
  }

  #fail(): void {
    const pending = [...this.#pending.values()];
    this.#pending.clear();
    for (const one of pending) one.reject(new OfflineError('the connection was lost'));
  }

  /** Wait for the next update, or the end. */
  #news(): Promise<void> {
    return new Promise((resolve) => this.#waitingForNews.push(resolve));
  }

  #hear(message: FromTable): void {
    switch (message.kind) {
      case 'update':
        this.#take(message);
        break;
      case 'done':
        this.#pending.get(message.id)?.resolve();
        this.#pending.delete(message.id);
        break;
      case 'refused':
        this.#pending.get(message.id)?.reject(new RefusedError(message.reason));
        this.#pending.delete(message.id);
        break;
      case 'presence':
        this.presence = message;
        this.awaiting.hear(message);
        break;
      case 'asking':
        this.asking = message.people;
        break;
      case 'reacted':
        this.#shout(message);
        break;
      case 'notice':
        notices.hear(message);
        break;
      case 'gone':
        banned.hear(message.reason);
        if (FOR_GOOD.has(message.reason.phrase.code)) {
          this.gone = message.reason;
          this.state = 'gone';
          this.#line.close();
          this.#fail();
          this.#tellNews();
        }
        break;
      default:
        message satisfies never;
    }
  }

  #tellNews(): void {
    for (const resolve of this.#waitingForNews.splice(0)) resolve();
  }

  // Updates

  #take(received: Update): void {
    const before = this.update;
    const isOther = before !== null && before.you !== received.you;
    // A decision is sent once; as long as the seat is asked the same, it stays what it was.
    const known = isOther ? null : (before?.decision ?? null);
    const isSame = received.asked !== null && received.asked === known?.since;
    const update = isSame ? { ...received, decision: received.decision ?? known } : received;
    const isFirst = before === null || isOther;
    if (before && update.seq < before.seq && !isOther) return; // an answer that was overtaken
    const isThere = isSame && this.decision?.changing === update.decision?.changing;
    this.#standing = isThere ? update.asked : null;
    this.update = update;
    this.awaiting.follow(update.waiting, isFirst ? [] : update.entries);
    this.unreached = false;
    if (this.hint && before?.decision?.since !== update.decision?.since) this.hint = null;
    if (update.table) {
      this.table = update.table;
      this.#addToShuffles(update.table);
    }
    // After a long absence only the last part comes: the log has the rest.
    const hasGap = !isFirst && (update.entries[0]?.seq ?? 0) > before.seq + 1;
    if (isFirst) {
      this.#entries = [];
      void this.#loadLog(update, 0);
    } else if (hasGap) {
      void this.#loadLog(update, before.seq);
    } else {
      this.#entries = mergeLog(this.#entries, update.entries);
      this.#noteElsewhere(update.entries);
    }
    const happened = update.entries.filter((entry) => (entry.events?.length ?? 0) > 0);
    const isNew = happened.some((entry) => entry.kind === 'started');
    const atOnce = isFirst || isNew || hasGap || document.hidden;
    if (atOnce) this.#queue.skip();
    if (!this.#queue.busy && (atOnce || happened.length === 0)) {
      this.#show(update);
    } else {
      // In its turn, also what only others see or what is said: nothing is skipped for talk.
      const plays = !atOnce && happened.length > 0;
      this.#queue.add({
        ms: plays ? (this.animator?.lasts?.(happened) ?? 0) : 0,
        matters: plays && (this.animator?.matters?.(happened) ?? false),
        play: (pace) => (plays ? this.#play(happened, update, pace) : undefined),
        end: () => this.#show(update),
      });
    }
    this.#tellNews();
  }

  /** Keep what the table has committed itself to, and show our nonces when it is time. */
  #addToShuffles(table: TableView): void {
    keepCommitment(this.id, table.commitment);
    if (this.#watches) return;
    for (const command of toReveal(table)) {
      this.#request(command).catch(() => undefined); // another tab was faster
    }
  }

  #show(update: Update): void {
    // What was to be shown through other eyes is not for these.
    if (update.you === this.you) this.shown = { view: update.view };
    this.#shownTo = Math.max(this.#shownTo, update.seq);
    this.playing = null;
  }

  #play(entries: Told[], update: Update, pace: Pace): Promise<void> | void {
    const batch: Batch = { entries, before: this.shown.view, after: update.view };
    this.playing = entries[0] ?? null;
    if (this.animator) return this.animator(batch, pace);
    this.#show(update);
    const own = entries.every((entry) => entry.seat === update.you);
    return own ? undefined : pace.wait(NO_MOVE_AT_ALL);
  }

  #noteElsewhere(entries: Told[]): void {
    const seat = this.you;
    const own = entries.find((entry) => entry.kind === 'moved' && entry.seat === seat);
    if (!own || seat === null || this.busy || this.shared) return;
    if (this.table?.seats[seat]?.held_by === 'person') this.elsewhere = own;
  }

  /** Load what was between; entries that come meanwhile are kept. */
  async #loadLog(update: Update, first: number): Promise<void> {
    const loading = Symbol();
    this.#loadingLog = loading;
    let after = first;
    while (after < update.seq) {
      try {
        const page = await api.log(this.id, { after, seat: update.you });
        if (this.#loadingLog !== loading) return;
        this.#entries = mergeLog(this.#entries, page.entries);
        const last = page.entries.at(-1);
        if (!last) return;
        after = last.seq;
      } catch {
        return; // the log stays short; the table itself is there
      }
    }
  }
}

/** The part of a log that is shown: what has happened up to an entry, and all that is said. */
export function shownLog(entries: Told[], to: number): Told[] {
  if ((entries.at(-1)?.seq ?? 0) <= to) return entries;
  return entries.filter((entry) => entry.seq <= to || entry.kind === 'chatted');
}

/** Two parts of a log as one, in order, each entry once; the later one counts. */
export function mergeLog(known: Told[], news: Told[]): Told[] {
  if (news.length === 0) return known;
  const last = known.at(-1);
  if (!last || (news[0]?.seq ?? 0) > last.seq) return [...known, ...news];
  const bySeq = new Map([...known, ...news].map((entry) => [entry.seq, entry]));
  return [...bySeq.values()].sort((one, other) => one.seq - other.seq);
}

function reason(code: string): Reason {
  return { phrase: { type: 'phrase', code, params: {} }, rule: '' };
}
