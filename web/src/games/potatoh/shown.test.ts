import { describe, expect, it } from 'vitest';
import type { Told } from '$lib/wire';
import everyCard from './fixtures/match-level-5.json';
import rising from './fixtures/match-rising.json';
import cards from './fixtures/printed.json';
import { after, begin } from './shown';
import type { PotatohEvent, Printed, View } from './types';

type Update = { entries: Told[]; view: View };
const printed = cards as Printed;

/** What must be right before the table's own view is drawn. */
function essence(whole: View): unknown {
  return {
    level: whole.level,
    round: whole.round,
    discard: whole.discard,
    starter: whole.starter,
    on_turn: whole.on_turn,
    exploder: whole.exploder,
    is_counted: whole.is_counted,
    odds: whole.boom_odds?.of ?? null,
    hand: whole.own?.hand,
    players: whole.players.map(({ seat, total, scored, hand, area, safe }) => ({
      seat,
      total,
      scored,
      hand,
      area,
      safe,
    })),
  };
}

describe.each([
  ['with every card', everyCard],
  ['that rises from level 1', rising],
])('a match %s', (_, match) => {
  const updates = match as unknown as Update[];

  it('looks after the last event of every move as the table says it is', () => {
    for (const [index, update] of updates.entries()) {
      const before = updates[index - 1]?.view;
      if (!before) continue;
      const events = update.entries.flatMap((entry) => (entry.events ?? []) as PotatohEvent[]);
      const end = events.reduce((shown, event) => after(shown, event, printed), begin(before));
      const named = `update ${index}: ${events.map((event) => event.type).join(' ')}`;
      const isDealt =
        !events.some((event) => event.type === 'round-started') ||
        events.some((event) => event.type === 'boom-added');
      const [found, wanted] = [essence(end.view), essence(begin(update.view).view)] as [
        { odds: unknown },
        { odds: unknown },
      ];
      if (!isDealt) found.odds = wanted.odds; // what is left of the deck is told once BOOM is in
      expect(found, named).toEqual(wanted);
      if (isDealt) expect(end.view.deck, named).toBe(update.view.deck);
      if (end.view.direction) expect(end.view.direction, named).toBe(update.view.direction);
    }
  });
});

describe('Treacherous', () => {
  const view = (everyCard as unknown as Update[])[1]!.view;
  const treacherous = printed.cards.findIndex((card) => card.key === 'treacherous');
  const held = {
    ...view,
    players: view.players.map((player) => ({ ...player, hand: 2, area: [treacherous] })),
  };

  it('comes out of the hand when it is played', () => {
    const played = after(begin(held), { type: 'card-played', seat: 2, card: treacherous }, printed);
    const laid = after(played, { type: 'treacherous-laid', seat: 2, target: 1 }, printed);
    expect(laid.view.players[2]!.area).toHaveLength(1);
    expect(laid.view.players[1]!.area).toHaveLength(2);
  });

  it('leaves the area it lay in when it is moved', () => {
    const laid = after(begin(held), { type: 'treacherous-laid', seat: 2, target: 1 }, printed);
    expect(laid.view.players[2]!.area).toHaveLength(0);
    expect(laid.view.players[1]!.area).toHaveLength(2);
  });
});
