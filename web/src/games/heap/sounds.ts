/** The sounds of the junkyard. */
import { noise, play, tone, type Made } from '$lib/synth';

export type Sound =
  | 'card'
  | 'bolt'
  | 'repair'
  | 'shot'
  | 'challenge'
  | 'attack'
  | 'swerve'
  | 'drop'
  | 'won'
  | 'pileup'
  | 'turbo';

export function sound(kind: Sound): void {
  play(MADE[kind]);
}

export const MADE: Record<Sound, Made> = {
  // A card that slides over cardboard.
  card: (at, now) => noise(at, now, 0.09, 0.4, 'bandpass', 1600, 2800),
  // A ratchet, then the clank.
  bolt: (at, now) => {
    for (let k = 0; k < 4; k += 1) noise(at, now + k * 0.05, 0.025, 0.4, 'highpass', 2600);
    clank(at, now + 0.22, 0.55);
  },
  // Two light taps and a ting.
  repair: (at, now) => {
    noise(at, now, 0.03, 0.4, 'highpass', 3000);
    noise(at, now + 0.12, 0.03, 0.4, 'highpass', 3000);
    tone(at, now + 0.24, 0.3, 0.4, 'triangle', 1180, 1240);
  },
  // A crack, and something falls off.
  shot: (at, now) => {
    noise(at, now, 0.22, 1.1, 'lowpass', 3200, 300);
    tone(at, now, 0.18, 0.9, 'square', 190, 60);
    clank(at, now + 0.26, 0.4);
  },
  // A horn that asks everybody.
  challenge: (at, now) => {
    tone(at, now, 0.18, 0.5, 'sawtooth', 220, 226);
    tone(at, now + 0.22, 0.4, 0.55, 'sawtooth', 294, 300);
  },
  // A punch.
  attack: (at, now) => {
    tone(at, now, 0.2, 1.3, 'sine', 170, 50);
    noise(at, now, 0.1, 0.6, 'lowpass', 2200, 500);
  },
  // Tyres.
  swerve: (at, now) => {
    tone(at, now, 0.3, 0.3, 'sawtooth', 900, 620);
    noise(at, now, 0.34, 0.4, 'bandpass', 2400, 1200);
  },
  // An engine that dies away.
  drop: (at, now) => {
    tone(at, now, 0.5, 0.5, 'sawtooth', 120, 38);
    noise(at, now + 0.4, 0.2, 0.2, 'lowpass', 700, 200);
  },
  // Three notes on a dented trumpet.
  won: (at, now) => {
    for (const [k, pitch] of [392, 494, 587].entries())
      tone(at, now + k * 0.13, k === 2 ? 0.5 : 0.16, 0.45, 'square', pitch, pitch * 1.01);
  },
  // Everything at once.
  pileup: (at, now) => {
    tone(at, now, 1.1, 1.2, 'sine', 110, 26);
    noise(at, now, 0.9, 0.8, 'lowpass', 3000, 150);
    for (let k = 0; k < 5; k += 1) clank(at, now + 0.16 + k * 0.13, 0.6 - k * 0.08);
  },
  // It roars up.
  turbo: (at, now) => {
    tone(at, now, 0.7, 0.6, 'sawtooth', 60, 420);
    noise(at, now + 0.1, 0.6, 0.4, 'bandpass', 500, 3000);
  },
};

/** Scrap on scrap: two pitches that do not fit. */
function clank(at: AudioContext, now: number, most: number): void {
  tone(at, now, 0.16, most * 0.5, 'square', 523, 505);
  tone(at, now, 0.22, most * 0.5, 'triangle', 1370, 1330);
  noise(at, now, 0.05, most, 'highpass', 2400);
}
