import { expect, test } from 'vitest';
import { freeLook, givenLooks, keepLook, looks, ownLook } from './looks.svelte';
import type { Setting } from './wire';

const CHOICES = ['black', 'blue', 'red'];
const seat = (colour?: string) => ({ choices: colour ? { colour } : {} });
const look = { choices: CHOICES, for_people: ['red'] } as unknown as Setting;

test('who chose nothing has the first that nobody chose', () => {
  expect(givenLooks([seat(), seat('black'), seat()], 'colour', CHOICES)).toEqual([
    'blue',
    'black',
    'red',
  ]);
});

test('seats look as their table says, and without one as they are numbered', () => {
  looks.follow(() => [seat('red'), seat()]);
  expect([0, 1].map((one) => looks.at(one, 'colour', CHOICES))).toEqual([2, 0]);
  looks.follow(null);
  expect([0, 4].map((one) => looks.at(one, 'colour', CHOICES))).toEqual([0, 1]);
});

test('a wish that is taken becomes what is easy to see', () => {
  expect(freeLook(look, 'blue', [])).toBe('blue');
  expect(freeLook(look, 'blue', ['blue'])).toBe('red');
  expect(freeLook(look, 'pink', ['red'])).toBe('black');
});

test('a look is remembered for each game', () => {
  keepLook('heat', 'blue');
  keepLook('heap', 'welder');
  expect([ownLook('heat'), ownLook('heap'), ownLook('potatoh')]).toEqual(['blue', 'welder', '']);
});
