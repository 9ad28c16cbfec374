import { describe, expect, it } from 'vitest';
import type { Barred, DecisionView, Option } from '$lib/wire';
import { askOf, cardOf, cutOf, isPlayable, offOf, playingOf, sortHand, targetsOn } from './choices';
import type { PotatohAction, Printed } from './types';

const KEYS = ['phew', 'chill', 'thief', 'treacherous'];
const printed = {
  name: 'Standard',
  cards: KEYS.map((key) => ({
    key,
    level: 1,
    copies: 1,
    immediate: false,
    playable: key !== 'phew',
    goes_to: 'discard',
    in_hand: 0,
    in_area: 0,
  })),
  treacherous: -2,
  fried_alone: 3,
  fried_several: -1,
} satisfies Printed;
const [PHEW, CHILL, THIEF, TREACHEROUS] = [0, 1, 2, 3];

function option(text: string, action: PotatohAction): Option {
  return { text, action, label: { type: 'phrase', code: text, params: {} }, rules: [] };
}
function barred(action: PotatohAction): Barred {
  return {
    action,
    label: { type: 'phrase', code: action.type, params: {} },
    reason: { phrase: { type: 'phrase', code: 'no', params: {} }, rule: '' },
  };
}
function decision(options: Option[], not: Barred[] = []): DecisionView {
  return { seat: 0, since: 1, changing: false, options, barred: not };
}

const turn = decision(
  [
    option('draw', { type: 'draw' }),
    option('play chill', { type: 'play', card: CHILL }),
    option('play treacherous 1', { type: 'play-on', card: TREACHEROUS, seat: 1 }),
    option('play treacherous 3', { type: 'play-on', card: TREACHEROUS, seat: 3 }),
  ],
  [
    barred({ type: 'play', card: PHEW }),
    barred({ type: 'play-on', card: TREACHEROUS, seat: 2 }),
    barred({ type: 'play-on', card: THIEF, seat: 1 }),
  ],
);

describe('a turn', () => {
  it('is to draw, or to play one of the cards', () => {
    expect(askOf(turn, 'turn')).toMatchObject({
      kind: 'turn',
      draw: { text: 'draw' },
      drawOn: null,
    });
    expect(askOf(null, 'turn')).toBeNull();
  });

  it('knows of each card what can be done with it', () => {
    expect(playingOf(turn, CHILL).play?.text).toBe('play chill');
    expect(isPlayable(playingOf(turn, PHEW))).toBe(false);
    expect(playingOf(turn, PHEW).barred?.action).toEqual({ type: 'play', card: PHEW });
    const treacherous = playingOf(turn, TREACHEROUS);
    expect(treacherous.play).toBeNull();
    expect(treacherous.on.map((target) => target.seat)).toEqual([1, 3]);
    expect(treacherous.off.map((one) => one.seat)).toEqual([2]);
    expect(isPlayable(treacherous)).toBe(true);
  });

  it('keeps one order of the hand: what is there to be played first, every card once', () => {
    const hand = [PHEW, PHEW, THIEF, CHILL, TREACHEROUS];
    const sorted = sortHand(hand, printed);
    expect(sorted.map(({ card }) => card)).toEqual([CHILL, THIEF, TREACHEROUS, PHEW, PHEW]);
    expect(new Set(sorted.map(({ index }) => index)).size).toBe(5);
  });
});

describe('a choice', () => {
  it('of a player has targets, what is not possible, and what else there is', () => {
    const ask = askOf(
      decision(
        [option('steal 1', { type: 'steal', seat: 1 }), option('no-theft', { type: 'no-theft' })],
        [barred({ type: 'steal', seat: 2 })],
      ),
      'theft',
    );
    expect(ask).toMatchObject({
      kind: 'target',
      targets: [{ seat: 1 }],
      off: [{ seat: 2 }],
      other: [{ text: 'no-theft' }],
    });
    if (ask?.kind !== 'target') throw new Error('no targets');
    expect([...targetsOn(ask, 'steal 1')]).toEqual([
      [2, 'barred'],
      [1, 'chosen'],
    ]);
    expect(targetsOn(ask, null).get(1)).toBe('may');
  });

  it('of Wicked has drawing beside the players', () => {
    const ask = askOf(
      decision([option('draw', { type: 'draw' }), option('give 2', { type: 'give', seat: 2 })]),
      'wicked',
    );
    expect(ask).toMatchObject({ kind: 'target', other: [{ text: 'draw' }] });
  });

  it('of a cut has its ends', () => {
    const cuts = [1, 2, 3].flatMap((cards) =>
      (['upper-left', 'upper-right'] as const).map((upper) =>
        option(`cut ${cards} ${upper}`, { type: 'cut', cards, upper }),
      ),
    );
    const ask = askOf(decision(cuts), 'split');
    expect(ask).toMatchObject({ kind: 'cut', least: 1, most: 3 });
    if (ask?.kind !== 'cut') throw new Error('no cut');
    expect(cutOf(ask.cuts, 2, 'upper-right')?.option.text).toBe('cut 2 upper-right');
    expect(cutOf(ask.cuts, 9, 'upper-right')).toBeNull();
  });

  it('of cards is face up or face down', () => {
    expect(
      askOf(decision([option('choose chill', { type: 'choose', card: CHILL })]), 'spinning'),
    ).toMatchObject({ kind: 'faces', options: [{ card: CHILL }] });
    expect(
      askOf(decision([option('take 2', { type: 'take', place: 2 })]), 'generous'),
    ).toMatchObject({ kind: 'layout', options: [{ place: 2 }] });
  });

  it('of a few things is a row of buttons, with what is barred', () => {
    const ask = askOf(
      decision([option('keep', { type: 'keep' })], [barred({ type: 'area' })]),
      'keep',
    );
    expect(ask).toMatchObject({
      kind: 'pick',
      options: [{ text: 'keep' }],
      barred: [{ action: { type: 'area' } }],
    });
  });

  it('comes from a card', () => {
    expect(cardOf('theft', null, printed)).toBe(THIEF);
    expect(cardOf('keep', CHILL, printed)).toBe(CHILL);
    expect(cardOf('direction', null, printed)).toBeNull();
  });
});

describe('who cannot be chosen', () => {
  it('is read off every action that names a player, and no other', () => {
    expect(
      offOf(
        (
          [
            { type: 'steal', seat: 1 },
            { type: 'give', seat: 12 },
            { type: 'move', seat: 3 },
            { type: 'play-on', card: TREACHEROUS, seat: 4 },
            { type: 'play', card: CHILL },
            { type: 'area' },
          ] satisfies PotatohAction[]
        ).map(barred),
      ).map((one) => one.seat),
    ).toEqual([1, 12, 3, 4]);
  });
});
