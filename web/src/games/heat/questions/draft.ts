/** The garage: one upgrade card of the market, chosen first and taken by the main button. */
import { say, phrase } from '$lib/words.svelte';
import type { Option } from '$lib/wire';
import { actionOf } from '../choices';
import { cardName, inShort, type PrintedCard } from '../upgrades';
import { digitOf, NOTHING, type Asked, type Chosen, type Given, type Question } from './question';

export const DRAFT: Question = {
  begin: () => NOTHING,

  hint: (_asked, chosen, option) => ({ ...chosen, note: null, option: option.text }),

  give(asked, chosen): Given {
    const { options } = asked.decision;
    const option = options.find((one) => one.text === chosen.option) ?? null;
    const card = cardOf(asked, option);
    const choose = (one: Option): Chosen => ({ ...chosen, note: null, option: one.text });
    return {
      place: { kind: 'market', options, chosen: option },
      gears: null,
      ahead: true,
      sentence:
        chosen.note ??
        (card
          ? phrase('heat-ui-sentence-draft-take', {
              card: cardName(card),
              does: inShort(card)
                .map((one) => say(one))
                .join(' '),
            })
          : phrase('heat-ui-sentence-draft', { count: options.length })),
      main: {
        label: card
          ? phrase('heat-ui-garage-take', { card: cardName(card) })
          : phrase('heat-ui-garage-choose'),
        send: option ? [option.text] : [],
        disabled: !option,
        reason: phrase('heat-ui-garage-choose'),
      },
      beside: null,
      preview: null,
      bill: null,
      press: (index) => (options[index] ? choose(options[index]) : chosen),
      shift: () => chosen,
      key(key) {
        const one = options[(digitOf(key) ?? 0) - 1];
        return one ? { chosen: choose(one) } : null;
      },
    };
  },
};

/** The card that an option takes. */
function cardOf(asked: Asked, option: Option | null): PrintedCard | null {
  const action = option && actionOf(option);
  return (action?.type === 'draft' && asked.printed.cards[action.card]) || null;
}
