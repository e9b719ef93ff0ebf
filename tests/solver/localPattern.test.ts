import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Board, CellSymbol } from '../../src/model/board.ts';
import type { Shape } from '../../src/model/topology.ts';
import { cellCentre, cellIndex, cellPosition, makeTopology, SHAPES } from '../../src/model/topology.ts';
import { drawPattern, localPattern } from '../../src/solver/localPattern.ts';
import { board } from '../support/boards.ts';

const NO_MINES: ReadonlySet<number> = new Set();
const SIZE = { rows: 7, cols: 11 };
const SYMBOLS: readonly CellSymbol[] = ['0', '1', '2', '3', '4', '5', '6', '7', '8', '9', 'a', 'b'];
/** Heights of rows of regular cells whose columns are 1 apart. */
const HEIGHT: Readonly<Record<Shape, number>> = { square: 1, hex: Math.sqrt(3) / 2, triangle: Math.sqrt(3) };

/** The neighbours of a cell in the order of their angles. */
function ringOf(shape: Shape, cell: number): number[] {
  const at = (i: number) => {
    const { row, col } = cellPosition(i, SIZE.cols);
    const { x, y } = cellCentre(shape, row, col);
    return { x, y: y * HEIGHT[shape] };
  };
  const middle = at(cell);
  const angle = (i: number) => Math.atan2(at(i).y - middle.y, at(i).x - middle.x);
  const around = [...(makeTopology(shape, SIZE.rows, SIZE.cols).neighbours[cell] as Int32Array)];
  return around.sort((a, b) => angle(a) - angle(b));
}

/** A board with these symbols around a cell, in the order of their angles. */
function boardAround(shape: Shape, cell: number, symbols: readonly CellSymbol[]): Board {
  const cells = new Array<CellSymbol>(SIZE.rows * SIZE.cols).fill('#');
  for (const [k, n] of ringOf(shape, cell).entries()) cells[n] = symbols[k] as CellSymbol;
  return { shape, ...SIZE, mines: null, cells };
}

/** All ways to go around a ring: from any place, in both directions. */
function waysAround<T>(ring: readonly T[]): T[][] {
  return ring.flatMap((_, k) => {
    const turned = [...ring.slice(k), ...ring.slice(0, k)];
    return [turned, [...turned].reverse()];
  });
}

describe('the pattern around a cell', () => {
  // A square turns by quarters and mirrors, a hexagon by sixths, a triangle by thirds.
  test.each<[Shape, number]>([
    ['square', 8],
    ['hex', 12],
    ['triangle', 6],
  ])('of a %s is the same however it is turned, %i ways in all', (shape, ways) => {
    const middle = cellIndex(3, 5, SIZE.cols);
    const ring = SYMBOLS.slice(0, ringOf(shape, middle).length);
    const pattern = localPattern(boardAround(shape, middle, ring), middle, NO_MINES);
    const same = waysAround(ring).filter(
      (turned) => localPattern(boardAround(shape, middle, turned), middle, NO_MINES) === pattern,
    );
    expect(same).toHaveLength(ways);
    expect([...pattern].sort()).toEqual([...ring].sort());
  });

  test.each(SHAPES)('on a %s board is the same wherever the cell lies, pointing up or down', (shape) => {
    const symbols = fc.array(fc.constantFrom<CellSymbol>('#', '0', '1', '2', '3'), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(symbols, (all) => {
        const places = [3, 4].flatMap((row) => [4, 5].map((col) => cellIndex(row, col, SIZE.cols)));
        const each = places.map((cell) => {
          const ring = all.slice(0, ringOf(shape, cell).length);
          return new Set(
            waysAround(ring).map((turned) => localPattern(boardAround(shape, cell, turned), cell, NO_MINES)),
          );
        });
        for (const found of each) expect(found).toEqual(each[0]);
      }),
      { numRuns: 20 },
    );
  });

  test('shows what is off the board, what is proved a mine, and numbers less their proved mines', () => {
    const seen = board('square 3x3/3\n#2#\n#3~\n###');
    // Around the corner at the top left; the 2 and the 3 both touch the mine below it.
    expect(localPattern(seen, 0, new Set([3]))).toBe('----1-F2');
    expect(localPattern(seen, 0, NO_MINES)).toBe('-#3-2---');
    expect(localPattern(seen, 2, NO_MINES)).toBe('-#3-2---');
  });
});

test.each<[Shape, readonly number[]]>([
  ['square', [3, 3, 3]],
  ['hex', [2, 3, 2]],
  ['triangle', [3, 5, 5]],
])('a %s pattern is drawn as its cells lie, with the guessed one in the middle', (shape, widths) => {
  const cell = cellIndex(2, 4, SIZE.cols);
  const ring = SYMBOLS.slice(0, ringOf(shape, cell).length);
  const pattern = localPattern(boardAround(shape, cell, ring), cell, NO_MINES);
  const rows = drawPattern(shape, pattern).map((row) => row.split(' '));
  expect(rows.map(({ length }) => length)).toEqual(widths);
  const middle = rows[1] as string[];
  expect(middle[(middle.length - 1) / 2]).toBe('@');
  // What is drawn is the pattern again.
  const cells = new Array<CellSymbol>(SIZE.rows * SIZE.cols).fill('#');
  const around = [...(makeTopology(shape, SIZE.rows, SIZE.cols).neighbours[cell] as Int32Array)].sort((a, b) => a - b);
  const drawn = rows.flat().filter((text) => text !== '@') as CellSymbol[];
  for (const [k, n] of around.entries()) cells[n] = drawn[k] as CellSymbol;
  expect(localPattern({ shape, ...SIZE, mines: null, cells }, cell, NO_MINES)).toBe(pattern);
});
