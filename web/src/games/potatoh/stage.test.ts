import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { AnimationQueue } from '$lib/animation';
import { prefs } from '$lib/prefs.svelte';
import type { Told } from '$lib/wire';
import { phrase } from '$lib/words.svelte';
import everyCard from './fixtures/match-level-5.json';
import cards from './fixtures/printed.json';
import rising from './fixtures/match-rising.json';
import { Stage } from './stage.svelte';
import type { PotatohEvent, Printed, View } from './types';

type Update = { entries: Told[]; view: View };
const printed = cards as Printed;

function has(update: Update, type: PotatohEvent['type']): boolean {
  return update.entries.some((entry) =>
    (entry.events ?? []).some((event) => (event as PotatohEvent).type === type),
  );
}

beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  prefs.set('motion', 'full');
});

/** Play updates one after the other, as a table does. */
function sitAt(updates: Update[]): {
  stage: Stage;
  queue: AnimationQueue;
  next: (update: Update, before: Update) => void;
} {
  const stage = new Stage(printed, updates[0]!.view);
  const queue = new AnimationQueue(
    () => 'brisk',
    () => undefined,
  );
  const next = (update: Update, before: Update): void => {
    stage.log = [...stage.log, ...update.entries];
    queue.add({
      play: (pace) =>
        stage.play({ entries: update.entries, before: before.view, after: update.view }, pace),
      end: () => stage.settle(update.view),
    });
  };
  return { stage, queue, next };
}

describe.each(['full', 'reduced'] as const)('a stage with %s motion', (motion) => {
  it.each([
    ['with every card', everyCard],
    ['that rises', rising],
  ])(
    'ends every move of a match %s with what the table says, and nothing on its way',
    async (_, match) => {
      prefs.set('motion', motion);
      const updates = match as unknown as Update[];
      const { stage, queue, next } = sitAt(updates);
      for (const [index, update] of updates.entries()) {
        if (index === 0) continue;
        next(update, updates[index - 1]!);
        await vi.advanceTimersByTimeAsync(120_000);
        expect(queue.busy).toBe(false);
        expect(stage.view).toBe(update.view);
        expect([
          stage.playing,
          stage.drawn,
          stage.suspense,
          stage.popped,
          stage.boom,
          stage.news,
          stage.flights,
        ]).toEqual([false, null, null, null, null, null, []]);
        expect(stage.deckAt).toBe(update.view.on_turn);
      }
    },
  );
});

describe('the scoreboard', () => {
  const updates = rising as unknown as Update[];
  const end = updates.findIndex((update) => has(update, 'round-ended'));
  const start = updates.findIndex((update, index) => index > end && has(update, 'round-started'));

  it('comes after the explosion and stays until its reader goes on', async () => {
    const { stage, queue, next } = sitAt(updates.slice(end - 1));
    stage.log = updates.slice(0, end).flatMap((update) => update.entries);
    next(updates[end]!, updates[end - 1]!);
    await vi.advanceTimersByTimeAsync(1500);
    while (!stage.boom && queue.busy) await vi.advanceTimersByTimeAsync(50);
    expect(stage.boom?.seat).toBe(updates[end]!.view.exploder);
    expect(stage.scoreboard).toBeNull();
    stage.ready(); // to the panel
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.boom?.step).toBe('tells');
    stage.ready();
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.boom).toBeNull();
    expect(stage.scoreboard?.round).toBe(1);
    for (let index = end + 1; index <= start; index += 1)
      next(updates[index]!, updates[index - 1]!);
    await vi.advanceTimersByTimeAsync(15_000);
    expect(stage.scoreboard?.round).toBe(1);
    stage.ready();
    await vi.advanceTimersByTimeAsync(50);
    expect(stage.scoreboard).toBeNull();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(stage.view.round).toBe(2);
    stage.look(1);
    expect(stage.scoreboard?.round).toBe(1);
    stage.ready();
    expect(stage.scoreboard).toBeNull();
  });

  it('is there for whoever comes when the round is over, without having heard anything', () => {
    const stage = new Stage(printed, updates[end]!.view);
    expect(stage.scoreboard?.rows.map((row) => row.total).sort()).toEqual(
      updates[end]!.view.players.map((player) => player.total).sort(),
    );
  });

  it('is skipped with everything else', async () => {
    const { stage, queue, next } = sitAt(updates.slice(end - 1));
    for (let index = end; index <= start; index += 1) next(updates[index]!, updates[index - 1]!);
    queue.skip();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.view).toBe(updates[start]!.view);
    expect(stage.scoreboard).toBeNull();
  });
});

