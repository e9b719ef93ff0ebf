import { expect, test } from 'vitest';
import { cellRect } from '../../src/model/lattice.ts';
import { processFrame } from '../../src/pipeline.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';

/** GNOME Mines lets a toolkit's grid place its cells, and puts boards larger than its window into a scrolled one. */
const FOLDER = `${FIXTURES}gnome-mines`;
const [uneven] = listPictures(FOLDER);

test('cells of two sizes, a pixel apart, are read in full, and none is off its place by an eighth', async () => {
  const { main } = processFrame(await loadFrame(`${FOLDER}/uneven.png`));
  expect(main?.board).toMatchObject({ rows: 16, cols: 16 });
  expect(main?.board.cells.join('')).toBe(uneven?.cells.join(''));
  const lattice = main?.reading.lattice;
  if (!lattice) throw new Error('There is no lattice.');
  // The first six cells are 25 Px apart, the others 24.
  for (const [col, x] of Array.from({ length: 16 }, (_, k) => 30 + 24 * k + Math.min(k, 6)).entries())
    expect(Math.abs(cellRect(lattice, col).x - x)).toBeLessThan(3);
});

test('a board in a scrolled window has no hints: only a piece of it is seen', async () => {
  const { main } = processFrame(await loadFrame(`${FOLDER}/scrolled.png`));
  expect(main?.reading.cutOff).toBe(true);
  expect(main?.hints.marks).toEqual([]);
});
