/** The server over HTTP: one function an endpoint. */

import { banned } from './banned.svelte';
import { network } from './network.svelte';
import type {
  Asked,
  AskToJoin,
  At,
  Carried,
  Command,
  ErrorAnswer,
  GameInfo,
  Hint,
  Invitation,
  Invited,
  LogPage,
  Me,
  NewTable,
  Reason,
  Renew,
  Replayed,
  Rule,
  SeatKey,
  Sketch,
  TableOpened,
  TableSummary,
  Update,
} from './wire';

/** Something was refused, and why. */
export class RefusedError extends Error {
  readonly reason: Reason;

  constructor(reason: Reason) {
    super(reason.phrase.code);
    this.reason = reason;
  }

  get code(): string {
    return this.reason.phrase.code;
  }
}

/** The server answered that something is not possible. */
export class ApiError extends RefusedError {
  readonly status: number;

  constructor(status: number, reason: Reason) {
    super(reason);
    this.status = status;
  }
}

/** The server cannot be reached. */
export class OfflineError extends Error {}

/** Why something went wrong, in a form that can be said. */
export function reasonOf(error: unknown): Reason {
  if (error instanceof RefusedError) return error.reason;
  const code = error instanceof OfflineError ? 'ui-offline' : 'refused-our-mistake';
  return { phrase: { type: 'phrase', code, params: {} }, rule: '' };
}

type Query = Record<string, string | number | null | undefined>;

type Method = 'DELETE' | 'GET' | 'POST';

const TOO_FAST = 429;
// Who reads faster than the server lets anybody reads a little later: how often a page asks is
// nothing that its reader could help.
const LATER = [500, 1500, 3000]; // ms

async function ask<T>(method: Method, path: string, body?: unknown): Promise<T> {
  for (const wait of method === 'GET' ? LATER : []) {
    try {
      return await askOnce<T>(method, path, body);
    } catch (error) {
      if (!(error instanceof ApiError && error.status === TOO_FAST)) throw error;
    }
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return askOnce<T>(method, path, body);
}

async function askOnce<T>(method: Method, path: string, body?: unknown): Promise<T> {
  const how: RequestInit = { method };
  if (body !== undefined) {
    how.body = JSON.stringify(body);
    how.headers = { 'Content-Type': 'application/json' };
  }
  let response: Response;
  try {
    response = await fetch(path, how);
  } catch {
    await network.check(); // so that what is said about it is true
    throw new OfflineError(path);
  }
  network.answered();
  let answer: unknown;
  try {
    answer = await response.json();
  } catch {
    throw new OfflineError(path); // something between us and the server answered
  }
  if (!response.ok) {
    const { reason } = answer as ErrorAnswer;
    banned.hear(reason);
    throw new ApiError(response.status, reason);
  }
  banned.answered();
  return answer as T;
}

function path(parts: (string | number)[], query: Query = {}): string {
  const found = ['/api', ...parts.map((part) => encodeURIComponent(part))].join('/');
  const asked = Object.entries(query).filter(([, value]) => value !== null && value !== undefined);
  if (asked.length === 0) return found;
  return `${found}?${new URLSearchParams(asked.map(([key, value]) => [key, String(value)]))}`;
}

// Anybody

let known: Promise<Me> | null = null;

/** Who am I? The first time, the answer brings the cookie that everything else needs. */
export function me(): Promise<Me> {
  known ??= ask<Me>('GET', path(['me'])).catch((error: unknown) => {
    known = null;
    throw error;
  });
  return known;
}

/** Everything of mine goes, and with the next page somebody new begins. */
export const forgetMe = () => ask<object>('DELETE', path(['me']));
/** This device is no longer mine; my seats stay, for those who have their links. */
export const logOut = () => ask<object>('POST', path(['logout']));

export const games = () => ask<GameInfo[]>('GET', path(['games']));
export const rules = (game: string) => ask<Rule[]>('GET', path(['games', game, 'rules']));
export const printed = (game: string) => ask<unknown>('GET', path(['games', game, 'printed']));
export const listedTables = () => ask<TableSummary[]>('GET', path(['tables']));
export const myTables = () => ask<TableSummary[]>('GET', path(['my', 'tables']));
export const openTable = (wanted: NewTable) => ask<TableOpened>('POST', path(['tables']), wanted);
export const joinBy = (how: { invitation: string } | { code: string }) =>
  ask<At>('POST', path(['join']), how);
/** Whose table an invitation or a code leads to. */
export const invited = (how: { invitation: string } | { code: string }) =>
  ask<Invited>('POST', path(['invited']), how);
/** The same for somebody who has only the address. */
export const outside = (table: string) => ask<Invited>('GET', path(['tables', table, 'invited']));
export const askToJoin = (table: string, wanted: AskToJoin) =>
  ask<Asked>('POST', path(['tables', table, 'asking']), wanted);
export const asked = (table: string) => ask<Asked>('GET', path(['tables', table, 'asking']));
export const claimSeat = (key: string) => ask<At>('POST', path(['claim']), { key });

// At a table

export const look = (table: string, query: { seat?: number | null; since?: number } = {}) =>
  ask<Update>('GET', path(['tables', table], { ...query, words: 'yes' }));
export const printedAt = (table: string) => ask<unknown>('GET', path(['tables', table, 'printed']));
export const command = (table: string, wanted: Command) =>
  ask<Carried>('POST', path(['tables', table, 'commands']), wanted);
/** Where no seat is shown, nobody's secrets are asked for, not even one's own. */
const through = (seat?: number | null): Query => ({ seat, watch: seat === null ? 'yes' : null });
export const log = (table: string, query: { after?: number; seat?: number | null } = {}) =>
  ask<LogPage>(
    'GET',
    path(['tables', table, 'log'], { ...query, ...through(query.seat), words: 'yes' }),
  );
export const replay = (table: string, entry: number, seat?: number | null) =>
  ask<Replayed>('GET', path(['tables', table, 'replay', entry], { seat, words: 'yes' }));
export const sketch = (table: string, seat: number | null) =>
  ask<Sketch>('GET', path(['tables', table, 'sketch'], through(seat)));
export const hint = (table: string, seat: number) =>
  ask<Hint>('GET', path(['tables', table, 'hint'], { seat }));
export const recordAddress = (table: string) => path(['tables', table, 'record']);
export const invite = (table: string) =>
  ask<Invitation>('POST', path(['tables', table, 'invitations']));
/** A link that moves a seat to another device; a program's key is another one. */
export const seatLink = (table: string, seat: number) =>
  ask<SeatKey>('POST', path(['tables', table, 'seats', seat, 'link']));
/** No earlier invitation or code lets anybody in any more. */
export const renewLinks = (table: string, wanted: Renew) =>
  ask<Invitation>('POST', path(['tables', table, 'links']), wanted);
export const rematch = (table: string) => ask<At>('POST', path(['tables', table, 'rematch']));
