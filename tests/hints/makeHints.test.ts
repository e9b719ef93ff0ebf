import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { makeHints } from '../../src/hints/makeHints.ts';
import type { Analysis } from '../../src/model/analysis.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import { isClosed } from '../../src/model/board.ts';
import type { HintMark, MarkKind } from '../../src/model/hints.ts';
import { cellPolygon, cellRect, latticeRegion } from '../../src/model/lattice.ts';
import { analyse } from '../../src/solver/analyse.ts';
import { board, randomBoards } from '../support/boards.ts';
import { latticeFor } from '../support/lattices.ts';

function hintsFor(text: string) {
  const position = board(text);
  return makeHints(analyse(position), position.cells, latticeFor(position));
}

const kindsOf = (marks: readonly HintMark[]) => Object.fromEntries(marks.map(({ cell, kind }) => [cell, kind]));

function expectedKind(symbol: CellSymbol, cell: number, { safe, mineCells }: Analysis): MarkKind | null {
  if (!isClosed(symbol)) return null;
  if (symbol === 'F') return safe.includes(cell) ? 'false-flag' : null;
  if (safe.includes(cell)) return 'safe';
  return mineCells.includes(cell) ? 'mine' : 'risk';
}

describe('makeHints', () => {
  test.each<[string, string, Record<number, MarkKind>, number | null]>([
    ['proved mines and proved safe cells', 'square 2x3/1\n#1#\n11#', { 0: 'mine', 2: 'safe', 5: 'safe' }, 2],
    ['risks', 'square 1x3/1\n#1#', { 0: 'risk', 2: 'risk' }, 0],
    ['a wrong flag is warned of', 'square 2x3/1\n#1F\n110', { 0: 'mine', 2: 'false-flag' }, 2],
    ['a right flag needs no mark', 'square 2x2/1\nF1\n11', {}, null],
    ['open cells alone', 'square 2x2/0\n00\n00', {}, null],
    ['numbers that contradict each other', 'square 2x2/1\n10\n##', {}, null],
    ['a total that cannot be', 'square 1x3/3\n#1#', {}, null],
  ])('%s', (_, text, kinds, best) => {
    const hints = hintsFor(text);
    expect(kindsOf(hints.marks)).toEqual(kinds);
    expect(hints.best?.cell ?? null).toBe(best);
  });

  test('every mark says what the analysis says, on its cell, and closed cells alone are marked', () => {
    fc.assert(
      fc.property(randomBoards({ maxRows: 5, maxCols: 6, unreadable: true }), ({ board: position }) => {
        const analysis = analyse(position);
        const lattice = latticeFor(position, 23.7, position.shape === 'square' ? 1.3 : 0);
        const hints = makeHints(analysis, position.cells, lattice);
        const marked = new Map(hints.marks.map((mark) => [mark.cell, mark]));
        expect(marked.size).toBe(hints.marks.length);
        position.cells.forEach((symbol, cell) => {
          expect(marked.get(cell)?.kind ?? null).toBe(expectedKind(symbol, cell, analysis));
        });
        for (const { cell, outline, centre, risk } of hints.marks) {
          expect(isClosed(position.cells[cell] as CellSymbol)).toBe(true);
          expect(risk).toBe(analysis.risk[cell]);
          expect(outline).toEqual(cellPolygon(lattice, cell));
          const { x, y, width, height } = cellRect(lattice, cell);
          expect(centre.x).toBeCloseTo(x + width / 2, 9);
          expect(centre.y).toBeGreaterThan(y + height / 4);
          expect(centre.y).toBeLessThan(y + (3 * height) / 4);
        }
        expect(hints.best?.cell).toBe(analysis.best?.cell);
        if (hints.best) expect(hints.best.outline).toEqual(cellPolygon(lattice, hints.best.cell));
        expect(hints.region).toEqual(latticeRegion(lattice));
      }),
    );
  });
});
