import fc from 'fast-check';
import { expect, test } from 'vitest';
import { explainAt, proofOf } from '../../src/live/explain.ts';
import type { Board, CellSymbol } from '../../src/model/board.ts';
import { numberOf } from '../../src/model/board.ts';
import { cellPolygon, cellRect } from '../../src/model/lattice.ts';
import { solveReading } from '../../src/pipeline.ts';
import type { SessionState } from '../../src/session/session.ts';
import { analyse } from '../../src/solver/analyse.ts';
import { board, randomBoards } from '../support/boards.ts';
import { latticeFor } from '../support/lattices.ts';

test.each([
  ['a number whose mine another number gives away', '#1#\n11#\n###', 8, [3, 4]],
  ['a number with no other room', '1#', 1, [0]],
  ['a row of numbers together', '###\n121', 1, [3, 4, 5]],
])('%s proves it', (_, text, cell, numbers) => {
  const position = board(text);
  const because = proofOf(position, analyse(position), cell);
  expect(because).toEqual(numbers);
});

test('a cell that is hidden is explained as it was last seen', () => {
  const visible = board('###\n121');
  const hidden = board('#~#\n121');
  const lattice = latticeFor(visible);
  const stateOf = (position: Board): SessionState => ({
    phase: 'playing',
    reason: 'start',
    board: solveReading(
      { lattice, cells: position.cells, confidence: [], status: 'playing', cutOff: false },
      { mines: 2, density: 0.2 },
    ),
    ms: null,
  });
  const { x, y } = cellRect(lattice, 1);
  const at = { x: x + 5, y: y + 5 };
  const said = explainAt(stateOf(visible), at)?.sentence as string;
  expect(said).toContain('certainly safe');
  expect(said).toContain('This is the 1-2-1 pattern');
  expect(explainAt(stateOf(visible), at)?.numbers).toEqual([3, 4, 5].map((cell) => cellPolygon(lattice, cell)));
  expect(explainAt(stateOf(hidden), at)?.sentence).toContain('cannot be read');
  expect(explainAt(stateOf(hidden), at, visible.cells)?.sentence).toBe(`As last seen: ${said}`);
  expect(explainAt(stateOf(hidden), at, hidden.cells)?.sentence).toContain('cannot be read');
});

test('a cell that is not proved has no proof', () => {
  const position = board('#1#');
  expect(proofOf(position, analyse(position), 0)).toEqual([]);
});

test('the named numbers alone prove the cell, whatever the rest of the board says', () => {
  fc.assert(
    fc.property(randomBoards({ maxRows: 4, maxCols: 5, unreadable: false }), ({ board: full }) => {
      const position = { ...full, mines: null };
      const analysis = analyse(position);
      for (const cell of [...analysis.safe, ...analysis.mineCells]) {
        const because = new Set(proofOf(position, analysis, cell));
        expect(because.size).toBeGreaterThan(0);
        // Numbers that are not named become open cells that say nothing.
        const cells = position.cells.map(
          (symbol, i): CellSymbol => (numberOf(symbol) >= 0 && !because.has(i) ? 'x' : symbol),
        );
        const alone = analyse({ ...position, cells });
        expect(analysis.safe.includes(cell) ? alone.safe : alone.mineCells).toContain(cell);
      }
    }),
    { numRuns: 60 },
  );
});
