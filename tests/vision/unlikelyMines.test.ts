import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { processFrame } from '../../src/pipeline.ts';
import { unlikelyMines } from '../../src/vision/unlikelyMines.ts';
import { FIXTURES, listPictures, loadFrame } from '../support/fixtures.ts';

/** The cells of some rows that are read as mines and are none by their numbers. */
function unlikely(...rows: readonly string[]): number[] {
  return unlikelyMines([...rows.join('')] as CellSymbol[], makeTopology('square', rows.length, rows[0]?.length ?? 0));
}

describe('mines that are shown', () => {
  test('are none where most numbers lack theirs', () => {
    expect(unlikely('*##*', '2332', '1##1', '2332')).toEqual([0, 3]);
  });

  test('are mines where most numbers have theirs, flags among them', () => {
    expect(unlikely('*#*#', '1211', '0011', '001F')).toEqual([]);
  });

  test('are mines where only numbers beside unread cells lack some', () => {
    expect(unlikely('*~*~', '2342', '0000', '0000')).toEqual([]);
  });

  test('may be shown one after the other once one was hit, and one alone tells nothing', () => {
    expect(unlikely('*X#*', '2332', '1##1', '2332')).toEqual([]);
    expect(unlikely('*###', '2332', '1##1', '2332')).toEqual([]);
  });

  test('of no lost game that is labelled are doubted', () => {
    const lost = listPictures(`${FIXTURES}toolkits`).filter(({ cells }) => cells.includes('*'));
    expect(lost.length).toBeGreaterThan(5);
    for (const { cells, rows, cols } of lost)
      expect(unlikelyMines(cells, makeTopology('square', rows, cols))).toEqual([]);
  });

  test('are read as covered cells of a game in play whose painted covers differ', async () => {
    const [picture] = listPictures(`${FIXTURES}toolkits`).filter(({ name }) => name === 'web-gouache-enlarged');
    const { main } = processFrame(await loadFrame(picture?.picture ?? ''));
    expect(main?.reading.status).toBe('playing');
  });
});
