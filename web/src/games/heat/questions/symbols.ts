/**
 * The open symbols of step 5 as a list: what must be done, what may be, what cannot and why, and
 * what works by itself or comes later. Whether something is possible is what the options say.
 */
import type { Barred, Option, Phrase } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { actionOf, barredAction } from '../choices';
import type { Card, HeatAction, SymbolView } from '../types';
import type { Asked } from './question';

export type RowState = 'must' | 'may' | 'barred' | 'auto' | 'later';
export type Row = {
  key: string;
  state: RowState;
  kind: string; // of the symbol
  amount: number; // on the symbol; 0: no number
  label: Phrase;
  note: Phrase | null; // where it comes from, or why it is not possible
  options: readonly Option[]; // the largest amount first
};

/** Which symbol an action uses. */
const USES: Partial<Record<HeatAction['type'], string>> = {
  cooldown: 'cooldown',
  boost: 'boost',
  adrenaline: 'adrenaline',
  pay: 'heat',
  scrap: 'scrap',
  reduce: 'reduce',
  salvage: 'salvage',
  accelerate: 'accelerate',
  direct: 'direct',
};
const BY_ITSELF = 'adjust';
const LATER: readonly string[] = ['slipstream', 'refresh', 'one_time'];

export function rowsOf(asked: Asked): Row[] {
  const { decision } = asked;
  const rows = openRows(asked);
  const direct = decision.options.filter((option) => actionOf(option).type === 'direct');
  const played = playedRows(asked);
  const closed = barredRows(asked, rows);
  return [
    ...rows.filter((row) => row.state === 'must'),
    ...rows.filter((row) => row.state === 'may'),
    ...direct.map((option) => directRow(asked, option)),
    ...played,
    ...rows.filter((row) => row.state === 'barred'),
    ...closed,
  ];
}

/** How many mandatory symbols are still open that can be used. */
export function mustsOf(asked: Asked): number {
  return (asked.turn?.symbols ?? []).filter(
    (symbol) => symbol.mandatory && optionsFor(asked, symbol).length > 0,
  ).length;
}

/** The cards that go when React ends now: the Engine has not the Heat they demand. */
export function unpaidOf(asked: Asked): Card[] {
  return (asked.turn?.symbols ?? []).flatMap((symbol) =>
    symbol.kind === 'heat' && symbol.amount > asked.engine ? (symbol.card ?? []) : [],
  );
}

/** One row for each open symbol; copies of a card share theirs. */
function openRows(asked: Asked): Row[] {
  const rows = new Map<string, Row>();
  for (const symbol of asked.turn?.symbols ?? []) {
    const key = `${symbol.kind} ${sourceOf(asked, symbol)}`;
    if (rows.has(key)) continue;
    const options = optionsFor(asked, symbol);
    const amount = options[0] ? amountOf(options[0]) : symbol.amount;
    rows.set(key, {
      key,
      state: symbol.mandatory ? 'must' : options.length ? 'may' : 'barred',
      kind: symbol.kind,
      amount: symbol.kind === 'boost' ? 0 : amount,
      label: phrase('heat-ui-use', { kind: symbol.kind, amount, heat: heatOf(options[0]) }),
      note: options.length ? cameFrom(asked, symbol) : whyNot(asked, symbol),
      options,
    });
  }
  return [...rows.values()];
}

/** Every way to use a symbol, the largest amount first. */
function optionsFor(asked: Asked, symbol: SymbolView): Option[] {
  const source = sourceOf(asked, symbol);
  return asked.decision.options
    .filter((option) => {
      const action = actionOf(option);
      if (USES[action.type] !== symbol.kind) return false;
      if (action.type === 'cooldown') return action.source === source;
      return 'card' in action ? action.card === symbol.card : true;
    })
    .toSorted((a, b) => amountOf(b) - amountOf(a));
}

function sourceOf(asked: Asked, { source, card }: SymbolView): string {
  return card === null ? source : (asked.printed.cards[card]?.key ?? '');
}

export function amountOf(option: Option): number {
  const action = actionOf(option);
  if ('amount' in action) return action.amount;
  if ('heat' in action) return action.heat;
  return 'speed' in action ? action.speed : 0;
}

function heatOf(option: Option | undefined): number {
  const action = option && actionOf(option);
  return action && 'heat' in action ? action.heat : 1;
}

function cardName(asked: Asked, card: Card): Phrase {
  return asked.nameOf(card);
}

function cameFrom(asked: Asked, { source, card, sector }: SymbolView): Phrase {
  if (card !== null) return cardName(asked, card);
  if (source === 'sector')
    return phrase('heat-ui-from-sector', {
      weather: phrase(`heat-weather-${asked.weather ?? 'rain'}`),
      sector: (sector ?? 0) + 1,
    });
  if (source === 'adrenaline') return phrase('heat-ui-turn-adrenaline');
  return phrase('heat-ui-from-gear', { gear: phrase('heat-ui-gear-nth', { gear: asked.gear }) });
}

/** What the server says of this very symbol, else of all of its kind. */
function whyNot(asked: Asked, symbol: SymbolView): Phrase | null {
  const said = asked.decision.barred.filter(
    (one) => USES[barredAction(one).type] === symbol.kind && isAbout(asked, one, symbol),
  );
  const own = said.find((one) => Object.keys(barredAction(one)).length > 1);
  return (own ?? said[0])?.reason.phrase ?? null;
}

function isAbout(asked: Asked, barred: Barred, symbol: SymbolView): boolean {
  const action = barredAction(barred);
  if ('card' in action) return action.card === symbol.card;
  return !('source' in action) || action.source === sourceOf(asked, symbol);
}

function directRow(asked: Asked, option: Option): Row {
  const action = actionOf(option);
  return {
    key: option.text,
    state: 'may',
    kind: 'direct',
    amount: 0,
    label:
      'card' in action
        ? phrase('heat-ui-play-card', { card: asked.nameOf(action.card) })
        : option.label,
    note: phrase('heat-ui-from-hand'),
    options: [option],
  };
}

/** What the cards played do by themselves, and what they bring later in the turn. */
function playedRows(asked: Asked): Row[] {
  return (asked.turn?.parts ?? []).flatMap(({ card }, index) =>
    (card === null ? [] : (asked.printed.cards[card]?.symbols ?? [])).flatMap((symbol) => {
      const isAuto = symbol.kind === BY_ITSELF;
      if (!isAuto && !LATER.includes(symbol.kind)) return [];
      const { kind, amount } = symbol;
      return [
        {
          key: `${index} ${kind}`,
          state: isAuto ? ('auto' as const) : ('later' as const),
          kind,
          amount: kind === 'refresh' || kind === 'one_time' ? 0 : amount,
          label: phrase('heat-ui-comes', {
            kind,
            amount: Math.abs(amount),
            sign: amount < 0 ? 'minus' : 'plus',
          }),
          note: cardName(asked, card!),
          options: [],
        },
      ];
    }),
  );
}

/** What is barred without an open symbol: a gear without Cooldown, a second Boost. */
function barredRows(asked: Asked, open: readonly Row[]): Row[] {
  return asked.decision.barred.flatMap((one, index) => {
    const kind = USES[barredAction(one).type];
    if (!kind || open.some((row) => row.kind === kind)) return [];
    return [
      {
        key: `barred ${index}`,
        state: 'barred' as const,
        kind,
        amount: 0,
        label: one.label,
        note: one.reason.phrase,
        options: [],
      },
    ];
  });
}
