import { describe, expect, it } from 'vitest';
import type { Told } from '$lib/wire';
import { askedIn, askingIn, linked, standing, type Link } from './chain';
import everyCard from './fixtures/match-level-5.json';
import cards from './fixtures/printed.json';
import type { PotatohEvent, Printed, View } from './types';

const printed = cards as Printed;
const card = (key: string): number => printed.cards.findIndex((one) => one.key === key);
const links = (...events: PotatohEvent[]): readonly Link[] =>
  events.reduce<readonly Link[]>(linked, []);
const told = (all: readonly Link[]): string[] =>
  all.map((link) =>
    `${printed.cards[link.card]!.key} ${link.did?.what ?? '?'} ${String(link.did?.params['count'] ?? '')}`.trim(),
  );

describe('the chain of a turn', () => {
  it('keeps the order of the cards, each with what came of it', () => {
    const chain = links(
      { type: 'card-played', seat: 0, card: card('wicked') },
      { type: 'card-shown', seat: 0, card: card('short-fuse'), how: 'draw' },
      { type: 'card-taken', seat: 0, how: 'draw' },
      { type: 'card-taken', seat: 0, how: 'draw' },
      { type: 'card-shown', seat: 0, card: card('dizzy'), how: 'draw' },
      { type: 'reversed', seat: 0, direction: -1 },
    );
    expect(told(chain)).toEqual(['wicked ?', 'short-fuse drew 2', 'dizzy reversed']);
  });

  it('begins anew with every turn', () => {
    expect(
      links({ type: 'card-played', seat: 0, card: 1 }, { type: 'turn-started', seat: 1 }),
    ).toEqual([]);
  });

  it('says whom a card goes to, not that the deck was shuffled afterwards', () => {
    expect(
      told(
        links(
          { type: 'card-played', seat: 0, card: card('split') },
          { type: 'deck-cut', seat: 0, cards: 4, upper_to: 1, lower_to: 2 },
          { type: 'deck-shuffled', seat: 0 },
        ),
      ),
    ).toEqual(['split cut 4']);
  });

  it('names who must decide, and hangs a Treacherous that may be moved at its end', () => {
    const views = (everyCard as unknown as { entries: Told[]; view: View }[]).map(
      (update) => update.view,
    );
    const asked = views.filter((view) => view.steps.at(-1)?.step === 'treachery');
    expect(asked.length).toBeGreaterThan(0);
    for (const view of asked) {
      expect(standing([], view, printed).map((link) => [link.card, link.seat])).toEqual([
        [card('treacherous'), view.steps.at(-1)!.seat],
      ]);
    }
    for (const view of views.filter((one) => one.steps.at(-1)?.step === 'generous'))
      expect(askedIn(view)).toBe(view.steps.at(-1)!.seats[0]);
    for (const view of views.filter((one) => one.steps.at(-1)?.step === 'turn'))
      expect(standing(links({ type: 'card-played', seat: 0, card: 1 }), view, printed)).toEqual([]);
  });

  it('lets the card ask whose step it is, also when others came after it', () => {
    const turn = (everyCard as unknown as { view: View }[])
      .map((update) => update.view)
      .find((view) => view.steps.at(-1)?.step === 'turn')!;
    const risky = { ...turn, steps: [{ step: 'risky', seat: 0, count: 3, cards: 0, seats: [] }] };
    const chain = links(
      { type: 'card-played', seat: 0, card: card('risky') },
      { type: 'card-shown', seat: 0, card: card('short-fuse'), how: 'draw' },
    );
    expect(askingIn(chain, risky, printed)).toBe(0);
    expect(
      askingIn(
        chain,
        { ...turn, steps: [{ step: 'direction', seat: 0, count: 0, cards: 0, seats: [] }] },
        printed,
      ),
    ).toBe(1);
    expect(askingIn(chain, turn, printed)).toBe(-1);
    // Sexy came unseen: no link of the chain is the one that asks.
    const keep = { step: 'keep', seat: 0, count: 0, cards: 1, seats: [] };
    expect(askingIn(chain, { ...turn, steps: [keep] }, printed)).toBe(-1);
  });
});
