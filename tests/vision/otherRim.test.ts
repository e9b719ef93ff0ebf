import { expect, test } from 'vitest';
import { wholeFrame } from '../../src/model/frame.ts';
import { searchFrame } from '../../src/pipeline.ts';
import { hasUnlikeZeros, withoutUnreadRim } from '../../src/vision/otherRim.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { startTrack } from '../../src/vision/trackBoard.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';

async function trackOf(picture: string) {
  const frame = await loadFrame(`${FIXTURES}${picture}.png`);
  const [track] = searchFrame(wholeFrame(frame)).memory.tracks as [BoardTrack];
  return { frame, track, lattice: track.reading.lattice };
}

test('added zeros that look like none of the board are ground beside it', async () => {
  const { frame, track, lattice } = await trackOf('toolkits/web-dotted-zeros');
  const cols = lattice.cols + 1;
  const wide = startTrack(frame, { ...lattice, cols }, track.edge, track.memory);
  const cells = wide.reading.cells.map((symbol, cell) => (cell % cols === lattice.cols ? '0' : symbol));
  const added = { ...wide, reading: { ...wide.reading, cells } };
  const known = { left: 0, top: 0, right: lattice.cols, bottom: lattice.rows };
  expect(hasUnlikeZeros(added, known)).toBe(true);
  expect(hasUnlikeZeros(added, { ...known, right: cols })).toBe(false);
  // A column in which something else is shown is not judged by its zeros.
  const [shown] = [...cells.keys()].filter((cell) => cell % cols === lattice.cols);
  const other = { ...wide.reading, cells: cells.with(shown as number, '1') };
  expect(hasUnlikeZeros({ ...wide, reading: other }, known)).toBe(false);
});

test('a row above the board of which nothing is read is left out, one that is read is not', async () => {
  const { frame, track, lattice } = await trackOf('sighted/gtkStencilled-07');
  const isFirst = (cell: number) => cell < lattice.cols;
  const readAs = (first: (cell: number) => boolean) => {
    const cells = track.reading.cells.map((symbol, cell) => (first(cell) ? '~' : symbol));
    const confidence = track.reading.confidence.map((chance, cell) => (first(cell) ? 0 : chance));
    return { ...track, reading: { ...track.reading, cells, confidence } };
  };
  expect(lattice.rows).toBe(20);
  expect(withoutUnreadRim(readAs(isFirst), wholeFrame(frame))).toMatchObject({ rows: 19 });
  expect(
    withoutUnreadRim(
      readAs((cell) => isFirst(cell) && cell % 3 > 0),
      wholeFrame(frame),
    ),
  ).toBeNull();
});
