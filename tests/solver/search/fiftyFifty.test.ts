import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isClosed } from '../../../src/model/board.ts';
import { makeTopology } from '../../../src/model/topology.ts';
import type { ConstraintSystem } from '../../../src/solver/constraints.ts';
import { codeBoard, isContradiction, settleCells, settleOpened } from '../../../src/solver/constraints.ts';
import { CountMemory } from '../../../src/solver/countAll.ts';
import { solveEndgame } from '../../../src/solver/search/endgame.ts';
import { findFiftyFifty } from '../../../src/solver/search/fiftyFifty.ts';
import { listLayouts } from '../../../src/solver/search/layouts.ts';
import { solvePosition } from '../../../src/solver/search/solvePosition.ts';
import { board, randomBoards } from '../../support/boards.ts';

const MOST_LAYOUTS = 400;
const MOST_NODES = 1e6;

/** Layouts that perfect play wins; null where they are too many. */
function won(system: ConstraintSystem, minesLeft: number): number | null {
  const layouts = listLayouts(system, minesLeft, MOST_LAYOUTS);
  if (!layouts) return null;
  // Where one layout is left, or none, there is nothing to choose.
  return layouts.count <= 1 ? layouts.count : (solveEndgame(layouts, MOST_NODES)?.won ?? null);
}

/** Layouts that perfect play wins after this cell was opened, over all that it may show. */
function wonAfter(system: ConstraintSystem, minesLeft: number, cell: number): number | null {
  let sum = 0;
  for (let shown = 0; shown <= 12; shown++) {
    const after = settleOpened(system, cell, shown);
    if (isContradiction(after)) continue;
    const part = won(after, minesLeft + system.settledMines - after.settledMines);
    if (part === null) return null;
    sum += part;
  }
  return sum;
}

describe('findFiftyFifty', () => {
  test('its cell is a first move of perfect play', () => {
    let found = 0;
    fc.assert(
      fc.property(randomBoards({ maxRows: 4, maxCols: 5 }), ({ board: position }) => {
        const topology = makeTopology(position.shape, position.rows, position.cols);
        const system = settleCells(topology, codeBoard(position));
        if (isContradiction(system) || position.mines === null) throw new Error('The position is impossible.');
        const minesLeft = position.mines - system.settledMines;
        const memory = new CountMemory();
        const solved = solvePosition(system, minesLeft, memory);
        if (!solved) return;
        const closed = Uint8Array.from(position.cells, (symbol) => (isClosed(symbol) ? 1 : 0));
        if (closed.some((is, i) => is === 1 && solved.certain[i] === 0)) return;
        const cell = findFiftyFifty({ topology, solved, closed }, memory);
        const most = cell === null ? null : won(system, minesLeft);
        const after = cell === null ? null : wonAfter(system, minesLeft, cell);
        if (most === null || after === null) return;
        found++;
        expect(after).toBe(most);
      }),
      { numRuns: 1500 },
    );
    expect(found).toBeGreaterThan(50);
  });
});

describe('settleOpened', () => {
  test('comes to what settling the new position from its beginning comes to', () => {
    fc.assert(
      fc.property(
        randomBoards({ maxRows: 5, maxCols: 5, unreadable: true }),
        fc.nat(),
        ({ board: position, mines }, at) => {
          const topology = makeTopology(position.shape, position.rows, position.cols);
          const codes = codeBoard(position);
          const before = settleCells(topology, codes);
          if (isContradiction(before)) throw new Error('The position is impossible.');
          const cells = [...codes.keys()].filter((i) => before.value[i] === -1 && !mines[i]);
          const cell = cells[at % cells.length];
          if (cell === undefined) return;
          const around = [...(topology.neighbours[cell] ?? [])].filter((n) => mines[n]).length;
          for (const shown of [around, around + 1, -1]) {
            const after = codes.slice();
            after[cell] = shown === -1 ? (codeBoard(board('x'))[0] as number) : shown;
            const afresh = settleCells(topology, after);
            const opened = settleOpened(before, cell, shown);
            expect(isContradiction(opened)).toBe(isContradiction(afresh));
            if (isContradiction(opened) || isContradiction(afresh)) continue;
            const { source, needed, value, settledMines, offFrontier, cellList } = afresh;
            expect(opened).toMatchObject({ source, needed, value, settledMines, offFrontier, cellList });
          }
        },
      ),
      { numRuns: 500 },
    );
  });
});
