import { beforeAll, describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import { searchFrame } from '../../src/pipeline.ts';
import type { LatticeCandidate } from '../../src/vision/candidate.ts';
import { hasOtherCells, isFarBetter } from '../../src/vision/keepBetter.ts';
import type { Rated } from '../../src/vision/rated.ts';
import { rate } from '../../src/vision/rated.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';

let board: Rated;

beforeAll(async () => {
  const { tracks } = searchFrame(wholeFrame(await loadFrame(`${FIXTURES}boards/winemine-16x30/03.png`))).memory;
  board = rate(tracks[0] as BoardTrack, () => true);
});

/** The board with the first of its cells, so many of 100, unread. */
function unread(percent: number): Rated {
  const { track } = board;
  const cells = track.reading.cells.map((symbol, cell): CellSymbol => (cell * 100 < percent * 480 ? '~' : symbol));
  return { ...board, track: { ...track, reading: { ...track.reading, cells } } };
}

describe('a lattice over a board', () => {
  /** A lattice with its corner on the board's, so many times as wide and high cells, and Px beside it. */
  const candidate = (wide: number, high: number, beside = 0): LatticeCandidate => {
    const { x, y, pitchX, pitchY } = board.track.reading.lattice;
    const line = (origin: number, pitch: number) => ({ origin, pitch, phases: [0] });
    const lines = { x: line(x + beside, pitchX * wide), y: line(y, pitchY * high) };
    return { lines, extent: { left: 0, top: 0, right: 8, bottom: 6 }, level: 0, edge: 1, bare: false, value: 1 };
  };

  test.each([
    [2, 1],
    [1, 2],
    [2, 2],
    [0.5, 1],
    [3, 1],
  ])('has %f × %f of its cells', (wide, high) => {
    expect(hasOtherCells(candidate(wide, high), board)).toBe(true);
  });

  test.each([
    [1, 1],
    [1.33, 1],
    [2.1, 2.1],
    [1, 1.75],
  ])('may be right with %f × %f of them', (wide, high) => {
    expect(hasOtherCells(candidate(wide, high), board)).toBe(false);
  });

  test('may be another board beside it, and right where much of the board cannot be read', () => {
    expect(hasOtherCells(candidate(2, 2, 2000), board)).toBe(false);
    expect(hasOtherCells(candidate(2, 2), unread(20))).toBe(true);
    expect(hasOtherCells(candidate(2, 2), unread(30))).toBe(false);
  });
});

test('a reading of which half is unread is not worth its correction beside one that reads twice as well', () => {
  expect(isFarBetter(unread(20), unread(50))).toBe(true);
  expect(isFarBetter(unread(30), unread(50))).toBe(false);
  expect(isFarBetter(unread(10), unread(40))).toBe(false);
});
