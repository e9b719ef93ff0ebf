import type { CellSymbol } from '../../src/model/board.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import { searchFrame } from '../../src/pipeline.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { FIXTURES, loadFrame } from './fixtures.ts';

/** The board that is found at first sight in a fixture's picture, for example "boards/winemine-16x30/03". */
export async function trackOf(name: string): Promise<BoardTrack> {
  const [track] = searchFrame(wholeFrame(await loadFrame(`${FIXTURES}${name}.png`))).memory.tracks;
  return track as BoardTrack;
}

/** The board as if some cells had been read as another symbol. */
export function misread(track: BoardTrack, cells: readonly number[], as: CellSymbol): BoardTrack {
  const read = track.reading.cells.map((symbol, cell) => (cells.includes(cell) ? as : symbol));
  return { ...track, reading: { ...track.reading, cells: read } };
}

/** Cells of the first look of a board that was read as a symbol. */
export function lookOf({ looks, reading }: BoardTrack, symbol: CellSymbol): readonly number[] {
  return looks.find((cells) => cells.every((cell) => reading.cells[cell] === symbol)) as readonly number[];
}
