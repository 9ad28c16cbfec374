/**
 * The rush: block the attack with a card, or drop out. A box that the card would set off is chosen
 * beside it and triggered with it, where the server lets both be sent at once.
 */
import type { Option } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { actionOf, previewOf, printedCard } from '../course';
import { at, type Place } from '../places';
import { pickOne } from './pick';
import { keyOf, type Asked, type Chosen, type Given, type Light, type Question } from './question';

const CARD = pickOne({
  placesOf(action, asked) {
    if (action.type !== 'fight') return [];
    const hand = asked.view.own?.hand ?? [];
    return hand.flatMap((card, index) => (card === action.card ? [at.hand(index)] : []));
  },
  ending: 'drop-out',
  call: () => phrase('heap-ui-call-fight'),
  sentence: (asked) =>
    phrase('heap-ui-sentence-fight', { attack: asked.view.attack ?? 'red', can: able(asked) }),
  mainOf: (option, asked) => phrase('heap-ui-play', { card: nameOf(option, asked) }),
});

export const FIGHT: Question = {
  begin: CARD.begin,

  hint: (asked, chosen, option) => withBox(asked, CARD.hint(asked, chosen, option)),

  give(asked, chosen): Given {
    const given = CARD.give(asked, chosen);
    const press: Given['press'] = (place) => {
      if (place.startsWith('hand-') && place !== chosen.places[0]) {
        const pressed = given.press(place);
        return pressed && 'chosen' in pressed
          ? { chosen: withBox(asked, pressed.chosen) }
          : pressed;
      }
      if (main && place === chosen.places[0]) return { take: main.send };
      if (!lights.has(place)) return given.press(place);
      return { chosen: { ...chosen, places: [...chosen.places.slice(0, 1), place], note: null } };
    };
    const tickets = ticketsOf(asked, chosen);
    const lights = new Map<Place, Light>(given.lights);
    for (const { place, label } of tickets)
      lights.set(place, {
        state: place === chosen.places[1] ? 'chosen' : 'may',
        key: null,
        label,
        reason: null,
      });
    const then = tickets.find(({ place }) => place === chosen.places[1]);
    const main = given.main && {
      ...given.main,
      send: [...given.main.send, ...(then ? [then.text] : [])],
    };
    return { ...given, lights, main, press, key: keyOf(lights, { ...given, main, press }) };
  },
};

type Ticket = { place: Place; label: Given['call'] & {}; text: string };

/** What can be triggered with the chosen card, and that nothing is. */
function ticketsOf(asked: Asked, chosen: Chosen): Ticket[] {
  const preview = previewOf(optionAt(asked, chosen.places[0]));
  if (!preview?.decline) return [];
  return [
    ...preview.boxes.map(({ vehicle, box, action }) => ({
      place: at.box(vehicle, box),
      label: phrase('heap-ui-trigger-it'),
      text: action,
    })),
    { place: at.noBox, label: phrase('heap-ui-no-trigger'), text: preview.decline },
  ];
}

/** With the first box that the chosen card sets off. */
function withBox(asked: Asked, chosen: Chosen): Chosen {
  const first = ticketsOf(asked, chosen)[0];
  return first ? { ...chosen, places: [...chosen.places.slice(0, 1), first.place] } : chosen;
}

function optionAt(asked: Asked, place: Place | undefined): Option | null {
  const card = asked.view.own?.hand.find((_, index) => at.hand(index) === place);
  return (
    asked.decision.options.find((option) => {
      const action = actionOf(option);
      return action.type === 'fight' && action.card === card;
    }) ?? null
  );
}

/** How many cards of the hand can answer. */
function able(asked: Asked): number {
  const cards = new Set(
    asked.decision.options.flatMap((option) => {
      const action = actionOf(option);
      return action.type === 'fight' ? [action.card] : [];
    }),
  );
  return (asked.view.own?.hand ?? []).filter((card) => cards.has(card)).length;
}

function nameOf(option: Option, asked: Asked): string {
  const action = actionOf(option);
  return action.type === 'fight' ? (printedCard(asked.printed, action.card)?.name ?? '') : '';
}
