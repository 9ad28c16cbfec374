/** Short sounds, made here: nothing has to be loaded. Silent where the person wants it so. */
import { prefs } from '$lib/prefs.svelte';
import { loudness } from '$lib/signals.svelte';

export type Sound = 'tick' | 'pop' | 'whoosh' | 'riffle' | 'snore' | 'boom' | 'fizzle' | 'coin';

let context: AudioContext | null = null;

export function sound(kind: Sound): void {
  // Browsers let nothing be heard before somebody has touched the page.
  if (
    !prefs.sound ||
    loudness(prefs.volume) <= 0 ||
    document.hidden ||
    !navigator.userActivation?.hasBeenActive
  )
    return;
  try {
    context ??= new AudioContext();
    void context.resume();
    MADE[kind](context, context.currentTime);
  } catch {
    // A browser without sound.
  }
}

const MADE: Record<Sound, (at: AudioContext, now: number) => void> = {
  // The fuse: a dry click.
  tick: (at, now) => noise(at, now, 0.03, 0.5, 'highpass', 3200),
  // A card that pops up: a cork.
  pop: (at, now) => tone(at, now, 0.12, 1, 'sine', 260, 880),
  whoosh: (at, now) => noise(at, now, 0.16, 0.25, 'bandpass', 900, 2400),
  riffle: (at, now) => {
    for (let k = 0; k < 7; k += 1)
      noise(at, now + k * 0.045, 0.025, 0.35, 'highpass', 2200 + 150 * k);
  },
  snore: (at, now) => {
    tone(at, now, 0.32, 0.5, 'sawtooth', 70, 95);
    tone(at, now + 0.36, 0.3, 0.25, 'sine', 520, 390);
  },
  boom: (at, now) => {
    tone(at, now, 0.9, 2.2, 'sine', 120, 28);
    noise(at, now, 0.9, 1.5, 'lowpass', 2600, 120);
  },
  // Micro-Boom: half as much.
  fizzle: (at, now) => {
    tone(at, now, 0.3, 1, 'sine', 180, 60);
    noise(at, now, 0.45, 0.7, 'lowpass', 1800, 300);
  },
  coin: (at, now) => tone(at, now, 0.07, 0.4, 'triangle', 1250, 1320),
};

/** It swells at once and fades; `most` is beside the chime's loudness. */
function fading(at: AudioContext, now: number, seconds: number, most: number): GainNode {
  const loud = at.createGain();
  loud.gain.setValueAtTime(0.0001, now);
  loud.gain.exponentialRampToValueAtTime(
    Math.max(0.0001, most * loudness(prefs.volume)),
    now + 0.012,
  );
  loud.gain.exponentialRampToValueAtTime(0.0001, now + seconds);
  loud.connect(at.destination);
  return loud;
}

function tone(
  at: AudioContext,
  now: number,
  seconds: number,
  most: number,
  shape: OscillatorType,
  from: number,
  to: number,
): void {
  const source = at.createOscillator();
  source.type = shape;
  source.frequency.setValueAtTime(from, now);
  source.frequency.exponentialRampToValueAtTime(to, now + seconds);
  source.connect(fading(at, now, seconds, most));
  source.start(now);
  source.stop(now + seconds + 0.02);
}

let hiss: AudioBuffer | null = null;

function noise(
  at: AudioContext,
  now: number,
  seconds: number,
  most: number,
  shape: BiquadFilterType,
  from: number,
  to = from,
): void {
  if (!hiss) {
    hiss = at.createBuffer(1, at.sampleRate, at.sampleRate);
    const samples = hiss.getChannelData(0);
    for (let k = 0; k < samples.length; k += 1) samples[k] = Math.random() * 2 - 1;
  }
  const source = at.createBufferSource();
  source.buffer = hiss;
  const filter = at.createBiquadFilter();
  filter.type = shape;
  filter.frequency.setValueAtTime(from, now);
  filter.frequency.exponentialRampToValueAtTime(to, now + seconds);
  source.connect(filter).connect(fading(at, now, seconds, most));
  source.start(now);
  source.stop(now + seconds + 0.02);
}
