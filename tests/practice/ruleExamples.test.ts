import { describe, expect, test } from 'vitest';
import { numberOf } from '../../src/model/board.ts';
import { makeTopology, SHAPES } from '../../src/model/topology.ts';
import { NEIGHBOUR_EXAMPLES, PROOF_EXAMPLES } from '../../src/practice/ruleExamples.ts';
import { analyse } from '../../src/solver/analyse.ts';

describe.each(SHAPES)('the rules drawn with cells of the shape %s', (shape) => {
  test('the number, its neighbours and their count in words agree with the rules', () => {
    const { board, cell, words } = NEIGHBOUR_EXAMPLES[shape];
    const { neighbours } = makeTopology(shape, board.rows, board.cols);
    const around = [...(neighbours[cell] as Int32Array)];
    const mines = around.filter((n) => board.cells[n] === '*');
    expect(board.shape).toBe(shape);
    expect(numberOf(board.cells[cell] ?? '~')).toBe(mines.length);
    expect(board.cells.filter((symbol) => symbol === '*')).toHaveLength(mines.length);
    // No cell of an inner number is cut off.
    expect(around).toHaveLength({ square: 8, hex: 6, triangle: 12 }[shape]);
    expect(words).toBe(`${mines.length} of its ${around.length} neighbours are mines`);
  });

  test('one cell is proved a mine and all others safe, by numbers alone', () => {
    const board = PROOF_EXAMPLES[shape];
    const { mineCells, safe, contradiction } = analyse(board);
    expect([board.shape, board.mines, contradiction]).toEqual([shape, null, null]);
    expect(mineCells).toHaveLength(1);
    expect(safe.length).toBeGreaterThan(1);
    expect(safe.length + mineCells.length).toBe(board.cells.filter((symbol) => symbol === '#').length);
  });
});
