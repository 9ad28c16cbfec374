/** "Your turn": on the tab, as a short sound, as a notification where that is wanted. */

import { prefs } from './prefs.svelte';

let context: AudioContext | null = null;
let touched = false; // browsers let nothing be heard before somebody has touched the page

for (const gesture of ['pointerdown', 'keydown'] as const) {
  addEventListener(gesture, () => (touched = true), { capture: true, once: true });
}

/** How loud the volume of the preferences is: evenly to the ear, and never shrill. */
export function loudness(volume: number): number {
  return 0.4 * (volume / 100) ** 2;
}

/** Two short notes, made here: nothing has to be loaded. */
export function chime(): void {
  const peak = loudness(prefs.volume);
  if (!prefs.sound || peak <= 0 || !touched) return;
  try {
    context ??= new AudioContext();
    void context.resume();
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
      loud.gain.exponentialRampToValueAtTime(peak, now + at + 0.02);
      loud.gain.exponentialRampToValueAtTime(0.0001, now + at + 0.28);
      tone.connect(loud).connect(context.destination);
      tone.start(now + at);
      tone.stop(now + at + 0.3);
    }
  } catch {
    // A browser without sound.
  }
}

/** Can this device shake at all? */
export const canBuzz = typeof navigator.vibrate === 'function';

/** Shake the phone for these times in ms, with pauses in between; only in the viewer's hand. */
export function buzz(...ms: number[]): void {
  if (canBuzz && prefs.vibration && touched && !document.hidden) navigator.vibrate(ms);
}

/** Tell somebody who looks elsewhere; only where they have allowed it. */
export async function notify(title: string, text: string, tag: string): Promise<void> {
  if (!prefs.notify || !document.hidden || !('Notification' in globalThis)) return;
  if (Notification.permission !== 'granted') return;
  const how = { body: text, tag, icon: '/icons/icon-192.png', data: location.pathname };
  try {
    // Phones allow this to service workers only; ours brings the page back when it is touched.
    const worker = await navigator.serviceWorker?.getRegistration();
    if (worker?.active) return await worker.showNotification(title, how);
    const note = new Notification(title, how);
    note.addEventListener('click', () => {
      focus();
      note.close();
    });
  } catch {
    // A browser that allows none after all.
  }
}

/** May this page notify? Where it was never asked, nobody has said so yet. */
export function mayNotify(): boolean {
  return prefs.notify && 'Notification' in globalThis && Notification.permission === 'granted';
}

/** Ask for the right to notify, because somebody wishes it; keeps what was answered. */
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

/** How many tables want somebody: the dot on the tab's icon, and a number on an installed app. */
export function showWanted(count: number): void {
  const icon = document.querySelector<HTMLLinkElement>('link[rel="icon"]');
  const wanted = count > 0 ? '/icons/tab-wanted.svg' : '/icons/tab.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.setAttribute('href', wanted);
  if (!('setAppBadge' in navigator)) return;
  const shown = count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge();
  shown.catch(() => undefined); // not installed
}
