import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { FLAG, GLYPH_COUNT } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import { areMinesOnOpen, minesByNumbers } from '../../src/vision/shownMines.ts';

const SHOWN: Readonly<Record<string, CellSymbol>> = { m: '~', n: '~', w: '~', f: 'F', h: '#' };

/**
 * What the looks of a board are by its numbers: `*` mines, `x` none. In the rows `m` and `n` are mines of unknown drawings, `w` other things, `F` flags on
 * mines and `f` elsewhere, `h` mines that are not shown, `#` covered cells and `.` open ones, which get their numbers.
 * @param noFlags letters of looks that are quite unlike its flags.
 */
function told(rows: readonly string[], noFlags = ''): Record<string, string> {
  const letters = [...rows.join('')];
  const topology = makeTopology('square', rows.length, (rows[0] as string).length);
  const minesBeside = (cell: number) =>
    [...(topology.neighbours[cell] ?? [])].filter((next) => 'mnFh'.includes(letters[next] as string)).length;
  const cells = letters.map((letter, cell) =>
    letter === '.' ? `${minesBeside(cell)}` : (SHOWN[letter] ?? letter),
  ) as CellSymbol[];
  const names = ['m', 'n', 'w'].filter((name) => letters.includes(name));
  const looks = names.map((name) => [...letters.keys()].filter((cell) => letters[cell] === name));
  const isNoFlag = (look: readonly number[]) => noFlags.includes(letters[look[0] as number] as string);
  const found = minesByNumbers(cells, looks, isNoFlag, topology);
  return Object.fromEntries([...found].map(([look, isMine]) => [letters[look[0] as number], isMine ? '*' : 'x']));
}

describe('the mines and wrong flags of a lost game, by its numbers', () => {
  const LOST = ['....m#m#m', '.....#m##', '.....##m#', '..m.....#', '........w', '.n....m..'];

  test('are told where no number tells of some mines', () => {
    expect(told(LOST)).toEqual({ m: '*', n: '*', w: 'x' });
  });

  test('are told beside flags, though one of these be wrong', () => {
    expect(told(LOST.with(3, '..F.....#').with(4, '........f'))).toEqual({ m: '*', n: '*' });
  });

  test('are not told where a number lacks one', () => {
    expect(told(LOST.with(5, '.n....m.h'))).toEqual({});
  });

  test('are not told in a game that shows no covered cells', () => {
    expect(told(LOST.map((row) => row.replaceAll('#', 'm')))).toEqual({});
  });

  const PLAYED = ['..m.....#', '........#', '.....m.mm', '.........', '.m....m..'];

  test('may be flags of a game in play where numbers tell of all of them', () => {
    expect(told(PLAYED)).toEqual({});
  });

  test('… but not if they look quite unlike its flags', () => {
    expect(told(PLAYED, 'm')).toEqual({ m: '*' });
  });
});

describe('mines of unknown drawing on open ground', () => {
  const entry = (symbol: CellSymbol, count: number, { flag = 0, confidence = 1 } = {}): NamedGroup => {
    const glyphs = new Float64Array(GLYPH_COUNT);
    glyphs[FLAG] = flag;
    const cells = Array.from({ length: count }, (_, cell) => cell);
    const group = { cells, glyphs, best: 0, alike: count, closed: 0, isNoisy: false };
    return { group, symbol, confidence, options: [symbol], isUnusual: true };
  };

  test.each(['F', '?', 'x'] as const)('are shown where a mark, such as %s, lies on covered ground', (mark) => {
    expect(areMinesOnOpen([entry('*', 8), entry(mark, 1)], ['open', 'closed'])).toBe(true);
    expect(areMinesOnOpen([entry('*', 8), entry(mark, 1)], ['open', null])).toBe(false);
    expect(areMinesOnOpen([entry('*', 8), entry(mark, 1)], [null, 'closed'])).toBe(false);
  });

  test('are not where there are few of them, the rules hardly tell them, or they may be flags', () => {
    const areShown = (mines: NamedGroup) => areMinesOnOpen([mines, entry('F', 3)], ['open', 'closed']);
    expect(areShown(entry('*', 4))).toBe(true);
    expect(areShown(entry('*', 3))).toBe(false);
    expect(areShown(entry('*', 8, { confidence: 0.9 }))).toBe(false);
    expect(areShown(entry('*', 8, { flag: 0.5 }))).toBe(false);
  });
});
