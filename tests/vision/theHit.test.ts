import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { CROSSED, GLYPH_COUNT, MINE } from '../../src/vision/glyphs.ts';
import type { CellGroup } from '../../src/vision/groupCells.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import { drawnHit, markTheHit, provenHit, seenHit, withoutDoubtfulHit } from '../../src/vision/theHit.ts';
import { board } from '../support/boards.ts';

const group = (...cells: number[]): CellGroup => ({
  cells,
  glyphs: new Float64Array(GLYPH_COUNT),
  best: MINE,
  closed: 0,
  alike: cells.length,
  isNoisy: false,
});

describe('of the mines of a lost game', () => {
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
  ['a single crossed cell may be the mine that was hit', ['1x*', '###'], ['1~*', '###']],
  ['not where that is shown', ['1xX', '###'], ['1xX', '###']],
  ['nor are several', ['xx*', '###'], ['xx*', '###']],
  ['but of several the one that is a mine for its numbers', ['x2*F#x1', '1##1#*#'], ['~2*F#x1', '1##1#*#']],
  ['if no number lacks a mine with it', ['x2*F#x2', '1##1#*#'], ['x2*F#x2', '1##1#*#']],
  ['and none has one too many', ['x2*F#x1', '1*#1#*#'], ['x2*F#x1', '1*#1#*#']],
  ['nor where every number beside it has its mines without it', ['2x2', '*F*'], ['2x2', '*F*']],
  ['but where one of them lacks one', ['2x3', '*F*'], ['2~3', '*F*']],
  ['or where something beside it is not read', ['2x1', '*F~'], ['2~1', '*F~']],
])('%s', (_, given, expected) => {
  const { shape, rows, cols, cells } = board(given.join('\n'));
  expect(withoutDoubtfulHit(cells, makeTopology(shape, rows, cols)).join('')).toBe(expected.join(''));
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

describe('the mine that was hit, if it is not read,', () => {
  const nameOf = (symbol: CellSymbol, of: CellGroup): NamedGroup => ({
    group: of,
    symbol,
    confidence: 0.9,
    options: [symbol],
    isUnusual: true,
  });
  const mines = nameOf('*', group(0, 1, 2, 3));
  const odd = nameOf('*', group(4));
  const number = nameOf('5', group(5, 6));
  const hitOf = (
    likenesses: ReadonlyMap<NamedGroup, number>,
    { cells = '****~55', unread = [odd], isOwn = () => true }: Partial<Given> = {},
  ) => {
    const isRead = (entry: NamedGroup) => !unread.includes(entry);
    const like = (a: NamedGroup) => likenesses.get(a) ?? 0;
    return drawnHit([...cells] as CellSymbol[], [mines, number, ...unread], isRead, isOwn, like);
  };
  interface Given {
    readonly cells: string;
    readonly unread: readonly NamedGroup[];
    readonly isOwn: () => boolean;
  }
  const likeMines = new Map([
    [mines, 0.95],
    [number, 0.2],
  ]);

  test('is the one look with their drawing on a ground of its own', () => {
    expect(hitOf(likeMines)).toBe(4);
  });

  test('is none that has their ground, or is drawn otherwise, or like a number, or another beside it', () => {
    expect(hitOf(likeMines, { isOwn: () => false })).toBeNull();
    expect(hitOf(new Map([[mines, 0.5]]))).toBeNull();
    expect(hitOf(new Map([...likeMines, [number, 0.97]]))).toBeNull();
    expect(hitOf(likeMines, { cells: '****~55~', unread: [odd, nameOf('*', group(7))] })).toBeNull();
    expect(hitOf(likeMines, { cells: '***X~55' })).toBeNull();
  });

  test('is no crossed mine', () => {
    const crossed = group(4);
    crossed.glyphs[CROSSED] = 0.5;
    expect(hitOf(likeMines, { unread: [nameOf('x', crossed)] })).toBeNull();
  });
});

describe('what the network takes for the mine that was hit', () => {
  const { cells } = board('*1~\n##~');
  const square = makeTopology('square', 2, 3);
  const seenAt =
    (...hits: number[]) =>
    (symbol: CellSymbol, cell: number) =>
      symbol === 'X' && hits.includes(cell) ? 0.9 : 0.05;

  test('is it where a lost game shows its mines and no other', () => {
    expect(seenHit(cells, [[2], [5]], seenAt(2), square)).toBe(2);
    expect(seenHit(cells, [[2], [5]], () => 0.5, square)).toBeNull();
    // What was taken for something that lies over the board has no look: it is by itself if that is the mine …
    expect(seenHit(cells, [[0], [1], [3, 4], [5]], seenAt(2), square)).toBe(2);
    // … and goes on beside it if it is a window with something like it.
    expect(seenHit(cells, [[0], [1], [3, 4]], seenAt(2), square)).toBeNull();
  });

  test('is not where the game goes on, another was hit, several may be, or more cells look so', () => {
    expect(seenHit(board('F1~\n##~').cells, [[2]], seenAt(2), square)).toBeNull();
    expect(seenHit(board('X1~\n#*~').cells, [[2]], seenAt(2), square)).toBeNull();
    expect(seenHit(cells, [[2], [5]], seenAt(2, 5), square)).toBeNull();
    expect(seenHit(cells, [[2, 5]], seenAt(2, 5), square)).toBeNull();
  });
});
