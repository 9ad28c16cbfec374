import { describe, expect, it } from 'vitest';
import { answererIn, askingIn, doingIn, isCombat, NONE } from './course';
import { moments } from './fixtures/playing';
import { after } from './shown';
import type { HeapEvent, View } from './types';

const views = moments.map(({ view }) => view);
const doings = (view: View) => view.players.map((player) => doingIn(view, player));

describe('what players do in a rush', () => {
  it('is nothing outside of it', () => {
    for (const view of views.filter((one) => !isCombat(one)))
      expect(new Set(doings(view))).toEqual(new Set([null]));
  });

  it('is to attack, to answer or to be out, and somebody is asked to answer', () => {
    const fights = views.filter((view) => askingIn(view)?.frame === 'fight');
    expect(fights.length).toBeGreaterThan(10);
    for (const view of fights) {
      expect(doingIn(view, view.players[view.author]!)).toBe('attacks');
      expect(doings(view).filter((one) => one === 'answers')).toHaveLength(1);
      const out = view.players.filter((player) => !player.in_rush).length;
      expect(doings(view).filter((one) => one === 'out')).toHaveLength(out);
    }
  });

  it('is to answer for nobody while somebody still chooses where to swerve', () => {
    const swerving = moments.findIndex(({ view }) => askingIn(view)?.frame === 'swerve');
    const { view } = moments[swerving]!;
    expect(answererIn(view)).toBe(NONE);
    expect(doings(view)).not.toContain('answers');
    const events = (moments[swerving + 1]!.entries[0]!.events ?? []) as HeapEvent[];
    const swerved = events.find((event) => event.type === 'swerved')!;
    const then = after(view, swerved);
    expect(doingIn(then, then.players[swerved.target]!)).toBe('answers');
  });

  it('is to win once everybody else is out, from the very event on', () => {
    for (const [index, { entries }] of moments.entries())
      for (const event of entries.flatMap((entry) => (entry.events ?? []) as HeapEvent[])) {
        if (event.type !== 'rush-won') continue;
        const before = moments[index - 1]!.view;
        const dropped = before.players.find((one) => one.in_rush && one.seat !== event.seat)!;
        const then = after(after(before, { type: 'dropped-out', seat: dropped.seat }), event);
        expect(doingIn(then, then.players[event.seat]!)).toBe('wins');
        expect(doings(then)).not.toContain('answers');
      }
  });
});
