import { describe, expect, it } from 'vitest';
import type { Told } from '$lib/wire';
import { lastSaid, wayTo } from './tv';

const PLACE = { origin: 'http://hot.example:8000', host: 'hot.example:8000' };

function entry(seq: number, ...codes: string[]): Told {
  const said = codes.map((code) => ({ phrase: { type: 'phrase' as const, code, params: {} } }));
  return { seq, at: 0, kind: 'moved', seat: 0, said };
}

describe('how others come', () => {
  it('reads the code in two halves and leads there without it being typed', () => {
    expect(wayTo('KR3NZD', PLACE)).toEqual({
      code: 'KR3 NZD',
      link: 'http://hot.example:8000/join#KR3NZD',
      address: 'hot.example:8000/join',
    });
  });
  it('is not known where the code is not', () => {
    expect(wayTo('', PLACE)).toBeNull();
  });
});

describe('the last thing said', () => {
  const nameOf = () => 'Ana';
  it('is what happened, not who is next', () => {
    const log = [entry(1, 'potatoh-event-card-played', 'potatoh-event-turn-started')];
    expect(lastSaid(log, nameOf)?.code).toBe('potatoh-event-card-played');
  });
  it('is looked for further back where an entry says nothing of the game', () => {
    const chat: Told = { seq: 3, at: 0, kind: 'chatted', seat: 0, name: 'Ana', text: 'Hi' };
    const log = [entry(1, 'potatoh-event-exploded'), entry(2, 'potatoh-event-turn-started'), chat];
    expect(lastSaid(log, nameOf)?.code).toBe('potatoh-event-exploded');
  });
  it('is nothing before anything happened', () => {
    expect(lastSaid([], nameOf)).toBeNull();
  });
});
