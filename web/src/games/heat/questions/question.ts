/**
 * What a question is: something the server asks a driver, and all that the table shows for it.
 *
 * A question is a file of its own. It is given what is asked and what the driver has chosen so far,
 * and gives back what glows, the main button, the sentence, the preview and the keys. It knows no
 * rules: what can be done is what the options say, what cannot is what is barred.
 */
import type { Barred, DecisionView, Option, Phrase } from '$lib/wire';
import type { GearChoice } from '../choices';
import type { Card, Preview, Printed, TurnView } from '../types';
import type { Row } from './symbols';

/** What is asked, and of whom. */
export type Asked = {
  decision: DecisionView;
  gear: number; // that the car is in
  hand: readonly Card[]; // cards laid face down are among them
  laid: readonly Card[]; // face down
  printed: Printed;
  confirm: boolean; // a single choice is chosen first, and played by the main button
  turn: TurnView | null; // the turn that is being taken
  engine: number; // Heat in it
  weather: string | null;
  sectorEnd: number | null; // how far the sector goes that the car is in, where a token lies in it
  pile: readonly Card[]; // one's own discard pile while it is looked through
  salvaged: readonly Card[]; // chosen from it so far
  nameOf: (card: Card) => Phrase;
};

/** What the driver has chosen so far, and looks at; each question uses the parts it needs. */
export type Chosen = {
  gear: number | null;
  cards: readonly number[]; // places in the hand, in the order in which they were chosen
  option: string | null; // the text of a single choice that waits to be confirmed
  lookedOption: Option | null; // under the pointer or the focus
  lookedCard: number | null; // a place in the hand
  gearKey: boolean; // G was pressed: the next digit is a gear
  note: Phrase | null; // why something that was pressed is not possible
};
export const NOTHING: Chosen = {
  gear: null,
  cards: [],
  option: null,
  lookedOption: null,
  lookedCard: null,
  gearKey: false,
  note: null,
};

/** How a card in hand lies there. */
export type CardState = { chosen: boolean; legal: boolean; reason: Phrase | null; tag: Tag | null };
/** What a card may lead to as the last one: ranges, no Heat at all being ''. */
export type Tag = { speed: string; heat: string; spins: boolean; words: Phrase };

export type MainButton = {
  label: Phrase;
  send: readonly string[]; // the texts of options, in the order in which they are played
  disabled?: boolean;
  reason?: Phrase | null; // why it is disabled
};

/** What a key does: something else is chosen, or a single choice is taken. */
export type Press = { chosen: Chosen } | { take: Option };

export type Bill = {
  heading: Phrase;
  cards: readonly Card[]; // that the Speed is made of
  sofar: readonly Card[]; // chosen, where more are to be chosen
  idle: Phrase; // what to say where there is nothing to reckon
};

export type Given = {
  /** Where one chooses: cards in hand or of a market, choices, or cards of one's own discard pile. */
  place:
    | { kind: 'market'; options: readonly Option[]; chosen: Option | null }
    | {
        kind: 'swap'; // of one's own upgrades, and of what is left over in the market
        gives: readonly Card[];
        takes: readonly Card[];
        give: Card | null;
        take: Card | null;
      }
    | { kind: 'hand'; cards: readonly CardState[]; label: Phrase }
    | {
        kind: 'choices';
        options: readonly Option[];
        barred: readonly Barred[];
        rows?: readonly Row[]; // the options by the symbols they use, with all that is not possible
      }
    | {
        kind: 'pile';
        cards: readonly Card[];
        chosen: readonly number[]; // places among the cards
        taken: readonly Card[]; // chosen before
        room: number; // how many more may be chosen
      };
  /** The gear box, where it is asked for. */
  gears: { choices: readonly GearChoice[]; open: boolean; cooling: number } | null;
  /** It is about the turn to come: what the last one brought is out of place. */
  ahead: boolean;
  sentence: Phrase | null; // null: what the server says
  main: MainButton | null;
  /** What stands beside the main button: a rarer way to answer. */
  beside: Option | null;
  preview: Preview | null;
  /** Where each of several choices leads, while none is looked at. */
  ways?: readonly Way[];
  bill: Bill | null;
  /** A card in hand was pressed. */
  press: (index: number) => Chosen;
  /** A gear was pressed. */
  shift: (gear: number) => Chosen;
  /** A key was pressed; null: it means nothing here. */
  key: (key: string) => Press | null;
};

/** Where a choice leads, with what to write there. */
export type Way = { label: Phrase; preview: Preview };

export type Question = {
  /** What is chosen when the question is put. */
  begin: (asked: Asked) => Chosen;
  /** What is chosen where an option is suggested: the board then shows where it leads. */
  hint: (asked: Asked, chosen: Chosen, option: Option) => Chosen;
  give: (asked: Asked, chosen: Chosen) => Given;
};

/** The digit of a key, or null. */
export function digitOf(key: string): number | null {
  return /^[1-9]$/.test(key) ? Number(key) : null;
}

/** The cards chosen from the hand. */
export function cardsOf(asked: Asked, chosen: Chosen): Card[] {
  return chosen.cards.flatMap((index) => asked.hand[index] ?? []);
}
