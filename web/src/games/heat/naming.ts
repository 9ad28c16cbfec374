/** What cards are called. */
import type { Phrase } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import type { Card, Printed } from './types';

/** The name of a card; one of somebody's own set goes by its number, as the server says it. */
export function cardPhrase(printed: Printed, card: Card): Phrase {
  const key = printed.cards[card]?.key ?? '';
  const own = /^own-(\d+)$/.exec(key);
  return own ? phrase('heat-card-own', { number: Number(own[1]) }) : phrase(`heat-card-${key}`);
}
