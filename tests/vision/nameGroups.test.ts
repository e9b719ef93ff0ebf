import { describe, expect, test } from 'vitest';
import type { Board, CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import { BLANK, CROSSED, FLAG, GLYPH_COUNT, glyphOfSymbol, MINE, OTHER, QUESTION } from '../../src/vision/glyphs.ts';
import type { CellGroup } from '../../src/vision/groupCells.ts';
import { meaningsOf } from '../../src/vision/meanings.ts';
import { nameGroups } from '../../src/vision/nameGroups.ts';
import { board } from '../support/boards.ts';

/** What a network says of a look: the odds of each glyph, and how closed it looks. */
interface Opinion {
  readonly glyphs: Readonly<Record<number, number>>;
  readonly closed: number;
}

const usual: Readonly<Partial<Record<CellSymbol, Opinion>>> = {
  '#': { glyphs: { [BLANK]: 1 }, closed: 4 },
  '0': { glyphs: { [BLANK]: 1 }, closed: -4 },
};

function groupOf(cells: readonly number[], { glyphs: odds, closed }: Opinion): CellGroup {
  const glyphs = Float64Array.from({ length: GLYPH_COUNT }, (_, glyph) => odds[glyph] ?? 0);
  return { cells, glyphs, best: glyphs.indexOf(Math.max(...glyphs)), closed, alike: cells.length, isNoisy: false };
}

/**
 * The board as it is named when the cells of each symbol are one look, of which some are seen otherwise than they are; the look of one symbol may be parted
 * into a group for each cell.
 */
function named(
  { shape, rows, cols, cells }: Board,
  seen: Readonly<Partial<Record<CellSymbol, Opinion>>>,
  parted: CellSymbol | null = null,
) {
  const looks: number[][] = [];
  const groups: CellGroup[] = [];
  for (const symbol of new Set(cells)) {
    const opinion = seen[symbol] ?? usual[symbol] ?? { glyphs: { [glyphOfSymbol(symbol)]: 1 }, closed: 0 };
    const members = [...cells.keys()].filter((i) => cells[i] === symbol);
    const parts = symbol === parted ? members.map((cell) => [cell]) : [members];
    looks.push(parts.map((_, i) => groups.length + i));
    groups.push(...parts.map((part) => groupOf(part, opinion)));
  }
  const blank = looks.filter(([first = 0]) => groups[first]?.best === BLANK);
  const priors = groups.map((group) => {
    const mayBeHit = cells[group.cells[0] as number] === 'X';
    return { closedBias: 0, isCell: true, isGround: false, mayBeHit };
  });
  const found = nameGroups({
    groups,
    topology: makeTopology(shape, rows, cols),
    priors,
    foreign: cells.map(() => false),
    blankLooks: blank,
    inks: groups.map(() => -1),
  });
  const read: CellSymbol[] = new Array(cells.length);
  for (const { group, symbol } of found) for (const cell of group.cells) read[cell] = symbol;
  return { cells: read, confidence: found.map(({ confidence }) => confidence) };
}

const PLAYED = board(`
  0001F#####
  0012######
  012F######
  12F3######
  F2122#####
  110012####
  000001####
  011101####
  01F101####
  0111012###
`);

const COVERED = board(Array.from({ length: 9 }, () => '#########').join('\n'));

describe('a drawing on the covered cells that passes for', () => {
  test.each([
    ['flags', FLAG],
    ['question marks', QUESTION],
    ['mines', MINE],
    ['a number', 6],
  ])('%s, on a board on which nothing else is covered or open', (_, glyph) => {
    expect(named(COVERED, { '#': { glyphs: { [glyph]: 0.95, [BLANK]: 0.05 }, closed: 3 } }).cells).toEqual(
      COVERED.cells,
    );
  });

  test.each([
    ['flags', FLAG],
    ['question marks', QUESTION],
    ['mines', MINE],
  ])('%s, in the middle of a game', (_, glyph) => {
    expect(named(PLAYED, { '#': { glyphs: { [glyph]: 0.95, [BLANK]: 0.05 }, closed: 3 } }).cells).toEqual(PLAYED.cells);
  });
});

test('a drawing on covered cells that the network does not know is a mark where other covered cells are plain', () => {
  const seen = {
    F: { glyphs: { [OTHER]: 0.97, [MINE]: 0.02, [FLAG]: 0.01 }, closed: 2 },
    '#': { glyphs: { [BLANK]: 1 }, closed: -1 },
  };
  expect(named(PLAYED, seen).cells).toEqual(PLAYED.cells);
});

test('a digit that the network takes for others is named by what is around it', () => {
  const seen = { 1: { glyphs: { 6: 0.85, 8: 0.1, 4: 0.05 }, closed: -4 } };
  expect(named(PLAYED, seen).cells).toEqual(PLAYED.cells);
});

test('flags that pass for mines are not read as mines where the game cannot be lost', () => {
  const { cells } = named(PLAYED, { F: { glyphs: { [MINE]: 0.7, [FLAG]: 0.3 }, closed: 2 } });
  expect(cells).toEqual(PLAYED.cells);
});

test('a single flag that passes for a mine is none as long as nothing tells that the game is lost', () => {
  const flagged = board(`
    1110001#
    1F100011
    11211000
    001#1011
    001111##
    000012##
    00001###
    00001###
  `);
  const { cells } = named(flagged, { F: { glyphs: { [MINE]: 0.6, [FLAG]: 0.4 }, closed: 0 } });
  expect(cells).toEqual(flagged.cells);
});

test('flags that pass for mines where every mine is flagged are not surely mines: no mine was hit', () => {
  const flagged = board(`
    1110001F
    1F100011
    11211000
    001F1011
    001111F#
    000012##
    00001F##
    00001###
  `);
  const { cells, confidence } = named(flagged, { F: { glyphs: { [MINE]: 0.93, [FLAG]: 0.01 }, closed: 2 } });
  if (cells[flagged.cells.indexOf('F')] !== 'F') expect(Math.min(...confidence)).toBeLessThan(0.95);
});

test('covered and open ground that look alike are told by what the numbers need', () => {
  const { cells } = named(PLAYED, {
    '#': { glyphs: { [BLANK]: 1 }, closed: -0.5 },
    '0': { glyphs: { [BLANK]: 1 }, closed: 0.5 },
  });
  expect(cells).toEqual(PLAYED.cells);
});

test('what is drawn as usual is named without doubt', () => {
  const { cells, confidence } = named(PLAYED, {});
  expect(cells).toEqual(PLAYED.cells);
  expect(Math.min(...confidence)).toBeGreaterThan(0.98);
});

const LOST = board(`
  0001F#####
  0012######
  012F##*###
  12F3######
  F2122##*##
  110012###*
  000001##*#
  011101##*#
  01F101###*
  0111012##X
`);

test('of what passes for mines on covered and on open ground, that on covered ground is flags', () => {
  // Which mine was hit is told by its ground, later.
  const shown = LOST.cells.map((symbol) => (symbol === 'X' ? '*' : symbol));
  const flagged = (closed: number): Opinion => ({ glyphs: { [MINE]: 0.7, [FLAG]: 0.1, [OTHER]: 0.2 }, closed });
  const mined: Opinion = { glyphs: { [MINE]: 1 }, closed: -4 };
  expect(named(LOST, { F: flagged(4), '*': mined }).cells).toEqual(shown);
  expect(named(LOST, { F: flagged(-4), '*': mined }).cells).not.toEqual(shown);
});

test('of what passes for flags on covered and on open ground, that on open ground is mines', () => {
  const shown = LOST.cells.map((symbol) => (symbol === 'X' ? '*' : symbol));
  const mined = (closed: number): Opinion => ({ glyphs: { [FLAG]: 0.45, [MINE]: 0.25, [OTHER]: 0.3 }, closed });
  const flagged: Opinion = { glyphs: { [FLAG]: 1 }, closed: 4 };
  const hit: Opinion = { glyphs: { [MINE]: 1 }, closed: -4 };
  expect(named(LOST, { F: flagged, '*': mined(-4), X: hit }).cells).toEqual(shown);
  expect(named(LOST, { F: flagged, '*': mined(4), X: hit }).cells).not.toEqual(shown);
});

test('a look that numbers part from all that is covered is open ground, as unusual as it is drawn', () => {
  const begun = board(`
    ##############
    ##############
    ####11112F####
    ####10001#####
    ####10001#####
    ####20001#####
    ####21112#####
    ##############
    ##########F###
    ##############
  `);
  const drawn = (closed: number): Opinion => ({ glyphs: { [OTHER]: 0.9, [BLANK]: 0.1 }, closed });
  const found = named(begun, { '#': drawn(-1), '0': drawn(1) });
  expect(found.cells).toEqual(begun.cells);
  expect(Math.min(...found.confidence)).toBeGreaterThan(0.99);
});

test('open ground that noise parts into many groups is named as one look, although it passes for covered', () => {
  const seen = { '0': { glyphs: { [BLANK]: 1 }, closed: 2 }, '#': { glyphs: { [BLANK]: 1 }, closed: 2 } };
  expect(named(PLAYED, seen).cells).toEqual(PLAYED.cells);
  expect(named(PLAYED, seen, '0').cells).toEqual(PLAYED.cells);
});

describe('a look that cannot show a mine', () => {
  const prior = { closedBias: 0, isCell: true, isGround: false, mayBeHit: false, isNoMine: true };
  const cells = [0, 1, 2, 3];
  const costOf = (odds: Readonly<Record<number, number>>, isNoMine: boolean) =>
    meaningsOf(groupOf(cells, { glyphs: odds, closed: 0 }), { ...prior, isNoMine }, 8, null).find(
      ({ symbol, isUnusual }) => symbol === 'F' && !isUnusual,
    )?.cost;

  test('is likelier what else it may be, if it was taken for one', () => {
    const odds = { [CROSSED]: 0.56, [FLAG]: 0.4, [OTHER]: 0.04 };
    expect(costOf(odds, true)).toBeLessThan((costOf(odds, false) as number) / 2);
  });

  test('is what it was, if it was taken for something else', () => {
    const odds = { [FLAG]: 0.6, [MINE]: 0.3, [OTHER]: 0.1 };
    expect(costOf(odds, true)).toBe(costOf(odds, false));
  });
});
