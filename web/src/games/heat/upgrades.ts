/** What is printed on an upgrade card, in the order in which it is read. */
import { phrase } from '$lib/words.svelte';
import type { Phrase } from '$lib/wire';
import type { Printed } from './types';

export type PrintedCard = Printed['cards'][number];
export type Mark = PrintedCard['symbols'][number];

/** Every kind of symbol: those that a driver may use, and those that must be. */
export const MAY = [
  'plus',
  'cooldown',
  'slipstream',
  'reduce',
  'refresh',
  'salvage',
  'direct',
  'accelerate',
] as const;
export const MUST = ['heat', 'scrap', 'adjust', 'one_time'] as const;

/** Symbols without a number of their own. */
const SINGLE: ReadonlySet<string> = new Set(['refresh', 'direct', 'one_time', 'accelerate']);

export function isUpgrade(card: PrintedCard | null | undefined): boolean {
  return !!card?.group;
}

/** A card from a sponsor: used once, and nobody else knows of it. */
export function isSponsor(card: PrintedCard): boolean {
  return card.key.startsWith('sponsor-');
}

/** Nothing but + symbols: they stand where the value would. */
export function onlyFlips(card: PrintedCard): boolean {
  return card.plus > 0 && card.value === 0 && card.values.length === 0;
}

/** The value in short: one, several to choose from, or none where it only flips. */
export function valueOf(card: PrintedCard): string {
  const { values } = card;
  if (onlyFlips(card) || card.sort === 'heat') return '';
  if (!values.length) return String(card.value);
  const [first, last] = [values[0]!, values.at(-1)!];
  return values.length > 2 && last - first === values.length - 1
    ? `${first}–${last}`
    : values.join('/');
}

/** Every symbol, what flips cards first; a single + that is all the card has stands for itself. */
export function marksOf(card: PrintedCard): Mark[] {
  const plus =
    card.plus > 1 || (card.plus === 1 && !onlyFlips(card))
      ? [{ kind: 'plus', amount: card.plus, mandatory: false }]
      : [];
  return [...plus, ...card.symbols];
}

/** Every symbol that has something to say. */
export function explainedOf(card: PrintedCard): Mark[] {
  const plus = card.plus ? [{ kind: 'plus', amount: card.plus, mandatory: false }] : [];
  return [...plus, ...card.symbols];
}

/** The number beside a symbol; a limit always shows where it goes. */
export function numberOf({ kind, amount }: Mark): string {
  if (SINGLE.has(kind)) return '';
  if (kind !== 'adjust') return String(amount);
  return amount < 0 ? `−${-amount}` : `+${amount}`;
}

/** What somebody calls a card of their own; nothing for one of the box. */
export function ownName(card: PrintedCard): string {
  return card.key.startsWith('own-') ? card.name : '';
}

export function cardName(card: PrintedCard): Phrase | string {
  return ownName(card) || phrase(`heat-card-${card.key}`);
}

/** What a card does, in the fewest words: one phrase for each thing on it. */
export function inShort(card: PrintedCard): Phrase[] {
  if (card.sort === 'heat') return [phrase('heat-ui-short-extra')];
  const said: Phrase[] = [];
  if (card.values.length)
    said.push(phrase('heat-ui-short-values', { values: card.values.join(' / ') }));
  if (card.plus) said.push(phrase('heat-ui-short-plus', { amount: card.plus }));
  for (const mark of card.symbols)
    said.push(
      phrase(`heat-ui-short-${mark.kind}`, {
        amount: Math.abs(mark.amount),
        number: numberOf(mark),
      }),
    );
  return said.length ? said : [phrase('heat-ui-short-plain')];
}
