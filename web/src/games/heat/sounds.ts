/** The sounds of the race track. */
import { noise, play, tone, type Made } from '$lib/synth';
import type { HeatEvent } from './types';

export type Sound =
  'lever' | 'card' | 'engine' | 'boost' | 'pull' | 'tyres' | 'spin' | 'cool' | 'flag';

export function sound(kind: Sound): void {
  play(MADE[kind]);
}

/** What is heard with an event that lasts so many seconds; others’ cars are farther away. */
export function soundsOf(event: HeatEvent, seconds: number, isMine: boolean): Made | null {
  const near = isMine ? 1 : 0.45;
  switch (event.type) {
    case 'car-moved':
      return engine(event.end[0] - event.start[0], seconds, near);
    case 'gear-shifted':
    case 'gear-shown':
      return isMine && event.before !== event.gear ? MADE.lever : null;
    case 'cards-revealed':
    case 'card-flipped':
    case 'played-directly':
    case 'hand-drawn':
      return isMine ? MADE.card : null;
    case 'boosted':
    case 'accelerated':
      return MADE.boost;
    case 'slipstreamed':
      return MADE.pull;
    case 'corner-checked':
      return event.heat.total > 0 ? MADE.tyres : null;
    case 'spun-out':
      return MADE.spin;
    case 'cooled':
      return isMine ? MADE.cool : null;
    case 'finish-crossed':
      return MADE.flag;
    default:
      return null;
  }
}

/** An engine is pulled up through its notes: the faster the car, the higher it ends. */
function engine(spaces: number, seconds: number, near: number): Made | null {
  if (spaces <= 0 || seconds <= 0) return null;
  const top = 90 + 13 * Math.min(spaces, 20);
  return (at, now) => {
    tone(at, now, seconds, 0.34 * near, 'sawtooth', 62, top);
    tone(at, now, seconds, 0.2 * near, 'square', 31, top / 2);
    noise(at, now, seconds, 0.12 * near, 'lowpass', 300, 220 + 6 * top);
  };
}

export const MADE: Record<Sound, Made> = {
  // Metal into its gate: two clicks.
  lever: (at, now) => {
    noise(at, now, 0.03, 0.5, 'highpass', 2600);
    tone(at, now, 0.05, 0.5, 'square', 190, 120);
    noise(at, now + 0.07, 0.04, 0.6, 'bandpass', 1700, 1100);
  },
  // A card laid on the mat.
  card: (at, now) => noise(at, now, 0.08, 0.45, 'bandpass', 1500, 2700),
  engine: (at, now) => engine(20, 0.9, 1)?.(at, now),
  // Everything it has.
  boost: (at, now) => {
    tone(at, now, 0.45, 0.45, 'sawtooth', 80, 330);
    noise(at, now, 0.4, 0.4, 'bandpass', 700, 3200);
  },
  // Air that gives way.
  pull: (at, now) => noise(at, now, 0.35, 0.45, 'bandpass', 500, 2600),
  // Rubber at its limit.
  tyres: (at, now) => {
    tone(at, now, 0.34, 0.2, 'sawtooth', 1050, 760);
    noise(at, now, 0.38, 0.4, 'bandpass', 2300, 1500);
  },
  // It lets go: a long howl, gravel, and the engine dies.
  spin: (at, now) => {
    tone(at, now, 0.8, 0.3, 'sawtooth', 1150, 420);
    noise(at, now, 0.9, 0.55, 'bandpass', 2600, 600);
    noise(at, now + 0.55, 0.7, 0.6, 'lowpass', 900, 180);
    tone(at, now + 0.7, 0.6, 0.4, 'sawtooth', 110, 34);
  },
  // Hot metal in the rain.
  cool: (at, now) => noise(at, now, 0.5, 0.3, 'highpass', 5200, 2200),
  // The grandstand rises.
  flag: (at, now) => {
    for (let k = 0; k < 5; k += 1) {
      noise(at, now + k * 0.16, 1.1 - k * 0.1, 0.28, 'bandpass', 700 + 160 * k, 1300 + 90 * k);
    }
    for (const [k, pitch] of [523, 659, 784].entries())
      tone(at, now + k * 0.12, k === 2 ? 0.6 : 0.15, 0.2, 'triangle', pitch, pitch * 1.005);
  },
};
