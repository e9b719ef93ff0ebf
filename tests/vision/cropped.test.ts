import { describe, expect, test } from 'vitest';
import { cropFrame, wholeFrame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellCentrePx } from '../../src/model/lattice.ts';
import { processFrame } from '../../src/pipeline.ts';
import { isConsistent } from '../../src/solver/analyse.ts';
import { findBoards } from '../../src/vision/findBoards.ts';
import { followTrack } from '../../src/vision/trackBoard.ts';
import type { Fixture } from '../support/fixtures.ts';
import { FIXTURES, fixtureNamed, latticeOf, listPictures, loadFrame } from '../support/fixtures.ts';

const NAMES = ['kmines-9x9/02', 'kmines-16x16/04', 'winemine-9x9/03', 'sgt-mines-16x30/02', 'xbomb-16x30/01'];
const fixtures = NAMES.map((name) => fixtureNamed(name));

/** A part of the picture: the board and `right`, `bottom` Px less or more at those sides. */
async function cropped({ picture, region }: Fixture, right: number, bottom: number) {
  const frame = await loadFrame(picture);
  const x = Math.round(region.x);
  const y = Math.round(region.y);
  return cropFrame(frame, {
    x,
    y,
    width: Math.round(region.width) + right,
    height: Math.round(region.height) + bottom,
  });
}

describe.each(fixtures.map((f) => [f.name, f] as const))('%s', (_name, fixture) => {
  test.each([
    [0, 0],
    [3, 1],
    [9, 14],
  ])('a picture of nothing but the board, and %i, %i Px more, is read in full and followed', async (right, bottom) => {
    const { frame } = await cropped(fixture, right, bottom);
    const [track] = findBoards(wholeFrame(frame), { isPossible: isConsistent }).tracks;
    expect(track?.reading.lattice).toMatchObject({ rows: fixture.rows, cols: fixture.cols });
    expect(track?.reading.cutOff).toBe(false);
    expect(track && followTrack(wholeFrame({ ...frame, data: frame.data.slice() }), track)).toBe(track);
  });

  test('a board that the edge of the picture cuts has no hints', async () => {
    const pitch = fixture.region.width / fixture.cols;
    const { frame } = await cropped(fixture, -Math.round(0.5 * pitch), 0);
    const reading = findBoards(wholeFrame(frame), { isPossible: isConsistent }).tracks[0]?.reading;
    expect(reading?.status ?? 'unclear').toBe('unclear');
  });

  test.each(['left', 'right', 'top', 'bottom'] as const)(
    'a picture that ends exactly between its lanes at the %s has no hints',
    async (side) => {
      const { picture, rows, cols } = fixture;
      const frame = await loadFrame(picture);
      const { lattice } = findBoards(wholeFrame(frame), { isPossible: isConsistent }).tracks[0]?.reading ?? {};
      if (!lattice) throw new Error(`no board in ${picture}`);
      const left = side === 'left' ? Math.round(lattice.x + 2 * lattice.pitchX) : 0;
      const top = side === 'top' ? Math.round(lattice.y + 2 * lattice.pitchY) : 0;
      const right = side === 'right' ? Math.round(lattice.x + (cols - 2) * lattice.pitchX) : frame.width;
      const bottom = side === 'bottom' ? Math.round(lattice.y + (rows - 2) * lattice.pitchY) : frame.height;
      const part = cropFrame(frame, { x: left, y: top, width: right - left, height: bottom - top });
      const cut = findBoards(wholeFrame(part.frame), { isPossible: isConsistent }).tracks[0]?.reading;
      expect(cut?.status ?? 'unclear').toBe('unclear');
    },
  );
});

test.each([-1, 0, 1])(
  'of a board cut after its numbers, %i Px beside the end of a column, no number is read as open ground',
  async (beside) => {
    const shown = listPictures(`${FIXTURES}partly`).find(({ name }) => name === 'chequered-mixed-row') as Fixture;
    const lattice = latticeOf(shown);
    const frame = await loadFrame(shown.picture);
    const width = Math.round(lattice.x + (shown.cols - 3) * lattice.pitchX) + beside;
    const top = Math.round(lattice.y + lattice.pitchY);
    const part = cropFrame(frame, { x: 0, y: top, width, height: frame.height - top });
    const { main } = processFrame(part.frame);
    const read = main?.reading;
    const wrong = (read?.cells ?? []).flatMap((symbol, cell) => {
      const { x, y } = cellCentrePx(read?.lattice as Lattice, cell);
      const [row, col] = [
        Math.floor((y + top - lattice.y) / lattice.pitchY),
        Math.floor((x - lattice.x) / lattice.pitchX),
      ];
      const isOfBoard = row >= 0 && row < shown.rows && col >= 0 && col < shown.cols;
      const truth = isOfBoard ? shown.cells[row * shown.cols + col] : null;
      return symbol === '~' || truth === null || symbol === truth ? [] : [`${truth} > ${symbol}`];
    });
    expect(wrong).toEqual([]);
  },
);