it('shows what it is told to show while something else plays', async () => {
  const updates = everyCard as unknown as Update[];
  const { stage, next } = sitAt(updates);
  next(updates[1]!, updates[0]!);
  await vi.advanceTimersByTimeAsync(20);
  stage.settle(updates[0]!.view); // what the move began from: it goes on
  expect(stage.playing).toBe(true);
  const elsewhere = { ...updates[30]!.view };
  stage.settle(elsewhere);
  expect(stage.playing).toBe(false);
  expect(stage.view).toBe(elsewhere);
});

describe('the beats of a draw', () => {
  const updates = everyCard as unknown as Update[];
  const draws = (update: Update): boolean =>
    update.entries.some((entry) =>
      ((entry.events ?? []) as PotatohEvent[]).some(
        (event) =>
          (event.type === 'card-taken' || event.type === 'card-shown') && event.how === 'draw',
      ),
    );
  const boom = updates.findIndex((update) => has(update, 'exploded') && draws(update));
  // Drawn, lives, and nothing else happens: the deck goes on.
  const lives = updates.findIndex(
    (update, index) =>
      index > 0 &&
      draws(update) &&
      !has(update, 'exploded') &&
      !has(update, 'card-shown') &&
      !has(update, 'deck-shuffled'),
  );

  /** The view from which it is played, as if BOOM were one of so many cards. */
  function oneIn(of: number, index: number): Update {
    const { entries, view } = updates[index]!;
    return { entries, view: { ...view, boom_odds: { chances: 1, of } } };
  }

  /** What is to be seen, and for how many ms, with so many updates waiting behind it. */
  async function seen(of: number, index: number, behind: number): Promise<[string, number][]> {
    const before = oneIn(of, index - 1);
    const { stage, next } = sitAt([before]);
    next(updates[index]!, before);
    for (let k = 0; k < behind; k += 1) next(updates[index]!, before);
    const beats: [string, number][] = [];
    // Until the next one begins, or there is nothing more.
    for (let ms = 0; ms < 20_000 && stage.playing; ms += 10) {
      const now = stage.boom
        ? stage.boom.step
        : stage.suspense
          ? `all ${stage.suspense.step}`
          : (stage.drawn?.step ?? '');
      if (beats.at(-1)?.[0] === now) beats.at(-1)![1] += 10;
      else beats.push([now, 10]);
      if (now === 'tells' || (now === '' && beats.length > 2)) break;
      await vi.advanceTimersByTimeAsync(10);
    }
    return beats;
  }

  it.each([0, 12, 39])(
    'come in order and last, with %i moves waiting, as BOOM needs',
    async (behind) => {
      const beats = await seen(12, boom, behind);
      expect(beats.map(([beat]) => beat)).toEqual([
        'lifts',
        'all hangs',
        'all freezes',
        'bangs',
        'tells',
      ]);
      const [lifts, hangs, freezes, bangs] = beats.map(([, ms]) => ms);
      expect(lifts).toBeGreaterThanOrEqual(290);
      expect(hangs).toBeGreaterThanOrEqual(1200);
      expect(hangs).toBeLessThanOrEqual(2000);
      expect(freezes).toBeGreaterThanOrEqual(110);
      expect(bangs).toBeGreaterThanOrEqual(1500);
      expect(lifts! + hangs! + freezes! + bangs!).toBeGreaterThanOrEqual(3200);
    },
  );

  it('hang by the odds, never by the card', async () => {
    const hang = async (of: number, index: number): Promise<number> =>
      (await seen(of, index, 9)).find(([beat]) => beat === 'all hangs')?.[1] ?? 0;
    for (const of of [20, 12, 8, 4, 2])
      expect(await hang(of, lives), `1 in ${of}`).toBe(await hang(of, boom));
    expect(await hang(20, lives)).toBeLessThan(await hang(8, lives));
    expect(await hang(8, lives)).toBeLessThan(await hang(4, lives));
    expect(await hang(2, lives)).toBe(2000);
  });

  it('are fast where they are dull, and faster where much waits', async () => {
    const dull = await seen(21, lives, 0);
    expect(dull.map(([beat]) => beat).slice(0, 2)).toEqual(['peels', 'hangs']);
    expect(dull[1]![1]).toBe(500);
    expect((await seen(21, lives, 12))[1]![1]).toBeLessThan(200);
  });

  it('go on at a tap', async () => {
    const before = oneIn(4, boom - 1);
    const { stage, next } = sitAt([before]);
    next(updates[boom]!, before);
    await vi.advanceTimersByTimeAsync(350);
    expect(stage.suspense?.step).toBe('hangs');
    stage.ready();
    await vi.advanceTimersByTimeAsync(130);
    expect(stage.boom?.step).toBe('bangs');
    stage.ready();
    await vi.advanceTimersByTimeAsync(0);
    expect(stage.boom?.step).toBe('tells');
  });

  it('are calm with reduced motion: a short hang, no freeze', async () => {
    prefs.set('motion', 'reduced');
    const beats = await seen(8, boom, 9);
    expect(beats.map(([beat]) => beat)).toEqual(['all hangs', 'bangs', 'tells']);
    expect(beats[0]![1]).toBe(600);
  });

  it('keep to what was told last, until something else is', async () => {
    const before = oneIn(21, lives - 1);
    const { stage, queue, next } = sitAt([before]);
    const told: Update = {
      ...updates[lives]!,
      entries: updates[lives]!.entries.map((entry) => ({
        ...entry,
        said: (entry.events ?? []).map((_, index) => ({
          phrase: phrase(`said-${index}`),
          rule: '',
        })),
      })),
    };
    next(told, before);
    await vi.advanceTimersByTimeAsync(120_000);
    expect(queue.busy).toBe(false);
    expect(stage.caption).not.toBeNull();
    stage.settle({ ...updates[lives]!.view });
    expect(stage.caption).toBeNull();
  });
});

