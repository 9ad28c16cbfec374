import { describe, expect, it } from 'vitest';
import { questionOf } from './index';
import { at, atModule, begin, choicesIn, give, optionFor } from './moments';
import type { Preview } from '../types';
import { NOTHING, type Asked } from './question';

describe.each([
  ['slipstream', 'stay', 'slipstream', at],
  ['refresh', 'refresh-done', 'refresh', () => atModule('refresh')],
] as const)('%s', (step, ending, use, find) => {
  const asked = find(step, (one: Asked) => !!optionFor(one, use));
  const done = optionFor(asked, ending);
  const used = optionFor(asked, use);

  it('begins with nothing chosen', () => {
    expect(begin(asked)).toEqual(NOTHING);
  });

  it('offers every option but the one that ends the step, which is the main button', () => {
    const given = give(asked, NOTHING);
    const { options, barred } = choicesIn(given);
    expect([...options, done].map((one) => one.text).sort()).toEqual(
      asked.decision.options.map((one) => one.text).sort(),
    );
    expect(options).not.toContain(done);
    expect(barred).toBe(asked.decision.barred);
    expect(given.main).toEqual({ label: done.label, send: [done.text] });
  });

  it('has no main button where the step cannot be ended yet', () => {
    const options = asked.decision.options.filter((option) => option !== done);
    expect(give({ ...asked, decision: { ...asked.decision, options } }, NOTHING).main).toBeNull();
  });

  it.runIf(step === 'slipstream')(
    'tells where it leads to end the step, or to use what is looked at',
    () => {
      const idle = give(asked, NOTHING);
      expect(idle.preview).toBe(done.preview);
      expect(idle.bill?.heading).toMatchObject({ code: 'heat-ui-if-done' });
      const looking = give(asked, { ...NOTHING, lookedOption: used });
      expect(looking.preview).toBe(used.preview);
      expect(looking.bill?.heading).toBe(used.label);
    },
  );

  it.runIf(step === 'slipstream')('tells a Slipstream that is cut short as what it gains', () => {
    const preview = { ...(used.preview as Preview), slipstreamed: 1 };
    const short = { ...used, preview };
    const options = asked.decision.options.map((one) => (one === used ? short : one));
    const blocked = { ...asked, decision: { ...asked.decision, options } };
    expect(give(blocked, NOTHING).ways?.map(({ label }) => label.params['spaces'])).toEqual([1]);
    expect(give(asked, NOTHING).ways?.map(({ label }) => label.params['spaces'])).toEqual([2]);
    expect(give(blocked, { ...NOTHING, lookedOption: short }).bill?.heading).toMatchObject({
      code: 'heat-ui-slipstream-short',
      params: { spaces: 1, due: 2 },
    });
  });

  it('takes a digit for the choice of that number', () => {
    const given = give(asked, NOTHING);
    const { options } = choicesIn(given);
    expect(given.key('1')).toEqual({ take: options[0] });
    expect(given.key(String(options.length + 1))).toBeNull();
    expect(given.key('g')).toBeNull();
  });

  it.runIf(step === 'slipstream')('shows where a hint leads', () => {
    const hinted = questionOf(asked.decision)!.hint(asked, NOTHING, used);
    expect(give(asked, hinted).preview).toBe(used.preview);
  });

  it('where moves are confirmed: all stand there, and the main button plays the chosen one', () => {
    const careful = { ...asked, confirm: true };
    const given = give(careful, NOTHING);
    expect(choicesIn(given).options).toEqual(asked.decision.options);
    expect(given.main).toMatchObject({ send: [], disabled: true });
    const chosen = give(careful, { ...NOTHING, option: used.text });
    expect(chosen.main).toMatchObject({ send: [used.text], disabled: false });
    expect(chosen.preview).toBe(used.preview ?? null);
  });
});

describe('a value', () => {
  const asked = atModule('value');

  it('has no main button: one of them has to be chosen', () => {
    const given = give(asked, NOTHING);
    expect(given.main).toBeNull();
    expect(choicesIn(given).options).toEqual(asked.decision.options);
  });

  it('shows where each of them leads, until one is looked at', () => {
    const [first, second] = asked.decision.options;
    const given = give(asked, NOTHING);
    expect(given.preview).toBeNull();
    expect(given.ways).toEqual([
      {
        label: expect.objectContaining({ code: 'heat-ui-chip-value' }),
        preview: first!.preview,
      },
      expect.objectContaining({ preview: second!.preview }),
    ]);
    const looking = give(asked, { ...NOTHING, lookedOption: second! });
    expect(looking.ways).toEqual([]);
    expect(looking.preview).toBe(second!.preview);
  });
});
