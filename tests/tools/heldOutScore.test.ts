import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import type { Reading } from '../../src/model/reading.ts';
import { scoreScene } from '../../tools/skins/heldout/score.ts';

const truth: Lattice = { shape: 'square', rows: 3, cols: 4, x: 50, y: 40, pitchX: 20, pitchY: 20, gapX: 2, gapY: 2 };
const scene = { truth, cells: [...'##1F2~*0011x'] as CellSymbol[], touched: new Set([5, 6]) };

function reading(text: string, change: Partial<Lattice> = {}): Reading {
  const cells = [...text] as CellSymbol[];
  return { lattice: { ...truth, ...change }, cells, confidence: cells.map(() => 1), status: 'lost', cutOff: false };
}

describe('scoring a reading of a drawn board', () => {
  test('a reading like the truth is exact; the mine that was hit counts as a mine', () => {
    const { score, stage } = scoreScene(scene, [reading('##1F2~X0011x', { x: 51.5 })]);
    expect(stage).toBe('exact');
    expect(score).toMatchObject({ boards: 1, found: 1, extent: 1, exact: 1, wrong: 0, stray: 0, abstained: 0 });
  });

  test('wrong and unread symbols are counted apart; touched cells may stay unread, hidden ones may not be read', () => {
    const { score, stage, mistakes } = scoreScene(scene, [reading('#F~F21~0011x')]);
    expect(stage).toBe('naming');
    expect(score).toMatchObject({ extent: 1, exact: 0, wrong: 2, abstained: 1, stray: 0 });
    expect(mistakes).toEqual({ '#>F': 1, '~>1': 1 });
  });

  test('a row too many and a missing column are symbols that do not belong and cells that are not read', () => {
    const { score, stage } = scoreScene(scene, [reading('##12~*00~111', { rows: 4, cols: 3 })]);
    expect(stage).toBe('extent');
    expect(score).toMatchObject({ found: 1, extent: 0, exact: 0, stray: 3 });
    expect(score.abstained).toBeGreaterThanOrEqual(3);
  });

  test('cells cut across those of the board do not belong to it', () => {
    const { score } = scoreScene(scene, [reading('##1F2~*0011x', { x: 60 })]);
    expect(score).toMatchObject({ found: 1, extent: 0, wrong: 0, stray: 11 });
  });

  test('a board somewhere else is false, and the true one is not found', () => {
    const { score, stage } = scoreScene(scene, [reading('############', { x: 400 })]);
    expect(stage).toBe('not found');
    expect(score).toMatchObject({ found: 0, falseBoards: 1, wrong: 0, abstained: 10 });
    expect(scoreScene(scene, []).score).toMatchObject({ found: 0, falseBoards: 0, abstained: 10 });
  });
});
