import { tick } from 'svelte';

/**
 * Once a choice has been taken or refused, let a group of radio buttons show what is chosen: where it
 * was refused, nothing has changed that would be drawn anew.
 */
export async function showChosen(
  group: Element | undefined,
  taken: unknown,
  chosen: () => string,
): Promise<void> {
  await taken;
  await tick();
  if (!group?.isConnected) return; // the choice has led to another page
  for (const input of group.querySelectorAll('input')) input.checked = input.value === chosen();
}
