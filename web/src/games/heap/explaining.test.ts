import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { explaining, explains, type Thing } from './explaining';
import printedJson from './fixtures/printed.json';
import type { Printed } from './types';

const card: Thing = { kind: 'card', card: (printedJson as Printed).cards[0]! };
const attack: Thing = { kind: 'attack', attack: 'red' };

/** A card that is a button, with a symbol on it. */
let button: HTMLButtonElement;
let symbol: HTMLElement;
let clicks = 0;

beforeEach(() => {
  vi.useFakeTimers();
  clicks = 0;
  button = document.createElement('button');
  symbol = button.appendChild(document.createElement('span'));
  document.body.append(button);
  button.addEventListener('click', () => (clicks += 1));
  explains(card)(button);
  explains(attack)(symbol);
});
afterEach(() => {
  explaining.hide();
  button.remove();
  vi.useRealTimers();
});

function point(at: HTMLElement, type: string, pointerType: string, x = 0): void {
  at.dispatchEvent(new PointerEvent(type, { bubbles: true, pointerType, clientX: x }));
}
const shown = (): Thing | undefined => explaining.shown?.thing;

describe('under the mouse', () => {
  it('a card explains itself after a while, and no longer when the mouse has left', () => {
    point(button, 'pointerover', 'mouse');
    expect(shown()).toBeUndefined();
    vi.advanceTimersByTime(400);
    expect(shown()).toBe(card);
    button.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    expect(shown()).toBeUndefined();
  });
  it('a symbol on the card speaks instead of the card, then the card again', () => {
    point(button, 'pointerover', 'mouse');
    point(symbol, 'pointerover', 'mouse');
    vi.advanceTimersByTime(400);
    expect(shown()).toBe(attack);
    symbol.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
    point(button, 'pointerover', 'mouse');
    vi.advanceTimersByTime(400);
    expect(shown()).toBe(card);
  });
  it('a press plays and explains nothing', () => {
    point(button, 'pointerover', 'mouse');
    point(button, 'pointerdown', 'mouse');
    button.click();
    vi.advanceTimersByTime(400);
    expect(shown()).toBeUndefined();
    expect(clicks).toBe(1);
  });
});

describe('under a finger', () => {
  it('a long press explains, and its click does not count', () => {
    point(symbol, 'pointerdown', 'touch');
    vi.advanceTimersByTime(500);
    expect(shown()).toBe(attack);
    point(symbol, 'pointerup', 'touch');
    symbol.click();
    expect(clicks).toBe(0);
  });
  it('a short press is a click', () => {
    point(symbol, 'pointerdown', 'touch');
    point(symbol, 'pointerup', 'touch');
    symbol.click();
    vi.advanceTimersByTime(500);
    expect(shown()).toBeUndefined();
    expect(clicks).toBe(1);
  });
  it('a finger that slips away scrolls', () => {
    point(symbol, 'pointerdown', 'touch');
    point(symbol, 'pointermove', 'touch', 40);
    vi.advanceTimersByTime(500);
    expect(shown()).toBeUndefined();
  });
});

describe('by keyboard', () => {
  it('the focus explains, Escape and leaving hide', () => {
    vi.spyOn(button, 'matches').mockReturnValue(true);
    button.dispatchEvent(new FocusEvent('focus'));
    expect(shown()).toBe(card);
    button.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
    expect(shown()).toBeUndefined();
    button.dispatchEvent(new FocusEvent('focus'));
    button.dispatchEvent(new FocusEvent('blur'));
    expect(shown()).toBeUndefined();
  });
});

it('nothing is explained that has no explanation, or is gone', () => {
  const plain = document.createElement('span');
  expect(explains(null)(plain)).toBeUndefined();
  const gone = explains(attack)(plain) as () => void;
  point(plain, 'pointerover', 'mouse');
  gone();
  vi.advanceTimersByTime(400);
  expect(shown()).toBeUndefined();
});
