import { beforeAll, expect, test } from 'vitest';
import type { CellSymbol } from '../src/model/board.ts';
import { isClosed, numberOf } from '../src/model/board.ts';
import type { Frame, Rect } from '../src/model/frame.ts';
import { cellRect } from '../src/model/lattice.ts';
import type { BoardResult } from '../src/pipeline.ts';
import { processFrame } from '../src/pipeline.ts';
import { analyse, DEFAULT_DENSITY } from '../src/solver/analyse.ts';
import { loadKMinesGame } from './support/recordings.ts';

let frames: readonly Frame[] = [];
let mines = 0;
/** The main board of every frame, read without knowing the mine total. */
let boards: readonly (BoardResult | null)[] = [];

beforeAll(async () => {
  ({ frames, mines } = await loadKMinesGame());
  boards = frames.map((frame) => processFrame(frame).main);
});

/** Cells that have shown a number in some frame: they hold no mine. Every other cell of a won game holds one. */
function openedCells(): ReadonlySet<number> {
  return new Set(
    boards.flatMap((board) => board?.board.cells.flatMap((s, cell) => (numberOf(s) >= 0 ? [cell] : [])) ?? []),
  );
}

test('the recorded game is read from an untouched board to the win', () => {
  expect(boards.map((board) => board?.status)).toEqual([...Array(frames.length - 1).fill('playing'), 'won']);
  expect(boards[0]?.board.cells.every((symbol) => symbol === '#')).toBe(true);
  for (const board of boards) expect(board?.board).toMatchObject({ shape: 'square', rows: 16, cols: 16 });
  expect(openedCells().size).toBe(16 * 16 - mines);
});

test('cells only open, and a number never changes; a cell may be unclear in between', () => {
  for (const [i, board] of boards.slice(1).entries()) {
    const before = boards[i]?.board.cells ?? [];
    const changed = before.flatMap((symbol, cell) =>
      isClosed(symbol) || symbol === (board?.board.cells[cell] ?? '') ? [] : [{ frame: i + 1, cell, symbol }],
    );
    expect(changed).toEqual([]);
  }
});

test('nothing proved safe turns out to be a mine, nothing proved a mine is opened', () => {
  const opened = openedCells();
  let proofs = 0;
  for (const [i, frame] of frames.entries()) {
    for (const board of [boards[i], processFrame(frame, { mines }).main]) {
      const { safe = [], mineCells = [] } = board?.analysis ?? {};
      expect(safe.filter((cell) => !opened.has(cell))).toEqual([]);
      expect(mineCells.filter((cell) => opened.has(cell))).toEqual([]);
      proofs += safe.length + mineCells.length;
    }
  }
  expect(proofs).toBeGreaterThan(100);
});

/** What a position proves, as text that can be compared. */
function proofsOf({
  safe,
  mineCells,
}: {
  readonly safe: readonly number[];
  readonly mineCells: readonly number[];
}): string {
  return JSON.stringify([safe, mineCells]);
}

/** The first number, in the frame with the most proved cells, without which the solver proves something else. */
function findNumberThatMatters(instead: CellSymbol) {
  const index = boards.reduce((most, board, i) => {
    const count = (b: BoardResult | null | undefined) => (b?.status === 'playing' ? b.analysis.safe.length : -1);
    return count(board) > count(boards[most]) ? i : most;
  }, 0);
  const result = boards[index];
  if (!result) throw new Error('No frame has a board.');
  const { board, minesSource, analysis } = result;
  const cell = board.cells.findIndex((symbol, i) => {
    if (numberOf(symbol) < 1) return false;
    const cells = board.cells.with(i, instead);
    const without = analyse({ ...board, cells }, { minesSource, density: DEFAULT_DENSITY });
    return without.contradiction === null && proofsOf(without) !== proofsOf(analysis);
  });
  if (cell < 0) throw new Error('No number of the frame matters.');
  return { index, cell, result, frame: frames[index] as Frame };
}

/** A copy of the frame with every pixel of `to` replaced. */
function paint(frame: Frame, to: Rect, colourAt: (dx: number, dy: number) => readonly number[]): Frame {
  const data = new Uint8Array(frame.data);
  for (let dy = 0; dy < to.height; dy++)
    for (let dx = 0; dx < to.width; dx++) data.set(colourAt(dx, dy), ((to.y + dy) * frame.width + to.x + dx) * 4);
  return { ...frame, data };
}

function wholePixels({ x, y, width, height }: Rect): Rect {
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

function pixelsOf(frame: Frame, from: Rect) {
  return (dx: number, dy: number) => {
    const at = ((from.y + dy) * frame.width + from.x + dx) * 4;
    return [...frame.data.subarray(at, at + 4)];
  };
}

function expectSound(main: BoardResult | null): void {
  const opened = openedCells();
  expect(main?.analysis.safe.filter((cell) => !opened.has(cell)) ?? []).toEqual([]);
}

test('a number painted over with a covered cell is not known any more: the hints change', () => {
  const { cell, result, frame } = findNumberThatMatters('#');
  const { lattice } = result.reading;
  const covered = result.board.cells.indexOf('#');
  const masked = paint(
    frame,
    wholePixels(cellRect(lattice, cell)),
    pixelsOf(frame, wholePixels(cellRect(lattice, covered))),
  );
  const { main } = processFrame(masked);
  expect(main?.board.cells[cell]).toBe('#');
  expect(proofsOf(main?.analysis ?? { safe: [], mineCells: [] })).not.toBe(proofsOf(result.analysis));
  expectSound(main);
});

test('a number under a flat grey patch is not known any more: the hints change', () => {
  const { cell, result, frame } = findNumberThatMatters('~');
  const masked = paint(frame, wholePixels(cellRect(result.reading.lattice, cell)), () => [128, 128, 128, 255]);
  const { main } = processFrame(masked);
  expect(main?.board.cells[cell]).not.toBe(result.board.cells[cell]);
  expect(proofsOf(main?.analysis ?? { safe: [], mineCells: [] })).not.toBe(proofsOf(result.analysis));
  expectSound(main);
});
