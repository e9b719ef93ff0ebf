import { describe, expect, test } from 'vitest';
import { cellCentrePx } from '../../src/model/lattice.ts';
import { processFrame } from '../../src/pipeline.ts';
import { FIXTURES, latticeOf, listPictures, loadFrame } from '../support/fixtures.ts';

/** The part of the cells that is read of pictures in which some cannot be told: most of one that asks in many cells shows no more. */
const LEAST_READ = 0.75;
/** Middles of cells may lie beside the true ones by this part of a cell. */
const MOST_OFF = 0.15;

/** Pictures of which the reader cannot tell all: it must say so. */
describe.each(listPictures(`${FIXTURES}partly`))('$name', (shown) => {
  const { picture, rows, cols, cells: truth } = shown;
  test('is found in its place, and nothing on it is misread', async () => {
    const { main, others } = processFrame(await loadFrame(picture));
    expect(main?.board).toMatchObject({ rows, cols });
    const cells = main?.board.cells ?? [];
    const wrong = cells.flatMap((symbol, i) =>
      symbol === '~' || symbol === truth[i] ? [] : [`${truth[i]} > ${symbol}`],
    );
    expect(wrong).toEqual([]);
    expect(cells.filter((symbol) => symbol !== '~').length).toBeGreaterThanOrEqual(LEAST_READ * cells.length);
    expect(others).toEqual([]);
    const lattice = latticeOf(shown);
    for (const cell of [0, rows * cols - 1]) {
      const [here, there] = [cellCentrePx(main?.reading.lattice ?? lattice, cell), cellCentrePx(lattice, cell)];
      expect(Math.abs(here.x - there.x)).toBeLessThan(MOST_OFF * lattice.pitchX);
      expect(Math.abs(here.y - there.y)).toBeLessThan(MOST_OFF * lattice.pitchY);
    }
  });
});
