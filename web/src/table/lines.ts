/** The log in lines: what the server told, ready to be said. */

import type { Bill, Item, Phrase, Told } from '$lib/wire';
import { phrase } from '$lib/words.svelte';

export type LogLine = {
  key: string;
  seq: number;
  /** The number in the record, for a link to the move. */
  entry: number | null;
  seat: number | null;
  /** Said by the game, or by the table itself. */
  of: 'game' | 'table';
  phrase: Phrase;
  rules: string[];
  bills: Bill[];
};

/** Is this a bill: a number with the items it is made of? */
export function isBill(thing: unknown): thing is Bill {
  if (typeof thing !== 'object' || thing === null) return false;
  const { total, items } = thing as { total?: unknown; items?: unknown };
  return typeof total === 'number' && Array.isArray(items) && items.every(isItem);
}

function isItem(thing: unknown): thing is Item {
  return typeof thing === 'object' && thing !== null && 'what' in thing && 'amount' in thing;
}

/** The bills of an event that say more than the line itself: those with several items. */
export function billsOf(event: unknown): Bill[] {
  if (typeof event !== 'object' || event === null) return [];
  return Object.values(event).filter((value) => isBill(value) && value.items.length > 1);
}

/** What an entry says, in order. Talk has a place of its own. */
export function linesOf(entry: Told, nameOf: (seat: number) => string): LogLine[] {
  const common = { seq: entry.seq, entry: entry.entry ?? null, seat: entry.seat ?? null };
  const lines: LogLine[] = [];
  const own = tablePhrase(entry, nameOf);
  if (own) {
    lines.push({ ...common, key: `${entry.seq}`, of: 'table', phrase: own, rules: [], bills: [] });
  }
  entry.said?.forEach((said, index) =>
    lines.push({
      ...common,
      key: `${entry.seq}.${index}`,
      of: 'game',
      phrase: said.phrase,
      rules: said.rules ?? [],
      bills: billsOf(entry.events?.[index]),
    }),
  );
  return lines;
}

export type FoldedLine = LogLine & { times: number };

/** What is said several times in a row is one line with a number; the oldest one gives its key. */
export function folded(newestFirst: readonly LogLine[]): FoldedLine[] {
  const lines: FoldedLine[] = [];
  for (const line of newestFirst) {
    const last = lines.at(-1);
    if (last && saysTheSame(last, line))
      lines[lines.length - 1] = { ...last, key: line.key, times: last.times + 1 };
    else lines.push({ ...line, times: 1 });
  }
  return lines;
}

function saysTheSame(one: LogLine, other: LogLine): boolean {
  return (
    one.of === other.of &&
    !one.bills.length &&
    !other.bills.length &&
    JSON.stringify(one.phrase) === JSON.stringify(other.phrase)
  );
}

const WORDED = new Set([
  'asking-changed',
  'bot-sat',
  'closed',
  'handed-to-bot',
  'keys-revoked',
  'left-before',
  'links-renewed',
  'queued',
  'readied',
  'rematch-opened',
  'renamed',
  'rewound',
  'sat',
  'seat-moved',
  'seats-dropped',
  'settings-changed',
  'spectators-chat',
  'starting',
  'stood',
  'swapped',
  'taken-back',
  'undo-answered',
  'undo-asked',
  'undone',
  'unreadied',
]);

/** What the table itself says of an entry; null where the game's events say it all. */
function tablePhrase(entry: Told, nameOf: (seat: number) => string): Phrase | null {
  if (entry.kind === 'moved') {
    if (!entry.note) return null;
    return phrase('ui-log-note', { name: nameOf(entry.seat ?? 0), note: entry.note });
  }
  if (!WORDED.has(entry.kind)) return null;
  const params: Record<string, string | number> = { number: (entry.seat ?? 0) + 1 };
  params['name'] = entry.name || (entry.seat == null ? '' : nameOf(entry.seat));
  if (entry.other != null) params['other'] = nameOf(entry.other);
  if (entry.bot) params['bot'] = entry.bot;
  params['agrees'] = entry.agrees ? 'yes' : 'no';
  params['on'] = entry.on ? 'yes' : 'no';
  params['absent'] = entry.absent ? 'yes' : entry.slow ? 'slow' : 'no';
  params['kicked'] = entry.kicked ? 'yes' : 'no';
  params['note'] = entry.note || 'none';
  return phrase(`ui-log-${entry.kind}`, params);
}
