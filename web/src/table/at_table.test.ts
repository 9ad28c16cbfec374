import { cleanup, fireEvent, render, screen } from '@testing-library/svelte';
import { tick } from 'svelte';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { OfflineError } from '$lib/api';
import type { TableSession } from '$lib/session.svelte';
import type { Told } from '$lib/wire';
import { words } from '$lib/words.svelte';
import Chat from './Chat.svelte';
import Result from './Result.svelte';
import Seats from './Seats.svelte';

vi.mock('../games', () => ({ resultOf: () => Promise.reject(new Error('the file is gone')) }));

const mySeat = (seat: number) => ({ seat, yours: true, held_by: 'person', name: 'Ada' });

/** As much of a session as is looked at here. */
function sessionWith(more: Partial<Record<keyof TableSession, unknown>>): TableSession {
  const seats = [mySeat(0), mySeat(1)];
  return {
    id: 'abc',
    you: 0,
    log: [],
    table: { id: 'abc', game: 'heat', stage: 'running', seats },
    ownSeats: seats,
    presence: { seats: [0, 1], spectators: 0 },
    awaiting: { offline: () => null },
    seatName: (seat: number) => `seat ${seat}`,
    send: () => Promise.resolve(),
    ...more,
  } as unknown as TableSession;
}

beforeAll(() => words.need('heat'));
afterEach(cleanup);

describe('the seats', () => {
  const press = (name: string) => fireEvent.click(screen.getAllByRole('button', { name }).at(-1)!);

  it('stay open where one of several could not be left', async () => {
    const send = vi.fn().mockRejectedValueOnce(new OfflineError('')).mockResolvedValue(undefined);
    const onclose = vi.fn();
    render(Seats, { session: sessionWith({ send }), onclose });
    await fireEvent.click(screen.getByRole('button', { name: 'Leave the game' }));
    const sure = screen.getByRole('alert');
    await fireEvent.click(sure.querySelector('button')!);
    await vi.waitFor(() => expect(screen.getAllByRole('alert')).toHaveLength(2));
    expect(onclose).not.toHaveBeenCalled();
  });

  it('say that keys are revoked, and ask for it once however often it is pressed', async () => {
    const answers: (() => void)[] = [];
    const send = vi.fn(() => new Promise<void>((resolve) => answers.push(resolve)));
    const ownSeats = [mySeat(0)];
    render(Seats, { session: sessionWith({ send, ownSeats }), onclose: () => undefined });
    await press('Revoke all keys');
    await press('Revoke all keys');
    expect(send).toHaveBeenCalledOnce();
    answers[0]!();
    expect(await screen.findByText(/no earlier key works/)).toBeTruthy();
  });
});

describe('the chat', () => {
  it('goes to what is new, and stays where somebody reads while others play', async () => {
    const scroll = vi.spyOn(Element.prototype, 'scrollTo').mockImplementation(() => undefined);
    const said: Told = { seq: 1, at: 0, kind: 'chatted', name: 'Ben', text: 'hi' };
    const moved: Told = { seq: 2, at: 0, kind: 'moved', seat: 1 };
    const { rerender } = render(Chat, { session: sessionWith({ log: [said] }) });
    await tick();
    expect(scroll).toHaveBeenCalledOnce();
    await rerender({ session: sessionWith({ log: [said, moved] }) });
    await tick();
    expect(scroll).toHaveBeenCalledOnce();
    await rerender({ session: sessionWith({ log: [said, moved, { ...said, seq: 3 }] }) });
    await tick();
    expect(scroll).toHaveBeenCalledTimes(2);
    scroll.mockRestore();
  });
});

describe('the result', () => {
  it('is the ranking where what the game has to show does not come', async () => {
    const standings = [{ seat: 0, place: 1, score: 3, name: null }];
    const result = { standings } as never;
    render(Result, { session: sessionWith({}), printed: null, result, onlook: () => undefined });
    expect(await screen.findByText('Ranking')).toBeTruthy();
  });
});
