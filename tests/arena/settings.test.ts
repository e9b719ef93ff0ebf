import { describe, expect, test } from 'vitest';
import type { RandomGames } from '../../src/arena/settings.ts';
import { setUpGame } from '../../src/arena/settings.ts';
import { makeTopology, SHAPES } from '../../src/model/topology.ts';

const GAMES = 4000;
const START = 7;
const MINES = 5;

function draw(first: RandomGames['first'], shape: RandomGames['size']['shape'], seed = 1): Uint8Array[] {
  const size = { shape, rows: 5, cols: 5 };
  const games: RandomGames = { kind: 'random', size, mines: MINES, first, start: START, games: GAMES, seed };
  return Array.from({ length: GAMES }, (_, i) => setUpGame(games, i).mined);
}

describe.each(SHAPES)('the mines of drawn games on %s cells', (shape) => {
  test.each(['safe', 'zero', 'any'] as const)('are uniform where "%s" lets them be', (first) => {
    const boards = draw(first, shape);
    const near = [START, ...(makeTopology(shape, 5, 5).neighbours[START] as Int32Array)];
    const free = new Set(first === 'any' ? [] : first === 'safe' ? [START] : near);
    const counts = new Array<number>(25).fill(0);
    for (const board of boards) {
      expect(board.reduce((sum, mine) => sum + mine, 0)).toBe(MINES);
      for (const [cell, mine] of board.entries()) counts[cell] = (counts[cell] as number) + mine;
    }
    const p = MINES / (25 - free.size);
    // Binomial; 25 cells of nine tests stay within five standard deviations with a chance above 99.98 %.
    const most = 5 * Math.sqrt(GAMES * p * (1 - p));
    for (const [cell, count] of counts.entries()) {
      if (free.has(cell)) expect(count).toBe(0);
      else expect(Math.abs(count - GAMES * p)).toBeLessThan(most);
    }
  });
});

test('pairs of mines are uniform too', () => {
  const boards = draw('safe', 'square');
  const p = (MINES * (MINES - 1)) / (24 * 23);
  const sd = Math.sqrt(GAMES * p * (1 - p));
  let squares = 0;
  let pairs = 0;
  for (let a = 0; a < 25; a++) {
    for (let b = a + 1; b < 25; b++) {
      if (a === START || b === START) continue;
      const count = boards.filter((mined) => mined[a] && mined[b]).length;
      squares += ((count - GAMES * p) / sd) ** 2;
      pairs++;
    }
  }
  // The mean of 276 squares of nearly normal numbers is 1 with a standard deviation of about 0.085.
  expect(Math.abs(squares / pairs - 1)).toBeLessThan(0.4);
});

test('game i has the seed S + i', () => {
  expect(draw('safe', 'square', 1)[3]).toEqual(draw('safe', 'square', 4)[0]);
  expect(draw('safe', 'square', 1)[3]).not.toEqual(draw('safe', 'square', 1)[4]);
});

test('given boards are played as they are', () => {
  const board = { shape: 'hex', rows: 2, cols: 3, mines: [1, 5], start: 5 } as const;
  expect(setUpGame({ kind: 'boards', boards: [board], seed: 9 }, 0)).toEqual({
    size: { shape: 'hex', rows: 2, cols: 3 },
    mined: Uint8Array.of(0, 1, 0, 0, 0, 1),
    start: 5,
    seed: 9,
  });
});
