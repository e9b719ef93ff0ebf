import { describe, expect, test } from 'vitest';
import type { Lattice } from '../../src/model/lattice.ts';
import { processFrame } from '../../src/pipeline.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';
import { expectInPlace } from '../support/inPlace.ts';

/** The part of the cells that is read of pictures in which some cannot be told: most of one that asks in many cells shows no more. */
const LEAST_READ = 0.8;
/** … but for a window over one and marks that cannot be told from mines. */
const LESS_READ: Readonly<Record<string, number>> = { 'dark-red-flags': 0.75, 'won-bookmarks': 0.75 };
/** Middles of cells may lie beside the true ones by this part of a cell. */
const MOST_OFF = 0.15;

/** Pictures of which the reader cannot tell all: it must say so. */
describe.each(listPictures(`${FIXTURES}partly`))('$name', (shown) => {
  const { name, picture, rows, cols, cells: truth } = shown;
  test('is found in its place, and nothing on it is misread', async () => {
    const { main, others } = processFrame(await loadFrame(picture));
    expect(main?.board).toMatchObject({ rows, cols });
    const cells = main?.board.cells ?? [];
    const wrong = cells.flatMap((symbol, i) =>
      symbol === '~' || symbol === truth[i] ? [] : [`${truth[i]} > ${symbol}`],
    );
    expect(wrong).toEqual([]);
    const least = LESS_READ[name] ?? LEAST_READ;
    expect(cells.filter((symbol) => symbol !== '~').length).toBeGreaterThanOrEqual(least * cells.length);
    expect(others).toEqual([]);
    expectInPlace(main?.reading.lattice as Lattice, shown, MOST_OFF);
  });
});
