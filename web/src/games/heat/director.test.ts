import { describe, expect, it } from 'vitest';
import { shotFor, type Seen, type Shot } from './director';
import type { Scene } from './scene';
import type { HeatEvent, Place } from './types';

const ME = 0;
const FINISH = 140;

/** Cars where they stand, mine first. */
function seenAt(...progress: number[]): Seen {
  const cars = progress.map((one, id) => ({ id, progress: one, spot: 0, place: 0 }));
  return { scene: { cars } as unknown as Scene, me: ME, finish: FINISH };
}
const moved = (car: number, from: number, to: number): HeatEvent =>
  ({ type: 'car-moved', car, start: [from, 0], end: [to, 1] as Place }) as unknown as HeatEvent;
const does = (type: string, car: number): HeatEvent => ({ type, car }) as unknown as HeatEvent;
const RIDE: Shot = { kind: 'ride', car: ME };

describe('the director', () => {
  it('rides along from the cards to the last corner of my own turn', () => {
    const seen = seenAt(20, 30);
    let shot = shotFor(does('cards-revealed', ME), 450, null, seen);
    expect(shot).toEqual(RIDE);
    const first = shot;
    for (const event of [moved(ME, 20, 26), does('boosted', ME), does('corner-checked', ME)])
      shot = shotFor(event, 300, shot, seen);
    expect(shot).toBe(first); // the very same: nothing is aimed again
  });

  it('goes back when the drive is over', () => {
    expect(shotFor(does('hand-drawn', ME), 300, RIDE, seenAt(20, 30))).toBeNull();
    expect(shotFor(does('cards-revealed', 1), 450, RIDE, seenAt(20, 30))).toBeNull();
  });

  it('stays where it is while nothing is shown', () => {
    expect(shotFor(does('speed-set', 1), 0, RIDE, seenAt(20, 30))).toBe(RIDE);
    expect(shotFor(does('deck-shuffled', 1), 0, null, seenAt(20, 30))).toBeNull();
  });

  it('watches whoever overtakes me, with me in the picture', () => {
    expect(shotFor(moved(1, 18, 24), 500, null, seenAt(20, 18, 60))).toEqual({
      kind: 'watch',
      car: 1,
      places: [
        [18, 0],
        [24, 1],
        [20, 0],
      ],
    });
  });

  it('watches a change in the lead, and no other place far from me', () => {
    expect(shotFor(moved(1, 58, 66), 500, null, seenAt(20, 58, 62))).toMatchObject({ car: 1 });
    expect(shotFor(moved(1, 58, 66), 500, null, seenAt(20, 58, 62, 80))).toBeNull();
    expect(shotFor(moved(1, 30, 36), 500, null, seenAt(20, 30, 62))).toBeNull(); // passes nobody
    expect(shotFor(moved(1, 16, 20), 500, null, seenAt(20, 16, 62))).toBeNull(); // beside me
  });

  it('goes as near as it can to a spin-out, whoever it is', () => {
    expect(shotFor(does('spun-out', 1), 1100, null, seenAt(20, 30))).toEqual({
      kind: 'spin',
      car: 1,
    });
    expect(shotFor(does('spun-out', ME), 1100, RIDE, seenAt(20, 30))?.kind).toBe('spin');
  });

  it('sees everybody over the line', () => {
    const seen = seenAt(120, 136);
    expect(shotFor(moved(1, 136, 141), 500, null, seen)).toEqual({ kind: 'ride', car: 1 });
    expect(shotFor(moved(1, 141, 144), 500, null, seenAt(120, 141))).toBeNull(); // was there
    expect(shotFor(does('finish-crossed', 1), 500, null, seen)).toEqual({ kind: 'ride', car: 1 });
  });

  it('has no favourite where nobody plays on this screen', () => {
    const seen = { ...seenAt(20, 30), me: null };
    expect(shotFor(does('cards-revealed', ME), 450, null, seen)).toBeNull();
    expect(shotFor(does('spun-out', ME), 1100, null, seen)?.kind).toBe('spin');
  });
});
