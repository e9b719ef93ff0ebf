import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isClosed } from '../../../src/model/board.ts';
import { makeTopology } from '../../../src/model/topology.ts';
import { codeBoard, isContradiction, settleCells, settleOpened } from '../../../src/solver/constraints.ts';
import { CountMemory } from '../../../src/solver/countAll.ts';
import { solveEndgame } from '../../../src/solver/search/endgame.ts';
import { findFiftyFifty } from '../../../src/solver/search/fiftyFifty.ts';
import type { Layouts } from '../../../src/solver/search/layouts.ts';
import { listLayouts, MINE } from '../../../src/solver/search/layouts.ts';
import { solvePosition } from '../../../src/solver/search/solvePosition.ts';
import { board, randomBoards } from '../../support/boards.ts';

const MOST_LAYOUTS = 400;
const MOST_NODES = 1e6;

/** Layouts that perfect play wins; where one is left, or none, there is nothing to choose. */
function won(layouts: Layouts): number | null {
  return layouts.count <= 1 ? layouts.count : (solveEndgame(layouts, MOST_NODES)?.won ?? null);
}

/** Layouts that perfect play wins after this cell was opened, over all that it may show. */
function wonAfter({ cells, count, shows }: Layouts, cell: number): number | null {
  const at = cells.indexOf(cell) * count;
  let sum = 0;
  for (let shown = 0; shown < MINE; shown++) {
    const left = Array.from({ length: count }, (_, l) => l).filter((l) => shows[at + l] === shown);
    if (left.length === 0) continue;
    const rest = Uint8Array.from(cells.flatMap((_, u) => left.map((l) => shows[u * count + l] as number)));
    const part = won({ cells, count: left.length, shows: rest });
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
        const layouts = cell === null ? null : listLayouts(system, minesLeft, MOST_LAYOUTS);
        if (cell === null || !layouts) return;
        const most = won(layouts);
        const after = wonAfter(layouts, cell);
        if (most === null || after === null) return;
        found++;
        expect(after).toBe(most);
      }),
      { numRuns: 5000 },
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
