/** HEAT's upgrade cards and the Legends' abilities explain themselves. */
import { Explaining } from '$lib/explaining.svelte';
import type { Skill } from './legends/names';
import type { PrintedCard } from './upgrades';

export const explaining = new Explaining<PrintedCard | Skill>();
export const { explains } = explaining;