it.each(['card-stolen', 'treacherous-laid', 'made-safe'] as const)(
  'shows %s in its own time however much waits',
  async (type) => {
    const updates = everyCard as unknown as Update[];
    const index = updates.findIndex((update, at) => at > 0 && has(update, type));
    const lasts = async (behind: number): Promise<number> => {
      const { stage, next } = sitAt([updates[index - 1]!]);
      next(updates[index]!, updates[index - 1]!);
      for (let k = 0; k < behind; k += 1) next(updates[index]!, updates[index - 1]!);
      let ms = 0;
      for (let at = 0; at < 8000 && stage.playing; at += 10) {
        if (stage.lit.length) ms += 10;
        else if (ms) break;
        await vi.advanceTimersByTimeAsync(10);
      }
      return ms;
    };
    const alone = await lasts(0);
    expect(alone).toBeGreaterThan(300);
    expect(await lasts(20)).toBeGreaterThanOrEqual(alone);
  },
);

describe('with a screen for all', () => {
  const updates = everyCard as unknown as Update[];
  const boom = updates.findIndex((update) => has(update, 'exploded'));

  async function explode(hasTv: boolean): Promise<Stage> {
    const { stage, next } = sitAt([updates[boom - 1]!]);
    stage.hasTv = hasTv;
    next(updates[boom]!, updates[boom - 1]!);
    while (!stage.boom) await vi.advanceTimersByTimeAsync(50);
    return stage;
  }

  it('a phone holds at BOOM and at the count, five seconds at most', async () => {
    const stage = await explode(true);
    stage.ready();
    await vi.advanceTimersByTimeAsync(100);
    expect(stage.boom?.step).toBe('bangs');
    await vi.advanceTimersByTimeAsync(5000);
    expect(stage.held).toBe(false);
    while (stage.boom) await vi.advanceTimersByTimeAsync(50);
    expect(stage.held).toBe(true); // the count has begun
    await vi.advanceTimersByTimeAsync(4800);
    expect(stage.held).toBe(true);
    await vi.advanceTimersByTimeAsync(200);
    expect(stage.held).toBe(false);
  });

  it('it does not where there is none', async () => {
    const stage = await explode(false);
    expect(stage.held).toBe(false);
    stage.ready();
    await vi.advanceTimersByTimeAsync(20);
    expect(stage.boom?.step).toBe('tells');
    stage.ready();
    await vi.advanceTimersByTimeAsync(20);
    expect([stage.boom, stage.held]).toEqual([null, false]);
  });
});
