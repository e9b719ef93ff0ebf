import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { GLYPH_COUNT, MINE } from '../../src/vision/glyphs.ts';
import type { CellGroup } from '../../src/vision/groupCells.ts';
import { markTheHit, provenHit, withoutDoubtfulHit } from '../../src/vision/theHit.ts';
import { board } from '../support/boards.ts';

describe('of the mines of a lost game', () => {
  const group = (...cells: number[]): CellGroup => ({
    cells,
    glyphs: new Float64Array(GLYPH_COUNT),
    best: MINE,
    closed: 0,
    alike: cells.length,
    isNoisy: false,
  });
  const common = group(0, 1, 2, 3, 4);

  test.each([
    ['the one of a look with a ground of its own was hit', [group(5)], '*****X******'],
    ['those of one such look were hit by a chord', [group(5, 6)], '*****XX*****'],
    ['the single one was, where several looks have such a ground', [group(5), group(6, 7)], '*****X******'],
    ['none is told where several single ones have', [group(5), group(6), group(7, 8)], '************'],
  ])('%s', (_, own, expected) => {
    const cells: CellSymbol[] = Array.from({ length: 12 }, () => '*');
    markTheHit(cells, [common, ...own], (of) => own.includes(of));
    expect(cells.join('')).toBe(expected);
  });
});

test.each([
  ['a single crossed cell may be the mine that was hit', '1x*', '1~*'],
  ['not where that is shown', '1xX', '1xX'],
  ['nor are several', 'xx*', 'xx*'],
])('%s', (_, given, expected) => {
  expect(withoutDoubtfulHit([...given] as CellSymbol[]).join('')).toBe(expected);
});

describe('the mine that was hit', () => {
  const hitOf = (rows: readonly string[], mayBeHit = () => true) => {
    const { shape, rows: high, cols, cells } = board(rows.join('\n'));
    return provenHit(cells, mayBeHit, makeTopology(shape, high, cols));
  };

  test('is the unread cell that the numbers want as a mine', () => {
    expect(hitOf(['1~2', '13*', '02*'])).toBe(1);
  });

  test.each([
    ['a cell that they do not want', ['1~1', '12*', '02*']],
    ['one where numbers around lack other mines', ['1~2', '14*', '02*']],
    ['one of a game that shows no mine', ['1~1', '111', '000']],
    ['one more where the hit is shown', ['1~2', '13X', '02*']],
    ['one of two such', ['1~2~', '13*2', '02*1']],
  ] as const)('is not %s', (_, rows) => {
    expect(hitOf(rows)).toBeNull();
  });

  test('is none that something lies over', () => {
    expect(hitOf(['1~2', '13*', '02*'], () => false)).toBeNull();
  });
});
