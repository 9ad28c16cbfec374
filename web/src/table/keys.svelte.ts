/** Keys at a table: which of them are meant for it, what they do, and where the focus goes. */
import { tick } from 'svelte';
import type { Code } from '$lib/codes';

/** Is this key meant for the table, and not for a field, a dialog or the browser? */
export function isForTable(event: KeyboardEvent): boolean {
  const target = event.target as HTMLElement;
  return !(
    event.ctrlKey ||
    event.metaKey ||
    event.altKey ||
    target.closest('input:not([type=range]), textarea, select, [role=dialog]') ||
    // Escape closes a dialog, and nothing else is done; behind the curtain nothing is at all.
    document.querySelector('dialog[open], .curtain')
  );
}

/**
 * What had the focus is gone with the last choice: people who play by keyboard go on with the next.
 * `asked` says which question it is, `next` finds what the focus goes to.
 */
export function followDecisions(asked: () => unknown, next: string): void {
  let byKeyboard = false;
  $effect(() => {
    const gone = new AbortController();
    const how = { capture: true, signal: gone.signal };
    addEventListener('keydown', () => (byKeyboard = true), how);
    addEventListener('pointerdown', () => (byKeyboard = false), how);
    return () => gone.abort();
  });
  $effect(() => {
    if (asked() === null || !byKeyboard || document.activeElement !== document.body) return;
    void tick().then(() =>
      document.querySelector<HTMLElement>(next)?.focus({ preventScroll: true }),
    );
  });
}

type Key = readonly [key: string, does: Code];

const IN_EVERY_GAME: readonly Key[] = [
  ['Enter', 'ui-key-enter'],
  ['Esc', 'ui-key-escape'],
  ['U', 'ui-key-undo'],
  ['Tab', 'ui-key-tab'],
  ['?', 'ui-key-help'],
];
const OF_A_GAME: Readonly<Record<string, readonly Key[]>> = {
  heat: [
    ['1 … 9', 'ui-key-heat-digits'],
    ['G 1 … 4', 'ui-key-heat-gear'],
  ],
  heap: [
    ['1 … 9', 'ui-key-heap-digits'],
    ['X', 'ui-key-heap-no'],
  ],
  potatoh: [
    ['D', 'ui-key-potatoh-draw'],
    ['1 … 9', 'ui-key-potatoh-digits'],
  ],
};

/** All keys of a game, its own first. */
export function keysOf(game: string): readonly Key[] {
  return [...(OF_A_GAME[game] ?? []), ...IN_EVERY_GAME];
}
