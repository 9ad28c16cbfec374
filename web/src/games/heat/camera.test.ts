import { describe, expect, it } from 'vitest';
import { CLOSEST, LAND, panned, showing, viewBox, within, zoomed } from './camera';

const size = { width: 1124, height: 588 };
const box = { x: 30, y: 10, width: 940, height: 620 };

describe('the camera', () => {
  it('shows a whole box, in the middle', () => {
    const camera = showing(box, size);
    expect(camera).toMatchObject({ x: 500, y: 320 });
    expect(size.width * camera.unit).toBeGreaterThanOrEqual(box.width);
    expect(size.height * camera.unit).toBeGreaterThanOrEqual(box.height - 1e-9);
  });

  it('shows a whole box on a tall phone too', () => {
    const phone = { width: 390, height: 654 };
    const camera = within(showing(box, phone), phone);
    expect(phone.width * camera.unit).toBeGreaterThanOrEqual(box.width - 1e-9);
  });

  it('keeps the point under the pointer where it is', () => {
    const camera = showing(box, size);
    const at = { x: 200, y: 400 };
    const near = zoomed(camera, size, 0.6, at);
    const point = (one: typeof camera) => [one.x + (at.x - size.width / 2) * one.unit, one.y + (at.y - size.height / 2) * one.unit];
    expect(point(near)[0]).toBeCloseTo(point(camera)[0]!, 6);
    expect(point(near)[1]).toBeCloseTo(point(camera)[1]!, 6);
  });

  it('stays on the land and never comes too near', () => {
    let camera = showing(box, size);
    for (let i = 0; i < 40; i++) camera = zoomed(camera, size, 0.7, { x: 0, y: 0 });
    expect(camera.unit).toBe(CLOSEST);
    for (let i = 0; i < 40; i++) camera = panned(camera, size, 900, 900);
    expect(camera.x - (size.width * camera.unit) / 2).toBeCloseTo(LAND.x, 6);
    expect(viewBox(camera, size).split(' ')).toHaveLength(4);
  });
});
