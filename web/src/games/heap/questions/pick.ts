/** Questions that are answered by pressing one place, with a button that says no where there is one. */
import type { Barred, Option, Phrase } from '$lib/wire';
import { actionOf, barredAction } from '../course';
import type { Place } from '../places';
import type { HeapAction } from '../types';
import {
  barredLight,
  keyOf,
  may,
  NOTHING,
  type Asked,
  type Given,
  type Light,
  type MainButton,
  type Question,
} from './question';

export type Picking = {
  /** The places that an action lights; none: it is no place's. */
  placesOf: (action: HeapAction, asked: Asked) => readonly Place[];
  /** What ends the question without picking. */
  ending?: HeapAction['type'];
  /** The first place is chosen from the start. */
  chosenFirst?: boolean;
  /** One press takes it, unless every choice is to be confirmed. */
  direct?: boolean;
  call: (asked: Asked) => Phrase;
  sentence?: (asked: Asked, shown: Option | null) => Phrase | null;
  mainOf?: (option: Option, asked: Asked) => Phrase;
};

export function pickOne(picking: Picking): Question {
  const { placesOf, ending, direct = false } = picking;
  const endOf = (asked: Asked): Option | null =>
    asked.decision.options.find((option) => actionOf(option).type === ending) ?? null;
  const at = (asked: Asked): Map<Place, Option> => {
    const found = new Map<Place, Option>();
    for (const option of asked.decision.options)
      for (const place of placesOf(actionOf(option), asked))
        if (!found.has(place)) found.set(place, option);
    return found;
  };
  const shutAt = (asked: Asked): Map<Place, Barred> => {
    const found = new Map<Place, Barred>();
    for (const barred of asked.decision.barred)
      for (const place of placesOf(barredAction(barred), asked))
        if (!found.has(place)) found.set(place, barred);
    return found;
  };
  return {
    begin(asked) {
      const first = picking.chosenFirst ? [...at(asked).keys()][0] : undefined;
      return first ? { ...NOTHING, places: [first] } : NOTHING;
    },

    hint(asked, chosen, option) {
      const place = placesOf(actionOf(option), asked)[0];
      return { ...chosen, note: null, places: place ? [place] : [] };
    },

    give(asked, chosen): Given {
      const options = at(asked);
      const shut = shutAt(asked);
      const picked = chosen.places[0];
      const option = picked ? (options.get(picked) ?? null) : null;
      const lights = new Map<Place, Light>();
      let index = 0;
      for (const [place, one] of options) {
        lights.set(place, may(one, index, place === picked ? 'chosen' : 'may'));
        index += 1;
      }
      for (const [place, one] of shut) if (!lights.has(place)) lights.set(place, barredLight(one));
      const looked = chosen.looked ? (options.get(chosen.looked) ?? null) : null;
      const shown = looked ?? option;
      const main: MainButton | null = option && {
        label: picking.mainOf?.(option, asked) ?? option.label,
        send: [option.text],
      };
      const press: Given['press'] = (place) => {
        const wanted = options.get(place);
        if (!wanted) {
          const reason = shut.get(place)?.reason.phrase ?? null;
          return reason ? { chosen: { ...chosen, note: reason } } : null;
        }
        if (place === picked || (direct && !asked.confirm)) return { take: [wanted.text] };
        return { chosen: { ...chosen, places: [place], note: null } };
      };
      const beside = ending ? endOf(asked) : null;
      return {
        lights,
        call: picking.call(asked),
        sentence: chosen.note ?? picking.sentence?.(asked, option) ?? null,
        main,
        beside,
        shown,
        press,
        key: keyOf(lights, { main, beside, press }),
      };
    },
  };
}
