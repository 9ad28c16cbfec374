/** A big screen: what it says in one sentence, how others come, and that it stays awake. */

import type { Way } from '../games';
import type { Phrase, Told } from '$lib/wire';
import { linesOf } from './lines';

/** How others come to a table with this code; null where the code is not known here. */
export function wayTo(
  code: string,
  { origin, host }: { origin: string; host: string },
): Way | null {
  if (!code) return null;
  return {
    code: code.replace(/^(\w{3})(\w{3})$/, '$1 $2'),
    link: `${origin}/join#${code}`,
    address: `${host}/join`,
  };
}

/** The last thing worth a sentence. That somebody is next is said beside it. */
export function lastSaid(log: readonly Told[], nameOf: (seat: number) => string): Phrase | null {
  for (const entry of log.toReversed()) {
    const line = linesOf(entry, nameOf)
      .filter((one) => one.of === 'game' && !one.phrase.code.endsWith('-turn-started'))
      .at(-1);
    if (line) return line.phrase;
  }
  return null;
}

/** Keep the screen on as long as it is looked at; returns what lets it sleep again. */
export function stayAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isOver = false;
  async function hold(): Promise<void> {
    if (document.hidden || isOver || !('wakeLock' in navigator)) return;
    try {
      const held = await navigator.wakeLock.request('screen');
      if (isOver) await held.release();
      else lock = held;
    } catch {
      // A device that does as it likes; nobody can help that.
    }
  }
  const again = () => void hold();
  document.addEventListener('visibilitychange', again);
  again();
  return () => {
    isOver = true;
    document.removeEventListener('visibilitychange', again);
    void lock?.release();
  };
}
