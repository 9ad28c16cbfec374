/** "Your turn": in the tab's title, as a short sound, as a notification where that is wanted. */

import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;

/** Two short notes, made here: nothing has to be loaded. */
export function chime(): void {
  if (!prefs.sound) return;
  try {
    context ??= new AudioContext();
    const now = context.currentTime;
    for (const [at, pitch] of [
      [0, 587.3],
      [0.11, 880],
    ] as const) {
      const tone = context.createOscillator();
      const loud = context.createGain();
      tone.type = 'triangle';
      tone.frequency.value = pitch;
      loud.gain.setValueAtTime(0.0001, now + at);
      loud.gain.exponentialRampToValueAtTime(0.16, now + at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.28);
      tone.connect(loud).connect(context.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.3);
    }
  } catch {
    // A browser without sound.
  }
}

/** Tell somebody who looks elsewhere; only where they have allowed it. */
export function notify(title: string, text: string, tag: string): void {
  if (!prefs.notify || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  try {
    const note = new Notification(title, { body: text, tag });
    note.addEventListener('click', () => {
      focus();
      note.close();
    });
  } catch {
    // Some phones allow this to service workers only.
  }
}

/** Ask for the right to notify; keeps what was answered. */
export async function allowNotifications(): Promise<boolean> {
  if (!('Notification' in globalThis)) return false;
  const allowed = (await Notification.requestPermission()) === 'granted';
  prefs.set('notify', allowed);
  return allowed;
}

/** The title of the tab: a dot in front when somebody is wanted here. */
export function titleOf(text: string, wanted: boolean): string {
  return wanted ? `● ${text}` : text;
}
