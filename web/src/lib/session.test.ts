import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { frames } from './animation';
import { FakeSocket } from './fake_socket';
import { prefs } from './prefs.svelte';
import { mergeLog, RefusedError, TableSession } from './session.svelte';
import type { DecisionView, Told, Update } from './wire';

const decision = (since: number): DecisionView => ({
  seat: 0,
  since,
  changing: false,
  options: [],
  barred: [],
});

function update(seq: number, more: Partial<Update> = {}): Update {
  return {
    kind: 'update',
    seq,
    you: 0,
    entries: [],
    table: null,
    waiting: [],
    question: null,
    view: { at: seq },
    asked: more.decision?.since ?? null,
    decision: null,
    free_undo: null,
    result: null,
    for_you: [],
    ...more,
  };
}

const moved = (seq: number, seat: number): Told => ({
  seq,
  at: 0,
  kind: 'moved',
  seat,
  events: [{ type: 'x' }],
});

let session: TableSession;

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', () =>
    Promise.resolve(
      new Response(JSON.stringify({ seq: 0, entries: [], guest: 'x', version: '1' })),
    ),
  );
  prefs.set('speed', 'brisk');
  session = new TableSession('abc');
  await vi.advanceTimersByTimeAsync(1);
});

afterEach(() => {
  session.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('TableSession', () => {
  it('shows the first view at once and later ones after their animation', async () => {
    FakeSocket.last().say(update(5));
    expect(session.shown.view).toEqual({ at: 5 });
    const seen: unknown[] = [];
    session.animator = async (batch, pace) => {
      seen.push(batch.before, batch.after);
      await pace.wait(300);
    };
    FakeSocket.last().say(update(6, { entries: [moved(6, 1)], decision: decision(6) }));
    expect(session.settled).toBe(false);
    expect(session.decision).toBeNull();
    expect(session.shown.view).toEqual({ at: 5 });
    await vi.advanceTimersByTimeAsync(300);
    expect(seen).toEqual([{ at: 5 }, { at: 6 }]);
    expect(session.shown.view).toEqual({ at: 6 });
    expect(session.decision?.since).toBe(6);
  });

  it('keeps a question while others answer theirs, and hides another until it is its turn', async () => {
    FakeSocket.last().say(update(5, { decision: decision(5) }));
    session.animator = (_, pace) => pace.wait(300);
    const asked = session.decision;
    expect(asked?.since).toBe(5);
    for (const seq of [6, 7])
      FakeSocket.last().say(update(seq, { entries: [moved(seq, 1)], asked: 5 }));
    expect(session.settled).toBe(false);
    expect(session.decision).toEqual(asked);
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.settled).toBe(true);
    expect(session.decision).toEqual(asked);
    FakeSocket.last().say(update(8, { entries: [moved(8, 1)], decision: decision(8) }));
    expect(session.decision).toBeNull();
    FakeSocket.last().say(update(9, { entries: [moved(9, 1)], asked: 8 }));
    expect(session.decision).toBeNull();
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.decision?.since).toBe(8);
  });

  it('skips what moves when nobody sees the page any more', async () => {
    FakeSocket.last().say(update(5));
    session.animator = (_, pace) => frames(pace, 10_000, () => undefined);
    vi.stubGlobal('requestAnimationFrame', () => 0); // a hidden page has no frames
    FakeSocket.last().say(update(6, { entries: [moved(6, 1)], decision: decision(6) }));
    expect(session.settled).toBe(false);
    vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
    document.dispatchEvent(new Event('visibilitychange'));
    await vi.advanceTimersByTimeAsync(1);
    expect(session.settled).toBe(true);
    expect(session.decision?.since).toBe(6);
    vi.restoreAllMocks();
  });

  it('is busy until an answer that was given offline has arrived', async () => {
    FakeSocket.last().say(update(5, { decision: decision(5) }));
    const acted = session.act(['x']);
    FakeSocket.last().close();
    await vi.advanceTimersByTimeAsync(1);
    expect(session.busy).toBe(true);
    session.tryNow();
    await vi.advanceTimersByTimeAsync(1);
    FakeSocket.last().say(update(6, { entries: [moved(6, 0)] }));
    await acted;
    expect(session.busy).toBe(false);
  });

  it('ends in the final state when skipped', async () => {
    FakeSocket.last().say(update(5));
    session.animator = (_, pace) => pace.wait(10_000);
    for (const seq of [6, 7, 8]) FakeSocket.last().say(update(seq, { entries: [moved(seq, 1)] }));
    session.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(session.shown.view).toEqual({ at: 8 });
    expect(session.settled).toBe(true);
  });

  it('goes on showing while somebody talks', async () => {
    FakeSocket.last().say(update(5));
    session.animator = (_, pace) => pace.wait(300);
    FakeSocket.last().say(update(6, { entries: [moved(6, 1)] }));
    FakeSocket.last().say(update(7, { entries: [{ seq: 7, at: 0, kind: 'chatted' }] }));
    await vi.advanceTimersByTimeAsync(200);
    expect(session.shown.view).toEqual({ at: 5 });
    await vi.advanceTimersByTimeAsync(200);
    expect(session.shown.view).toEqual({ at: 7 });
    expect(session.settled).toBe(true);
  });

  it('lets the log follow what is shown, and what is said come at once', async () => {
    const numbers = () => session.log.map((entry) => entry.seq);
    FakeSocket.last().say(update(5));
    session.animator = (_, pace) => pace.wait(300);
    FakeSocket.last().say(update(6, { entries: [moved(6, 1)] }));
    FakeSocket.last().say(update(7, { entries: [{ seq: 7, at: 0, kind: 'chatted' }] }));
    FakeSocket.last().say(update(8, { entries: [moved(8, 1)] }));
    expect(numbers()).toEqual([7]);
    expect(session.playing?.seq).toBe(6);
    await vi.advanceTimersByTimeAsync(310);
    expect(numbers()).toEqual([6, 7]);
    session.skip();
    await vi.advanceTimersByTimeAsync(1);
    expect(numbers()).toEqual([6, 7, 8]);
    expect(session.playing).toBeNull();
  });

  it('logs at once where everything is instant', () => {
    prefs.set('speed', 'instant');
    FakeSocket.last().say(update(5));
    session.animator = (_, pace) => pace.wait(300);
    FakeSocket.last().say(update(6, { entries: [moved(6, 1)] }));
    expect(session.log.map((entry) => entry.seq)).toEqual([6]);
  });

  it('says when it tries again, and tries at once where somebody wants it', async () => {
    FakeSocket.last().say(update(5));
    for (let tries = 0; tries < 4; tries += 1) {
      FakeSocket.last().close();
      session.tryNow();
      expect(session.nextTry).toBeNull();
      await vi.advanceTimersByTimeAsync(1);
    }
    expect(FakeSocket.all).toHaveLength(5);
    FakeSocket.last().close();
    const wait = (session.nextTry ?? 0) - Date.now();
    expect(wait).toBeGreaterThan(1000);
    expect(wait).toBeLessThanOrEqual(12_500);
    await vi.advanceTimersByTimeAsync(wait);
    expect(FakeSocket.all).toHaveLength(6);
  });

  it('knows at once that the network is gone', () => {
    FakeSocket.last().say(update(5));
    dispatchEvent(new Event('offline'));
    expect(session.state).toBe('reconnecting');
    expect(session.nextTry).not.toBeNull();
  });

  it('never shows through new eyes what was meant for others', async () => {
    FakeSocket.last().say(update(5));
    session.animator = (_, pace) => pace.wait(300);
    FakeSocket.last().say(update(6, { entries: [moved(6, 0)] }));
    FakeSocket.last().say(update(6, { you: 1, view: { of: 'Ida' } }));
    await vi.advanceTimersByTimeAsync(1);
    expect(session.shown.view).toEqual({ of: 'Ida' });
    await vi.advanceTimersByTimeAsync(1000);
    expect(session.shown.view).toEqual({ of: 'Ida' });
  });

  it('comes back with the last entry it knows', async () => {
    FakeSocket.last().say(update(5));
    expect(session.state).toBe('open');
    FakeSocket.last().close();
    expect(session.state).toBe('reconnecting');
    await vi.advanceTimersByTimeAsync(1000);
    expect(FakeSocket.all).toHaveLength(2);
    expect(FakeSocket.last().url).toContain('since=5');
    expect(FakeSocket.last().url).toContain('seat=0');
    FakeSocket.last().say(update(7, { entries: [moved(6, 1), moved(7, 1)] }));
    expect(session.state).toBe('open');
  });

  const late = { phrase: { type: 'phrase', code: 'refused-stale', params: {} }, rule: '' };
  const seats = (...yours: boolean[]) =>
    ({
      seats: yours.map((mine) => ({ held_by: 'person', yours: mine })),
    }) as unknown as NonNullable<Update['table']>;

  it('reads in the log what a long absence has missed, and shows how it stands now', async () => {
    FakeSocket.last().say(update(5, { entries: [] }));
    session.animator = (_, pace) => pace.wait(10_000);
    const asked: string[] = [];
    vi.stubGlobal('fetch', (address: string) => {
      asked.push(address);
      const after = Number(new URLSearchParams(address.split('?')[1]).get('after'));
      const entries = after === 5 ? [6, 7].map((seq) => moved(seq, 1)) : [moved(8, 1), moved(9, 1)];
      return Promise.resolve(new Response(JSON.stringify({ seq: 9, entries })));
    });
    FakeSocket.last().say(update(9, { entries: [moved(9, 1)] })); // 6 to 8 are left out
    expect(session.shown.view).toEqual({ at: 9 });
    expect(session.settled).toBe(true);
    await vi.advanceTimersByTimeAsync(1);
    expect(session.log.map((entry) => entry.seq)).toEqual([6, 7, 8, 9]);
    expect(asked).toHaveLength(2);
  });

  it('takes a move back also where a bot has moved meanwhile', async () => {
    FakeSocket.last().say(update(5, { table: seats(true) }));
    const undone = session.undo();
    FakeSocket.last().say(update(6, { entries: [moved(6, 1)] }));
    FakeSocket.last().say({
      kind: 'refused',
      id: FakeSocket.last().sent[0]?.id,
      reason: late,
      seq: 6,
    });
    await vi.advanceTimersByTimeAsync(1);
    expect(FakeSocket.last().sent.map((one) => one.do)).toEqual([
      { kind: 'undo', seat: 0, expect: 5 },
      { kind: 'undo', seat: 0, expect: 6 },
    ]);
    FakeSocket.last().say({ kind: 'done', id: FakeSocket.last().sent[1]?.id, seq: 7 });
    await expect(undone).resolves.toBeUndefined();
  });

  it('takes nothing back that other people have answered', async () => {
    FakeSocket.last().say(update(5, { table: seats(true, false) }));
    const undone = session.undo();
    FakeSocket.last().say(update(6, { entries: [moved(6, 1)] }));
    FakeSocket.last().say({
      kind: 'refused',
      id: FakeSocket.last().sent[0]?.id,
      reason: late,
      seq: 6,
    });
    await expect(undone).rejects.toBeInstanceOf(RefusedError);
    expect(FakeSocket.last().sent).toHaveLength(1);
  });

  it('rejects with the reason of the server', async () => {
    FakeSocket.last().say(update(5, { decision: decision(5) }));
    const acted = session.act(['draw']);
    expect(session.busy).toBe(true);
    const [sent] = FakeSocket.last().sent;
    expect(sent?.do).toMatchObject({ kind: 'act', expect: 5 });
    const reason = { phrase: { type: 'phrase', code: 'refused-stale', params: {} }, rule: '' };
    FakeSocket.last().say({ kind: 'refused', id: sent?.id, reason, seq: 6 });
    await expect(acted).rejects.toBeInstanceOf(RefusedError);
    expect(session.busy).toBe(false);
  });

  it('sends again after a lost connection only if the question is the same', async () => {
    FakeSocket.last().say(update(5, { decision: decision(5) }));
    const acted = session.act(['draw']);
    FakeSocket.last().close();
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last().say(update(5, { decision: decision(5) }));
    await vi.advanceTimersByTimeAsync(1);
    const [again] = FakeSocket.last().sent;
    expect(again?.do.kind).toBe('act');
    FakeSocket.last().close(); // it had arrived, but the answer was lost
    await vi.advanceTimersByTimeAsync(1000);
    FakeSocket.last().say(update(6, { entries: [moved(6, 0)], decision: decision(6) }));
    await acted;
    expect(FakeSocket.last().sent).toEqual([]);
  });

  it('keeps a decision that is sent once, as long as the question is the same', () => {
    FakeSocket.last().say(update(5, { decision: decision(5) }));
    FakeSocket.last().say(update(6, { asked: 5, entries: [{ seq: 6, at: 0, kind: 'chatted' }] }));
    expect(session.decision?.since).toBe(5);
    FakeSocket.last().say(update(7, { asked: null }));
    expect(session.decision).toBeNull();
  });

  it('notices that this person has acted elsewhere', () => {
    const seat = { seat: 0, held_by: 'person', name: 'Ada', bot: '', ready: true, yours: true };
    const table = { seats: [seat], names: [] } as unknown as Update['table'];
    FakeSocket.last().say(update(5, { decision: decision(5), table }));
    FakeSocket.last().say(update(6, { entries: [moved(6, 0)] }));
    expect(session.elsewhere?.seq).toBe(6);
  });

  it('knows when a table is gone for good', async () => {
    const reason = {
      phrase: { type: 'phrase', code: 'refused-no-such-table', params: {} },
      rule: '',
    };
    FakeSocket.last().say({ kind: 'gone', reason });
    expect(session.state).toBe('gone');
    expect(session.gone).toEqual(reason);
    await vi.advanceTimersByTimeAsync(20_000);
    expect(FakeSocket.all).toHaveLength(1);
  });
});

it('merges logs in order', () => {
  const log = mergeLog([moved(5, 0)], [moved(3, 0), moved(5, 1)]);
  expect(log.map((entry) => [entry.seq, entry.seat])).toEqual([
    [3, 0],
    [5, 1],
  ]);
});
