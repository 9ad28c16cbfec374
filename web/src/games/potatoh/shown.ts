/**
 * The view as it looks after each event, so that what moves leaves and arrives in its time. What
 * events do not tell stays as it was until the table's own view is shown.
 */
import type { PlayerView, PotatohEvent, Printed, View } from './types';

export type Shown = {
  view: View;
  /** Cards off the deck that nobody has got yet. */
  aside: number;
  /** Treacherous, out of a hand and not before anybody yet. */
  isInAir: boolean;
};

const ASIDE = new Set(['wickedest', 'generous', 'handover']);

/** A view with nothing half done: a card that somebody looks at is in their hand. */
export function begin(view: View): Shown {
  const aside = view.steps
    .filter((step) => ASIDE.has(step.step))
    .reduce((sum, step) => sum + step.cards, 0);
  const asked = view.steps.at(-1);
  if (asked?.step !== 'keep') return { view, aside, isInAir: false };
  const kept = changed(view, asked.seat, (player) => ({ ...player, hand: player.hand + 1 }));
  const received = view.own?.received ?? null;
  const isMine = received !== null && asked.seat === view.seat;
  return {
    view: isMine ? withHand(kept, (hand) => [...hand, received]) : kept,
    aside,
    isInAir: false,
  };
}

/** What is shown after an event. */
export function after(
  { view, aside, isInAir }: Shown,
  event: PotatohEvent,
  printed: Printed,
): Shown {
  const as = (next: View, now = aside, flies = isInAir): Shown => ({
    view: next,
    aside: now,
    isInAir: flies,
  });
  const player = (seat: number, change: (player: PlayerView) => Partial<PlayerView>): View =>
    changed(view, seat, change);
  switch (event.type) {
    case 'round-started':
      return {
        view: {
          ...view,
          round: event.round,
          level: event.level,
          tie_break: event.tie_break,
          starter: event.starter,
          on_turn: event.starter,
          direction: 0,
          exploder: -1,
          last_safe: -1,
          draws_on: false,
          is_counted: false,
          boom_odds: null,
          deck: 0,
          discard: [],
          players: view.players.map((one) => ({
            ...one,
            hand: 0,
            shown: null,
            area: [],
            safe: false,
            has_voted: false,
          })),
          own: view.own && {
            ...view.own,
            hand: [],
            received: null,
            looked_at: [],
            known: [],
            vote: 0,
          },
        },
        aside: 0,
        isInAir: false,
      };
    case 'boom-added':
      return as({
        ...view,
        deck: event.deck,
        boom_odds: view.settings.boom_odds ? { chances: 1, of: event.deck } : null,
      });
    case 'turn-started':
      return as({ ...view, on_turn: event.seat });
    case 'direction-set':
      return as({ ...view, direction: event.direction });
    case 'card-taken': {
      const [taken, left] = leave(view, event.how, aside);
      return as(
        changed(taken, event.seat, (one) => ({ hand: one.hand + 1 })),
        left,
      );
    }
    case 'card-received':
      return as(event.seat === view.seat ? withHand(view, (hand) => [...hand, event.card]) : view);
    case 'card-shown': {
      const [shown, left] = leave(view, event.how, aside);
      const goesTo = printed.cards[event.card]?.goes_to;
      if (goesTo === 'discard')
        return as({ ...shown, discard: [...shown.discard, event.card] }, left);
      return as(
        changed(shown, event.seat, (one) => ({ area: [...one.area, event.card] })),
        left,
      );
    }
    case 'laid-in-area': {
      const laid = player(event.seat, (one) => ({
        hand: one.hand - 1,
        area: [...one.area, event.card],
      }));
      return as(
        event.seat === view.seat ? withHand(laid, (hand) => without(hand, event.card)) : laid,
      );
    }
    case 'reversed': {
      const dizzy = cardOf(printed, 'dizzy');
      const back = player(event.seat, (one) => ({ area: without(one.area, dizzy) }));
      return as({ ...back, direction: event.direction, discard: [...view.discard, dizzy] });
    }
    case 'hand-lost': {
      const lost = player(event.seat, () => ({ hand: 0 }));
      const gone = { ...lost, discard: [...view.discard, ...event.cards] };
      return as(event.seat === view.seat ? withHand(gone, () => []) : gone);
    }
    case 'card-played': {
      const goesTo = printed.cards[event.card]?.goes_to;
      const played = player(event.seat, (one) => ({
        hand: one.hand - 1,
        area: goesTo === 'area' ? [...one.area, event.card] : one.area,
      }));
      const left =
        event.seat === view.seat ? withHand(played, (hand) => without(hand, event.card)) : played;
      return as(
        goesTo === 'discard' ? { ...left, discard: [...left.discard, event.card] } : left,
        aside,
        goesTo === 'other-area',
      );
    }
    case 'treacherous-laid': {
      const card = cardOf(printed, 'treacherous');
      const left = isInAir
        ? view
        : player(event.seat, (one) => ({ area: without(one.area, card) }));
      return as(
        changed(left, event.target, (one) => ({ area: [...one.area, card] })),
        aside,
        false,
      );
    }
    case 'card-stolen': {
      const robbed = player(event.victim, (one) => ({ hand: one.hand - 1 }));
      return as(changed(robbed, event.seat, (one) => ({ hand: one.hand + 1 })));
    }
    case 'stolen-card-seen':
      if (event.seat === view.seat) return as(withHand(view, (hand) => [...hand, event.card]));
      return as(
        event.victim === view.seat ? withHand(view, (hand) => without(hand, event.card)) : view,
      );
    case 'made-safe':
      return as({ ...player(event.seat, () => ({ safe: true })), last_safe: event.seat });
    case 'cards-put-aside':
      return as({ ...view, deck: view.deck - event.count }, aside + event.count);
    case 'deck-cut':
      return as({ ...view, deck: view.deck - 2 }, aside + 2);
    case 'cards-looked-at':
      return as({ ...view, deck: view.deck - event.count });
    case 'cards-seen':
      return as(view.own ? { ...view, own: { ...view.own, looked_at: event.cards } } : view);
    case 'cards-returned': {
      const back = { ...view, deck: view.deck + event.count };
      return as(back.own ? { ...back, own: { ...back.own, looked_at: [] } } : back);
    }
    case 'drawing-on':
      return as({ ...view, draws_on: true });
    case 'drawing-stopped':
      return as({ ...view, draws_on: false });
    case 'exploded':
      return as({ ...view, exploder: event.seat, boom_odds: null });
    case 'aside-discarded':
      return as({ ...view, discard: [...view.discard, ...event.cards] }, 0);
    case 'everybody-safe':
      return as({ ...view, boom_odds: null });
    case 'hand-shown':
      return as(player(event.seat, () => ({ shown: event.cards, hand: event.cards.length })));
    case 'scored':
      return as(player(event.seat, () => ({ scored: event.phews.total, total: event.total })));
    case 'round-ended':
      return as({ ...view, is_counted: true, boom_odds: null });
    case 'starter-named':
      return as({ ...view, starter: event.starter });
    case 'level-answered':
      return as(player(event.seat, () => ({ has_voted: true })));
    case 'level-set':
      return as({ ...view, level: event.level });
    case 'nothing-drawn':
    case 'deck-shuffled':
    case 'hand-protected':
    case 'risky-stopped':
    case 'nothing-stolen':
    case 'receiver-named':
    case 'treacherous-kept':
    case 'match-ended':
      return as(view);
    default:
      return event satisfies never;
  }
}

