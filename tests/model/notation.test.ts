import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CELL_SYMBOLS } from '../../src/model/board.ts';
import { makeBoardText, makeHeader, makeLevelText, parseBoard, parseBoards } from '../../src/model/notation.ts';
import { SHAPES } from '../../src/model/topology.ts';

const anyBoard = fc
  .record({
    shape: fc.constantFrom(...SHAPES),
    rows: fc.integer({ min: 1, max: 12 }),
    cols: fc.integer({ min: 1, max: 12 }),
    mines: fc.option(fc.integer({ min: 0, max: 99 })),
  })
  .chain((size) =>
    fc
      .array(fc.constantFrom(...CELL_SYMBOLS), { minLength: size.rows * size.cols, maxLength: size.rows * size.cols })
      .map((cells) => ({ ...size, cells })),
  );

describe('text notation', () => {
  test('every board survives the round trip', () => {
    fc.assert(
      fc.property(anyBoard, (board) => {
        expect(parseBoard(makeBoardText(board))).toEqual({ ok: true, value: board });
      }),
    );
  });

  test('a board is named by its shape, rows, columns and mines', () => {
    const board = { shape: 'hex', rows: 16, cols: 30, mines: 99 } as const;
    expect(makeLevelText(board)).toBe('16x30/99');
    expect(makeHeader(board)).toBe('hex 16x30/99');
    expect(makeHeader({ ...board, mines: null })).toBe('hex 16x30/?');
  });

  test('several boards are separated by blank lines', () => {
    fc.assert(
      fc.property(fc.array(anyBoard, { minLength: 1, maxLength: 4 }), (boards) => {
        expect(parseBoards(boards.map(makeBoardText).join('\n\n'))).toEqual({ ok: true, value: boards });
      }),
    );
  });

  test('a board without a header is square with an unknown total', () => {
    expect(parseBoard('#1\r\n1F\r\n')).toEqual({
      ok: true,
      value: { shape: 'square', rows: 2, cols: 2, mines: null, cells: ['#', '1', '1', 'F'] },
    });
  });

  test.each([
    ['', 'holds no board'],
    ['##\n#', 'Line 2: 1 cells where the rows above have 2'],
    ['#!', 'Line 1: "!" is not a cell'],
    ['square 3x3/1\n##', 'the header says 3x3 but 1x2 cells follow'],
    ['squares 2x2', 'is not a header'],
    ['square 2x2/1', 'Line 2: a board needs at least one row'],
  ])('%j is refused: %s', (text, reason) => {
    const result = parseBoard(text);
    expect(result.ok).toBe(false);
    if (!result.ok) {
      expect(result.code).toBe('board-text-invalid');
      expect(result.reason).toContain(reason);
    }
  });
});
