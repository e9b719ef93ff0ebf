import { expect, test } from 'vitest';
import { askingCost, sharesCost } from '../../src/vision/boardCost.ts';

test('question marks cost something where no flag is beside them, but however many they are no more than one habit of the player', () => {
  expect(askingCost({ '#': 200, F: 20, '?': 2 })).toBe(0);
  expect(askingCost({ '#': 200, '?': 1 })).toBeGreaterThan(1);
  expect(askingCost({ '#': 200, '?': 40 })).toBe(askingCost({ '#': 200, '?': 15 }));
  expect(askingCost({ '#': 200, '?': 40 })).toBeLessThan(5);
});

test('symbols that are more than games have cost the more the more they are', () => {
  const mines = (count: number) => sharesCost({ '#': 480 - count, '*': count }, 480);
  expect(mines(90)).toBe(0);
  expect(mines(200)).toBeGreaterThan(mines(150));
  expect(mines(150)).toBeGreaterThan(2);
});

test('a board whose numbers are threes costs much: covered cells with a texture were taken for them', () => {
  expect(sharesCost({ '#': 474, '3': 98 }, 572)).toBeGreaterThan(20);
  expect(sharesCost({ '#': 250, '1': 90, '2': 70, '3': 50, '4': 15, '5': 4 }, 479)).toBe(0);
  expect(sharesCost({ '#': 78, '3': 2, '4': 1 }, 81)).toBe(0);
});
