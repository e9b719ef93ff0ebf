import { describe, expect, test } from 'vitest';
import type { Frame } from '../../src/model/frame.ts';
import { cellRect } from '../../src/model/lattice.ts';
import { processFrame } from '../../src/pipeline.ts';
import { FIXTURES, latticeOf, listPictures, loadFrame } from '../support/fixtures.ts';

const RIM = 60;

/** A grey window with a frame of a pixel over the cells from row 2, column 3 to row 5, column 6, exactly as far as these go. */
function withWindow(clean: Frame, lattice: ReturnType<typeof latticeOf>, grey: number): Frame {
  const frame = { ...clean, data: clean.data.slice() };
  const [first, last] = [cellRect(lattice, 2 * lattice.cols + 3), cellRect(lattice, 5 * lattice.cols + 6)];
  const [left, top] = [Math.round(first.x), Math.round(first.y)];
  const [right, bottom] = [Math.round(last.x + last.width) - 1, Math.round(last.y + last.height) - 1];
  for (let y = top; y <= bottom; y++)
    for (let x = left; x <= right; x++) {
      const isRim = x === left || x === right || y === top || y === bottom;
      frame.data.fill(isRim ? RIM : grey, (y * frame.width + x) * 4, (y * frame.width + x) * 4 + 3);
    }
  return frame;
}

const PICTURES = ['gtk-painted', 'text-blocks', 'web-bow-flags', 'web-yellow-discs', 'web-heat'];

describe.each(listPictures(`${FIXTURES}toolkits`).filter(({ name }) => PICTURES.includes(name)))('$name', (picture) => {
  test.each([250, 120])(
    'what a window of the colour %i lies over is not read, though it ends where cells do',
    async (grey) => {
      const lattice = latticeOf(picture);
      const { main } = processFrame(withWindow(await loadFrame(picture.picture), lattice, grey));
      const { rows, cols } = picture;
      expect(main?.board).toMatchObject({ rows, cols });
      const isUnder = (cell: number) => {
        const [row, col] = [Math.floor(cell / cols), cell % cols];
        return row >= 2 && row <= 5 && col >= 3 && col <= 6;
      };
      expect(new Set(main?.board.cells.filter((_, cell) => isUnder(cell)))).toEqual(new Set(['~']));
    },
  );
});
