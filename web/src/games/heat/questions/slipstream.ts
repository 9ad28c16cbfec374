/** Step 6: drive on behind or beside another car, or stay. */
import type { Option, Phrase } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import { actionOf, previewOf } from '../choices';
import { singleChoice } from './single';

export const SLIPSTREAM = singleChoice(
  'stay',
  (option) => {
    const gained = previewOf(option)?.slipstreamed ?? 0;
    return actionOf(option).type === 'slipstream'
      ? phrase('heat-ui-chip-slipstream', { spaces: gained })
      : null;
  },
  (option) => shortOf(option) ?? option.label,
);

/** What a Slipstream that others cut short really gains; null where it goes all the way. */
export function shortOf(option: Option): Phrase | null {
  const [action, preview] = [actionOf(option), previewOf(option)];
  if (action.type !== 'slipstream' || !preview || preview.slipstreamed >= action.spaces)
    return null;
  return phrase('heat-ui-slipstream-short', { spaces: preview.slipstreamed, due: action.spaces });
}
