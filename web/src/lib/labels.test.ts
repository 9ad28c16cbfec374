import { expect, test } from 'vitest';

import { keptApart } from './labels';

test('labels with room stay where they want to be', () => {
  expect(keptApart([10, 50, 90], 20, 100)).toEqual([10, 50, 90]);
});

test('a label moves down for the one above it', () => {
  expect(keptApart([10, 12, 13], 20, 100)).toEqual([10, 30, 50]);
});

test('labels without room below move up, the others stay', () => {
  expect(keptApart([10, 80, 95, 99], 20, 100)).toEqual([10, 60, 80, 100]);
});

test('nothing to place is nothing placed', () => {
  expect(keptApart([], 20, 100)).toEqual([]);
});
