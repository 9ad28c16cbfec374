/** Step 6: drive on behind or beside another car, or stay. */
import { phrase } from '$lib/words.svelte';
import { actionOf } from '../choices';
import { singleChoice } from './single';

export const SLIPSTREAM = singleChoice('stay', (option) => {
  const action = actionOf(option);
  return action.type === 'slipstream'
    ? phrase('heat-ui-chip-slipstream', { spaces: action.spaces })
    : null;
});
