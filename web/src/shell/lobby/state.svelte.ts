/** A table before its game: who sits, what is played, what can be done about it. */

import { untrack } from 'svelte';
import * as api from '$lib/api';
import { OFFERED_AFTER } from '$lib/awaiting.svelte';
import { readyWith } from '$lib/fairness';
import { givenLooks, keepLook, ownLook } from '$lib/looks.svelte';
import { prefs } from '$lib/prefs.svelte';
import type { TableSession } from '$lib/session.svelte';
import type { Command, GameInfo, Phrase, SeatView } from '$lib/wire';
import { say } from '$lib/words.svelte';
import { lobbyPartOf, type LobbyPart } from '../../games';
import { LIVERIES } from '../art/liveries';
import { games } from '../catalogue.svelte';
import { keepInvitation, keptInvitation, linkFor, linkForCode } from '../invitations';
import { startingValues } from '../settings';
import { ownName } from '../starting';
import { gameName } from '../tables';

/** Where something was asked for: what is wrong is said there. */
export type Place = 'page' | 'seats' | 'yours' | 'start';

export class LobbyState {
  readonly session: TableSession;
  game: GameInfo | null = $state.raw(null);
  part: LobbyPart | null = $state.raw(null);
  printed: unknown = $state.raw(null);
  problem: { at: Place; phrase: Phrase } | null = $state.raw(null);
  invitation: string | null = $state(null);
  name = $state(prefs.name);
  /** The seat whose person is to change places with another. */
  swapping: number | null = $state(null);

  constructor(session: TableSession) {
    this.session = session;
    this.invitation = keptInvitation(session.id);
  }

  // Who sits

  readonly table = $derived.by(() => this.session.table);
  readonly seats = $derived.by(() => this.table?.seats ?? []);
  readonly own = $derived(this.seats.filter((seat) => seat.yours));
  readonly free = $derived(this.seats.filter((seat) => seat.held_by === 'free'));
  readonly people = $derived(this.seats.filter((seat) => seat.held_by === 'person'));
  readonly host = $derived(this.seats.find((seat) => seat.host));
  readonly isHost = $derived.by(() => this.table?.is_host ?? false);
  /** The host is ready by starting. */
  readonly unready = $derived(this.people.filter((seat) => !seat.ready && !seat.host));
  readonly ownReady = $derived(this.own.length > 0 && this.own.every((seat) => seat.ready));
  /** Not ready, and not there: nobody waits for them. */
  readonly gone = $derived(this.unready.filter((seat) => !seat.yours && this.isGone(seat)));
  readonly waitsFor = $derived(
    this.unready.filter((seat) => !seat.yours && !this.gone.includes(seat)),
  );
  /** Seats on which nobody will play as it is. */
  readonly missing = $derived(this.free.length + this.gone.length);
  readonly here = $derived(this.seats.length - this.missing);
  /** Where somebody is missing, those who are here begin without them; never one alone. */
  readonly canStart = $derived.by(
    () =>
      this.isHost &&
      this.waitsFor.length === 0 &&
      (this.missing === 0 || this.here >= Math.max(2, this.game?.fewest_seats ?? 2)),
  );

  // What is played

  /** What each seat chooses for itself, apart from how it looks. */
  readonly perSeat = $derived.by(
    () => this.game?.settings.filter((one) => one.per_seat && one.name !== this.look?.name) ?? [],
  );
  readonly look = $derived.by(() => this.game?.look ?? null);
  readonly values = $derived.by(() =>
    this.game && this.table ? startingValues(this.game, this.table.settings) : {},
  );
  /** The same, with what is printed where nobody has said another value. */
  readonly played = $derived.by(() => this.part?.played(this.values, this.printed) ?? this.values);
  readonly asCars = $derived.by(
    () => this.look !== null && this.look.choices.every((choice) => choice in LIVERIES),
  );
  /** How each seat looks. */
  readonly given = $derived.by(() =>
    this.look ? givenLooks(this.seats, this.look.name, this.look.choices) : [],
  );
  readonly legendColours = $derived.by(() => {
    const legends = this.values['legends'];
    const free = this.look?.choices.filter((choice) => !this.given.includes(choice)) ?? [];
    return free.slice(0, typeof legends === 'number' ? legends : 0);
  });

  // How others come

