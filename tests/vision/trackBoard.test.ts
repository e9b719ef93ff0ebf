import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame, Rect } from '../../src/model/frame.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import { cellRect, latticeRegion } from '../../src/model/lattice.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { isConsistent } from '../../src/solver/analyse.ts';
import { breaksAnyRule } from '../../src/vision/boardCost.ts';
import { findBoards } from '../../src/vision/findBoards.ts';
import { makeGlyphMemory } from '../../src/vision/glyphMemory.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { followTrack, startTrack } from '../../src/vision/trackBoard.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';
import { copyRect, moveFrame, paintRect } from '../support/paint.ts';

describe.each(['winemine-9x9/03', 'kmines-9x9/04', 'xbomb-8x8/02'])('following %s', (name) => {
  let frame: Frame;
  let track: BoardTrack;

  beforeAll(async () => {
    frame = await loadFrame(`${FIXTURES}boards/${name}.png`);
    track = findBoards(wholeFrame(frame)).tracks[0] as BoardTrack;
  });

  /** The whole pixels of a cell. */
  function pixelsOf(cell: number): Rect {
    const { x, y } = cellRect(track.reading.lattice, cell);
    const { pitchX, pitchY } = track.reading.lattice;
    return { x: Math.round(x), y: Math.round(y), width: Math.floor(pitchX), height: Math.floor(pitchY) };
  }

  test('an equal frame gives the same track', () => {
    expect(followTrack(wholeFrame({ ...frame, data: frame.data.slice() }), track)).toBe(track);
  });

  test('cells that took the look of others are read as a full reading reads them', () => {
    const count = track.reading.cells.length;
    const cell = fc.integer({ min: 0, max: count - 1 });
    fc.assert(
      fc.property(fc.array(fc.tuple(cell, cell), { minLength: 1, maxLength: 5 }), (swaps) => {
        let next = frame;
        const shown = [...track.reading.cells];
        for (const [from, to] of swaps) {
          const target = pixelsOf(to);
          next = copyRect(next, pixelsOf(from), target.x, target.y);
          shown[to] = shown[from] as CellSymbol;
        }
        // Of a board that cannot be, more or less may be unread.
        const { lattice } = track.reading;
        fc.pre(!breaksAnyRule(shown, makeTopology(lattice.shape, lattice.rows, lattice.cols)));
        fc.pre(isConsistent({ ...lattice, mines: null, cells: shown }));
        const followed = followTrack(wholeFrame(next), track);
        const afresh = startTrack(next, track.reading.lattice, track.edge, makeGlyphMemory());
        expect(followed?.reading.cells).toEqual(afresh.reading.cells);
        expect(followed?.reading.status).toEqual(afresh.reading.status);
      }),
      { numRuns: 12 },
    );
  });

  test.each([
    [1, 0],
    [0, -1],
    [-7, 5],
  ])('a board that moved by %i, %i is not followed', (dx, dy) => {
    expect(followTrack(wholeFrame(moveFrame(frame, dx, dy)), track)).toBeNull();
  });

  test('a board that moved by exactly one cell is not followed', () => {
    expect(followTrack(wholeFrame(moveFrame(frame, Math.round(track.reading.lattice.pitchX), 0)), track)).toBeNull();
  });

  test('a board in a frame that became too small is not followed', () => {
    const { x, y } = latticeRegion(track.reading.lattice);
    const small = { width: Math.ceil(x) + 20, height: Math.ceil(y) + 20 };
    expect(
      followTrack(wholeFrame({ ...small, data: new Uint8Array(small.width * small.height * 4) }), track),
    ).toBeNull();
  });

  test('a flat patch over a few cells is never read as anything', () => {
    const { cols } = track.reading.lattice;
    const from = pixelsOf(cols + 1);
    const patch = { x: from.x - 9, y: from.y - 7, width: 2 * from.width + 15, height: 2 * from.height + 11 };
    const followed = followTrack(wholeFrame(paintRect(frame, patch, [200, 120, 40])), track);
    for (const cell of [cols + 1, cols + 2, 2 * cols + 1, 2 * cols + 2])
      expect(followed?.reading.cells[cell] ?? '~').toBe('~');
  });
});
