import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import { followFrame, searchFrame } from '../../src/pipeline.ts';
import { drawGame, loadLooks } from '../support/drawnGame.ts';

const BEFORE = '######### ######### #####1111 #####2000 #####1000 #####2000 #####2100 ######200 ######200';
/** A second opening, which leaves two covered cells with a rim that no other cell has. */
const AFTER = '######### 12####### 01###1111 01###2000 02###1000 02###2000 02###2100 13####200 ######200';

test('what did not change goes on to mean what it meant, where the new picture alone does not tell it', async () => {
  const program = await loadLooks('kmines-9x9');
  const cellsOf = (rows: string) => [...rows.replaceAll(' ', '')] as CellSymbol[];
  const frameOf = (rows: string) => wholeFrame(drawGame(program, cellsOf(rows)));
  const before = searchFrame(frameOf(BEFORE));
  expect(before.main?.board.cells).toEqual(cellsOf(BEFORE));
  const after = followFrame(frameOf(AFTER), before.memory)?.main?.board.cells ?? [];
  cellsOf(BEFORE).forEach((symbol, cell) => {
    if (symbol === cellsOf(AFTER)[cell]) expect(`${cell} ${after[cell]}`).toBe(`${cell} ${symbol}`);
  });
});
