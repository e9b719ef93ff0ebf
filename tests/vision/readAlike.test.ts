import { beforeAll, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { isClosed } from '../../src/model/board.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import { makeTopology } from '../../src/model/topology.ts';
import type { CellSamples } from '../../src/vision/cellSamples.ts';
import { SIGNATURE } from '../../src/vision/cellSamples.ts';
import { findBoards } from '../../src/vision/findBoards.ts';
import type { ColourPatch } from '../../src/vision/patch.ts';
import { readAlike } from '../../src/vision/readAlike.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';

let track: BoardTrack;
/** A covered cell that may open as a 1: nothing else changes. */
let opened: number;
let one: number;

beforeAll(async () => {
  track = findBoards(wholeFrame(await loadFrame(`${FIXTURES}boards/winemine-16x30/03.png`))).tracks[0] as BoardTrack;
  const { cells } = track.reading;
  one = cells.indexOf('1');
  opened = cells.findIndex((symbol, i) => symbol === '#' && isClosed(cells[i + 1] ?? '~') && i % 30 < 29);
});

/** The board's samples with the look of one cell given to another, and changed by some levels. */
function withLook(from: number, to: number, levels = 0): CellSamples {
  const signatures = track.samples.signatures.slice();
  signatures.copyWithin(to * SIGNATURE, from * SIGNATURE, (from + 1) * SIGNATURE);
  const at = to * SIGNATURE;
  signatures[at] = (signatures[at] as number) + ((signatures[at] as number) > 127 ? -levels : levels);
  const patches = [...track.samples.patches];
  patches[to] = patches[from] as ColourPatch;
  return { ...track.samples, patches, signatures };
}

test('a cell whose blocks are alike but whose drawing is not has to be read', () => {
  const now = withLook(one, opened);
  const patches = [...now.patches];
  patches[opened] = now.patches[track.reading.cells.indexOf('2')] as ColourPatch;
  expect(readAlike(track.reading, track.samples, { ...now, patches }, [opened])).toBeNull();
});

test('a cell of a look like no other keeps its meaning while nothing but its surroundings changed', () => {
  const odd = withLook(one, opened);
  const patches = [...odd.patches];
  patches[opened] = (odd.patches[one] as ColourPatch).map((level) => 255 - level);
  const before = { ...odd, patches };
  expect(readAlike(track.reading, before, before, [opened])?.cells).toEqual(track.reading.cells);
  expect(readAlike(track.reading, track.samples, before, [opened])).toBeNull();
});

test('a cell that looks like others shows what they show', () => {
  const reading = readAlike(track.reading, track.samples, withLook(one, opened), [opened]);
  const expected: CellSymbol[] = [...track.reading.cells];
  expected[opened] = '1';
  expect(reading?.cells).toEqual(expected);
  expect(reading?.confidence[opened]).toBe(track.reading.confidence[one]);
});

test('a number among covered cells only is no reason to read all of the board', () => {
  const { cells, lattice } = track.reading;
  const { neighbours } = makeTopology(lattice.shape, lattice.rows, lattice.cols);
  const lone = cells.findIndex((symbol, i) => symbol === '#' && (neighbours[i] ?? []).every((n) => cells[n] === '#'));
  expect(lone).toBeGreaterThanOrEqual(0);
  expect(readAlike(track.reading, track.samples, withLook(one, lone), [lone])?.cells[lone]).toBe('1');
});

test('a look that is new is left to a full reading', () => {
  expect(readAlike(track.reading, track.samples, withLook(one, opened, 40), [opened])).toBeNull();
});

test('so is a look that breaks the rules', () => {
  const zero = track.reading.cells.indexOf('0');
  expect(readAlike(track.reading, track.samples, withLook(zero, opened), [opened])).toBeNull();
});

test('so is a board that could not be read without gaps', () => {
  const cells = track.reading.cells.map((symbol, i) => (i === one ? '~' : symbol));
  const reading = { ...track.reading, cells };
  expect(readAlike(reading, track.samples, withLook(one, opened), [opened])).toBeNull();
});
