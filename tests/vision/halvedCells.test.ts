import { expect, test } from 'vitest';
import { wholeFrame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { makeRows } from '../../src/model/notation.ts';
import { isConsistent } from '../../src/solver/analyse.ts';
import { findBoards } from '../../src/vision/findBoards.ts';
import { makeGlyphMemory } from '../../src/vision/glyphMemory.ts';
import { rate } from '../../src/vision/rated.ts';
import { withHalvedCells } from '../../src/vision/rightExtent.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { startTrack } from '../../src/vision/trackBoard.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';

test('where only every second row was seen, the rows between are found', async () => {
  const picture = listPictures(`${FIXTURES}toolkits`).find(({ name }) => name === 'web-box-rows');
  if (!picture) throw new Error('The picture is missing.');
  const frame = await loadFrame(picture.picture);
  const memory = makeGlyphMemory();
  const [
    {
      edge,
      reading: { lattice: whole },
    },
  ] = findBoards(wholeFrame(frame), { isPossible: isConsistent }).tracks as [BoardTrack];
  const read = (lattice: Lattice) =>
    rate(startTrack(frame, lattice, edge, memory, { isPossible: isConsistent }), isConsistent);
  // Each cell reaches from the middle of one row to that of the next but one.
  const doubled = { ...whole, rows: 5, y: whole.y + 2.5 * whole.pitchY, pitchY: 2 * whole.pitchY };
  const { reading } = withHalvedCells(read(doubled), read).track;
  expect(makeRows({ ...reading.lattice, cells: reading.cells })).toEqual(makeRows(picture).slice(2, 12));
  expect(withHalvedCells(read(whole), read).track.reading.lattice).toMatchObject({ rows: 12, cols: 20 });
  // Where every second line was seen, cells are the halves themselves.
  const pairs = { ...whole, rows: 6, pitchY: 2 * whole.pitchY };
  const halves = withHalvedCells(read(pairs), read).track.reading;
  expect(makeRows({ ...halves.lattice, cells: halves.cells })).toEqual(makeRows(picture));
});
