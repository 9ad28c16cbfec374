/**
 * Tells how large an element is inside, and whenever that changes, once the browser has laid it out.
 * `bind:clientWidth` asks at once, and so makes it lay out the page in the middle of a change.
 */
import type { Attachment } from 'svelte/attachments';

export function sized(tell: (width: number, height: number) => void): Attachment<HTMLElement> {
  return (element) => {
    const watcher = new ResizeObserver(() => tell(element.clientWidth, element.clientHeight));
    watcher.observe(element);
    return () => watcher.disconnect();
  };
}
