import { describe, expect, test } from 'vitest';
import type { Board, CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { isConsistent } from '../../src/solver/analyse.ts';
import { CROSSED, GLYPH_COUNT, MINE } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import { areCrossedClear, isMisread, settleNames, showsAllMines } from '../../src/vision/settleNames.ts';
import { board } from '../support/boards.ts';

/** The symbols that are left of names that were read, each surely but for the doubtful ones: cells of the same symbol are one look. */
function settled(
  { shape, rows, cols, cells }: Board,
  doubtful: readonly CellSymbol[] = [],
  hasLoneErrors = false,
): string[] {
  const looks = new Map<CellSymbol, number[]>();
  cells.forEach((symbol, i) => {
    looks.set(symbol, [...(looks.get(symbol) ?? []), i]);
  });
  const named = [...looks].map(([symbol, members]): NamedGroup => {
    const group = {
      cells: members,
      glyphs: new Float64Array(),
      best: 0,
      closed: 0,
      alike: cells.length,
      isNoisy: false,
    };
    const confidence = doubtful.includes(symbol) ? 0.9 : 0.9999;
    return { group, symbol, confidence, options: [symbol], isUnusual: false };
  });
  const topology = makeTopology(shape, rows, cols);
  const foreign = cells.map(() => false);
  const rules = { isPossible: isConsistent, topology, isHit: () => false, foreign, hasLoneErrors };
  const read: CellSymbol[] = new Array(cells.length);
  const names = settleNames(named, () => true, rules);
  for (const { group, symbol } of names.named)
    for (const cell of group.cells) read[cell] = names.inConflict.has(cell) ? '~' : symbol;
  return Array.from({ length: rows }, (_, row) => read.slice(row * cols, (row + 1) * cols).join(''));
}

test('where single cells may be misread, only what conflicts is not read, if no look explains it', () => {
  const rows = [
    '1#1000000000',
    '121000000000',
    '000000000000',
    '001110000000',
    '001#10000000',
    '003110000000',
    '000000001110',
    '000000001#10',
    '000000001110',
  ];
  const given = board(rows.join('\n'));
  expect(settled(given).join('')).toBe('~'.repeat(108));
  const left = settled(given, [], true);
  expect(left.slice(7)).toEqual(rows.slice(7));
  expect(left.join('')).not.toContain('2');
});

const ROWS = ['#####', '#2121', '##100', '##100', '##100'];

describe('names that the rules', () => {
  test('allow stay', () => {
    expect(settled(board(ROWS.join('\n')))).toEqual(ROWS);
  });

  test('forbid because of one look are taken from that look', () => {
    const misread = [...ROWS.slice(0, 4), '##700'];
    expect(settled(board(misread.join('\n')))).toEqual([...ROWS.slice(0, 4), '##~00']);
  });

  test('forbid because of one of several looks are taken from the likeliest one', () => {
    const misread = board('3#1\n##1');
    expect(settled(misread, ['3'])).toEqual(['~#1', '##1']);
    expect(settled(misread, ['1'])).toEqual(['3#~', '##~']);
    expect(settled(misread)).toEqual(['~#~', '##~']);
  });

  test('forbid because of several looks at once are taken from the doubtful ones', () => {
    const misread = [...ROWS.slice(0, 3), '##600', '##700'];
    expect(settled(board(misread.join('\n')), ['6', '7'])).toEqual([...ROWS.slice(0, 3), '##~00', '##~00']);
  });

  test('forbid without telling which are all taken', () => {
    const misread = [...ROWS.slice(0, 3), '##600', '##700'];
    expect(settled(board(misread.join('\n')))).toEqual(misread.map(() => '~~~~~'));
    expect(settled(board(misread.join('\n')), ['6', '7', '0'])).toEqual(misread.map(() => '~~~~~'));
  });
});

describe('a board is misread', () => {
  test.each([
    ['that is nearly full of flags', ['#########', ...Array.from({ length: 9 }, () => 'FFFFFFFFF')], true],
    ['with one number too large', [...ROWS.slice(0, 4), '##700'], false],
    ['that the rules allow', ROWS, false],
  ])('%s', (_, rows, expected) => {
    expect(isMisread(board(rows.join('\n')).cells)).toBe(expected);
  });
});

describe('a lost game with as many wrong flags as mines', () => {
  const { shape, rows, cols, cells } = board('1X1\n1x1\n000');
  const named = (symbol: CellSymbol, glyph: number, p: number): NamedGroup => {
    const glyphs = new Float64Array(GLYPH_COUNT);
    glyphs[glyph] = p;
    const group = { cells: [0], glyphs, best: glyph, closed: 0, alike: 1, isNoisy: false };
    return { group, symbol, confidence: 1, options: [symbol], isUnusual: false };
  };

  test('is one, if both are clear', () => {
    expect(showsAllMines(cells, makeTopology(shape, rows, cols), true)).toBe(true);
    expect(showsAllMines(cells, makeTopology(shape, rows, cols))).toBe(false);
  });

  test.each([
    [0.97, 0.97, true],
    [0.6, 0.97, false],
    [0.97, 0.6, false],
  ])('they are clear from a probability: %d and %d', (crossed, mine, expected) => {
    expect(areCrossedClear([named('x', CROSSED, crossed), named('*', MINE, mine)])).toBe(expected);
  });
});
