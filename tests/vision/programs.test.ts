import { expect, test } from 'vitest';
import { processFrame } from '../../src/pipeline.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';

/** Pictures of further programs. What a text cursor lies over is `~`; which of the shown mines was hit is not asked. */
test.each(listPictures(`${FIXTURES}programs`))('$name is read in full', async ({ picture, rows, cols, cells }) => {
  const { main } = processFrame(await loadFrame(picture));
  expect(main?.board).toMatchObject({ rows, cols });
  expect(main?.reading.cutOff).toBe(false);
  expect(main?.board.cells.join('')).toBe(cells.join('').replace('X', '*'));
});
