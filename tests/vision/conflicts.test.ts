import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { isConsistent } from '../../src/solver/analyse.ts';
import { conflictingCells } from '../../src/vision/conflicts.ts';
import { board } from '../support/boards.ts';

function conflictsOf(rows: readonly string[]) {
  const { shape, rows: high, cols, cells } = board(rows.join('\n'));
  const found = conflictingCells(cells, makeTopology(shape, high, cols), isConsistent);
  const left = cells.map((symbol, i): CellSymbol => (found?.has(i) ? '~' : symbol));
  return { found, left, isPossible: isConsistent({ shape, rows: high, cols, mines: null, cells: left }) };
}

const RIGHT = [
  '1#1000000000',
  '111000000000',
  '000000000000',
  '000000000000',
  '000000001110',
  '000000001#10',
  '000000001110',
];

describe('cells that conflict', () => {
  test('are none where the rules allow the position', () => {
    expect(conflictsOf(RIGHT).found?.size).toBe(0);
  });

  test('are a misread number and what is around it, and nothing far off', () => {
    const wrong = RIGHT.map((row, i) => (i === 1 ? row.replace('111', '121') : row));
    const { found, left, isPossible } = conflictsOf(wrong);
    expect(isPossible).toBe(true);
    expect(left.join('').slice(12)).not.toContain('2');
    for (const cell of found ?? []) expect(cell % 12).toBeLessThan(5);
  });

  test('are those of numbers that only together cannot be', () => {
    // Both covered cells are mines by the ones at their ends; the one between them has two then.
    const rows = ['11110000000000', '1##10000000000', '12210000000000', ...Array<string>(6).fill('0'.repeat(14))];
    const { found, isPossible } = conflictsOf(rows);
    expect(found).not.toBeNull();
    expect(isPossible).toBe(true);
  });

  test('are not told where they are a large part of the board', () => {
    expect(conflictsOf(['3333', '3##3', '3333']).found).toBeNull();
  });
});
