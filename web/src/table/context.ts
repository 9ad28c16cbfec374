/** What the page of a table hands down to everything on it. */

import { createContext } from 'svelte';
import type { TableSession } from '$lib/session.svelte';

/** The table that is played here; null in a replay. */
export type Live = { session: TableSession | null };

export const [liveTable, setLiveTable] = createContext<Live>();

/** What the decision bar says to those who listen. */
export type Spoken = { question: string };

export const [spokenHere, setSpoken] = createContext<Spoken>();
