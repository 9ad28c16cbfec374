import { describe, expect, it } from 'vitest';
import { moments, printed } from './fixtures/playing';
import { boxAfter, boxIn, type RunningBox } from './running';
import { after } from './shown';
import type { HeapEvent, View } from './types';

const view = moments[0]!.view;
const none = { seat: 0, short: 0 };
const attached = (card: number): HeapEvent => {
  const { vehicle, part } = printed.cards[card - printed.first]!;
  return { type: 'part-attached', seat: 0, card, vehicle, part, replaced: -1, hauled: false };
};
const numberOf = (...effects: string[]): number =>
  printed.first + printed.cards.findIndex((one) => one.bodge.join() === effects.join());
const run = (...events: HeapEvent[]): RunningBox | null =>
  events.reduce<RunningBox | null>((box, event) => boxAfter(box, event, view, printed), null);

describe('a box that is run', () => {
  const both = numberOf('you_draw_1', 'you_discard_1');

  it('begins before its first symbol and moves on with what happens', () => {
    expect(run(attached(both))).toMatchObject({ kind: 'bodge', at: -1, card: both });
    const drawn: HeapEvent = { type: 'cards-drawn', count: 1, ...none };
    expect(run(attached(both), drawn)).toMatchObject({ at: 0 });
    const gone: HeapEvent = { type: 'cards-discarded', seat: 0, count: 1 };
    expect(run(attached(both), drawn, gone)).toMatchObject({ at: 1 });
  });

  it('is passed over where a symbol does nothing', () => {
    const skipped: HeapEvent = { type: 'symbol-skipped', seat: 0, effect: 'you_discard_1' };
    expect(run(attached(both), skipped)).toMatchObject({ at: 1 });
  });

  it('is over when something else happens', () => {
    const chosen: HeapEvent = {
      type: 'vehicle-chosen',
      seat: 1,
      vehicle: 'doombuggy',
      challenged: false,
    };
    expect(run(attached(both), chosen)).toBeNull();
  });

  it('has no bodge box where a part comes from the haul', () => {
    expect(run({ ...attached(both), hauled: true } as HeapEvent)).toBeNull();
  });

  it('goes on after a question, at the symbol that asks', () => {
    const box = run(attached(both))!;
    const asked: View = {
      ...view,
      frames: [
        { frame: 'box', seat: 0, effects: [] },
        { frame: 'discard', seat: 0, count: 1 },
      ],
    };
    expect(boxIn(asked, box)).toMatchObject({ at: 1 });
    expect(boxIn(view, box)).toBeNull();
  });

  it('never points beyond its symbols in a whole game', () => {
    let box: RunningBox | null = null;
    let now = view;
    for (const { entries } of moments.slice(1))
      for (const event of entries.flatMap((entry) => (entry.events ?? []) as HeapEvent[])) {
        box = boxAfter(box, event, now, printed);
        now = after(now, event);
        if (box) expect(box.at).toBeLessThan(box.effects.length);
      }
  });
});
