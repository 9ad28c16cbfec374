/**
 * What a question is: something the server asks a player, and all that the table shows for it.
 *
 * A question is a file of its own. It is given what is asked and what the player has chosen so far,
 * and gives back what glows, the main button, the sentence and the keys. It knows no rules: what can
 * be done is what the options say, what cannot is what is barred.
 */
import type { Barred, DecisionView, Option, Phrase } from '$lib/wire';
import { actionOf, barredAction } from '../course';
import type { Place } from '../places';
import type { HeapAction, Printed, View } from '../types';

export type Asked = {
  decision: DecisionView;
  view: View;
  printed: Printed;
  confirm: boolean; // every choice is chosen first, and taken by the main button
};

/** What the player has chosen so far. */
export type Chosen = {
  places: readonly Place[]; // in the order in which they were pressed
  looked: Place | null; // under the pointer or the focus
  note: Phrase | null; // why something that was pressed is not possible
};
export const NOTHING: Chosen = { places: [], looked: null, note: null };

/** How a place lies there. */
export type Light = {
  state: 'may' | 'chosen' | 'goes-here' | 'barred';
  key: string | null; // the digit that presses it
  label: Phrase; // what pressing it would do
  reason: Phrase | null; // why it is barred
};

export type MainButton = {
  label: Phrase;
  send: readonly string[]; // the texts of options, in the order in which they are taken
  disabled?: boolean;
  reason?: Phrase | null;
};

/** What a press does: something else is chosen, or options are taken. */
export type Press = { chosen: Chosen } | { take: readonly string[] };

export type Given = {
  lights: ReadonlyMap<Place, Light>;
  /** The call in big letters. */
  call: Phrase | null;
  /** Null: what the server says. */
  sentence: Phrase | null;
  main: MainButton | null;
  /** What ends the step, or says no: a button of its own, by the key X. */
  beside: Option | null;
  /** The option that would be taken now, whose outcome is shown. */
  shown: Option | null;
  press: (place: Place) => Press | null;
  key: (key: string) => Press | null;
};

export type Question = {
  begin: (asked: Asked) => Chosen;
  /** What is chosen where an option is suggested. */
  hint: (asked: Asked, chosen: Chosen, option: Option) => Chosen;
  give: (asked: Asked, chosen: Chosen) => Given;
};

/** Options of one type. */
export function optionsOf(asked: Asked, type: HeapAction['type']): Option[] {
  return asked.decision.options.filter((option) => actionOf(option).type === type);
}

export function optionOf(asked: Asked, type: HeapAction['type']): Option | null {
  return optionsOf(asked, type)[0] ?? null;
}

/** The digits in the order in which places are listed. */
export function digitFor(index: number): string | null {
  return index < 9 ? String(index + 1) : null;
}

/** The light of a place that can be pressed. */
export function may(option: Option, index: number, state: Light['state'] = 'may'): Light {
  return { state, key: digitFor(index), label: option.label, reason: null };
}

export function barredLight(barred: Barred): Light {
  return { state: 'barred', key: null, label: barred.label, reason: barred.reason.phrase };
}

/** A digit presses the place that shows it; Enter takes what is chosen; X ends. */
export function keyOf(
  lights: ReadonlyMap<Place, Light>,
  given: Pick<Given, 'main' | 'beside' | 'press'>,
): Given['key'] {
  return (key) => {
    if (key === 'Enter' && given.main && !given.main.disabled) return { take: given.main.send };
    if ((key === 'x' || key === 'X') && given.beside) return { take: [given.beside.text] };
    for (const [place, light] of lights) if (light.key === key) return given.press(place);
    return null;
  };
}

/** Cards of a hand or a haul, each with the option that would be taken with it. */
export function byCard(cards: readonly number[], options: readonly Option[]): (Option | null)[] {
  const found = new Map<number, Option>();
  for (const option of options) {
    const action = actionOf(option);
    if ('card' in action && !found.has(action.card)) found.set(action.card, option);
  }
  return cards.map((card) => found.get(card) ?? null);
}

export function barredByCard(
  cards: readonly number[],
  barred: readonly Barred[],
  type: HeapAction['type'],
): (Barred | null)[] {
  return cards.map(
    (card) =>
      barred.find((one) => {
        const action = barredAction(one);
        return action.type === type && 'card' in action && action.card === card;
      }) ?? null,
  );
}
