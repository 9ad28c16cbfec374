/** What is printed on cards, as the screen sorts it: the banner's kind, icons, Phews by zone. */
import type { Card, Printed, PrintedCard } from './types';

export type Zone = 'hand' | 'area';
export type CardKind = 'keep' | 'table' | 'other' | 'discard' | 'now' | 'boom';

export function kindOf(card: PrintedCard): CardKind {
  if (card.key === 'boom') return 'boom';
  if (card.immediate) return 'now';
  if (card.goes_to === 'hand') return 'keep';
  if (card.goes_to === 'area') return 'table';
  if (card.goes_to === 'other-area') return 'other';
  return 'discard';
}

/** Icons: takes effect at once, and where it ends up. */
export function iconsOf(card: PrintedCard): string[] {
  const place: Record<string, string[]> = {
    hand: ['hand'],
    area: ['table'],
    'other-area': ['other'],
    discard: ['discard'],
    choice: card.playable ? ['table'] : ['hand', 'table'],
  };
  return [...(card.immediate ? ['now'] : []), ...(place[card.goes_to] ?? [])];
}

/** The Phews a card brings in a zone, as far as the card alone can tell; null where it brings none. */
export function worthIn(printed: Printed, card: Card, zone: Zone): number | null {
  const kind = printed.cards[card];
  if (kind?.key === 'treacherous') return printed.treacherous;
  if (kind?.key === 'fried' && zone === 'hand') return printed.fried_alone;
  const value = (zone === 'hand' ? kind?.in_hand : kind?.in_area) ?? 0;
  return value === 0 ? null : value;
}

/** The sum of what lies somewhere; null where nothing lies there. */
export function sumIn(printed: Printed, cards: readonly Card[], zone: Zone): number | null {
  if (cards.length === 0) return null;
  return cards.reduce((sum, card) => sum + (worthIn(printed, card, zone) ?? 0), 0);
}
