/** What cards are called. */
import type { Phrase } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import type { Card, Printed } from './types';

/** The name of a card; what one of somebody's own set is called, the table knows. */
export function cardPhrase(printed: Printed, card: Card): Phrase {
  const key = printed.cards[card]?.key ?? '';
  if (!key.startsWith('own-')) return phrase(`heat-card-${key}`);
  return phrase('heat-card-own', { card: { type: 'name', kind: 'card', id: card } });
}
