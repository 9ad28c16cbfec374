import { afterEach, expect, it, vi } from 'vitest';
import { placeOf } from './reactions';

afterEach(() => (document.body.innerHTML = ''));

it('finds the first seat that is to be seen, and none where there is none', () => {
  document.body.innerHTML = '<i data-seat="1"></i><b data-seat="1"></b>';
  const box = { left: 40, width: 20, top: 30, bottom: 50 } as DOMRect;
  vi.spyOn(document.querySelector('b')!, 'getBoundingClientRect').mockReturnValue(box);
  expect(placeOf(1, document)).toEqual({ x: 50, y: 30 });
  expect(placeOf(2, document)).toBeNull();
});
