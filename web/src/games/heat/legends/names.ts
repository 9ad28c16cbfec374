/** What abilities are called on the screen, and the sign each is drawn with. */
import { phrase, say } from '$lib/words.svelte';

/** An ability that explains itself, and why a Legend has it. */
export type Skill = { ability: string; source: 'star' | 'rival' | 'adrenaline' | null };

export function abilityName(ability: string): string {
  return say(phrase('heat-legends-ui-ability', { ability }));
}

/** Adrenaline is worth the same Space as plus one: so it is drawn. */
export function signOfAbility(ability: string): string {
  return ability === 'adrenaline' ? 'plus_one' : ability;
}
