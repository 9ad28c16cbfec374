/** HEAT's upgrade cards explain themselves. */
import { Explaining } from '$lib/explaining.svelte';
import type { PrintedCard } from './upgrades';

export const explaining = new Explaining<PrintedCard>();
export const { explains } = explaining;
