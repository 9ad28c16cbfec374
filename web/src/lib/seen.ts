/** Bring an element into view as soon as it is there. */
export function comeIntoView(element: HTMLElement): void {
  element.scrollIntoView({ block: 'center' });
}
