import { describe, expect, it } from 'vitest';
import {
  CLOSEST,
  framing,
  isUnder,
  LAND,
  nearer,
  onScreen,
  panned,
  showing,
  viewBox,
  within,
  zoomed,
} from './camera';

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
    const point = (one: typeof camera) => [
      one.x + (at.x - size.width / 2) * one.unit,
      one.y + (at.y - size.height / 2) * one.unit,
    ];
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

describe('what must be seen', () => {
  const phone = { width: 390, height: 350 };
  const plate = { x: 0, y: 0, width: 180, height: 64 };
  const things = (...places: [number, number][]) => places.map(([x, y]) => ({ x, y, radius: 30 }));
  const isSeen = (camera: ReturnType<typeof framing>, all: ReturnType<typeof things>) =>
    all.every((one) => {
      const at = onScreen(one, camera, phone);
      return at.x >= 0 && at.x <= phone.width && at.y >= 0 && at.y <= phone.height;
    });

  it('is all on the screen, however far apart', () => {
    for (const far of [60, 200, 500, 900]) {
      const all = things([100, 300], [100 + far, 300 - far / 2]);
      expect(isSeen(framing(all, phone, [], { nearest: 0.95, furthest: 2.9 }), all)).toBe(true);
    }
  });
  it('is as near as allowed where it is close together', () => {
    expect(
      framing(things([100, 300], [140, 300]), phone, [], { nearest: 0.95, furthest: 2.9 }).unit,
    ).toBe(0.95);
  });
  it('does not lie under what lies over the board', () => {
    const all = things([100, 100], [700, 500]);
    const without = framing(all, phone, [], { nearest: 0.95, furthest: 2.9 });
    expect(all.some((one) => isUnder(one, plate, without, phone))).toBe(true);
    const camera = framing(all, phone, [plate], { nearest: 0.95, furthest: 2.9 });
    expect(all.some((one) => isUnder(one, plate, camera, phone))).toBe(false);
    expect(isSeen(camera, all)).toBe(true);
  });
  it('is shown all the same where covers leave no room', () => {
    const all = things([100, 100], [700, 500]);
    expect(
      isSeen(
        framing(all, phone, [{ x: 0, y: 0, ...phone }], { nearest: 0.95, furthest: 2.9 }),
        all,
      ),
    ).toBe(true);
  });
});

describe('a camera on its way', () => {
  const [from, to] = [
    { x: 0, y: 0, unit: 1 },
    { x: 100, y: 50, unit: 2 },
  ];
  it('gets there the same way in few steps or in many', () => {
    const once = nearer(from, to, 100, 120);
    let often = from;
    for (let i = 0; i < 10; i++) often = nearer(often, to, 10, 120);
    expect(often.x).toBeCloseTo(once.x, 6);
    expect(often.unit).toBeCloseTo(once.unit, 6);
  });
  it('arrives', () => {
    let camera = from;
    for (let i = 0; i < 120; i++) camera = nearer(camera, to, 16, 120);
    expect(camera).toBe(to);
  });
});
