import { describe, expect, test } from 'vitest';
import { boardOf, isOver, markCell, newGame, openCell } from '../../src/game/game.ts';
import { makeRandom, sample } from '../../src/game/random.ts';
import type { Board, CellSymbol } from '../../src/model/board.ts';
import { numberOf } from '../../src/model/board.ts';
import type { Shape } from '../../src/model/topology.ts';
import { playEvidence } from '../../src/vision/playEvidence.ts';
import { board } from '../support/boards.ts';
import { latticeFor } from '../support/lattices.ts';

/** What `isGame` takes for no game and for a game without looking at the cells. */
const NO_GAME = -3;
const PROOF = 6;

function evidenceOf({ cells, ...size }: Board): number {
  const confidence = cells.map(() => 1);
  return playEvidence({ lattice: latticeFor(size), cells, confidence, status: 'playing', cutOff: false });
}

/** A position in the middle of a game, some of its mines with flags. */
function position(shape: Shape, seed: number): Board {
  const random = makeRandom(seed);
  let game = newGame({ shape, rows: 12, cols: 14, mines: 25, firstClick: 'zero', seed });
  game = openCell(game, random.int(0, 167));
  for (const cell of sample(random, [...game.open.keys()], 30)) {
    if (isOver(game)) break;
    if (!game.mined?.[cell]) game = openCell(game, cell);
    else if (!game.open[cell]) game = markCell(game, cell, 'flag');
  }
  return boardOf(game);
}

function shuffled(given: Board, seed: number): Board {
  const cells = sample(makeRandom(seed), given.cells, given.cells.length);
  return { ...given, cells: cells as CellSymbol[] };
}

const SEEDS = [1, 2, 3, 4, 5, 6];

describe.each(['square', 'hex', 'triangle'] as const)('%s boards', (shape) => {
  test.each(SEEDS)('a played position speaks for a game, its symbols in another order against one (%i)', (seed) => {
    const played = position(shape, seed);
    expect(played.cells.filter((s) => numberOf(s) > 0).length).toBeGreaterThan(10);
    expect(evidenceOf(played)).toBeGreaterThan(PROOF);
    expect(evidenceOf(shuffled(played, seed))).toBeLessThan(NO_GAME);
  });
});

test.each(SEEDS)('a lost game shows as many mines around its numbers as they say (%i)', (seed) => {
  let game = newGame({ shape: 'square', rows: 12, cols: 14, mines: 25, firstClick: 'zero', seed });
  game = openCell(game, 60);
  const [mine] = [...game.open.keys()].filter((cell) => game.mined?.[cell]);
  const lost = boardOf(openCell(game, mine as number));
  expect(lost.cells.filter((s) => s === '*').length).toBeGreaterThan(10);
  expect(evidenceOf(lost)).toBeGreaterThan(PROOF);
  expect(evidenceOf(shuffled(lost, seed))).toBeLessThan(NO_GAME);
});

test.each(SEEDS)('right flags speak for a game, flags anywhere against one (%i)', (seed) => {
  const random = makeRandom(seed);
  let game = newGame({ shape: 'square', rows: 12, cols: 14, mines: 30, firstClick: 'safe', seed });
  game = openCell(game, random.int(0, 167));
  for (const cell of sample(random, [...game.open.keys()], 60)) if (!game.mined?.[cell]) game = openCell(game, cell);
  const withFlags = (isFlagged: (cell: number) => boolean): Board => {
    const { cells, ...size } = boardOf(game);
    return { ...size, cells: cells.map((s, i) => (s === '#' && isFlagged(i) ? 'F' : s)) };
  };
  const covered = [...game.open.keys()].filter((cell) => !game.open[cell]);
  const anywhere = new Set(sample(random, covered, 30));
  const right = evidenceOf(withFlags((cell) => game.mined?.[cell] === 1));
  expect(right).toBeGreaterThan(PROOF);
  expect(evidenceOf(withFlags((cell) => anywhere.has(cell)))).toBeLessThan(right - PROOF);
});

test.each([
  ['the numbers of a Sudoku', '530070\n600105\n008000\n800060\n400803\n700020'],
  ['a table of digits', '384663\n846226\n626144\n341645\n816287\n463655'],
  ['letters read as symbols', '5F8F*4\nF4FF8*\n*FFFF*\n*8FF66\n161*8F\n5F5F66'],
])('%s are no game', (_name, text) => {
  expect(evidenceOf(board(text))).toBeLessThan(NO_GAME);
});

test.each([
  ['covered cells', '#####\n#####\n#####\n#####'],
  ['zeros without a number', '00000\n00000\n00000\n00000'],
])('%s say nothing', (_name, text) => {
  expect(evidenceOf(board(text))).toBeCloseTo(0);
});
