import { describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { isDoubtfulMark } from '../../src/vision/doubtfulMarks.ts';
import { BLANK, CROSSED, FLAG, GLYPH_COUNT, MINE, OTHER, QUESTION } from '../../src/vision/glyphs.ts';
import {
  areFlagsClear,
  areMinesSeen,
  haveTheirMines,
  isAgainstDrawing,
  isFinished,
  isHardlyCrossed,
  isHardlyNumber,
  isTold,
  withFlagsOfTheWinner,
  wouldGoOn,
} from '../../src/vision/untold.ts';
import { board } from '../support/boards.ts';

/** What is said of a board of these rows. */
function askOf(rows: readonly string[], tells: typeof isFinished): boolean {
  const { shape, rows: high, cols, cells } = board(rows.join('\n'));
  return tells(cells, makeTopology(shape, high, cols));
}

describe('a game', () => {
  test.each([
    ['all of whose closed cells are mines is finished', ['1#2', '13F', '02#'], true],
    ['is not while a number lacks a mine', ['1#2', '13F', '03#'], false],
    ['is not while there are more closed cells than a number has mines', ['1#2', '1##', '02#'], false],
    ['is not while a closed cell is beside no number', ['##1', '##2', '001'], false],
    ['may be where unread cells may be mines', ['1~2', '13F', '02#'], true],
  ] as const)('%s', (_, rows, expected) => {
    expect(askOf(rows, isFinished)).toBe(expected);
  });
});

test.each([
  ['have them where one more is beside no number', ['FF2', 'FF2', '221'], true],
  ['do not where one lacks a mine', ['FF2', 'FF3', '221'], false],
  ['may where nothing but numbers is read', ['~~2', '~~2', '221'], true],
] as const)('numbers and their mines: they %s', (_, rows, expected) => {
  expect(askOf(rows, haveTheirMines)).toBe(expected);
});

const entry = (symbol: CellSymbol, best: number, isUnusual = true, sure = 0.96) => {
  const glyphs = Float64Array.from({ length: GLYPH_COUNT }, (_, glyph) => (glyph === best ? sure : 0));
  const group = { cells: [0], glyphs, best, closed: 0, alike: 1, isNoisy: false };
  return { group, symbol, confidence: 1, options: [symbol], isUnusual };
};

describe('a name that only the rules give', () => {
  test.each([
    ['F', 3, true],
    ['#', 3, true],
    ['x', BLANK, true],
    ['#', BLANK, false],
    ['#', FLAG, true],
    ['*', FLAG, false],
    ['F', QUESTION, true],
  ] as const)('%s, where glyph %i is drawn: against the drawing %s', (symbol, best, expected) => {
    expect(isAgainstDrawing(entry(symbol, best))).toBe(expected);
  });

  test.each([0.77, 0.4])('a flag that the network takes for a question mark with %d', (sure) => {
    const asked = entry('F', QUESTION, true, sure);
    expect(isAgainstDrawing(asked)).toBe(sure > 0.5);
    // Where it may be a flag as well, it may stay one.
    asked.group.glyphs[FLAG] = 0.1;
    expect(isAgainstDrawing(asked)).toBe(false);
  });

  test('is meant, not one that the network gives', () => {
    expect(isAgainstDrawing(entry('F', 3, false))).toBe(false);
  });
});

test.each([
  ['a flag of an unusual drawing in play', entry('F', MINE), false, true],
  ['a flag of an unusual drawing when all is over', entry('F', MINE), true, false],
  ['a clear mine when all is over', entry('*', MINE, false), true, true],
  ['a drawing somewhat like a mine in play', entry('*', MINE, false, 0.3), false, false],
  ['a mine in play', entry('*', MINE, false, 0.6), false, true],
  ['a drawing somewhat like a mine when all is over', entry('*', MINE, false, 0.3), true, false],
  ['covered ground on which something is drawn when all is over', entry('#', OTHER, false), true, false],
  ['plain covered ground when all is over', entry('#', BLANK, false), true, true],
  ['a number of an unusual drawing when all is over', entry('1', FLAG), true, true],
  ['a clear question mark', entry('?', QUESTION, false), false, true],
  ['a drawing somewhat like a question mark', entry('?', QUESTION, false, 0.6), false, false],
] as const)('%s is told or not', (_, named, isOver, expected) => {
  expect(
    isTold(
      named,
      () => isOver,
      () => areMinesSeen([named], 'square'),
    ),
  ).toBe(expected);
});

describe('drawings on every mine of a finished board', () => {
  const withFlag = (named: ReturnType<typeof entry>, flag: number, mine = 0) => {
    named.group.glyphs[FLAG] = flag;
    named.group.glyphs[MINE] = mine;
    return named;
  };
  test.each([
    ['are flags where they are somewhat like one', [withFlag(entry('#', OTHER), 0.5)], true, 'F'],
    ['are not known where they hardly are', [withFlag(entry('#', OTHER), 0.3)], true, '#'],
    ['are not known before it is finished', [withFlag(entry('#', OTHER), 0.5)], false, '#'],
    ['are not known where they may be mines', [withFlag(entry('#', OTHER), 0.5, 0.06)], true, '#'],
    ['nor where a covered cell shows nothing', [withFlag(entry('F', OTHER), 0.5), entry('#', BLANK)], true, 'F#'],
  ] as const)('%s', (_, named, isOver, expected) => {
    const after = withFlagsOfTheWinner(
      named,
      () => isOver,
      0.8,
      () => true,
      () => false,
    );
    expect(after.map(({ symbol }) => symbol).join('')).toBe(expected);
  });
  test('are flags on a ground of their own, whatever they look like', () => {
    const after = withFlagsOfTheWinner(
      [withFlag(entry('#', OTHER), 0.04)],
      () => true,
      0.8,
      () => true,
      () => true,
    );
    expect(after.map(({ symbol }) => symbol)).toEqual(['F']);
  });
  test('are not known where there are several', () => {
    const named = [withFlag(entry('F', OTHER), 0.5), withFlag(entry('#', OTHER), 0.6)];
    const after = withFlagsOfTheWinner(
      named,
      () => true,
      0.8,
      (a, b) => a === b,
      () => false,
    );
    expect(after.map(({ symbol }) => symbol).join('')).toBe('~~');
  });
});

describe('a mark', () => {
  const marked = (symbol: CellSymbol, confidence: number, isUnusual = true) => ({
    ...entry(symbol, OTHER, isUnusual),
    confidence,
    options: ['F', '#', 'x'] as CellSymbol[],
  });
  const grounds = [entry('#', OTHER), entry('#', OTHER)];
  const flag = marked('F', 0.98);
  const isDoubtful = (named: typeof grounds, hasOwnGround = false, of = flag) =>
    isDoubtfulMark(of, [of, ...named], () => hasOwnGround);

  test('may be one more drawing on covered ground', () => {
    expect(isDoubtful(grounds)).toBe(true);
  });
  test.each([
    ['of which there is one only', grounds.slice(1), flag],
    ['where it is surer', grounds, marked('F', 0.999)],
    ['where the network knows it', grounds, marked('F', 0.98, false)],
    ['in a game that is lost', [...grounds, entry('*', MINE)], flag],
  ])('… but not %s', (_, named, of) => {
    expect(isDoubtful(named, false, of)).toBe(false);
  });

  test('that only the rules take for a flag is none where one is clearly seen', () => {
    expect(isDoubtful([entry('#', BLANK), entry('F', FLAG, false)])).toBe(true);
    expect(isDoubtful([entry('#', BLANK), entry('F', FLAG, false)], false, marked('F', 0.98, false))).toBe(false);
  });

  const lost = [entry('*', MINE), entry('F', FLAG)];
  const known = marked('F', 0.98, false);
  test('on a ground of its own may be a wrong flag of a lost game that has others', () => {
    expect(isDoubtful(lost, true, known)).toBe(true);
  });
  const several = { ...known, group: { ...known.group, cells: [0, 1] } };
  test.each([
    ['on the ground of others', lost, false, known],
    ['on several cells without surer flags', lost.slice(0, 1), true, several],
    ['in play', lost.slice(1), true, known],
  ])('… but not %s', (_, named, hasOwnGround, of) => {
    expect(isDoubtful(named, hasOwnGround, of)).toBe(false);
  });
  test('alone on a ground of its own may be the mine that was hit, unless it looks like a flag', () => {
    expect(isDoubtful(lost.slice(0, 1), true, known)).toBe(true);
    expect(isDoubtful(lost.slice(0, 1), true, entry('F', FLAG, false))).toBe(false);
  });
});

test.each([
  ['digits that the rules exclude', { 7: 0.3 }, 1, true],
  ['digits that they do not exclude for sure', { 7: 0.3 }, 0.9, false],
  ['a flag', { [FLAG]: 0.3 }, 1, false],
])('what may be a question mark or %s', (_, others, confidence, expected) => {
  const { group, ...rest } = entry('?', QUESTION, false, 0.69);
  for (const [glyph, p] of Object.entries(others)) group.glyphs[Number(glyph)] = p;
  const never = () => false;
  expect(isTold({ ...rest, group, confidence }, never, never)).toBe(expected);
});

describe('crossed flags of a game that shows no mine', () => {
  const rows = board('1x#\n12#\n01#');
  const topology = makeTopology('square', 3, 3);
  const inPlay = (cells: readonly number[], flag: number, mines: readonly number[] = []) => {
    const crossed = entry('x', CROSSED);
    crossed.group.glyphs[FLAG] = flag;
    const named = [
      { ...crossed, options: ['x' as const, 'F' as const], group: { ...crossed.group, cells } },
      { ...entry('*', MINE), group: { ...entry('*', MINE).group, cells: mines } },
    ];
    return wouldGoOn(
      named[0] as (typeof named)[0],
      named,
      rows.cells.map(() => false),
      topology,
    );
  };

  test('are flags, if they are several or look like one', () => {
    expect(inPlay([1, 2], 0)).toBe(true);
    expect(inPlay([1], 0.2)).toBe(true);
  });

  test('may be the mine that was hit, or wrong flags where mines are shown', () => {
    expect(inPlay([1], 0)).toBe(false);
    expect(inPlay([1, 2], 0.2, [8])).toBe(false);
  });
});

test('where no cell is covered any more, what may be a flag, or a mark that is not known, is hardly a mine', () => {
  const marks = (mine: number, other: number) => {
    const named = entry('*', MINE, false, mine);
    named.group.glyphs[OTHER] = other;
    return named;
  };
  const covered = entry('#', BLANK, false);
  expect(areMinesSeen([marks(0.7, 0.28)], 'square')).toBe(false);
  expect(areMinesSeen([marks(0.7, 0.28), covered], 'square')).toBe(true);
  expect(areMinesSeen([marks(0.7, 0.01)], 'square')).toBe(true);
  expect(areMinesSeen([marks(0.92, 0.06)], 'square')).toBe(true);
});

test('in a lost game any of the mines may show best that they are some', () => {
  const many = {
    ...entry('*', MINE, false, 0.2),
    group: { ...entry('*', MINE, false, 0.2).group, cells: [1, 2, 3, 4, 5] },
  };
  const hit = entry('*', MINE, false, 0.6);
  const covered = entry('#', BLANK, false);
  expect(areMinesSeen([many, hit, covered], 'square', false)).toBe(true);
  expect(areMinesSeen([many, hit, covered], 'square', true)).toBe(false);
});

test.each([
  ['square', 0.8, true],
  ['square', 0.45, false],
  ['triangle', 0.45, true],
] as const)('cells that are %s show mines where one is seen: %d', (shape, sure, expected) => {
  expect(areMinesSeen([entry('*', MINE, false, sure)], shape)).toBe(expected);
});

test('a number that is hardly seen must be told by the rules', () => {
  const three = { ...entry('3', 3, false, 0.4), confidence: 0.96 };
  expect(isHardlyNumber(three)).toBe(true);
  expect(isHardlyNumber({ ...three, confidence: 0.995 })).toBe(false);
  expect(isHardlyNumber({ ...entry('3', 3, false, 0.6), confidence: 0.96 })).toBe(false);
  expect(isHardlyNumber({ ...entry('F', FLAG, false, 0.4), confidence: 0.96 })).toBe(false);
});

test('covered ground that looks like mines may be some where most of it does not', () => {
  const noOwnGround = () => false;
  const drawn = entry('#', MINE);
  const most = { ...entry('#', OTHER), group: { ...entry('#', OTHER).group, cells: [1, 2, 3] } };
  const alike = { ...entry('#', MINE), group: { ...entry('#', MINE).group, cells: [1, 2, 3] } };
  expect(isDoubtfulMark(drawn, [drawn, most], noOwnGround)).toBe(true);
  expect(isDoubtfulMark(drawn, [drawn, alike], noOwnGround)).toBe(false);
  expect(isDoubtfulMark(drawn, [drawn], noOwnGround)).toBe(false);
});

test.each([
  [{ [QUESTION]: 0.7 }, true],
  [{ [FLAG]: 0.4, 1: 0.3 }, true],
  [{ [FLAG]: 0.6, [CROSSED]: 0.3 }, false],
  [{ [OTHER]: 0.9 }, false],
  [{ [MINE]: 0.8 }, false],
  [{ [CROSSED]: 0.6, [BLANK]: 0.35 }, true],
])('a wrong flag in which the network sees %j is hardly one: %s', (seen, expected) => {
  const glyphs = new Float64Array(GLYPH_COUNT);
  for (const [glyph, p] of Object.entries(seen)) glyphs[Number(glyph)] = p;
  const named = entry('x', OTHER);
  expect(isHardlyCrossed({ ...named, group: { ...named.group, glyphs } })).toBe(expected);
  expect(isHardlyCrossed({ ...named, symbol: 'F', group: { ...named.group, glyphs } })).toBe(false);
});

describe('where no covered ground is read', () => {
  const flagOf = (chance: number) => {
    const named = entry('F', FLAG, false);
    named.group.glyphs[FLAG] = chance;
    return named;
  };
  const areClear = (named: readonly ReturnType<typeof entry>[], isOne = true, hasOwnGround = false) =>
    areFlagsClear(
      named,
      (a, b) => isOne || a === b,
      () => hasOwnGround,
    );
  test.each([
    ['flags that look like some are', areClear([flagOf(0.9), flagOf(0.3)]), true],
    ['so are those on a ground of their own', areClear([flagOf(0.1)], true, true), true],
    ['what hardly looks like a flag may be covered', areClear([flagOf(0.5)]), false],
    ['one of several drawings may be, too', areClear([flagOf(0.9), flagOf(0.9)], false), false],
    ['but not beside covered ground', areClear([flagOf(0.5), entry('#', BLANK)], false), true],
  ] as const)('%s', (_title, is, expected) => {
    expect(is).toBe(expected);
  });
});
