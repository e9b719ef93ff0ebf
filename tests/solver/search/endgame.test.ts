import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeTopology } from '../../../src/model/topology.ts';
import type { ConstraintSystem } from '../../../src/solver/constraints.ts';
import { codeBoard, isContradiction, settleCells } from '../../../src/solver/constraints.ts';
import { solveEndgame } from '../../../src/solver/search/endgame.ts';
import type { Layouts } from '../../../src/solver/search/layouts.ts';
import { listLayouts, MINE } from '../../../src/solver/search/layouts.ts';
import { board, randomBoards } from '../../support/boards.ts';
import { bruteForce } from '../bruteForce.ts';

const PATIENCE_MS = 120_000;
const ALL = 1e6;

function systemOf(position: Parameters<typeof codeBoard>[0]): ConstraintSystem {
  const system = settleCells(makeTopology(position.shape, position.rows, position.cols), codeBoard(position));
  if (isContradiction(system)) throw new Error('The position is impossible.');
  return system;
}

function layoutsOf(position: Parameters<typeof codeBoard>[0], most = ALL): Layouts | null {
  const system = systemOf(position);
  return listLayouts(system, (position.mines ?? 0) - system.settledMines, most);
}

const untouched = (rows: number, cols: number, mines: number) =>
  board(`square ${rows}x${cols}/${mines}\n${`${'#'.repeat(cols)}\n`.repeat(rows)}`);

describe('listLayouts', () => {
  test('lists as many layouts as there are, each cell with its number or its mine', () => {
    fc.assert(
      fc.property(randomBoards({ maxRows: 4, maxCols: 4, unreadable: true }), ({ board }) => {
        const layouts = layoutsOf(board) as Layouts;
        const truth = bruteForce(board);
        expect(layouts.count).toBe(truth.solutions);
        const { neighbours } = makeTopology(board.shape, board.rows, board.cols);
        const { value } = systemOf(board);
        const mines = new Array<number>(board.cells.length).fill(0);
        for (let l = 0; l < layouts.count; l++) {
          const shown = layouts.cells.map((_, u) => layouts.shows[u * layouts.count + l]);
          const mined = new Set(layouts.cells.filter((_, u) => shown[u] === MINE));
          for (const cell of mined) mines[cell] = (mines[cell] as number) + 1;
          layouts.cells.forEach((cell, u) => {
            if (shown[u] === MINE) return;
            const around = [...(neighbours[cell] ?? [])].filter((n) => mined.has(n) || value[n] === 1).length;
            expect(shown[u]).toBe(around);
          });
        }
        for (const cell of layouts.cells) expect(mines[cell]).toBe(truth.mineCounts[cell]);
      }),
      { numRuns: 200 },
    );
  });

  test('gives up where there are too many', () => {
    expect(layoutsOf(untouched(4, 4, 4), 1819)).toBeNull();
    expect(layoutsOf(untouched(4, 4, 4), 1820)?.count).toBe(1820);
  });
});

describe('solveEndgame', () => {
  // Published chances to win with perfect play when the first click may be a mine.
  test.each([
    [4, 4, 2, 102, 120],
    [4, 4, 3, 400, 560],
    [4, 4, 4, 961, 1820],
    [4, 4, 5, 1461, 4368],
    [4, 4, 6, 1584, 8008],
    [4, 5, 3, 864, 1140],
    [5, 5, 2, 266, 300],
    [5, 5, 3, 1798, 2300],
  ])(
    '%i×%i with %i mines is won on %i of %i boards',
    (rows, cols, mines, won, of) => {
      const layouts = layoutsOf(untouched(rows, cols, mines)) as Layouts;
      expect(layouts.count).toBe(of);
      expect(solveEndgame(layouts, Number.POSITIVE_INFINITY)?.won).toBe(won);
    },
    PATIENCE_MS,
  );

  test('agrees with trying every way to play on small boards of all shapes', () => {
    fc.assert(
      fc.property(randomBoards({ maxRows: 3, maxCols: 3 }), ({ board }) => {
        const layouts = layoutsOf(board) as Layouts;
        fc.pre(layouts.count > 1);
        const all = Array.from({ length: layouts.count }, (_, l) => l);
        const result = solveEndgame(layouts, Number.POSITIVE_INFINITY);
        expect(result?.won).toBe(playEveryWay(layouts, all, new Set()));
      }),
      { numRuns: 150 },
    );
  });

  test('gives up at its budget, and when time is up', () => {
    const layouts = layoutsOf(untouched(4, 4, 4)) as Layouts;
    expect(solveEndgame(layouts, 10_000)).toBeNull();
    expect(solveEndgame(layouts, Number.POSITIVE_INFINITY, () => true)).toBeNull();
  });
});

/** Layouts won by the best play, without any of the search's shortcuts. */
function playEveryWay(layouts: Layouts, set: readonly number[], opened: ReadonlySet<number>): number {
  const { cells, count, shows } = layouts;
  const at = (l: number, u: number) => shows[u * count + l] as number;
  const isWon = set.every((l) => cells.every((_, u) => opened.has(u) || at(l, u) === MINE));
  if (isWon) return set.length;
  let best = 0;
  for (const u of cells.keys()) {
    if (opened.has(u)) continue;
    const alive = set.filter((l) => at(l, u) !== MINE);
    if (alive.length <= best) continue;
    let won = 0;
    for (const shown of new Set(alive.map((l) => at(l, u)))) {
      const part = alive.filter((l) => at(l, u) === shown);
      won += playEveryWay(layouts, part, new Set([...opened, u]));
    }
    best = Math.max(best, won);
  }
  return best;
}
