import { expect, test } from 'vitest';
import { processFrame } from '../../src/pipeline.ts';
import { drawDesktop, enlarge, layOver } from '../../tools/desktop.ts';
import { fixtureNamed, loadFrame } from '../support/fixtures.ts';

/** Windows full of text, which repeats in many ways, on a screen of 3840 × 2160. */
const DESKTOP = drawDesktop(3840, 2160);

test.each([
  ['kmines-9x9/01', 689, 583],
  ['kmines-9x9/05', 1674, 1294],
  ['kmines-9x9/07', 1130, 761],
  ['xbomb-8x8/03', 1400, 900],
  ['xbomb-hex-8x8/02', 700, 400],
] as const)('%s is read in full among the windows of a large screen', async (name, x, y) => {
  const { picture, rows, cols, cells } = fixtureNamed(name);
  const { main } = processFrame(layOver(DESKTOP, await loadFrame(picture), x, y));
  expect(main?.board).toMatchObject({ rows, cols });
  expect(main?.board.cells.join('')).toBe(cells.join(''));
});

test.each([
  'kmines-16x16/04',
  'winemine-16x30/03',
  'xbomb-hex-16x16/02',
  'xbomb-triangle-16x30/00',
  'xbomb-triangle-16x30/02',
])('%s is read in full with each of its pixels drawn as four, as screens of twice the density do', async (name) => {
  const { picture, rows, cols, cells } = fixtureNamed(name);
  const { main } = processFrame(enlarge(await loadFrame(picture), 2));
  expect(main?.board).toMatchObject({ rows, cols });
  expect(main?.board.cells.join('')).toBe(cells.join(''));
});
