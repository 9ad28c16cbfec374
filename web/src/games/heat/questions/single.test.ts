import { describe, expect, it } from 'vitest';
import { questionOf } from './index';
import { at, begin, choicesIn, give, optionFor } from './moments';
import { NOTHING } from './question';

describe.each([
  ['react', 'react-done', 'boost'],
  ['slipstream', 'stay', 'slipstream'],
] as const)('%s', (step, ending, use) => {
  const asked = at(step, (one) => !!optionFor(one, use));
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

  it('tells where it leads to end the step, or to use what is looked at', () => {
    const idle = give(asked, NOTHING);
    expect(idle.preview).toBe(done.preview);
    expect(idle.bill?.heading).toMatchObject({ code: 'heat-ui-if-done' });
    const looking = give(asked, { ...NOTHING, lookedOption: used });
    expect(looking.preview).toBe(used.preview);
    expect(looking.bill?.heading).toBe(used.label);
  });

  it('takes a digit for the choice of that number', () => {
    const given = give(asked, NOTHING);
    const { options } = choicesIn(given);
    expect(given.key('1')).toEqual({ take: options[0] });
    expect(given.key(String(options.length + 1))).toBeNull();
    expect(given.key('g')).toBeNull();
  });

  it('shows where a hint leads', () => {
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
    expect(chosen.preview).toBe(used.preview);
  });
});
