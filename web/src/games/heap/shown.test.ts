import { describe, expect, it } from 'vitest';
import { moments } from './fixtures/playing';
import { after } from './shown';
import type { HeapEvent, View } from './types';

/** What is drawn of a view: all but what only the server reckons or asks. */
function drawn(view: View) {
  return {
    turn: view.turn,
    instigator: view.instigator,
    heap: view.heap,
    rubbish: view.rubbish,
    combat: view.combat,
    author: view.author,
    attack: view.attack,
    direction: view.direction,
    starter: view.starter,
    winner: view.winner,
    challenge: view.challenge,
    players: view.players.map(({ seat, hand, haul, rushing, in_rush, vehicles }) => ({
      seat,
      hand,
      haul,
      rushing,
      in_rush,
      vehicles: vehicles.map(({ vehicle, turbo, used, parts }) => ({
        vehicle,
        turbo,
        used,
        parts: parts.toSorted((one, other) => one.part.localeCompare(other.part)),
      })),
    })),
    own: view.own,
  };
}

describe('what is shown', () => {
  it('is the table’s own view after every move of a whole game', () => {
    let before = moments[0]!.view;
    for (const { entries, view } of moments.slice(1)) {
      const events = entries.flatMap((entry) => (entry.events ?? []) as HeapEvent[]);
      expect(drawn(events.reduce(after, before))).toEqual(drawn(view));
      before = view;
    }
  });
});
