import { describe, expect, it } from 'vitest';
import { actionOf } from '../choices';
import { DISCARD } from './discard';
import { at, begin, cardsIn, give, optionFor, placeOf } from './moments';
import { NOTHING, type Asked, type Chosen } from './question';

const asked = at('discard', (one) => one.decision.options.length > 2);
const done = optionFor(asked, 'discard-done');
const discards = asked.decision.options.filter((option) => option !== done);
const cards = discards.flatMap((option) => {
  const action = actionOf(option);
  return action.type === 'discard' ? [action.card] : [];
});
const places = cards.map((card) => placeOf(asked, card));
const press = (chosen: Chosen, ...indexes: number[]): Chosen =>
  indexes.reduce((now, index) => give(asked, now).press(index), chosen);

describe('discarding', () => {
  it('begins with keeping all, which can be sent at once', () => {
    expect(begin(asked)).toEqual(NOTHING);
    const given = give(asked, NOTHING);
    expect(given.main).toEqual({
      label: expect.objectContaining({ code: 'heat-ui-discard', params: { count: 0 } }),
      send: [done.text],
    });
  });

  it('sends the options of the chosen cards, then the one that ends it', () => {
    const given = give(asked, press(NOTHING, places[1]!, places[0]!));
    expect(given.main?.send).toEqual([discards[1]!.text, discards[0]!.text, done.text]);
    expect(given.sentence).toMatchObject({
      code: 'heat-ui-sentence-discard',
      params: { count: 2 },
    });
  });

  it('lets go of copies of a card one by one', () => {
    const hand = [...asked.hand, cards[0]!];
    const twice: Asked = { ...asked, hand };
    const chosen = { ...NOTHING, cards: [places[0]!, hand.length - 1] };
    expect(give(twice, chosen).main?.send).toEqual([
      discards[0]!.text,
      discards[0]!.text,
      done.text,
    ]);
  });

  it('lights up what is offered, and lets it be put back', () => {
    const states = cardsIn(give(asked, NOTHING));
    asked.hand.forEach((card, index) => expect(states[index]!.legal).toBe(cards.includes(card)));
    const chosen = press(NOTHING, places[0]!);
    expect(cardsIn(give(asked, chosen))[places[0]!]!.chosen).toBe(true);
    expect(press(chosen, places[0]!)).toEqual(NOTHING);
  });

  it('says why a card stays, where the server does', () => {
    const card = cards[0]!;
    const reason = { type: 'phrase' as const, code: 'no', params: {} };
    const barred = [
      { action: { type: 'discard', card }, label: reason, reason: { phrase: reason, rule: '' } },
    ];
    const stuck: Asked = { ...asked, decision: { ...asked.decision, options: [done], barred } };
    const given = give(stuck, NOTHING);
    const pressed = given.press(places[0]!);
    expect(pressed).toEqual({ ...NOTHING, note: reason });
    expect(give(stuck, pressed).sentence).toBe(reason);
    expect(cardsIn(given)[places[1]!]!.reason).toBeNull();
  });

  it('takes digits for cards', () => {
    const given = give(asked, NOTHING);
    expect(given.key(String(places[0]! + 1))).toEqual({ chosen: press(NOTHING, places[0]!) });
    expect(given.key(String(asked.hand.length + 1))).toBeNull();
    expect(given.key('Enter')).toBeNull();
  });

  it('lays a hint out', () => {
    expect(DISCARD.hint(asked, NOTHING, discards[0]!).cards).toEqual([places[0]]);
    const chosen = press(NOTHING, places[1]!);
    expect(DISCARD.hint(asked, chosen, done)).toEqual(chosen);
  });
});
