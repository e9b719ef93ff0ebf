import { describe, expect, test } from 'vitest';
import { processFrame } from '../../src/pipeline.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';

/** The part of the cells that is read of pictures in which some cannot be told: most of one that asks in many cells shows no more. */
const LEAST_READ = 0.8;

/** Pictures of which the reader cannot tell all: it must say so. */
describe.each(listPictures(`${FIXTURES}partly`))('$name', ({ picture, rows, cols, cells: truth }) => {
  test('is found, and nothing on it is misread', async () => {
    const { main, others } = processFrame(await loadFrame(picture));
    expect(main?.board).toMatchObject({ rows, cols });
    const cells = main?.board.cells ?? [];
    const wrong = cells.flatMap((symbol, i) =>
      symbol === '~' || symbol === truth[i] ? [] : [`${truth[i]} > ${symbol}`],
    );
    expect(wrong).toEqual([]);
    expect(cells.filter((symbol) => symbol !== '~').length).toBeGreaterThanOrEqual(LEAST_READ * cells.length);
    expect(others).toEqual([]);
  });
});
