import { describe, expect, it } from 'vitest';
import { actionOf, indexesOf, plansOf } from '../choices';
import { oddsPhrase } from '../odds';
import { at, begin, cardsIn, give, placeOf } from './moments';
import { PLAN, tagOf } from './plan';
import { NOTHING, type Asked, type Chosen } from './question';

const asked = at('plan', (one) => one.decision.options.length > 20);
const plans = plansOf(asked.decision);
const [plan] = plans.filter((one) => one.cards.length === 2 && new Set(one.cards).size === 2);
const { gear, cards, option } = plan!;
const places = cards.map((card) => placeOf(asked, card));

/** Press cards one after the other. */
const press = (chosen: Chosen, ...indexes: number[]): Chosen =>
  indexes.reduce((now, index) => give(asked, now).press(index), chosen);
const inGear: Chosen = { ...NOTHING, gear };

describe('a plan', () => {
  it('begins in the gear of the car, with no card chosen', () => {
    expect(begin(asked)).toEqual({ ...NOTHING, gear: asked.gear });
  });

  it('begins in a gear that is offered where that of the car is not', () => {
    const others = asked.decision.options.filter((one) => {
      const action = actionOf(one);
      return action.type === 'plan' && action.gear !== asked.gear;
    });
    const now = begin({ ...asked, decision: { ...asked.decision, options: others } });
    expect(plansOf({ ...asked.decision, options: others })[0]!.gear).toBe(now.gear);
  });

  it('counts the cards that are missing, and cannot be sent before', () => {
    expect(give(asked, inGear).main).toMatchObject({
      label: { code: 'heat-ui-pick', params: { count: 2 } },
      disabled: true,
      send: [],
    });
    const one = give(asked, press(inGear, places[0]!));
    expect(one.main).toMatchObject({ label: { params: { count: 1 } }, disabled: true });
    expect(one.sentence).toMatchObject({ code: 'heat-ui-sentence-pick', params: { count: 1 } });
    expect(one.preview).toBeNull();
  });

  it('is the option with these cards in this gear, and previews what that one says', () => {
    const given = give(asked, press(inGear, ...places));
    expect(given.main).toMatchObject({ send: [option.text], disabled: false });
    expect(given.main?.label).toMatchObject({ code: 'heat-ui-play', params: { count: 2 } });
    expect(given.preview).toBe(plan!.preview);
    expect(given.bill?.cards).toEqual(cards);
  });

  it('shows what the card under the pointer would do as the last one', () => {
    const looking = { ...press(inGear, places[0]!), lookedCard: places[1]! };
    expect(give(asked, looking).preview).toBe(plan!.preview);
    expect(give(asked, looking).main?.send).toEqual([]);
    // The card that is chosen is not its own second copy.
    const twins = { ...option, action: { type: 'plan', gear, cards: [cards[0], cards[0]] } };
    const both = { ...asked, decision: { ...asked.decision, options: [twins] } };
    expect(give(both, { ...looking, lookedCard: places[0]! }).preview).toBeNull();
  });

  it('tags the last card with what it would lead to', () => {
    const states = cardsIn(give(asked, press(inGear, places[0]!)));
    expect(states[places[1]!]?.tag?.speed).toBe(`${plan!.preview!.outcomes[0]!.speed}`);
    expect(states[places[0]!]).toMatchObject({ chosen: true, tag: null });
    expect(cardsIn(give(asked, inGear)).every((state) => state.tag === null)).toBe(true);
  });

  it('says a range and a risk where a Stress card decides, and never one Speed for certain', () => {
    const risky = at('plan', (one) =>
      plansOf(one.decision).some((plan) => (plan.preview?.outcomes.length ?? 0) > 1),
    );
    const uncertain = plansOf(risky.decision).find(
      (plan) => (plan.preview?.outcomes.length ?? 0) > 1,
    )!;
    const chosen = {
      ...NOTHING,
      gear: uncertain.gear,
      cards: indexesOf(risky.hand, uncertain.cards),
    };
    const { odds, outcomes } = uncertain.preview!;
    const speeds = outcomes.map((one) => one.speed);
    expect([odds!.slowest, odds!.fastest]).toEqual([Math.min(...speeds), Math.max(...speeds)]);
    const { code, params } = give(risky, chosen).sentence!;
    expect(code).toBe('heat-ui-sentence-plan');
    expect(params['odds']).toEqual(oddsPhrase(odds!));
    expect(tagOf(uncertain)?.speed).toBe(`${odds!.slowest}–${odds!.fastest}`);
  });

  it('lets a card be put back, and one too many take the place of the first', () => {
    const both = press(inGear, ...places);
    expect(press(both, places[0]!).cards).toEqual([places[1]]);
    const third = asked.hand.findIndex(
      (card, index) =>
        !places.includes(index) &&
        plans.some(
          (one) => one.gear === gear && one.cards.includes(card) && one.cards.includes(cards[1]!),
        ),
    );
    expect(press(both, third).cards).toEqual([places[1], third]);
  });

  it('says why a card that no plan holds cannot be chosen', () => {
    const card = cards[0]!;
    const options = plans.filter((one) => !one.cards.includes(card)).map((one) => one.option);
    const kinds = asked.printed.cards.map((one, kind) => ({
      ...one,
      held: kind === card ? 'heat-no-play-heat' : '',
    }));
    const without: Asked = {
      ...asked,
      printed: { ...asked.printed, cards: kinds },
      decision: { ...asked.decision, options },
    };
    const given = give(without, inGear);
    expect(cardsIn(given)[places[0]!]).toMatchObject({ legal: false });
    const pressed = given.press(places[0]!);
    expect(pressed).toMatchObject({ cards: [], note: { code: 'heat-no-play-heat' } });
    expect(give(without, pressed).sentence).toBe(pressed.note);
  });

  it('keeps the cards that the new gear can hold', () => {
    const both = press(inGear, ...places);
    const low = give(asked, both).shift(1);
    expect(low).toMatchObject({ gear: 1, cards: [places[0]] });
  });

  it('shows each gear as the server says: what it costs and cools, or why not', () => {
    const { gears } = give(asked, begin(asked));
    expect(gears?.open).toBe(true);
    for (const choice of gears!.choices) {
      const offered = plans.find((one) => one.gear === choice.gear);
      expect(choice.state).toBe(offered ? 'legal' : 'barred');
      expect(choice.barred === null).toBe(offered !== undefined);
      expect(choice.heat).toBe(offered?.preview?.heat ?? 0);
    }
    const preview = { ...plan!.preview!, cooling: 3 };
    const cools: Asked = {
      ...asked,
      decision: { ...asked.decision, options: [{ ...option, preview }] },
    };
    expect(give(cools, inGear).gears?.cooling).toBe(3);
  });

  it('takes digits for cards, and after G for gears', () => {
    const given = give(asked, inGear);
    expect(given.key(String(places[0]! + 1))).toEqual({ chosen: press(inGear, places[0]!) });
    expect(given.key(String(asked.hand.length + 1))).toBeNull();
    expect(given.key('x')).toBeNull();
    const waiting = given.key('g');
    if (!waiting || !('chosen' in waiting)) throw new Error('G does nothing');
    const digit = give(asked, waiting.chosen);
    expect(digit.key('1')).toEqual({ chosen: { ...given.shift(1), gearKey: false } });
    const barred = digit.gears!.choices.find((one) => one.state === 'barred')!;
    expect(digit.key(String(barred.gear))).toEqual({
      chosen: { ...inGear, gearKey: false, note: barred.barred!.reason.phrase },
    });
  });

  it('lays a hint out', () => {
    expect(PLAN.hint(asked, begin(asked), option)).toMatchObject({ gear, cards: places });
  });

  it('that may still be changed lies there, and is sent only once it is another', () => {
    const changing: Asked = {
      ...asked,
      gear,
      laid: cards,
      decision: { ...asked.decision, changing: true },
    };
    const now = begin(changing);
    expect(now.cards.map((index) => asked.hand[index])).toEqual(cards);
    const given = give(changing, now);
    expect(given.main).toMatchObject({ label: { code: 'heat-ui-change-plan' }, disabled: true });
    expect(given.sentence).toMatchObject({ code: 'heat-ui-sentence-changing' });
    expect(given.gears?.open).toBe(false);
    const other = plans.find((one) => one.gear === gear && !one.cards.includes(cards[0]!))!;
    const exchanged = PLAN.hint(changing, now, other.option);
    expect(give(changing, exchanged).main).toMatchObject({
      send: [other.option.text],
      disabled: false,
    });
  });

  it('has Stop beside the main button, where it is offered', () => {
    expect(give(asked, inGear).beside).toBeNull();
    const stop = { ...option, text: 'stop', action: { type: 'stop' } };
    const decision = { ...asked.decision, options: [...asked.decision.options, stop] };
    expect(give({ ...asked, decision }, inGear).beside).toBe(stop);
  });
});
