/** The sounds of the game. */
import { noise, play, tone, type Made } from '$lib/synth';

export type Sound = 'tick' | 'pop' | 'whoosh' | 'riffle' | 'snore' | 'boom' | 'fizzle' | 'coin';

export function sound(kind: Sound): void {
  play(MADE[kind]);
}

export const MADE: Record<Sound, Made> = {
  // The fuse: a dry click.
  tick: (at, now) => noise(at, now, 0.03, 0.5, 'highpass', 3200),
  // A card that pops up: a cork.
  pop: (at, now) => tone(at, now, 0.12, 1, 'sine', 260, 880),
  whoosh: (at, now) => noise(at, now, 0.16, 0.5, 'bandpass', 900, 2400),
  riffle: (at, now) => {
    for (let k = 0; k < 7; k += 1)
      noise(at, now + k * 0.045, 0.025, 0.35, 'highpass', 2200 + 150 * k);
  },
  snore: (at, now) => {
    tone(at, now, 0.32, 0.5, 'sawtooth', 70, 95);
    tone(at, now + 0.36, 0.3, 0.25, 'sine', 520, 390);
  },
  boom: (at, now) => {
    tone(at, now, 0.9, 1.6, 'sine', 120, 28);
    noise(at, now, 0.9, 1.1, 'lowpass', 2600, 120);
  },
  // Micro-Boom: half as much.
  fizzle: (at, now) => {
    tone(at, now, 0.3, 1, 'sine', 180, 60);
    noise(at, now, 0.45, 0.7, 'lowpass', 1800, 300);
  },
  coin: (at, now) => tone(at, now, 0.07, 0.4, 'triangle', 1250, 1320),
};
