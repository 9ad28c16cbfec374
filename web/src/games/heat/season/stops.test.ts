import { describe, expect, it } from 'vitest';
import { overlaps } from '../labels';
import { placesOf } from './atlas';
import { onMap, stopsOn, viewOf } from './stops';

const box = (key: string): { key: string; land: string } => ({ key, land: key });
const SEASONS: Readonly<Record<string, string[]>> = {
  '1961': ['great_britain', 'usa', 'italy'],
  '1962': ['italy', 'great_britain', 'france'],
  '1963': ['usa', 'great_britain', 'france', 'italy'],
};
const PANEL = { width: 420, height: 510 };
const MARGIN = { x: 52, y: 96 };
const MAPS = {
  'a wide screen': {
    size: PANEL,
    plate: { width: 190, height: 54 },
    margin: MARGIN,
    title: { x: 0, y: 0, width: 154, height: 122 },
  },
  'a phone': {
    size: { width: 390, height: 184 },
    plate: { width: 118, height: 40 },
    margin: { x: 34, y: 24 },
    title: { x: 288, y: 0, width: 102, height: 60 },
  },
};

describe('the map of a season', () => {
  for (const [year, circuits] of Object.entries(SEASONS))
    for (const [screen, { size, plate, margin, title }] of Object.entries(MAPS))
      it(`shows every stop of ${year} on ${screen}, and no plate on anything else`, () => {
        const places = placesOf(circuits.map(box));
        const stops = stopsOn(places, viewOf(places, size, margin), size, plate, [title]);
        for (const stop of stops) {
          expect(stop.x).toBeGreaterThan(0);
          expect(stop.x).toBeLessThan(size.width);
          expect(stop.y).toBeGreaterThan(0);
          expect(stop.y).toBeLessThan(size.height);
          expect(stop.plate.x).toBeGreaterThanOrEqual(0);
          expect(stop.plate.x + stop.plate.width).toBeLessThanOrEqual(size.width);
          expect(stop.plate.y).toBeGreaterThanOrEqual(0);
          expect(stop.plate.y + stop.plate.height).toBeLessThanOrEqual(size.height);
          expect(overlaps(stop.plate, title)).toBe(false);
          for (const other of stops) {
            const dot = { x: other.x - 8, y: other.y - 8, width: 16, height: 16 };
            expect(overlaps(stop.plate, dot)).toBe(false);
            if (other !== stop) expect(overlaps(stop.plate, other.plate)).toBe(false);
          }
        }
      });

  it('has a place for every circuit of ones own, and another one for who comes back', () => {
    const own = ['own:a', 'own:b', 'own:a'].map((key) => ({ key, land: 'own' }));
    const places = placesOf(own);
    expect(new Set(places.map(({ x, y }) => `${x} ${y}`)).size).toBe(3);
    const view = viewOf(places, PANEL, MARGIN);
    expect(onMap({ x: view.x, y: view.y }, view, PANEL)).toEqual({ x: 210, y: 255 });
  });
});
