/**
 * The games' own screens, loaded when needed. A game's folder may hold
 * - `<Game>Table.svelte`: its table, given `GameProps`; without it the plain screen is used
 * - `<Game>Result.svelte`: what it shows beside the ranking, given `ResultProps`
 * - `Face.svelte`: who sits on a seat, as the game draws people; where there is an `Art.svelte`, it is
 *   needed once on a page
 * - `<Game>Tv.svelte`: its table for a big screen, given `TvProps`; without it the table itself
 * - `<Game>Key.svelte`: its symbols with their pictures, for the rules page, given `KeyProps`
 * - `<Game>HowTo.svelte`: the game in a few pictures, at the top of the rules page, given `KeyProps`
 * - `<Game>Place.svelte`: where its people gather before it begins, on a big screen: `PlaceProps`
 * - `lobby/index.ts`: what it shows before it begins, a `LobbyPart`
 */

import type { Component } from 'svelte';
import type { TableSession } from '$lib/session.svelte';
import type { Phrase, Result, SeatView, Told } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import type { Values } from '../shell/settings';

/** What a game's screen may use: a table that is played, or one that is looked at again. */
export type Sitting = Pick<
  TableSession,
  | 'act'
  | 'animator'
  | 'busy'
  | 'decision'
  | 'hint'
  | 'id'
  | 'log'
  | 'nameOf'
  | 'ownSeats'
  | 'presence'
  | 'question'
  | 'seatName'
  | 'settled'
  | 'shared'
  | 'shown'
  | 'skip'
  | 'state'
  | 'table'
  | 'undo'
  | 'update'
  | 'you'
> & {
  readonly isReplay: boolean;
  /** The move that is being shown now. */
  readonly playing?: Told | null;
  /** The table as text, where it comes with what is shown. */
  readonly sketch?: (string | Phrase)[];
};

export type GameProps = { session: Sitting; printed: unknown };
export type ResultProps = GameProps & { result: Result };

/** How others come to the table that a big screen shows. */
export type Way = { code: string; link: string; address: string };
export type TvProps = GameProps & { way: Way | null };

/** Who sits on a seat of the table that is shown, or a look that nobody has yet. */
export type FaceProps = { seat?: number; look?: string; size: number };
/** How a game draws people, where it does. */
export type Faces = {
  Face: Component<FaceProps>;
  Art: Component<Record<string, never>> | null;
};

/** What is printed on the components. */
export type KeyProps = { printed: unknown };

export type PlaceProps = {
  seats: readonly SeatView[];
  /** How the seats look, then those that come with the game. */
  looks: readonly string[];
  /** How many come with the game. */
  more: number;
  what: string;
  nameOf: (seat: number) => string;
};
export type PanelProps = { values: Values; printed: unknown };
/** What a game adds to the page of a table that has not begun. */
export type LobbyPart = {
  /** Beside what is set. */
  Panel: Component<PanelProps>;
  /** What the rest needs to know of the components. */
  printed: (table: string, settings: Record<string, unknown>) => Promise<unknown>;
  /** The settings as they will be played, where some leave it to what is printed. */
  played: (values: Values, printed: unknown) => Values;
};

type Loaded<Props extends Record<string, unknown>> = { default: Component<Props> };

const tables = import.meta.glob<Loaded<GameProps>>('./*/*Table.svelte');
const tvs = import.meta.glob<Loaded<TvProps>>('./*/*Tv.svelte');
const keys = import.meta.glob<Loaded<KeyProps>>('./*/*Key.svelte');
const howTos = import.meta.glob<Loaded<KeyProps>>('./*/*HowTo.svelte');
const faces = import.meta.glob<Loaded<FaceProps>>('./*/Face.svelte');
const arts = import.meta.glob<Loaded<Record<string, never>>>('./*/Art.svelte');
const places = import.meta.glob<Loaded<PlaceProps>>('./*/*Place.svelte');
const lobbyParts = import.meta.glob<{ default: LobbyPart }>('./*/lobby/index.ts');
const results = import.meta.glob<Loaded<ResultProps>>('./*/*Result.svelte');

function fileOf(game: string, part: 'Table' | 'Result' | 'Tv' | 'Key' | 'HowTo' | 'Place'): string {
  return `./${game}/${game.charAt(0).toUpperCase()}${game.slice(1)}${part}.svelte`;
}

/** The game's own table, or the plain one where there is none. */
export async function tableOf(game: string): Promise<Component<GameProps>> {
  const own = tables[fileOf(game, 'Table')];
  return (await (own?.() ?? import('../table/PlainTable.svelte'))).default;
}

/** The game on a big screen, or null where its table has to do. */
export async function tvOf(game: string): Promise<Component<TvProps> | null> {
  return (await tvs[fileOf(game, 'Tv')]?.())?.default ?? null;
}

/** The game's symbols explained, or null where it has none. */
export async function keyOf(game: string): Promise<Component<KeyProps> | null> {
  return (await keys[fileOf(game, 'Key')]?.())?.default ?? null;
}

/** The game in a few pictures, or null where there are none. */
export async function howToOf(game: string): Promise<Component<KeyProps> | null> {
  return (await howTos[fileOf(game, 'HowTo')]?.())?.default ?? null;
}

/** How the game draws people, or null where it does not. */
export async function facesOf(game: string): Promise<Faces | null> {
  const [face, art] = await Promise.all([
    faces[`./${game}/Face.svelte`]?.(),
    arts[`./${game}/Art.svelte`]?.(),
  ]);
  return face ? { Face: face.default, Art: art?.default ?? null } : null;
}

/** Where the game's people gather, or null where it has no such place. */
export async function placeOf(game: string): Promise<Component<PlaceProps> | null> {
  return (await places[fileOf(game, 'Place')]?.())?.default ?? null;
}

/** What the game adds before it begins, or null where there is nothing. */
export async function lobbyPartOf(game: string): Promise<LobbyPart | null> {
  return (await lobbyParts[`./${game}/lobby/index.ts`]?.())?.default ?? null;
}

/** What the game shows at its end, or null where there is nothing. */
export async function resultOf(game: string): Promise<Component<ResultProps> | null> {
  return (await results[fileOf(game, 'Result')]?.())?.default ?? null;
}

/** The round or turn that a view shows, whatever the game; null before the first. */
export function roundOf(view: unknown): Phrase | null {
  const seen = (view ?? {}) as { race?: { round: number }; round?: number; turn?: number };
  const round = seen.race?.round ?? seen.round;
  if (round) return phrase('ui-replay-round', { round });
  return seen.turn ? phrase('ui-replay-turn', { turn: seen.turn }) : null;
}
