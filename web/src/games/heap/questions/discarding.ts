/** Several cards of the hand are chosen, and go at once. */
import type { Option, Phrase } from '$lib/wire';
import { actionOf } from '../course';
import type { Place } from '../places';
import {
  byCard,
  digitFor,
  keyOf,
  NOTHING,
  optionsOf,
  type Asked,
  type Given,
  type Light,
  type MainButton,
  type Question,
} from './question';

type Discarding = {
  call: () => Phrase;
  sentence: (asked: Asked, count: number) => Phrase | null;
  mainOf: (asked: Asked, going: readonly Option[]) => MainButton | null;
  /** No more than these can be chosen: the first makes room for the next. */
  most?: (asked: Asked) => number;
  placeOf: (index: number) => Place;
};

export function discarding({ call, sentence, mainOf, most, placeOf }: Discarding): Question {
  return {
    begin: () => NOTHING,

    hint(asked, chosen, option) {
      const action = actionOf(option);
      const hand = asked.view.own?.hand ?? [];
      const index = action.type === 'discard' ? hand.indexOf(action.card) : -1;
      return index < 0 ? chosen : { ...chosen, note: null, places: [placeOf(index)] };
    },

    give(asked, chosen): Given {
      const hand = asked.view.own?.hand ?? [];
      const options = byCard(hand, optionsOf(asked, 'discard'));
      const lights = new Map<Place, Light>();
      const optionAt = new Map<Place, Option>();
      options.forEach((option, index) => {
        if (!option) return;
        const place = placeOf(index);
        optionAt.set(place, option);
        lights.set(place, {
          state: chosen.places.includes(place) ? 'chosen' : 'may',
          key: digitFor(index),
          label: option.label,
          reason: null,
        });
      });
      const going = chosen.places.flatMap((place) => optionAt.get(place) ?? []);
      const main = mainOf(asked, going);
      const press: Given['press'] = (place) => {
        if (!optionAt.has(place)) return null;
        const without = chosen.places.filter((one) => one !== place);
        if (without.length < chosen.places.length)
          return { chosen: { ...chosen, places: without, note: null } };
        const limit = most?.(asked) ?? Infinity;
        const kept = chosen.places.length < limit ? chosen.places : chosen.places.slice(1);
        return { chosen: { ...chosen, places: [...kept, place], note: null } };
      };
      return {
        lights,
        call: call(),
        sentence: chosen.note ?? sentence(asked, going.length),
        main,
        beside: null,
        shown: null,
        press,
        key: keyOf(lights, { main, beside: null, press }),
      };
    },
  };
}