  readonly link = $derived.by(() => {
    if (this.invitation) return linkFor(this.invitation);
    return this.table?.code ? linkForCode(this.table.code) : '';
  });
  /** In two halves, as one reads it aloud. */
  readonly code = $derived.by(() => (this.table?.code ?? '').replace(/^(\w{3})(\w{3})$/, '$1 $2'));
  readonly heading = $derived.by(() =>
    this.host?.name
      ? say('ui-table-of', { name: this.host.name })
      : say('ui-new-title', { game: gameName(this.table?.game ?? '') }),
  );

  /** The settings, to tell whether they are others than before. */
  readonly set = $derived.by(() => JSON.stringify(this.table?.settings ?? {}));

  /** Load what the page shows of the game; again where the settings have changed. */
  async load(): Promise<void> {
    try {
      const wanted = this.session.table?.game ?? '';
      this.game = (await games()).find((one) => one.name === wanted) ?? null;
      this.part = await lobbyPartOf(wanted);
      const settings = this.session.table?.settings ?? {};
      const printed = (await this.part?.printed(this.session.id, settings)) ?? null;
      // The lobby may be gone by then: what is derived there may no longer be asked.
      const now = this.session.table?.settings ?? {};
      if (JSON.stringify(now) === JSON.stringify(settings)) this.printed = printed;
    } catch {
      // The banner of the connection says it; the seats are there without it.
    }
  }

  /** People who sit here can let others in; the secret is sent once, so this device keeps it. */
  async newLink(): Promise<void> {
    try {
      const made = await api.invite(this.session.id);
      keepInvitation(this.session.id, made.invitation);
      this.invitation = made.invitation;
    } catch (error) {
      this.problem = { at: 'page', phrase: api.reasonOf(error).phrase };
    }
  }

  // What can be done

  /** Ask for something; say where it was asked for why it is refused. True: it was done. */
  async send(at: Place, ...commands: Command[]): Promise<boolean> {
    this.problem = null;
    try {
      for (const command of commands) await this.session.send(command);
      return true;
    } catch (error) {
      this.problem = { at, phrase: api.reasonOf(error).phrase };
      return false;
    }
  }

  /** People who sit down want to play. */
  async sit(seat: number, at: Place = 'seats'): Promise<void> {
    const name = this.name.trim();
    if (name) prefs.set('name', name);
    const look = ownLook(this.table?.game ?? '');
    const sits: Command = { kind: 'sit', seat, name: name || ownName(), look };
    await this.send(at, sits, readyWith(this.session.id, seat));
  }

  async rename(seat: SeatView, wanted: string): Promise<void> {
    if (!wanted || wanted === seat.name) return;
    if (this.own[0] === seat) prefs.set('name', wanted);
    await this.send('yours', { kind: 'rename', seat: seat.seat, name: wanted });
  }

  swap(seat: number): void {
    const first = this.swapping;
    this.swapping = first === null ? seat : null;
    if (first !== null && first !== seat)
      void this.send('seats', { kind: 'swap', first, second: seat });
  }

  getReady(): Promise<boolean> {
    const late = this.own.filter((seat) => !seat.ready);
    return this.send('start', ...late.map((seat) => readyWith(this.session.id, seat.seat)));
  }

  unget(): Promise<boolean> {
    return this.send(
      'start',
      ...this.own.map((seat): Command => ({ kind: 'unready', seat: seat.seat })),
    );
  }

  async start(): Promise<void> {
    if (!(await this.getReady())) return;
    if (this.missing > 0 && !(await this.send('start', { kind: 'drop-free-seats' }))) return;
    await this.send('start', { kind: 'start' });
  }

  leave(): Promise<boolean> {
    return this.send(
      'page',
      ...untrack(() => this.own).map((seat): Command => ({ kind: 'leave', seat: seat.seat })),
    );
  }

  /** Look otherwise, here and next time. */
  async dress(seat: SeatView, look: string): Promise<void> {
    const setting = this.look?.name ?? '';
    if (this.own[0] === seat) keepLook(this.table?.game ?? '', look);
    await this.send('yours', { kind: 'choose', seat: seat.seat, setting, value: look });
  }

  /** Has somebody been offline for so long that nobody waits for them? */
  isGone(seat: SeatView): boolean {
    return (this.session.awaiting.offline(seat.seat) ?? 0) >= OFFERED_AFTER;
  }

  /** What a seat is called in the list. */
  nameOf(seat: SeatView): string {
    if (seat.left_by) return say('ui-has-left', { name: seat.left_by });
    if (seat.held_by === 'free') return say('ui-open-seat');
    if (seat.held_by === 'bot') return this.session.seatName(seat.seat);
    return seat.yours ? say('ui-you-are', { name: seat.name }) : seat.name;
  }
}
