/** Short sounds, made here: nothing has to be loaded. Silent where the person wants it so. */
import { prefs } from './prefs.svelte';
import { loudness } from './signals.svelte';

/** How a sound is made, from now on. */
export type Made = (at: AudioContext, now: number) => void;

let context: AudioContext | null = null;

export function play(made: Made): void {
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
    made(context, context.currentTime);
  } catch {
    // A browser without sound.
  }
}

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

/** A note that slides from one pitch to another. */
export function tone(
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

/** A hiss through a filter that slides. */
export function noise(
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
    // The same hiss every time, so that a sound is as loud today as it was when it was tuned.
    let last = 1;
    for (let k = 0; k < samples.length; k += 1) {
      last = (Math.imul(last, 1664525) + 1013904223) | 0;
      samples[k] = last / 2 ** 31;
    }
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
