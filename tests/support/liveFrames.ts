import type { Frame } from '../../src/model/frame.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellRect } from '../../src/model/lattice.ts';
import type { BoardResult } from '../../src/pipeline.ts';
import { searchFrame } from '../../src/pipeline.ts';
import { copyRect } from './paint.ts';
import { loadKMinesGame } from './recordings.ts';

/** A recorded game as a live capture shows it, with what is in each frame. */
export interface LiveGame {
  readonly lattice: Lattice;
  readonly frames: readonly Frame[];
  readonly boards: readonly BoardResult[];
}

/**
 * The recorded game of KMines without the noise of its reduced colours: from one frame to the next only the cells that
 * read differently change.
 */
export async function loadLiveGame(): Promise<LiveGame> {
  const { frames: recorded } = await loadKMinesGame();
  const boards = recorded.map((frame) => boardOf(frame));
  const lattice = boards[0]?.reading.lattice as Lattice;
  const frames: Frame[] = [];
  for (const [n, frame] of recorded.entries()) {
    const before = boards[n - 1]?.board.cells;
    const changed = boards[n]?.board.cells.flatMap((symbol, cell) => (symbol === before?.[cell] ? [] : [cell])) ?? [];
    frames.push(n === 0 ? frame : copyCells(frames[n - 1] as Frame, frame, lattice, changed));
  }
  return { lattice, frames, boards };
}

/** A copy of a frame in which some cells look as they do in another one. */
export function copyCells(frame: Frame, from: Frame, lattice: Lattice, cells: readonly number[]): Frame {
  const data = frame.data.slice();
  for (const cell of cells) {
    const { x, y, width, height } = pixelsOf(lattice, cell);
    for (let row = y; row < y + height; row++) {
      const start = (row * frame.width + x) * 4;
      data.set(from.data.subarray(start, start + width * 4), start);
    }
  }
  return { ...frame, data };
}

/** A copy of a frame in which cells look as another cell of it. */
export function copyLook(frame: Frame, lattice: Lattice, from: number, cells: readonly number[]): Frame {
  const source = pixelsOf(lattice, from);
  return cells.reduce((next, cell) => {
    const { x, y } = pixelsOf(lattice, cell);
    return copyRect(next, source, x, y);
  }, frame);
}

/** The whole pixels of a cell. */
export function pixelsOf(lattice: Lattice, cell: number) {
  const { x, y, width, height } = cellRect(lattice, cell);
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
}

function boardOf(frame: Frame): BoardResult {
  const { main } = searchFrame(wholeFrame(frame));
  if (!main) throw new Error('a recorded frame shows no board');
  return main;
}
