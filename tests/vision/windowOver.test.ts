import { expect, test } from 'vitest';
import { makeRows } from '../../src/model/notation.ts';
import { processFrame } from '../../src/pipeline.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';

/** A drawn board (`tools/skins`) of 19 × 32 cells with a plain dialog over a fifth of them: too many to tell that all others have outlines. */
test('a large plain dialog is no covered ground', async () => {
  const { main } = processFrame(await loadFrame(`${FIXTURES}windows/large-dialog.png`));
  expect(main?.board).toMatchObject({ rows: 19, cols: 32 });
  const rows = main ? makeRows(main.board) : [];
  expect(rows.slice(5, 13).map((row) => row.slice(7, 23))).toEqual(new Array(8).fill('~'.repeat(16)));
  expect(main?.reading.cells.filter((symbol) => symbol === '~').length).toBeLessThan(200);
});

/** A page of `tools/skins/web` with a plain window over its last rows, in nearly the colour of its open cells and with an edge where cells end. */
test('a plain window in the colour of open ground is no opening', async () => {
  const { main } = processFrame(await loadFrame(`${FIXTURES}windows/flat-on-tiles.png`));
  expect(main?.board).toMatchObject({ rows: 16, cols: 16 });
  const rows = main ? makeRows(main.board) : [];
  expect(rows.slice(13).map((row) => row.slice(6, 10))).toEqual(['~~~~', '~~~~', '~~~~']);
  expect(rows.slice(0, 13).join('')).not.toContain('~');
});

/** A page of `tools/skins/web` with a plain dark window over its zeros and numbers, no edge of which runs through the middle of a cell. */
test('a plain window in a colour of its own is no opening either', async () => {
  const { main } = processFrame(await loadFrame(`${FIXTURES}windows/unlike-any-ground.png`));
  expect(main?.board).toMatchObject({ rows: 18, cols: 13 });
  const rows = main ? makeRows(main.board) : [];
  expect(rows.slice(5, 10).map((row) => row.slice(9))).toEqual(new Array(5).fill('~~~~'));
  expect(main?.reading.cells.filter((symbol) => symbol === '~').length).toBe(20);
});
