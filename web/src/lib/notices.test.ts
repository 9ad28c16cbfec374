import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { notices } from './notices.svelte';
import type { Notice } from './wire';

const soon: Notice = { kind: 'notice', text: 'Back soon', id: 3, ms: 60_000 };

describe('a notice to everybody', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    localStorage.clear();
  });
  afterEach(() => {
    notices.hear({ ...soon, text: '', ms: 0 });
    vi.useRealTimers();
  });

  it('is shown until its end', () => {
    notices.hear(soon);
    vi.advanceTimersByTime(59_000);
    expect(notices.shown).toEqual(soon);
    vi.advanceTimersByTime(2_000);
    expect(notices.shown).toBeNull();
  });

  it('goes when it is taken back', () => {
    notices.hear(soon);
    notices.hear({ ...soon, text: '', ms: 0 });
    expect(notices.shown).toBeNull();
  });

  it('stays away once it is put away, however often it is said', () => {
    notices.hear(soon);
    notices.putAway();
    notices.hear({ ...soon, ms: 30_000 });
    expect(notices.shown).toBeNull();
    notices.hear({ ...soon, id: 4 });
    expect(notices.shown?.id).toBe(4);
  });
});
