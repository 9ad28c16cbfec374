import { describe, expect, it } from 'vitest';
import { questionOf } from './index';
import { atModule, begin, give, optionFor } from './moments';
import { NOTHING, type Given } from './question';

const asked = atModule('take');
const room = asked.turn!.salvage_left;

function pileIn({ place }: Given) {
  if (place.kind !== 'pile') throw new Error('no pile');
  return place;
}

describe('Salvage', () => {
  it('lays out the whole pile', () => {
    const pile = pileIn(give(asked, begin(asked)));
    expect(pile.cards).toEqual(asked.pile);
    expect(pile.room).toBe(Math.min(room, asked.pile.length));
  });

  it('may take none', () => {
    expect(give(asked, NOTHING).main).toMatchObject({ send: ['salvage-done'] });
  });

  it('takes cards one after the other, and ends where there is room for more', () => {
    const one = give(asked, NOTHING).press(0);
    const key = asked.printed.cards[asked.pile[0]!]!.key;
    const roomy = { ...asked, turn: { ...asked.turn!, salvage_left: 2 } };
    expect(give(roomy, one).main?.send).toEqual([`take ${key}`, 'salvage-done']);
    // The last card that may be taken ends it by itself.
    const tight = { ...asked, turn: { ...asked.turn!, salvage_left: 1 } };
    expect(give(tight, one).main?.send).toEqual([`take ${key}`]);
  });

  it('puts a card back, and makes room for one more than may be taken', () => {
    const tight = { ...asked, turn: { ...asked.turn!, salvage_left: 1 } };
    const first = give(tight, NOTHING).press(0);
    expect(give(tight, first).press(0).cards).toEqual([]);
    expect(give(tight, first).press(1).cards).toEqual([1]);
  });

  it('leaves out what was taken already', () => {
    const later = { ...asked, salvaged: [asked.pile[0]!] };
    const pile = pileIn(give(later, NOTHING));
    expect(pile.cards).toEqual(asked.pile.slice(1));
    expect(pile.taken).toEqual([asked.pile[0]]);
  });

  it('lays out a hint', () => {
    const option = optionFor(asked, 'take');
    const chosen = questionOf(asked.decision)!.hint(asked, NOTHING, option);
    expect(give(asked, chosen).main?.send[0]).toBe(option.text);
  });
});
