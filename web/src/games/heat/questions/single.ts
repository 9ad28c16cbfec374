/** Questions that are answered by one choice at a time, with one that ends the step. */
import type { Option, Phrase } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { optionOf, previewOf } from '../choices';
import type { HeatAction } from '../types';
import { digitOf, NOTHING, type Asked, type Chosen, type Given, type Question } from './question';

/**
 * `ending` is what ends the step: the main button, where it is offered; null: nothing does.
 * `markOf` is what is written on the board where an option leads, so that they can be compared;
 * `headingOf` heads the bill of an option that is looked at.
 */
export function singleChoice(
  ending: HeatAction['type'] | null,
  markOf: (option: Option) => Phrase | null = () => null,
  headingOf: (option: Option) => Phrase = (option) => option.label,
): Question {
  return {
    begin: () => NOTHING,

    hint: (_asked, chosen, option) => ({ ...chosen, note: null, lookedOption: option }),

    give(asked, chosen): Given {
      const { decision } = asked;
      const done = ending ? optionOf(decision, ending) : null;
      // It is the bar's button; among the choices it stands only where each is chosen first.
      const options = asked.confirm
        ? decision.options
        : decision.options.filter((option) => option !== done);
      const shown = lookedAt(asked, chosen, done);
      const preview = previewOf(shown);
      const ways = decision.options.flatMap((option) => {
        const [label, way] = [markOf(option), previewOf(option)];
        return label && way ? [{ label, preview: way }] : [];
      });
      return {
        place: { kind: 'choices', options, barred: decision.barred },
        gears: null,
        ahead: false,
        sentence: chosen.note,
        main: mainOf(asked, chosen, done),
        beside: null,
        preview,
        ways: chosen.lookedOption || confirmed(asked, chosen) ? [] : ways,
        bill: shown &&
          preview && {
            heading: shown === done ? phrase('heat-ui-if-done') : headingOf(shown),
            cards: [],
            sofar: [],
            idle: phrase('heat-ui-bill-idle'),
          },
        press: () => chosen,
        shift: () => chosen,
        key(key) {
          const option = options[(digitOf(key) ?? 0) - 1];
          return option ? { take: option } : null;
        },
      };
    },
  };
}

/** The choice that the board and the bill tell about. */
function lookedAt(asked: Asked, chosen: Chosen, done: Option | null): Option | null {
  return chosen.lookedOption ?? confirmed(asked, chosen) ?? done;
}

function confirmed(asked: Asked, chosen: Chosen): Option | null {
  return asked.decision.options.find((option) => option.text === chosen.option) ?? null;
}

function mainOf(asked: Asked, chosen: Chosen, done: Option | null): Given['main'] {
  if (!asked.confirm) return done && { label: done.label, send: [done.text] };
  const option = confirmed(asked, chosen);
  return {
    label: phrase('ui-plain-play'),
    send: option ? [option.text] : [],
    disabled: !option,
    reason: phrase('ui-plain-choose'),
  };
}
