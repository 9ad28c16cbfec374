/** Step 3 with Brakes: which of its values a card counts. */
import { phrase } from '$lib/words.svelte';
import { actionOf } from '../choices';
import { singleChoice } from './single';

export const VALUE = singleChoice(null, (option) => {
  const action = actionOf(option);
  return phrase('heat-ui-chip-value', { value: 'value' in action ? action.value : 0 });
});
