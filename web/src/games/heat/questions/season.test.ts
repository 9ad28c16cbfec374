import { describe, expect, it } from 'vitest';
import type { DecisionView } from '$lib/wire';
import { at } from './moments';
import { KEEP, READY, SWAP } from './season';
import { NOTHING, type Asked } from './question';

const asking = (...actions: { text: string; type: string; [key: string]: unknown }[]): Asked => {
  const asked = at('plan');
  const options = actions.map(({ text, ...action }) => ({
    text,
    action,
    label: { code: 'heat-do-ready', params: {} },
  }));
  return { ...asked, decision: { ...asked.decision, options } as unknown as DecisionView };
};

describe('the swap', () => {
  const asked = asking(
    { text: 'swap a c', type: 'swap', give: 20, take: 22 },
    { text: 'swap a d', type: 'swap', give: 20, take: 23 },
    { text: 'swap b c', type: 'swap', give: 21, take: 22 },
    { text: 'swap b d', type: 'swap', give: 21, take: 23 },
    { text: 'no-swap', type: 'no-swap' },
  );

  it('needs a card on both sides', () => {
    const one = SWAP.give(asked, NOTHING).press(1);
    expect(SWAP.give(asked, one).main?.disabled).toBe(true);
    const both = SWAP.give(asked, one).press(2);
    expect(SWAP.give(asked, both).main).toMatchObject({ send: ['swap b c'], disabled: false });
  });

  it('puts another card of a side in the place of the first, and the same one back', () => {
    let chosen = SWAP.give(asked, NOTHING).press(0);
    chosen = SWAP.give(asked, chosen).press(3);
    chosen = SWAP.give(asked, chosen).press(1);
    expect(SWAP.give(asked, chosen).main?.send).toEqual(['swap b d']);
    chosen = SWAP.give(asked, chosen).press(1);
    expect(SWAP.give(asked, chosen).main?.disabled).toBe(true);
  });

  it('has keys for all cards, and swapping nothing beside it', () => {
    const given = SWAP.give(asked, NOTHING);
    expect(given.key('4')).toEqual({ chosen: given.press(3) });
    expect(given.key('5')).toBeNull();
    expect(given.beside?.text).toBe('no-swap');
  });

  it('lays a hint out on both sides', () => {
    const chosen = SWAP.hint(asked, NOTHING, asked.decision.options[2]!);
    expect(SWAP.give(asked, chosen).main?.send).toEqual(['swap b c']);
  });
});

it('one upgrade is chosen before it is kept', () => {
  const asked = asking({ text: 'keep a', type: 'keep', card: 20 });
  expect(KEEP.give(asked, NOTHING).main?.disabled).toBe(true);
  const pressed = KEEP.give(asked, NOTHING).key('1');
  const chosen = pressed && 'chosen' in pressed ? pressed.chosen : NOTHING;
  expect(KEEP.give(asked, chosen).main?.send).toEqual(['keep a']);
});

it('being ready is one press, confirmed or not', () => {
  const asked = { ...asking({ text: 'ready', type: 'ready' }), confirm: true };
  expect(READY.give(asked, NOTHING).main?.send).toEqual(['ready']);
});
