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
const PLATE = { width: 156, height: 54 };
const MARGIN = { x: 92, y: 96 };

describe('the map of a season', () => {
  for (const [year, circuits] of Object.entries(SEASONS))
    it(`shows every stop of ${year} with a plate that covers no other`, () => {
      const places = placesOf(circuits.map(box));
      const view = viewOf(places, PANEL, MARGIN);
      const stops = stopsOn(places, view, PANEL, PLATE, []);
      for (const { x, y, plate } of stops) {
        expect(x).toBeGreaterThan(0);
        expect(x).toBeLessThan(PANEL.width);
        expect(y).toBeGreaterThan(0);
        expect(y).toBeLessThan(PANEL.height);
        expect(plate.x).toBeGreaterThanOrEqual(0);
        expect(plate.x + plate.width).toBeLessThanOrEqual(PANEL.width);
        for (const other of stops)
          if (other.plate !== plate) expect(overlaps(plate, other.plate)).toBe(false);
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
