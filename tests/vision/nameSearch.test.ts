import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { GLYPH_COUNT, glyphOfSymbol, OTHER } from '../../src/vision/glyphs.ts';
import type { CellGroup } from '../../src/vision/groupCells.ts';
import type { Meaning } from '../../src/vision/meanings.ts';
import { startSearch } from '../../src/vision/nameSearch.ts';

/** Two ones, a drawing on three cells, another on two and a variety of it on one: a board of 3 × 3 cells. */
const LOOKS = [[0, 8], [1, 2, 5], [3, 6], [7]];
const groups = LOOKS.map((cells, k): CellGroup => {
  const glyphs = new Float64Array(GLYPH_COUNT);
  const best = k === 0 ? glyphOfSymbol('1') : OTHER;
  glyphs[best] = 1;
  return { cells, glyphs, best, closed: 0, alike: cells.length, isNoisy: false };
});
const one: Meaning = { symbol: '1', cost: 0, isUnusual: false };
const flag: Meaning = { symbol: 'F', cost: 1, isUnusual: false };
const covered: Meaning = { symbol: '#', cost: 8, isUnusual: false, look: 2 };
const drawnOn: Meaning = { symbol: '#', cost: 2, isUnusual: true, look: 2, drawing: '#2' };

function searchOf(...ofDrawings: (readonly Meaning[])[]) {
  return startSearch({
    groups,
    meanings: [[one], ...ofDrawings],
    priors: groups.map(() => ({ closedBias: 0, isCell: true, isGround: false, mayBeHit: false })),
    topology: makeTopology('square', 3, 3),
    foreign: new Array(9).fill(false),
    blankLooks: [],
    inks: groups.map(() => -1),
  });
}

describe('all of several looks are named covered ground', () => {
  test.each([
    ['in an unusual way where that costs less', [covered, drawnOn], [covered, drawnOn], [1, 1]],
    ['as usual where that costs less', [covered, { ...drawnOn, cost: 9 }], [covered, drawnOn], [0, 0]],
    ['as usual, if one of them cannot be', [covered, drawnOn], [drawnOn], [0, 0]],
  ])('%s', (_, one, other, expected) => {
    expect(searchOf([flag], one, other).allTo([2, 3], '#').options).toEqual(expected);
  });
});

describe('flags and covered ground', () => {
  const named = (moves: ReturnType<ReturnType<typeof searchOf>['marksExchanged']>, meanings: readonly Meaning[][]) =>
    moves.map(({ members, options }) =>
      members.map((k, i): CellSymbol | undefined => meanings[k - 1]?.[options[i] as number]?.symbol),
    );

  test('change places, each look of them', () => {
    const meanings = [
      [flag, drawnOn],
      [drawnOn, flag],
      [drawnOn, flag],
    ];
    const moves = searchOf(...meanings).marksExchanged();
    expect(moves.map(({ members }) => members)).toEqual([[2, 3, 1]]);
    expect(named(moves, meanings)).toEqual([['F', 'F', '#']]);
  });

  test('… in the way that costs least, if not each of them can be usual', () => {
    const moves = searchOf([drawnOn], [flag, covered, drawnOn], [flag, drawnOn]).marksExchanged();
    expect(moves).toEqual([{ members: [1, 2, 3], options: [0, 2, 1] }]);
  });

  test('are told by nothing where there are no flags: each large drawn look may be the flags', () => {
    const meanings = [
      [drawnOn, flag],
      [drawnOn, flag],
      [drawnOn, flag],
    ];
    expect(named(searchOf(...meanings).marksExchanged(), meanings)).toEqual([
      ['F', '#', '#'],
      ['F', '#', '#'],
      ['F', '#', '#'],
    ]);
  });
});
