import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { FakeSocket } from './fake_socket';
import { Line, type LineState } from './line';

let line: Line;
let states: LineState[];

async function pass(seconds: number): Promise<void> {
  await vi.advanceTimersByTimeAsync(seconds * 1000);
}

function look(state: 'visible' | 'hidden'): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(async () => {
  vi.useFakeTimers();
  FakeSocket.all = [];
  vi.stubGlobal('WebSocket', FakeSocket);
  states = [];
  line = new Line({
    address: () => 'ws://here',
    state: (state) => states.push(state),
    message: () => undefined,
    ping: () => 'ping',
  });
  await pass(0);
  FakeSocket.last().say('hello');
});

afterEach(() => {
  line.close();
  vi.restoreAllMocks();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('Line', () => {
  it('asks after a long silence, and stays open where it is answered', async () => {
    await pass(29);
    expect(FakeSocket.last().sent).toEqual([]);
    await pass(2);
    expect(FakeSocket.last().sent).toEqual(['ping']);
    FakeSocket.last().say('here');
    await pass(16);
    expect(FakeSocket.all).toHaveLength(1);
    await pass(15);
    expect(FakeSocket.last().sent).toEqual(['ping', 'ping']);
    expect(states).toEqual(['connecting', 'open']);
  });

  it('comes back where nobody answers', async () => {
    await pass(31);
    await pass(15);
    expect(states.at(-1)).toBe('reconnecting');
    await pass(1);
    expect(FakeSocket.all).toHaveLength(2);
    FakeSocket.last().say('hello');
    expect(states.at(-1)).toBe('open');
  });

  it('does not wait for an answer to what was said for ever', async () => {
    line.send('a move');
    await pass(10);
    line.send('another');
    await pass(6); // since the first
    expect(states.at(-1)).toBe('reconnecting');
  });

  it('asks at once when the page is looked at again, and not while nobody looks', async () => {
    look('hidden');
    await pass(60);
    expect(FakeSocket.last().sent).toEqual([]);
    look('visible');
    expect(FakeSocket.last().sent).toEqual(['ping']);
  });

  it('comes later and later to a server that turns it away', async () => {
    const turnAway = (): void => {
      FakeSocket.last().say({ kind: 'gone', reason: {} });
      FakeSocket.last().close();
    };
    turnAway();
    for (const wait of [1, 1.5, 3]) {
      const before = FakeSocket.all.length;
      await pass(wait);
      expect(FakeSocket.all).toHaveLength(before + 1);
      turnAway();
    }
    await pass(2);
    expect(FakeSocket.all).toHaveLength(4);
    expect(states.filter((state) => state === 'open')).toHaveLength(1);
  });

  it('gives up a try that nobody answers', async () => {
    FakeSocket.last().close();
    await pass(1);
    expect(FakeSocket.all).toHaveLength(2);
    await pass(31);
    expect(states.at(-1)).toBe('reconnecting');
    await pass(1.5);
    expect(FakeSocket.all).toHaveLength(3);
  });

  it('asks nothing any more once it is closed', async () => {
    line.close();
    await pass(100);
    expect(FakeSocket.all).toHaveLength(1);
    expect(FakeSocket.last().sent).toEqual([]);
    expect(states.at(-1)).toBe('closed');
  });
});
