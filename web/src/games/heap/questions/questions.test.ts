import { describe, expect, it } from 'vitest';
import type { Barred, Option } from '$lib/wire';
import { actionOf, previewOf } from '../course';
import { at, moments, printed, stuck } from '../fixtures/playing';
import { at as place } from '../places';
import { questionOf } from './index';
import { NOTHING, type Asked, type Chosen, type Given } from './question';

const give = (asked: Asked, chosen: Chosen = NOTHING): Given =>
  questionOf(asked.view)!.give(asked, chosen);
const pressed = (asked: Asked, ...places: Parameters<Given['press']>[0][]): Chosen =>
  places.reduce((chosen, one) => {
    const press = give(asked, chosen).press(one);
    return press && 'chosen' in press ? press.chosen : chosen;
  }, NOTHING);
const of = (asked: Asked, type: string): Option[] =>
  asked.decision.options.filter((option) => actionOf(option).type === type);

describe('every question', () => {
  it('reaches every option it is asked with, by places or by the button beside', () => {
    let asked = 0;
    for (const { view, decision } of moments) {
      if (!decision) continue;
      asked += 1;
      const now: Asked = { decision, view, printed, confirm: false };
      const reached = new Set<string>();
      const given = give(now);
      if (given.beside) reached.add(given.beside.text);
      for (const text of given.main?.send ?? []) reached.add(text);
      for (const one of given.lights.keys()) {
        const press = given.press(one);
        if (!press) continue;
        if ('take' in press) press.take.forEach((text) => reached.add(text));
        else reach(now, press.chosen, reached);
      }
      for (const option of decision.options) expect(reached).toContain(option.text);
    }
    expect(asked).toBeGreaterThan(30);
  });

  it('lays every option out that a hint may name', () => {
    for (const { view, decision } of moments)
      for (const option of decision?.options ?? []) {
        const now: Asked = { decision: decision!, view, printed, confirm: false };
        const chosen = questionOf(view)!.hint(now, NOTHING, option);
        const given = give(now, chosen);
        const shown = [...(given.main?.send ?? []), given.beside?.text];
        expect(shown).toContain(option.text);
      }
  });
});

/** What can be sent from here: the main button, and what a further press adds. */
function reach(asked: Asked, chosen: Chosen, reached: Set<string>): void {
  const given = give(asked, chosen);
  for (const text of given.main?.send ?? []) reached.add(text);
  for (const one of given.lights.keys()) {
    const press = given.press(one);
    if (!press) continue;
    const texts = 'take' in press ? press.take : (give(asked, press.chosen).main?.send ?? []);
    for (const text of texts) reached.add(text);
  }
}

describe('drawing', () => {
  const asked = at('draw', (one) => one.view.own!.hand.length > 2);

  it('sends what is thrown out, then the draw', () => {
    const chosen = pressed(asked, place.hand(1), place.hand(0));
    const { main } = give(asked, chosen);
    expect(main?.send).toHaveLength(3);
    expect(main?.send.at(-1)).toBe('draw');
    expect(main?.label).toMatchObject({ code: 'heap-ui-draw', params: { count: 2 } });
  });

  it('takes a card back that is pressed again', () => {
    expect(pressed(asked, place.hand(0), place.hand(0)).places).toEqual([]);
  });
});

describe('having to discard', () => {
  const asked = at('discard');

  it('waits for as many cards as have to go', () => {
    expect(give(asked).main?.disabled).toBe(true);
    expect(give(asked, pressed(asked, place.hand(0))).main).toMatchObject({ disabled: false });
  });

  it('lets the first one go where one more than those is chosen', () => {
    const chosen = pressed(asked, place.hand(0), place.hand(1));
    expect(chosen.places).toEqual([place.hand(1)]);
  });
});

