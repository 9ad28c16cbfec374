import { untrack } from 'svelte';

/** Opens a dialog over everything; when it goes, the focus is back where it was. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  // What hears that the focus moves may read states: a change of those must not reopen it.
  untrack(() => dialog.showModal());
  return () => {
    dialog.close();
    // A dialog that has left the page gives nothing back by itself.
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
