/** Options in groups of their kind, for a screen that knows nothing of the game. */

import type { Option, Phrase } from '$lib/wire';

export type Group = { key: string; label: Phrase | null; options: Option[] };

/** Options that share what everybody sees of them stand together, in the order of the server. */
export function grouped(options: Option[]): Group[] {
  const groups = new Map<string, Group>();
  for (const option of options) {
    const label = option.group ?? null;
    const key = label ? JSON.stringify(label) : '';
    const group = groups.get(key);
    if (group) group.options.push(option);
    else groups.set(key, { key, label, options: [option] });
  }
  return [...groups.values()];
}
