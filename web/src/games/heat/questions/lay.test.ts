import { describe, expect, it } from 'vitest';
import { actionOf } from '../choices';
import { questionOf } from './index';
import { atModule, begin, cardsIn, give, optionFor } from './moments';
import { NOTHING, type Asked, type Chosen } from './question';

const asked = atModule('lay');

/** Press cards one after the other. */
function press(at: Asked, ...indexes: number[]): Chosen {
  return indexes.reduce((chosen, index) => give(at, chosen).press(index), begin(at));
}

describe('Tournament planning', () => {
  it('begins with nothing chosen and the lever where it is', () => {
    expect(begin(asked)).toEqual(NOTHING);
    expect(give(asked, NOTHING).main).toMatchObject({ send: [], disabled: true });
  });

  it('lets the lever follow the number of cards', () => {
    expect(press(asked, 0).gear).toBe(1);
    expect(press(asked, 0, 1).gear).toBe(2);
    expect(press(asked, 0, 1, 1).gear).toBe(1);
    expect(press(asked, 0, 0).gear).toBeNull();
  });

  it('lays what is chosen as soon as some gear plays that many', () => {
    const two = give(asked, press(asked, 0, 1));
    const wanted = [asked.hand[0], asked.hand[1]];
    const option = asked.decision.options.find((one) => {
      const action = actionOf(one);
      return action.type === 'lay' && action.cards.join() === wanted.join();
    })!;
    expect(two.main).toMatchObject({ send: [option.text] });
    expect(two.preview).toBe(option.preview);
    expect(two.sentence).toMatchObject({ code: 'heat-ui-sentence-gear' });
  });

  it('shows what a card would lead to on top of those chosen', () => {
    const tags = cardsIn(give(asked, NOTHING)).map((card) => card.tag);
    expect(tags.some((tag) => tag !== null && Number.parseInt(tag.speed) > 0)).toBe(true);
  });

  it('takes no more cards than some gear plays, and says why', () => {
    const most = Math.max(
      ...asked.decision.options.map((one) => {
        const action = actionOf(one);
        return action.type === 'lay' ? action.cards.length : 0;
      }),
    );
    const full = press(asked, ...Array.from({ length: most }, (_, k) => k));
    expect(full.cards.length).toBe(most);
    const more = give(asked, full).press(most);
    expect(more.cards).toEqual(full.cards);
    expect(more.note).toMatchObject({ code: 'heat-ui-lay-full' });
  });

  it('does not shift by hand', () => {
    expect(give(asked, NOTHING).shift(3)).toEqual({
      ...NOTHING,
      note: expect.objectContaining({ code: 'heat-ui-gear-follows' }),
    });
  });

  it('warns where a shift cannot be paid', () => {
    const lay = asked.decision.options.find((one) => {
      const action = actionOf(one);
      return action.type === 'lay' && action.cards.length === 3;
    })!;
    const free = { ...lay, preview: { ...(lay.preview as object), heat: 0 } } as typeof lay;
    const broke = { ...asked, gear: 1, decision: { ...asked.decision, options: [free] } };
    const chosen = questionOf(broke.decision)!.hint(broke, NOTHING, free);
    expect(chosen.gear).toBe(3);
    expect(give(broke, chosen).sentence?.params).toMatchObject({ penalty: 'lost' });
    expect(give({ ...broke, gear: 4 }, chosen).sentence?.params).toMatchObject({ penalty: 'none' });
  });

  it('exchanges cards that lie face down, and their number', () => {
    const changing = {
      ...asked,
      laid: [asked.hand[0]!, asked.hand[1]!],
      decision: { ...asked.decision, changing: true },
    };
    expect(begin(changing)).toMatchObject({ cards: [0, 1], gear: 2 });
    expect(give(changing, begin(changing)).main).toMatchObject({ disabled: true });
    const one = give(changing, give(changing, begin(changing)).press(1));
    expect(one.main).toMatchObject({ disabled: false });
  });

  it('lays out a hint', () => {
    const option = optionFor(asked, 'lay');
    const chosen = questionOf(asked.decision)!.hint(asked, NOTHING, option);
    expect(give(asked, chosen).main?.send).toEqual([option.text]);
  });
});
