import { describe, expect, it } from 'vitest';
import { questionOf } from './index';
import { at } from './moments';

describe('which question is put', () => {
  it('is none where nothing is asked', () => {
    expect(questionOf(null)).toBeNull();
    expect(questionOf({ ...at('plan').decision, options: [] })).toBeNull();
  });

  it('is another one for each step', () => {
    const steps = ['plan', 'react', 'slipstream', 'discard'];
    const questions = steps.map((step) => questionOf(at(step).decision));
    expect(questions).not.toContain(null);
    expect(new Set(questions).size).toBe(steps.length);
  });

  it('is the same whichever option comes first', () => {
    for (const step of ['plan', 'react', 'slipstream', 'discard']) {
      const { decision } = at(step);
      for (const option of decision.options)
        expect(questionOf({ ...decision, options: [option] })).toBe(questionOf(decision));
    }
  });
});
