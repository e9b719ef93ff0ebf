import { describe, expect, test } from 'vitest';
import { wholeFrame } from '../../src/model/frame.ts';
import type { FrameResult } from '../../src/pipeline.ts';
import { askAgain, searchFrame } from '../../src/pipeline.ts';
import { makeSession } from '../../src/session/session.ts';
import { withSecondOpinion } from '../../src/vision/secondOpinion.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { followTrack, startTrack } from '../../src/vision/trackBoard.ts';
import { changeCells } from '../../tools/boardFrames.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';

/** Pages that the board network did not learn from, and that the rest of the reader reads in part. */
const PICTURES = listPictures(`${FIXTURES}sighted`);

/** Cells that are not read: an open cell in a corner that nothing tells from a covered one, and clover that the glyph network takes for marks. */
const UNREAD: Readonly<Record<string, readonly number[]>> = {
  leafturn: [64, 80, 90, 103, 359],
  'sprintRank-01': [17],
};

describe.each(PICTURES)('$name', ({ name, picture, rows, cols, cells }) => {
  test('is read to the last cell that anything tells, at once or with the network’s second opinion', async () => {
    const first = searchFrame(wholeFrame(await loadFrame(picture)));
    const second = askAgain(first.memory) ?? first;
    expect(second?.main?.reading.lattice).toMatchObject({ rows, cols });
    const unread = UNREAD[name] ?? [];
    expect(second?.main?.reading.cells).toEqual(cells.map((symbol, cell) => (unread.includes(cell) ? '~' : symbol)));
  });
});

describe('what reads well at first', () => {
  test('stays as it is', async () => {
    const first = searchFrame(wholeFrame(await loadFrame(`${FIXTURES}boards/winemine-16x30/03.png`)));
    expect(askAgain(first.memory)).toBeNull();
  });

  test('nothing is found in a picture without a board', async () => {
    const first = searchFrame(wholeFrame(await loadFrame(`${FIXTURES}negatives/sgt-keen.png`)));
    expect(first.memory.searched?.refused.length).toBeGreaterThan(0);
    expect(askAgain(first.memory)).toBeNull();
  });
});

test('a column beside the board that was read as open ground is left out where the network sees the rest as it was read', async () => {
  const frame = await loadFrame(`${FIXTURES}toolkits/ttk-won-without-lines.png`);
  const [track] = searchFrame(wholeFrame(frame)).memory.tracks as [BoardTrack];
  const { lattice } = track.reading;
  const cols = lattice.cols + 1;
  const wide = startTrack(frame, { ...lattice, cols }, track.edge, track.memory);
  expect(wide.reading.cells.filter((_, cell) => cell % cols === lattice.cols)).toEqual(Array(lattice.rows).fill('0'));
  expect(withSecondOpinion(wide, wholeFrame(frame), () => true).reading.lattice.cols).toBe(lattice.cols);
});

test('a row stays where the network takes the ground of the board for another', async () => {
  const first = searchFrame(wholeFrame(await loadFrame(`${FIXTURES}toolkits/web-open-row.png`)));
  expect((askAgain(first.memory) ?? first).main?.reading.lattice).toMatchObject({ rows: 8, cols: 8 });
});

describe('a session', () => {
  test('first shows what is found, and the board with all its columns when nothing changes', async () => {
    const picture = PICTURES.find(({ name }) => name.includes('brushfield')) as (typeof PICTURES)[number];
    const frame = wholeFrame(await loadFrame(picture.picture));
    const session = makeSession();
    const looks = [1, 2, 3, 4, 5].map(() => session.take(frame));
    expect(looks.map(({ phase, board }) => `${phase} ${board?.board.cols}`)).toEqual([
      'settling 9',
      'playing 9',
      'settling 10',
      'playing 10',
      'playing 10',
    ]);
    expect(session.wantsAgain()).toBe(false);
    expect(looks.at(-1)?.board?.board.cells).toEqual(picture.cells);
  });
});

test('what looks the same and was seen to be covered in some cells and open in others stays so in the next frames', async () => {
  const { picture, cells } = PICTURES.find(({ name }) => name.includes('sprintRank')) as (typeof PICTURES)[number];
  const frame = await loadFrame(picture);
  const { memory } = askAgain(searchFrame(wholeFrame(frame)).memory) as FrameResult;
  const [track] = memory.tracks as [BoardTrack];
  const changed = wholeFrame(changeCells(frame, track.reading.lattice, 1));
  const next = followTrack(changed, track, { readsInFull: true });
  expect(next).not.toBe(track);
  expect(next?.reading.cells).toEqual(cells);
});