describe('bodging', () => {
  const asked = at('bodge', (one) => of(one, 'attach').length > 2);

  it('shows where a card goes, and what it does', () => {
    const given = give(asked, pressed(asked, place.hand(0)));
    const lit = [...given.lights].filter(([, light]) => light.state === 'goes-here');
    expect(lit).toHaveLength(1);
    expect(given.shown && actionOf(given.shown)).toMatchObject({
      type: 'attach',
      card: asked.view.own!.hand[0],
    });
    expect(given.press(lit[0]![0])).toEqual({ take: given.main!.send });
  });

  it('pays for a part that was pressed with a card of its vehicle', () => {
    const option = (card: number): Option => ({
      text: `pay-repair doombuggy weapon ${card}`,
      action: { type: 'pay-repair', vehicle: 'doombuggy', part: 'weapon', card },
      label: { type: 'phrase', code: '', params: {} },
      rules: [],
    });
    const card = asked.view.own!.hand[1]!;
    const hurt: Asked = {
      ...asked,
      decision: { ...asked.decision, options: [...asked.decision.options, option(card)] },
    };
    const part = place.part(asked.decision.seat, 'doombuggy', 'weapon');
    const chosen = pressed(hurt, part);
    const given = give(hurt, chosen);
    expect(given.main).toBeNull();
    expect(given.lights.get(place.hand(1))?.state).toBe('may');
    expect(given.lights.get(place.hand(0))?.state).not.toBe('may');
    expect(give(hurt, pressed(hurt, part, place.hand(1))).main?.send).toEqual([option(card).text]);
    expect(give(hurt, pressed(hurt, place.hand(1), part)).main?.send).toEqual([option(card).text]);
  });

  it('says why a card can do nothing', () => {
    const card = asked.view.own!.hand[0]!;
    const reason = { type: 'phrase' as const, code: 'no', params: {} };
    const barred: Barred[] = [
      { action: { type: 'attach', card }, label: reason, reason: { phrase: reason, rule: '' } },
    ];
    const done = of(asked, 'done');
    const full: Asked = { ...asked, decision: { ...asked.decision, options: done, barred } };
    const chosen = pressed(full, place.hand(0));
    expect(chosen.note).toBe(reason);
    expect(give(full, chosen).sentence).toBe(reason);
  });
});

describe('fighting', () => {
  const asked = at('fight', (one) => of(one, 'fight').length > 0);
  const card = (actionOf(of(asked, 'fight')[0]!) as { card: number }).card;
  const index = asked.view.own!.hand.indexOf(card);

  it('plays a card that is pressed twice, or by the main button', () => {
    const chosen = pressed(asked, place.hand(index));
    const given = give(asked, chosen);
    expect(given.main?.send).toEqual([of(asked, 'fight')[0]!.text]);
    expect(given.press(place.hand(index))).toEqual({ take: given.main!.send });
    expect(given.key('Enter')).toEqual({ take: given.main!.send });
  });

  it('drops out by its own button and by X only', () => {
    const given = give(asked);
    expect(given.main).toBeNull();
    expect(given.key('Enter')).toBeNull();
    expect(given.key('x')).toEqual({ take: ['drop-out'] });
  });

  it('asks whoever can only drop out like everybody else', () => {
    const given = give(stuck());
    expect(given.beside?.text).toBe('drop-out');
    expect([...given.lights.values()].every((light) => light.state === 'barred')).toBe(true);
  });
});

describe('a box that a card sets off', () => {
  const boxes = (option: Option): readonly { action: string }[] => previewOf(option)?.boxes ?? [];
  const asked = at('fight', (one) => of(one, 'fight').some((option) => boxes(option)[0]?.action));
  const option = of(asked, 'fight').find((one) => boxes(one)[0]?.action)!;
  const card = (actionOf(option) as { card: number }).card;
  const hand = place.hand(asked.view.own!.hand.indexOf(card));
  const first = boxes(option)[0]!.action;

  it('is chosen with the card, and triggered by the same press', () => {
    const given = give(asked, pressed(asked, hand));
    expect(given.main?.send).toEqual([option.text, first]);
    expect(given.press(hand)).toEqual({ take: given.main!.send });
    expect([...given.lights.values()].filter((one) => one.state === 'chosen')).toHaveLength(2);
  });

  it('can be left alone without being asked again', () => {
    const given = give(asked, pressed(asked, hand, place.noBox));
    expect(given.main?.send).toEqual([option.text, 'decline']);
  });

  it('is chosen already where it is asked for on its own', () => {
    const now = at('trigger');
    const given = give(now, questionOf(now.view)!.begin(now));
    expect(given.main?.send[0]).toMatch(/^trigger /);
    expect(given.beside?.text).toBe('decline');
  });

  it('waits where something else is asked before', () => {
    const between = of(asked, 'fight').map((one) => ({
      ...one,
      preview: { ...previewOf(one)!, decline: '' },
    }));
    const now: Asked = { ...asked, decision: { ...asked.decision, options: between } };
    expect(give(now, pressed(now, hand)).main?.send).toEqual([option.text]);
  });
});

describe('one press', () => {
  it('is enough for a box, unless every choice is to be confirmed', () => {
    const asked = at('trigger');
    const [first] = give(asked).lights.keys();
    expect(give(asked).press(first!)).toHaveProperty('take');
    const careful = { ...asked, confirm: true };
    expect(give(careful).press(first!)).toHaveProperty('chosen');
    expect(give(careful, pressed(careful, first!)).main?.send).toHaveLength(1);
  });
});
