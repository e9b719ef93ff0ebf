import { expect, test } from 'vitest';
import { openClassicalVision } from '../../src/opencv/openCv.ts';
import { viewOfPicture } from '../../tools/camera/pictureClip.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';

const vision = await openClassicalVision();

test.each([
  ['squares of many colours', 'sgt-samegame'],
  ['the empty cells of a board of another game', 'board-bovo'],
  ['cells with some numbers of a puzzle', 'sgt-rect'],
])('a photo of %s is no game', { timeout: 120_000 }, async (_, name) => {
  const { phase, board } = await viewOfPicture(await loadFrame(`${FIXTURES}negatives/${name}.png`), 4242, vision);
  expect(['searching', 'settling', 'lost', 'unclear']).toContain(phase);
  expect(board?.analysis.safe ?? []).toEqual([]);
});
