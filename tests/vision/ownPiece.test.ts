import { describe, expect, test } from 'vitest';
import type { Frame } from '../../src/model/frame.ts';
import { growRect } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellRect } from '../../src/model/lattice.ts';
import { processFrame } from '../../src/pipeline.ts';
import { FIXTURES, latticeOf, listPictures, loadFrame } from '../support/fixtures.ts';
import { paintRect } from '../support/paint.ts';

const RIM = 60;

/** A grey window with a frame of a pixel over the cells from row 2, column 3 to row 5, column 6, exactly as far as these go. */
function withWindow(clean: Frame, lattice: Lattice, grey: number): Frame {
  const [first, last] = [cellRect(lattice, 2 * lattice.cols + 3), cellRect(lattice, 5 * lattice.cols + 6)];
  const [x, y] = [Math.round(first.x), Math.round(first.y)];
  const [width, height] = [Math.round(last.x + last.width) - x, Math.round(last.y + last.height) - y];
  const window = { x, y, width, height };
  return paintRect(paintRect(clean, window, [RIM, RIM, RIM]), growRect(window, -1), [grey, grey, grey]);
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
