/** What this person likes, kept on this device. */

import { SPEEDS, type Speed } from './animation';

export type Theme = 'light' | 'dark' | 'system';
export type Motion = 'system' | 'reduced' | 'full';
export type Language = 'en' | 'es';

export const LANGUAGES: readonly Language[] = ['en', 'es'];

export type Kept = {
  name: string;
  language: Language;
  theme: Theme;
  sound: boolean;
  /** How loud, from 0 to 100. */
  volume: number;
  notify: boolean;
  speed: Speed;
  motion: Motion;
  patterns: boolean;
  confirm: boolean;
  leftHanded: boolean;
  /** HEAT: stop after each Legend's turn. */
  stepwise: boolean;
  vibration: boolean;
};

const KEY = 'hotseat-preferences';

/** What the browser paints around the page: `--wall` of each look. */
const WALLS = { light: '#f2edea', dark: '#191218' };

/** The first language of the browser that we have words in. */
export function languageOf(wanted: readonly string[]): Language {
  for (const one of wanted) {
    const found = LANGUAGES.find((language) => one.toLowerCase().split('-')[0] === language);
    if (found) return found;
  }
  return 'en';
}

function usual(): Kept {
  return {
    name: '',
    language: languageOf(navigator.languages),
    theme: 'system',
    sound: true,
    volume: 64,
    notify: false,
    speed: 'brisk',
    motion: 'system',
    patterns: true,
    confirm: false,
    leftHanded: false,
    stepwise: false,
    vibration: true,
  };
}

const CHOICES: { [Key in keyof Kept]?: readonly Kept[Key][] } = {
  language: LANGUAGES,
  theme: ['light', 'dark', 'system'],
  speed: SPEEDS,
  motion: ['system', 'reduced', 'full'],
};

/** What was kept, as far as it makes sense; what does not is as usual. */
export function readKept(text: string | null, others: Kept): Kept {
  const found: Kept = { ...others };
  if (text === null) return found;
  try {
    const kept: unknown = JSON.parse(text);
    if (typeof kept !== 'object' || kept === null) return found;
    for (const [key, value] of Object.entries(kept)) {
      if (!(key in found) || typeof value !== typeof found[key as keyof Kept]) continue;
      const choices: readonly unknown[] | undefined = CHOICES[key as keyof Kept];
      if (choices && !choices.includes(value)) continue;
      if (key === 'volume' && !(Number(value) >= 0 && Number(value) <= 100)) continue;
      Object.assign(found, { [key]: value });
    }
  } catch {
    return { ...others };
  }
  return found;
}

class Prefs {
  #kept: Kept = $state(usual());
  #prefersLess = $state(false);
  #prefersDark = $state(false);

  constructor() {
    try {
      this.#kept = readKept(localStorage.getItem(KEY), usual());
    } catch {
      // A browser that keeps nothing: everything is as usual.
    }
    const less = matchMedia('(prefers-reduced-motion: reduce)');
    this.#prefersLess = less.matches;
    less.addEventListener('change', () => {
      this.#prefersLess = less.matches;
      this.#wear();
    });
    const dark = matchMedia('(prefers-color-scheme: dark)');
    this.#prefersDark = dark.matches;
    dark.addEventListener('change', () => {
      this.#prefersDark = dark.matches;
      this.#wear();
    });
    addEventListener('storage', (event) => {
      if (event.key !== KEY) return;
      this.#kept = readKept(event.newValue, usual());
      this.#wear();
    });
    this.#wear();
  }

  /** Change something, here and in the other tabs. */
  set<Key extends keyof Kept>(key: Key, value: Kept[Key]): void {
    this.#kept[key] = value;
    try {
      localStorage.setItem(KEY, JSON.stringify($state.snapshot(this.#kept)));
    } catch {
      // Then it holds until the page is closed.
    }
    this.#wear();
  }

  /** Let the whole page know. */
  #wear(): void {
    const page = document.documentElement;
    page.lang = this.#kept.language;
    page.dataset['theme'] = this.dark ? 'dark' : 'light';
    page.dataset['motion'] = this.reducedMotion ? 'less' : 'full';
    page.dataset['hand'] = this.#kept.leftHanded ? 'left' : 'right';
    page.dataset['patterns'] = this.#kept.patterns ? 'yes' : 'no';
    for (const meta of document.querySelectorAll<HTMLMetaElement>('meta[name="theme-color"]')) {
      meta.content = WALLS[this.dark ? 'dark' : 'light'];
    }
  }

  get name() {
    return this.#kept.name;
  }
  get language() {
    return this.#kept.language;
  }
  get theme() {
    return this.#kept.theme;
  }
  get sound() {
    return this.#kept.sound;
  }
  get volume() {
    return this.#kept.volume;
  }
  get notify() {
    return this.#kept.notify;
  }
  get speed() {
    return this.#kept.speed;
  }
  get motion() {
    return this.#kept.motion;
  }
  get patterns() {
    return this.#kept.patterns;
  }
  get confirm() {
    return this.#kept.confirm;
  }
  get stepwise() {
    return this.#kept.stepwise;
  }
  get vibration() {
    return this.#kept.vibration;
  }
  get leftHanded() {
    return this.#kept.leftHanded;
  }

  /** Should things move as little as can be? */
  get reducedMotion(): boolean {
    return this.#kept.motion === 'reduced' || (this.#kept.motion === 'system' && this.#prefersLess);
  }

  /** Is the page dark now? */
  get dark(): boolean {
    return this.#kept.theme === 'dark' || (this.#kept.theme === 'system' && this.#prefersDark);
  }
}

export const prefs = new Prefs();
