import { beforeAll, describe, expect, test } from 'vitest';
import { nameAt, seatNameAt } from './names';
import type { SeatView, TableView } from './wire';
import { setLanguage, words } from './words.svelte';

const seat = (number: number, held_by: SeatView['held_by'], name = ''): SeatView => ({
  seat: number,
  held_by,
  name,
  bot: held_by === 'bot' ? 'rookie' : '',
  ready: false,
  yours: false,
  host: false,
  choices: {},
  seal: '',
  revealed: false,
  left_by: '',
});
const at = (...seats: SeatView[]) => ({ seats, names: [] }) as unknown as TableView;

describe('what those at a table are called', () => {
  beforeAll(async () => {
    await setLanguage('en');
    await words.need();
  });

  test('people as they said, bots by first names', () => {
    const table = at(seat(0, 'person', 'Mika'), seat(1, 'bot'));
    expect(seatNameAt(table, 0)).toBe('Mika');
    expect(seatNameAt(table, 1)).toBe('Pekka');
    expect(nameAt(table, { type: 'name', kind: 'seat', id: 1 })).toBe('Pekka');
  });

  test('a bot gives way to a person of its name', () => {
    const table = at(seat(0, 'person', 'pekka'), seat(1, 'bot'));
    expect(seatNameAt(table, 1)).toBe('Rita');
  });

  test('no two bots that give way have the same name', () => {
    const table = at(
      seat(0, 'person', 'Marta'),
      seat(1, 'bot'),
      seat(2, 'bot'),
      seat(3, 'bot'),
      seat(4, 'person', 'teo'),
      seat(5, 'person', 'Rita'),
    );
    expect([1, 2, 3].map((one) => seatNameAt(table, one))).toEqual(['Pekka', 'Eero', 'Nico']);
  });

  test('a free seat before the game by its number', () => {
    expect(seatNameAt(at(seat(0, 'free')), 0)).toBe('Seat 1');
  });
});
