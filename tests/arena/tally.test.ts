import { expect, test } from 'vitest';
import { wilson } from '../../src/arena/statistics.ts';
import { summarise, Tally } from '../../src/arena/tally.ts';
import { outcome } from './support.ts';

test('a tally becomes the summary that is printed', () => {
  const safest = new Tally('safest', 4);
  const random = new Tally('random', 4);
  safest.add(0, outcome(true, { moves: 3, guesses: 0, times: [1, 2, 3] }));
  safest.add(1, outcome(true, { moves: 1, guesses: 1, times: [10] }));
  safest.add(2, outcome(false, { moves: 2, guesses: 2, cleared: 0.95, times: [4, 4] }));
  random.add(0, outcome(true));
  random.add(1, outcome(false, { cleared: 0.1 }));
  random.add(2, outcome(false, { cleared: 0 }));
  random.add(3, outcome(true));
  // A game counts once, whatever a file repeats.
  safest.add(2, outcome(true));
  safest.memoryMb = 12.34;

  const summary = summarise(safest, random, 4);
  expect(summary).toMatchObject({ strategy: 'safest', games: 3, won: 2, winRate: 2 / 3, ci95: wilson(2, 3) });
  expect(summary).toMatchObject({ guessesPerGame: 1, movesPerGame: 2, msPerGame: 8, memoryMb: 12.3 });
  expect(summary.msPerMove.max).toBe(10);
  expect(summary.msPerMove.p50 / 3 - 1).toBeCloseTo(0, 2);
  // Games 0 to 2 were played by both: one apart, by which they differ 1/3 on average.
  const { difference, ...paired } = summary.paired;
  expect(difference).toBeCloseTo(1 / 3);
  expect(paired).toMatchObject({ against: 'random', games: 3, onlyThis: 1, onlyOther: 0 });
  expect(safest.lostByGuesses).toEqual([0, 0, 1]);
  expect(safest.lostByStage).toEqual([0, 0, 0, 0, 0, 0, 0, 0, 0, 1]);
  expect(random.lostByStage).toEqual([1, 1, 0, 0, 0, 0, 0, 0, 0, 0]);
});

test('a strategy that has played nothing has numbers all the same', () => {
  const none = new Tally('careful', 4);
  expect(summarise(none, none, 4)).toMatchObject({ games: 0, winRate: 0, ci95: [0, 1], msPerGame: 0 });
});
