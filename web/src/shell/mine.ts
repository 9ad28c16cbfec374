/** This person's tables: one live list for all pages of the shell. */

import { MyTables } from '$lib/my_tables.svelte';

let list: MyTables | null = null;

export function myTables(): MyTables {
  list ??= new MyTables();
  return list;
}
