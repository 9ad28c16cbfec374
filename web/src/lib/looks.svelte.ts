/** Which car, potato or goblin is whose: at a table, and the one that this person likes. */

import { keepPair, keptPair } from './kept_pairs';
import type { Setting } from './wire';

type Chosen = { readonly choices: Readonly<Record<string, unknown>> };

/** What each seat has: chosen, or of what nobody has chosen the first. */
export function givenLooks(
  seats: readonly Chosen[],
  name: string,
  choices: readonly string[],
): string[] {
  const chosen = seats.map((seat) => seat.choices[name]);
  const left = choices.filter((choice) => !chosen.includes(choice));
  return chosen.map((choice) => String(choice ?? left.shift() ?? ''));
}

class Looks {
  #seats: () => readonly Chosen[] = $state.raw(() => []);

  /** Let the seats look as this table says; null: there is no table. */
  follow(seats: (() => readonly Chosen[]) | null): void {
    this.#seats = seats ?? (() => []);
  }

  /** The place of what a seat has among the choices. */
  at(seat: number, name: string, choices: readonly string[]): number {
    const place = choices.indexOf(givenLooks(this.#seats(), name, choices)[seat] ?? '');
    return place >= 0 ? place : seat % choices.length;
  }
}

export const looks = new Looks();

const KEY = 'hotseat-looks';
const MOST = 20;

/** What this person had last in a game; "": nothing yet. */
export const ownLook = (game: string): string => keptPair(KEY, game) ?? '';
export const keepLook = (game: string, look: string): void => keepPair(KEY, game, look, MOST);

/** What somebody gets who wishes this: another where it is taken. */
export function freeLook(look: Setting, wish: string, taken: readonly string[]): string {
  const wishes = [wish, ...look.for_people, ...look.choices];
  return wishes.find((one) => look.choices.includes(one) && !taken.includes(one)) ?? '';
}
