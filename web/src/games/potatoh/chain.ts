/**
 * The chain of a turn: what was played and what had to be shown, in the order in which it is
 * resolved, each with what came of it; the last one names who must decide.
 */
import { cardOf as cardOfStep } from './choices';
import { seat as name, type Params } from './names';
import { cardOf } from './shown';
import type { PotatohEvent, Printed, View } from './types';

export type Link = {
  key: number;
  card: number;
  seat: number;
  /** What came of it: `potatoh-show-did-…` with its parameters; none yet. */
  did: { what: string; params: Params } | null;
};

/** Add an event to the links of a turn; a new turn or round has none. */
export function linked(links: readonly Link[], event: PotatohEvent): readonly Link[] {
  switch (event.type) {
    case 'round-started':
    case 'turn-started':
      return links.length ? [] : links;
    case 'card-played':
    case 'card-shown':
      return [...links, { key: links.length, card: event.card, seat: event.seat, did: null }];
    default: {
      const last = links.at(-1);
      const did = last && didOf(event, last);
      return did ? [...links.slice(0, -1), { ...last, did }] : links;
    }
  }
}

function didOf(event: PotatohEvent, { did }: Link): Link['did'] {
  const as = (what: string, params: Params = {}): Link['did'] => ({ what, params });
  const before = typeof did?.params['count'] === 'number' ? did.params['count'] : 0;
  switch (event.type) {
    case 'card-taken':
      // Cards for others are said with whom they go to.
      return event.how === 'draw'
        ? as('drew', { count: did?.what === 'drew' ? before + 1 : 1 })
        : null;
    case 'reversed':
      return as('reversed');
    case 'deck-shuffled':
      return did ? null : as('shuffled');
    case 'card-stolen':
      return as('robbed', { seat: name(event.victim) });
    case 'nothing-stolen':
      return as('robbed-nobody');
    case 'made-safe':
      return as('safe');
    case 'treacherous-laid':
      return as('to', { seat: name(event.target) });
    case 'receiver-named':
      return as('to', { seat: name(event.target) });
    case 'deck-cut':
      return as('cut', { count: event.cards });
    case 'cards-looked-at':
      return as('looked', { count: event.count });
    case 'hand-lost':
      return as('lost', { count: event.cards.length });
    case 'hand-protected':
      return as('protected');
    case 'exploded':
      return as('exploded');
    default:
      return null;
  }
}

const BETWEEN_TURNS = new Set([
  'turn',
  'starter',
  'level',
  'over',
  'count',
  'set_up',
  'boom_in',
  'deal',
]);

/** Who is asked in the middle of a turn; null between turns. */
export function askedIn(view: View): number | null {
  const step = view.steps.at(-1);
  if (!step || BETWEEN_TURNS.has(step.step)) return null;
  return step.step === 'generous' ? (step.seats[0] ?? step.seat) : step.seat;
}

/**
 * Which of the links asks: the one of the card whose step it is, else the last; -1 where none does.
 * A card that somebody received and may keep is in their hand, not in the chain.
 */
export function askingIn(links: readonly Link[], view: View, printed: Printed): number {
  const step = view.steps.at(-1)?.step ?? '';
  if (askedIn(view) === null || step === 'keep') return -1;
  const asks = cardOfStep(step, null, printed);
  const found = links.findLastIndex((link) => link.card === asks);
  return found >= 0 ? found : links.length - 1;
}

/** The chain as it stands while somebody decides: nothing where no effect waits for anybody. */
export function standing(links: readonly Link[], view: View, printed: Printed): readonly Link[] {
  const asked = askedIn(view);
  if (asked === null) return [];
  if (view.steps.at(-1)?.step !== 'treachery') return links;
  return [
    ...links,
    { key: links.length, card: cardOf(printed, 'treacherous'), seat: asked, did: null },
  ];
}
