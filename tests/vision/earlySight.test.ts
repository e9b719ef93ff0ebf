import { expect, test } from 'vitest';
import { wholeFrame } from '../../src/model/frame.ts';
import { isConsistent } from '../../src/solver/analyse.ts';
import { findBoards } from '../../src/vision/findBoards.ts';
import type { Fixture } from '../support/fixtures.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';

/** A third of whose covered cells are unread at first, as each shows another tile: without a second opinion it was read at 26 places, one after the other. */
const TILES = 'qt-themes';

test('a board that the board network reads to its end at once is looked for nowhere else', async () => {
  const { picture, cells } = listPictures(`${FIXTURES}toolkits`).find(({ name }) => name === TILES) as Fixture;
  let readings = 0;
  const { tracks } = findBoards(wholeFrame(await loadFrame(picture)), {
    isPossible: isConsistent,
    observe: ({ stage }) => {
      if (stage === 'cells') readings++;
    },
  });
  expect(tracks.map(({ reading }) => reading.cells)).toEqual([cells]);
  expect(readings).toBeLessThanOrEqual(2);
});
