import { describe, expect, test } from 'vitest';
import type { Board, CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { isConsistent } from '../../src/solver/analyse.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import { isMisread, settleNames } from '../../src/vision/settleNames.ts';
import { board } from '../support/boards.ts';

/** The symbols that are left of names that were read: cells of the same symbol are one look, but for those given apart. */
function settled({ shape, rows, cols, cells }: Board, apart: readonly number[] = []): string[] {
  const looks = new Map<string, number[]>();
  cells.forEach((symbol, i) => {
    const look = apart.includes(i) ? `${symbol} ${i}` : symbol;
    looks.set(look, [...(looks.get(look) ?? []), i]);
  });
  const named = [...looks].map(([look, members]): NamedGroup => {
    const group = {
      cells: members,
      glyphs: new Float64Array(),
      best: 0,
      closed: 0,
      alike: cells.length,
      isNoisy: false,
    };
    const symbol = look[0] as CellSymbol;
    return { group, symbol, confidence: 0.95, options: [symbol], isUnusual: false };
  });
  const topology = makeTopology(shape, rows, cols);
  const foreign = cells.map(() => false);
  const rules = { isPossible: isConsistent, topology, isHit: () => false, foreign };
  const read: CellSymbol[] = new Array(cells.length);
  for (const { group, symbol } of settleNames(named, () => true, rules))
    for (const cell of group.cells) read[cell] = symbol;
  return Array.from({ length: rows }, (_, row) => read.slice(row * cols, (row + 1) * cols).join(''));
}

const ROWS = ['#####', '#2121', '##100', '##100', '##100'];

describe('names that the rules', () => {
  test('allow stay', () => {
    expect(settled(board(ROWS.join('\n')))).toEqual(ROWS);
  });

  test('forbid because of one look are taken from that look', () => {
    const misread = [...ROWS.slice(0, 4), '##700'];
    expect(settled(board(misread.join('\n')))).toEqual([...ROWS.slice(0, 4), '##~00']);
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
