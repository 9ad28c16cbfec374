import { describe, expect, it } from 'vitest';
import { MADE, soundsOf } from './sounds';
import type { HeatEvent } from './types';

const nothing = { items: [], total: 0 };
const moved = (spaces: number): HeatEvent => ({
  type: 'car-moved',
  car: 0,
  start: [4, 0],
  end: [4 + spaces, 0],
  due: spaces,
});

/** The highest note of a sound, and how loud its loudest part is. */
function noteOf(event: HeatEvent, isMine = true): { top: number; loud: number } {
  let [top, loud] = [0, 0];
  const param = (heard: (value: number) => void) => ({
    setValueAtTime: () => undefined,
    exponentialRampToValueAtTime: (value: number) => heard(value),
  });
  const node = {
    connect: (to: unknown) => to,
    start: () => undefined,
    stop: () => undefined,
    getChannelData: () => new Float32Array(1),
  };
  const at = {
    sampleRate: 1,
    createGain: () => ({ ...node, gain: param((value) => (loud = Math.max(loud, value))) }),
    createOscillator: () => ({
      ...node,
      frequency: param((value) => (top = Math.max(top, value))),
    }),
    createBiquadFilter: () => ({ ...node, frequency: param(() => undefined) }),
    createBufferSource: () => node,
    createBuffer: () => node,
  } as unknown as AudioContext;
  soundsOf(event, 1, isMine)?.(at, 0);
  return { top, loud };
}

describe('the sounds of a race', () => {
  it('let an engine end the higher, the faster its car', () => {
    expect(noteOf(moved(12)).top).toBeGreaterThan(noteOf(moved(4)).top);
    expect(soundsOf(moved(0), 1, true)).toBeNull();
  });

  it('have others’ engines farther away', () => {
    expect(noteOf(moved(8), false).loud).toBeLessThan(noteOf(moved(8)).loud);
  });

  it('have a lever only where the gear changes, and tyres only where it costs something', () => {
    const shifted = (before: number, gear: number): HeatEvent => ({
      type: 'gear-shifted',
      car: 0,
      before,
      gear,
      heat: nothing,
    });
    expect(soundsOf(shifted(1, 2), 1, true)).toBe(MADE.lever);
    expect(soundsOf(shifted(2, 2), 1, true)).toBeNull();
    const checked = (total: number): HeatEvent => ({
      type: 'corner-checked',
      car: 0,
      corner: 0,
      heat: { items: [], total },
    });
    expect(soundsOf(checked(2), 1, false)).toBe(MADE.tyres);
    expect(soundsOf(checked(0), 1, false)).toBeNull();
  });
});
