import { describe, expect, test } from 'vitest';
import { flatSizeOf, flatten } from '../../src/camera/flatBoard.ts';
import { flatLattice } from '../../src/camera/readFlatBoard.ts';
import type { View } from '../../src/camera/rectify.ts';
import { straightLens } from '../../src/camera/rectify.ts';
import type { Frame } from '../../src/model/frame.ts';
import { seeBoard } from '../../src/vision/boardNet.ts';
import { seenExtent } from '../../src/vision/seenExtent.ts';
import type { Fixture } from '../support/fixtures.ts';
import { fixtureNamed, loadFrame } from '../support/fixtures.ts';

/** Real programs, none of which the network learnt from, in the middle of a game. */
const BOARDS = ['winemine-16x30/03', 'kmines-16x16/03', 'sgt-mines-16x30/03'].map(fixtureNamed);

/** The flat picture of a board on a screenshot, as if the camera saw it straight on, and its size. */
function flatOf(frame: Frame, { region, rows, cols }: Fixture) {
  const size = flatSizeOf(rows, cols);
  const view: View = {
    toPhoto: [region.width / cols, 0, region.x, 0, region.height / rows, region.y, 0, 0, 1],
    lens: straightLens(frame),
  };
  return { flat: flatten(frame, view, size), size, lattice: flatLattice(size, { x: 0, y: 0 }) };
}

describe.each(BOARDS)('$name', (fixture) => {
  test('its cells are what they are, seen by the board network alone', async () => {
    const { flat, size, lattice } = flatOf(await loadFrame(fixture.picture), fixture);
    const seen = seeBoard(flat, lattice);
    const wrong = fixture.cells.filter((symbol, i) => {
      const { symbol: best, chance } = seen.best(Math.floor(i / size.cols), i % size.cols);
      return best !== symbol && chance > 0.9;
    });
    const right = fixture.cells.filter(
      (symbol, i) => seen.best(Math.floor(i / size.cols), i % size.cols).symbol === symbol,
    );
    expect(wrong.length).toBeLessThanOrEqual(0.01 * fixture.cells.length);
    expect(right.length).toBeGreaterThanOrEqual(0.95 * fixture.cells.length);
  });

  test('it ends where it ends', async () => {
    const { flat, size, lattice } = flatOf(await loadFrame(fixture.picture), fixture);
    const { box } = seenExtent(seeBoard(flat, lattice, 1), size);
    expect(box).toEqual({ left: 0, top: 0, right: size.cols, bottom: size.rows });
  });
});
