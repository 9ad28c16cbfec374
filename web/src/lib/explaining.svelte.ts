/**
 * What explains itself now, a card or a symbol: under the pointer, with the focus, or pressed for long.
 * A game says what its things are, and shows the words in its own look.
 */
import { untrack } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** Where it is on the screen. */
type Box = { left: number; top: number; right: number; bottom: number };
export type Explained<Thing> = { thing: Thing; element: HTMLElement; box: Box };

const HOVERED = 320; // ms before it speaks: who only passes by is left alone
const PRESSED = 420;
const SLIPPED = 12; // px that a finger may move and still press

export class Explaining<Thing> {
  shown: Explained<Thing> | null = $state.raw(null);

  hide(): void {
    this.shown = null;
  }

  /**
   * Let an element explain a thing; nothing without one. A long press only explains: the click that
   * follows it does not count. `press`: the element is there for nothing else, so that a press is
   * enough. A thing that changes often is given as a function: it is asked when it is explained.
   */
  explains = (thing: Thing | (() => Thing) | null, press = false): Attachment<HTMLElement> =>
    attachment(this, thing, press);
}

/** A symbol lies on a card, a card on a button: the innermost one speaks. */
const heard = new WeakSet<Event>();

function attachment<Thing>(
  explaining: Explaining<Thing>,
  given: Thing | (() => Thing) | null,
  press: boolean,
): Attachment<HTMLElement> {
  return (element) => {
    if (!given) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let from: { x: number; y: number } | null = null;
    let isLong = false;

    const isMine = (event: Event): boolean => {
      if (heard.has(event)) return false;
      heard.add(event);
      return true;
    };
    const show = (): void => {
      const { left, top, right, bottom } = element.getBoundingClientRect();
      const thing = given instanceof Function ? given() : given;
      explaining.shown = { thing, element, box: { left, top, right, bottom } };
    };
    // What has the focus and goes away is blurred in the middle of that redraw, which this is no
    // part of.
    const hide = (): void => {
      clearTimeout(timer);
      untrack(() => {
        if (explaining.shown?.element === element) explaining.hide();
      });
    };
    const after = (ms: number, then: () => void): void => {
      clearTimeout(timer);
      timer = setTimeout(then, ms);
    };
    const listeners: {
      [Name in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[Name]) => void;
    } = {
      pointerover: (event) => {
        if (event.pointerType !== 'mouse') return;
        if (isMine(event)) {
          if (explaining.shown?.element !== element) after(HOVERED, show);
        } else clearTimeout(timer);
      },
      pointerleave: hide,
      pointerdown: (event) => {
        isLong = false;
        if (!isMine(event)) return;
        if (event.pointerType === 'mouse') return hide();
        from = { x: event.clientX, y: event.clientY };
        after(PRESSED, () => {
          isLong = true;
          show();
        });
      },
      pointermove: (event) => {
        if (!from || event.pointerType === 'mouse') return;
        if (Math.hypot(event.clientX - from.x, event.clientY - from.y) > SLIPPED) hide();
      },
      pointerup: () => {
        from = null;
        if (!isLong) clearTimeout(timer);
      },
      pointercancel: hide,
      contextmenu: (event) => {
        if (isLong || from) event.preventDefault(); // a long press is ours
      },
      focus: () => {
        if (element.matches(':focus-visible')) show();
      },
      blur: hide,
      keydown: (event) => {
        if (event.key === 'Escape') hide();
      },
    };
    const swallow = (event: MouseEvent): void => {
      if (press) show();
      if (!isLong) return;
      isLong = false;
      event.preventDefault();
      event.stopImmediatePropagation();
    };
    for (const [name, listener] of Object.entries(listeners))
      element.addEventListener(name, listener as EventListener);
    element.addEventListener('click', swallow, true);
    return () => {
      hide();
      for (const [name, listener] of Object.entries(listeners))
        element.removeEventListener(name, listener as EventListener);
      element.removeEventListener('click', swallow, true);
    };
  };
}
