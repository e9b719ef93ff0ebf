import { expect, test } from 'vitest';
import { readDoubled } from '../../src/camera/doubledCells.ts';
import type { View } from '../../src/camera/rectify.ts';
import { straightLens } from '../../src/camera/rectify.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';

const EDGE = 6;

/** What is read of a terminal's screen where its cells are taken for so many, each so many cells wide and high. */
async function readAs(across: number, down: number) {
  const shown = listPictures(`${FIXTURES}toolkits`).find(({ name }) => name === 'text-half-covered');
  if (!shown) throw new Error('there is no such picture');
  const { rows, cols, region } = shown;
  const photo = await loadFrame(shown.picture);
  const [pitchX, pitchY] = [(region.width / cols) * across, (region.height / rows) * down];
  const view: View = { toPhoto: [pitchX, 0, region.x, 0, pitchY, region.y, 0, 0, 1], lens: straightLens(photo) };
  const found = readDoubled(photo, {
    view,
    rows: Math.round(rows / down),
    cols: Math.round(cols / across),
    edge: EDGE,
  });
  return { found: found && { rows: found.rows, cols: found.cols, cells: [...found.cells] }, shown };
}

test.each([
  ['one above the other', 1, 0.5],
  ['beside each other', 0.5, 1],
])('cells of which halves were read, %s, are read', async (_, across, down) => {
  const { found, shown } = await readAs(across, down);
  expect(found).toMatchObject({ rows: shown.rows, cols: shown.cols });
  const wrong = found?.cells.filter((symbol, cell) => symbol !== '~' && symbol !== shown.cells[cell]);
  expect(wrong).toEqual([]);
});

test('pairs of cells prove nothing', async () => {
  const { found } = await readAs(1, 1);
  expect(found).toBeNull();
});
