/** Opens a dialog over everything; when it goes, the focus is back where it was. */
export function modal(dialog: HTMLDialogElement): () => void {
  const before = document.activeElement;
  dialog.showModal();
  return () => {
    dialog.close();
    // A dialog that has left the page gives nothing back by itself.
    if (before instanceof HTMLElement && before.isConnected) before.focus();
  };
}
