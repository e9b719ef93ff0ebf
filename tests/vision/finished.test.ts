import { beforeAll, describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame } from '../../src/model/frame.ts';
import { processFrame } from '../../src/pipeline.ts';
import type { ProgramLooks } from '../support/drawnGame.ts';
import { drawGame, loadLooks } from '../support/drawnGame.ts';
import { pixelsOf } from '../support/liveFrames.ts';
import { paintRect } from '../support/paint.ts';

/** A layout of ten mines (M) with the numbers of the other cells. */
const LAYOUT = [
  '000001M10',
  '011101110',
  '01M101110',
  '022212M10',
  '01M11M210',
  '011111211',
  '0001111M1',
  '1112M3221',
  '1M12M3M10',
].join('');
/** Cells that are covered while the game goes on: a corner without open zeros beside it. */
const isLate = (cell: number) => cell >= 63 && cell % 9 >= 4;

/** The layout with the mines drawn as told, and what is not opened yet. */
function position(mine: (index: number) => CellSymbol, isCovered: (cell: number) => boolean = () => false) {
  let mines = 0;
  return [...LAYOUT].map((symbol, cell) => {
    if (symbol === 'M') return mine(mines++);
    return isCovered(cell) ? '#' : (symbol as CellSymbol);
  });
}

describe.each(['kmines-9x9', 'winemine-9x9'])('a game of %s', (config) => {
  let program: ProgramLooks;
  beforeAll(async () => {
    program = await loadLooks(config);
  });
  const read = (cells: readonly CellSymbol[], change = (frame: Frame) => frame) =>
    processFrame(change(drawGame(program, cells))).main;

  test.each([
    ['all mines flagged', position(() => 'F')],
    ['all mines covered', position(() => '#')],
    ['some mines flagged and some covered', position((k) => (k % 2 === 0 ? 'F' : '#'))],
  ])('is won with %s', (_, cells) => {
    const result = read(cells);
    expect(result?.board.cells).toEqual(cells);
    expect(result?.status).toBe('won');
    expect(result?.hints.marks).toEqual([]);
  });

  test.each([
    ['its mines shown', position(() => '*', isLate)],
    ['its mines shown beside flags', position((k) => (k % 3 === 0 ? 'F' : '*'), isLate)],
  ])('is lost with %s', (_, cells) => {
    const result = read(cells);
    expect(result?.board.cells).toEqual(cells);
    expect(result?.status).toBe('lost');
    expect(result?.hints.marks).toEqual([]);
  });

  test('is not finished while a cell is covered that is no mine', () => {
    expect(read(position(() => 'F', isLate))?.status).toBe('playing');
    expect(read(position(() => '#', isLate))?.status).toBe('playing');
  });

  test.each([
    ['lost', position(() => '*', isLate), 'lost'],
    // Under the dialog there might be cells to open.
    ['won', position(() => 'F'), 'playing'],
  ])('that is %s has no green under or beside a dialog', (_, cells, status) => {
    const { x, y } = pixelsOf(program.lattice, 3 * 9 + 2);
    const { width } = pixelsOf(program.lattice, 0);
    const dialog = { x: x + 7, y: y + 9, width: 4 * width, height: 2 * width };
    const inside = { x: dialog.x + 2, y: dialog.y + 2, width: dialog.width - 4, height: dialog.height - 4 };
    const result = read(cells, (frame) => paintRect(paintRect(frame, dialog, [40, 40, 40]), inside, [238, 238, 232]));
    expect(result?.status).toBe(status);
    expect(result?.analysis.safe).toEqual([]);
    result?.board.cells.forEach((symbol, cell) => {
      if (symbol !== '~') expect(`${cell} ${symbol}`).toBe(`${cell} ${cells[cell]}`);
    });
  });
});