type How = Extract<PotatohEvent, { type: 'card-taken' }>['how'];

/** A card leaves the deck, or those aside; one that was dealt or looked at had left it before. */
function leave(view: View, how: How, aside: number): [View, number] {
  const odds = view.boom_odds &&
    how !== 'deal' && { ...view.boom_odds, of: Math.max(1, view.boom_odds.of - 1) };
  const next = odds ? { ...view, boom_odds: odds } : view;
  if (how === 'deal' || how === 'look') return [next, aside];
  if (how !== 'draw' && aside > 0) return [next, aside - 1];
  return [{ ...next, deck: Math.max(0, next.deck - 1) }, aside];
}

function changed(
  view: View,
  seat: number,
  change: (player: PlayerView) => Partial<PlayerView>,
): View {
  return {
    ...view,
    players: view.players.map((one) => (one.seat === seat ? { ...one, ...change(one) } : one)),
  };
}

function withHand(view: View, change: (hand: readonly number[]) => number[]): View {
  if (!view.own) return view;
  return {
    ...view,
    own: {
      ...view.own,
      received: null,
      hand: change(view.own.hand).toSorted((one, other) => one - other),
    },
  };
}

function without(cards: readonly number[], card: number): number[] {
  const at = cards.indexOf(card);
  return at < 0 ? [...cards] : cards.toSpliced(at, 1);
}

export function cardOf(printed: Printed, key: string): number {
  return printed.cards.findIndex((card) => card.key === key);
}
