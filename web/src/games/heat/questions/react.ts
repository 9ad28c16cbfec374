/** Step 5: the open symbols, one after the other, in whichever order the driver likes. */
import type { Option, Phrase } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { barredOf, likeliest, optionOf, previewOf } from '../choices';
import type { Asked, Chosen, Given, Question } from './question';
import { singleChoice } from './single';
import { mustsOf, rowsOf, unpaidOf, type Row } from './symbols';

const SINGLE = singleChoice('react-done');

export const REACT: Question = {
  ...SINGLE,
  give(asked, chosen): Given {
    const rows = rowsOf(asked);
    const done = optionOf(asked.decision, 'react-done');
    // As long as it cannot be ended, what must be done next is what is told about.
    const must = done ? null : (rows.flatMap((row) => row.options)[0] ?? null);
    const waits = asked.decision.options.find((option) => option.text === chosen.option) ?? null;
    const looked = chosen.lookedOption ?? waits ?? must;
    const given = SINGLE.give(asked, { ...chosen, lookedOption: looked });
    const options = [
      ...rows.flatMap((row) => row.options),
      ...(asked.confirm && done ? [done] : []),
    ];
    return {
      ...given,
      place: { kind: 'choices', options, barred: [], rows },
      bill: given.bill && { ...given.bill, heading: headingOf(rows, looked, given.bill.heading) },
      sentence: given.sentence ?? sentenceOf(asked, chosen, done),
      main: mainOf(asked, given, done),
      key(key) {
        const option = options[Number(key) - 1];
        return option ? { take: option } : null;
      },
    };
  },
};

/** A bill has little room: the symbol says it in fewer words than the option. */
function headingOf(rows: readonly Row[], looked: Option | null, usual: Phrase): Phrase {
  const row = rows.find((one) => one.options.some((option) => option === looked));
  return row && looked === row.options[0] ? row.label : usual;
}

function mainOf(asked: Asked, given: Given, done: Option | null): Given['main'] {
  const isEnding = done !== null && given.main?.send[0] === done.text;
  if (asked.confirm && !isEnding) return given.main;
  if (!done) {
    const label = phrase('heat-ui-musts', { count: mustsOf(asked) });
    const barred = barredOf(asked.decision.barred, { type: 'react-done' });
    return { label, send: [], disabled: true, reason: barred?.reason.phrase ?? label };
  }
  return { label: endingOf(asked), send: [done.text] };
}

/** RUL-HEAT-51: a card whose Heat cannot be paid is replaced when React ends. */
function endingOf(asked: Asked): Phrase {
  const unpaid = unpaidOf(asked);
  if (!unpaid.length) return phrase('heat-ui-end-react');
  return phrase('heat-ui-end-replacing', {
    card: asked.nameOf(unpaid[0]!),
    count: unpaid.length,
  });
}

function sentenceOf(asked: Asked, chosen: Chosen, done: Option | null): Phrase | null {
  const speed = asked.turn?.speed ?? 0;
  if (leavesSector(asked, chosen.lookedOption)) return phrase('heat-ui-leaves-sector');
  const unpaid = unpaidOf(asked);
  if (done && unpaid.length)
    return phrase('heat-ui-react-unpaid', {
      card: asked.nameOf(unpaid[0]!),
      have: asked.engine,
    });
  if (!done) return phrase('heat-ui-react-musts', { speed, count: mustsOf(asked) });
  const why = previewOf(chosen.lookedOption ?? done)?.no_slipstream;
  if (!why) return null;
  return phrase('heat-ui-react-no-slipstream', {
    speed,
    why: phrase('heat-no-slipstream', { why }),
  });
}

/** Would it carry the car out of a sector whose bonus is still to be had? */
function leavesSector(asked: Asked, looked: Option | null): boolean {
  const end = likeliest(previewOf(looked));
  const isOpen = asked.decision.options.some((one) => one.text.startsWith('cooldown sector'));
  return isOpen && end !== null && asked.sectorEnd !== null && end.reach >= asked.sectorEnd;
}
