/** A hand that is larger than a phone shows at once: pages of it. */

/** Cards on a page: two rows of three. */
export const PAGE = 6;

export function pagesOf(cards: number): number {
  return Math.max(1, Math.ceil(cards / PAGE));
}

/** The page on which a card of the row is. */
export function pageOf(place: number): number {
  return Math.floor(place / PAGE);
}
