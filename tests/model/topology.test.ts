import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Shape } from '../../src/model/topology.ts';
import {
  cellAt,
  cellCentre,
  cellIndex,
  cellOutline,
  DIRECTIONS,
  gridExtent,
  makeTopology,
  maxNeighbours,
  SHAPES,
  stepCell,
} from '../../src/model/topology.ts';

const sizes = fc.record({
  shape: fc.constantFrom<Shape>(...SHAPES),
  rows: fc.integer({ min: 1, max: 9 }),
  cols: fc.integer({ min: 1, max: 9 }),
});

const CORNERS_MEET = 1e-9;

function shareCorner(shape: Shape, a: readonly [number, number], b: readonly [number, number]): boolean {
  const of = ([row, col]: readonly [number, number]) => cellOutline(shape, row, col);
  return of(a).some((p) => of(b).some((q) => Math.hypot(p.x - q.x, p.y - q.y) < CORNERS_MEET));
}

describe('topology', () => {
  test.each<[Shape, number]>([
    ['square', 8],
    ['hex', 6],
    ['triangle', 12],
  ])('a cell in the middle of a %s board has %i neighbours', (shape, count) => {
    const { neighbours } = makeTopology(shape, 9, 9);
    for (const middle of [cellIndex(4, 4, 9), cellIndex(4, 5, 9), cellIndex(5, 4, 9)]) {
      expect(neighbours[middle]).toHaveLength(count);
    }
    expect(maxNeighbours(shape)).toBe(count);
  });

  test('neighbours are exactly the cells whose outlines share a corner', () => {
    fc.assert(
      fc.property(sizes, ({ shape, rows, cols }) => {
        const { neighbours } = makeTopology(shape, rows, cols);
        for (let i = 0; i < rows * cols; i++) {
          const here = [Math.floor(i / cols), i % cols] as const;
          const expected = [];
          for (let j = 0; j < rows * cols; j++) {
            if (j !== i && shareCorner(shape, here, [Math.floor(j / cols), j % cols])) expected.push(j);
          }
          expect([...(neighbours[i] ?? [])]).toEqual(expected);
        }
      }),
    );
  });

  test('adjacency is symmetric and its two forms agree', () => {
    fc.assert(
      fc.property(sizes, ({ shape, rows, cols }) => {
        const { neighbours, neighbourStart, neighbourList } = makeTopology(shape, rows, cols);
        neighbours.forEach((list, i) => {
          for (const n of list) expect(neighbours[n]).toContain(i);
          expect([...neighbourList.slice(neighbourStart[i], neighbourStart[i + 1])]).toEqual([...list]);
        });
      }),
    );
  });

  test('cellAt finds every cell by its centre and outlines stay inside the extent', () => {
    fc.assert(
      fc.property(sizes, (size) => {
        const { width, height } = gridExtent(size);
        for (let row = 0; row < size.rows; row++) {
          for (let col = 0; col < size.cols; col++) {
            expect(cellAt(size, cellCentre(size.shape, row, col))).toBe(cellIndex(row, col, size.cols));
            for (const p of cellOutline(size.shape, row, col)) {
              expect(p.x).toBeGreaterThanOrEqual(0);
              expect(p.x).toBeLessThanOrEqual(width);
              expect(p.y).toBeGreaterThanOrEqual(0);
              expect(p.y).toBeLessThanOrEqual(height + 1e-9);
            }
          }
        }
        expect(cellAt(size, { x: width + 0.1, y: 0.5 })).toBeNull();
        expect(cellAt(size, { x: -0.1, y: 0.5 })).toBeNull();
      }),
    );
  });

  test('odd hexagon rows are shifted right and the first triangle points up, as in XBomb', () => {
    expect(cellCentre('hex', 1, 0).x - cellCentre('hex', 0, 0).x).toBeCloseTo(0.5);
    expect(cellOutline('triangle', 0, 0)[0]).toEqual({ x: 1, y: 0 });
    expect(cellOutline('triangle', 0, 1)).toContainEqual({ x: 2, y: 1 });
  });

  test('misuse is refused by name', () => {
    expect(() => makeTopology('square', 0, 5)).toThrow(
      'Expected a whole number from 1 to 1000 for rows but received 0',
    );
    expect(() => makeTopology('round' as Shape, 5, 5)).toThrow('for shape but received "round"');
  });
});

describe('steps from cell to cell', () => {
  test('left, right, up and down lead to a neighbour, back again, or nowhere at the rim', () => {
    fc.assert(
      fc.property(sizes, fc.nat(80), ({ shape, rows, cols }, at) => {
        const size = { shape, rows, cols };
        const cell = at % (rows * cols);
        const { neighbours } = makeTopology(shape, rows, cols);
        for (const [there, back] of [
          ['left', 'right'],
          ['right', 'left'],
          ['up', 'down'],
          ['down', 'up'],
        ] as const) {
          const next = stepCell(size, cell, there);
          if (next === cell) continue;
          expect([...(neighbours[cell] as Int32Array)]).toContain(next);
          expect(stepCell(size, next, back)).toBe(cell);
        }
        for (const direction of DIRECTIONS) expect(stepCell(size, cell, direction)).toBeLessThan(rows * cols);
      }),
    );
  });

  test('every cell can be reached from the first one', () => {
    const size = { shape: 'triangle', rows: 4, cols: 5 } as const;
    const seen = new Set([0]);
    for (const cell of seen) for (const d of ['right', 'down'] as const) seen.add(stepCell(size, cell, d));
    expect(seen.size).toBe(20);
    expect(stepCell(size, 7, 'row-start')).toBe(5);
    expect(stepCell(size, 7, 'row-end')).toBe(9);
    expect(stepCell(size, 7, 'first')).toBe(0);
    expect(stepCell(size, 7, 'last')).toBe(19);
  });
});
