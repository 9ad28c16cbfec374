/**
 * Bodge Vehicles: a card of the hand is bolted on, or pays for a repair.
 *
 * A card that is pressed shows where it goes; a damaged part that is pressed shows what can pay.
 */
import type { Barred, Option } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { actionOf, barredAction, printedCard } from '../course';
import { at, type Place } from '../places';
import {
  barredLight,
  byCard,
  digitFor,
  keyOf,
  NOTHING,
  optionOf,
  optionsOf,
  type Asked,
  type Chosen,
  type Given,
  type Light,
  type MainButton,
  type Question,
} from './question';

const partAt = (asked: Asked, option: Option): Place | null => {
  const action = actionOf(option);
  return action.type === 'pay-repair'
    ? at.part(asked.decision.seat, action.vehicle, action.part)
    : null;
};

function cardOf(asked: Asked, places: readonly Place[]): number | null {
  const place = places.find((one) => one.startsWith('hand-'));
  return place ? (asked.view.own?.hand[Number(place.slice(5))] ?? null) : null;
}

/** The option that the chosen places say: a repair of a part with a card, or attaching a card. */
function meant(asked: Asked, places: readonly Place[]): Option | null {
  const card = cardOf(asked, places);
  if (card === null) return null;
  const part = places.find((one) => one.startsWith('part-'));
  const fits = (option: Option): boolean => {
    const action = actionOf(option);
    return 'card' in action && action.card === card;
  };
  if (part)
    return (
      optionsOf(asked, 'pay-repair').find(
        (option) => fits(option) && partAt(asked, option) === part,
      ) ?? null
    );
  return optionsOf(asked, 'attach').find(fits) ?? null;
}

function lightsFor(asked: Asked, chosen: Chosen): Map<Place, Light> {
  const hand = asked.view.own?.hand ?? [];
  const attaches = byCard(hand, optionsOf(asked, 'attach'));
  const repairs = optionsOf(asked, 'pay-repair');
  const card = cardOf(asked, chosen.places);
  const part = chosen.places.find((one) => one.startsWith('part-'));
  const lights = new Map<Place, Light>();
  hand.forEach((one, index) => {
    const place = at.hand(index);
    const paying = repairs.find((option) => {
      const action = actionOf(option);
      return (
        action.type === 'pay-repair' &&
        action.card === one &&
        (!part || partAt(asked, option) === part)
      );
    });
    const option = part ? (paying ?? null) : (attaches[index] ?? paying ?? null);
    if (option)
      lights.set(place, {
        state: chosen.places.includes(place) ? 'chosen' : 'may',
        key: digitFor(index),
        label: option.label,
        reason: null,
      });
    else {
      const barred = barredFor(asked, one, part ?? null);
      if (barred) lights.set(place, barredLight(barred));
    }
  });
  for (const option of repairs) {
    const place = partAt(asked, option);
    const action = actionOf(option);
    if (!place || (card !== null && 'card' in action && action.card !== card)) continue;
    lights.set(place, {
      state: place === part ? 'chosen' : 'may',
      key: null,
      label: option.label,
      reason: null,
    });
  }
  const kind = card === null || part ? null : printedCard(asked.printed, card);
  const option = meant(asked, chosen.places);
  if (kind && option) {
    const goes = { state: 'goes-here', key: null, label: option.label, reason: null } as const;
    lights.set(at.vehicle(asked.decision.seat, kind.vehicle), goes);
  }
  return lights;
}

/** Why a card can do nothing here, as far as the server says. */
function barredFor(asked: Asked, card: number, part: Place | null): Barred | null {
  return (
    asked.decision.barred.find((one) => {
      const action = barredAction(one);
      if (!('card' in action) || action.card !== card) return false;
      if (action.type !== 'pay-repair') return part === null;
      return part === at.part(asked.decision.seat, action.vehicle, action.part);
    }) ?? null
  );
}

export const BODGE: Question = {
  begin: () => NOTHING,

  hint(asked, chosen, option) {
    const action = actionOf(option);
    if (!('card' in action)) return { ...chosen, places: [], note: null };
    const place = at.hand(asked.view.own?.hand.indexOf(action.card) ?? 0);
    const part = partAt(asked, option);
    return { ...chosen, note: null, places: part ? [place, part] : [place] };
  },

  give(asked, chosen): Given {
    const lights = lightsFor(asked, chosen);
    const option = meant(asked, chosen.places);
    const beside = optionOf(asked, 'done');
    const isRepair = option !== null && actionOf(option).type === 'pay-repair';
    const main: MainButton | null = option && {
      label: phrase(isRepair ? 'heap-ui-repair' : 'heap-ui-bolt-on'),
      send: [option.text],
    };
    const press: Given['press'] = (place) => {
      const light = lights.get(place);
      if (light?.state === 'barred') return { chosen: { ...chosen, note: light.reason } };
      if (light?.state === 'goes-here') return option && { take: [option.text] };
      if (!light) return null;
      const same = place.slice(0, 4);
      const others = chosen.places.filter((one) => one.slice(0, 4) !== same);
      if (!chosen.places.includes(place))
        return { chosen: { ...chosen, places: [...others, place], note: null } };
      // Pressed again: what is chosen is done, or a part that waits for its card is let go.
      if (option) return { take: [option.text] };
      return { chosen: { ...chosen, places: others, note: null } };
    };
    const waits = option === null && chosen.places.length > 0;
    const looked = chosen.looked ? meant(asked, [chosen.looked]) : null;
    return {
      lights,
      call: phrase('heap-ui-call-bodge'),
      sentence: chosen.note ?? (waits ? phrase('heap-ui-sentence-pay') : null),
      main,
      beside,
      shown: option ?? looked,
      press,
      key: keyOf(lights, { main, beside, press }),
    };
  },
};
