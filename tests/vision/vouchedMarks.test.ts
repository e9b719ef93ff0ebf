import { expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { makeTopology } from '../../src/model/topology.ts';
import type { CellSamples } from '../../src/vision/cellSamples.ts';
import { SIGNATURE } from '../../src/vision/cellSamples.ts';
import { GLYPH_COUNT, glyphOfSymbol, QUESTION } from '../../src/vision/glyphs.ts';
import type { NamedGroup } from '../../src/vision/nameGroups.ts';
import {
  flagsBeyondNumbers,
  flagsLikeTheHit,
  flagsThatMayBeCovered,
  flagsThatMayBeMines,
  flagsThatMayBeQuestions,
  marksAlongRim,
} from '../../src/vision/vouchedFlags.ts';
import {
  isOneOfTheGames,
  minesThatMayBeFlags,
  mineThatMayBeCursor,
  questionsBesideZeros,
  questionsBeyondBelief,
  questionsThatMayBeFlags,
  showsTheHit,
} from '../../src/vision/vouchedMarks.ts';

/** A look of cell `cell`, whose blocks follow a drawing. */
interface Look {
  readonly symbol: CellSymbol;
  readonly confidence: number;
  readonly level: (block: number) => number;
  /** The probability of its symbol's glyph. */
  readonly seen?: number;
}

/** Looks on so many cells of a row each, and its samples. */
function rowOf(looks: readonly Look[], count = 1) {
  const signatures = new Uint8Array(looks.length * count * SIGNATURE);
  const named = looks.map(({ symbol, confidence, level, seen = 1 }, k): NamedGroup => {
    const cells = Array.from({ length: count }, (_, i) => k * count + i);
    for (const cell of cells)
      for (let block = 0; block < SIGNATURE; block++) signatures[cell * SIGNATURE + block] = level(block);
    const glyphs = new Float64Array(GLYPH_COUNT);
    const best = glyphOfSymbol(symbol);
    glyphs[best] = seen;
    const group = { cells, glyphs, best, closed: 0, alike: count, isNoisy: false };
    return { group, symbol, confidence, options: [symbol], isUnusual: false };
  });
  return { named, samples: { signatures } as unknown as CellSamples };
}

/** Whether the first of two looks, each on one cell of a row, is one of the game's drawings. */
function isBelieved(looks: readonly [Look, Look], likeness = 0): boolean {
  const { named, samples } = rowOf(looks);
  const topology = makeTopology('square', 1, looks.length);
  const always = () => true;
  return isOneOfTheGames(
    named[0] as NamedGroup,
    named,
    always,
    () => false,
    samples,
    topology,
    () => likeness,
  );
}

const DRAWN = (block: number) => (block % 5 === 0 ? 200 : 60);
const OTHERWISE = (block: number) => (block % 7 < 3 ? 90 : 60);

test('a flag in another light is the same flag, another drawing is none', () => {
  const usual: Look = { symbol: 'F', confidence: 1, level: DRAWN };
  expect(isBelieved([{ symbol: 'F', confidence: 0.95, level: (block) => DRAWN(block) + 50 }, usual])).toBe(true);
  expect(isBelieved([{ symbol: 'F', confidence: 0.95, level: OTHERWISE }, usual])).toBe(false);
});

test('a flag of another colour is one where the network sees the same drawing', () => {
  const usual: Look = { symbol: 'F', confidence: 1, level: DRAWN };
  const coloured: Look = { symbol: 'F', confidence: 0.95, level: OTHERWISE };
  expect(isBelieved([coloured, usual], 0.96)).toBe(true);
  expect(isBelieved([coloured, usual], 0.9)).toBe(false);
});

test('the grain of covered cells is no question mark beside a clear one, however sure the network is', () => {
  const clear: Look = { symbol: '?', confidence: 1, level: DRAWN };
  expect(isBelieved([{ symbol: '?', confidence: 1, level: OTHERWISE }, clear])).toBe(false);
  expect(isBelieved([clear, { symbol: '?', confidence: 1, level: OTHERWISE }])).toBe(true);
  expect(isBelieved([{ symbol: '?', confidence: 1, level: (block) => DRAWN(block) - 40 }, clear])).toBe(true);
});

test('of mines of two drawings the fewer may be flags, where a lost game shows no others', () => {
  const look = (symbol: CellSymbol, level: Look['level']): Look => ({ symbol, confidence: 1, level });
  const mines = look('*', DRAWN);
  const others = look('*', OTHERWISE);
  const covered = look('#', () => 90);
  const doubtful = (looks: readonly Look[]) => {
    const { named, samples } = rowOf(looks, 5);
    const found = minesThatMayBeFlags(named, samples);
    return looks.filter((_, k) => found.has(named[k] as NamedGroup));
  };
  expect(doubtful([mines, others, covered])).toEqual([others]);
  expect(doubtful([mines, look('*', (block) => DRAWN(block) + 40), covered])).toEqual([]);
  expect(doubtful([mines, others, covered, look('F', OTHERWISE)])).toEqual([]);
  expect(doubtful([mines, others])).toEqual([]);
  // Most of them may be flags, too, if the others look more like mines.
  const most = { ...mines, seen: 0.5 };
  expect(doubtful([most, others, covered])).toEqual([most, others]);
});

test('of flags of two drawings, where no covered cell is seen, those that the network does not know may be covered cells', () => {
  const doubted = (looks: readonly Look[], isUnusual = true) => {
    const { named, samples } = rowOf(looks, 3);
    const odd = named.map((entry) => (entry.symbol === 'F' ? { ...entry, isUnusual } : entry));
    return flagsThatMayBeCovered(odd, samples).size;
  };
  const one: Look = { symbol: 'F', confidence: 1, level: DRAWN };
  const other: Look = { symbol: 'F', confidence: 1, level: OTHERWISE };
  expect(doubted([one, other])).toBe(2);
  expect(doubted([one, other], false)).toBe(0);
  expect(doubted([one, { ...one, level: (block) => DRAWN(block) + 50 }])).toBe(0);
  expect(doubted([one, other, { symbol: '#', confidence: 1, level: () => 60 }])).toBe(0);
});

test('question marks may be the flags where none is seen, but for a few, or clear ones', () => {
  const asked = (looks: readonly CellSymbol[], count: number, seen = 0.9) => {
    const { named } = rowOf(
      looks.map((symbol) => ({ symbol, confidence: 1, level: DRAWN, seen })),
      count,
    );
    return questionsThatMayBeFlags(named).length;
  };
  expect(asked(['?', '#', '?'], 2)).toBe(2);
  expect(asked(['?', '#', 'F'], 3)).toBe(0);
  expect(asked(['?', '#'], 2)).toBe(0);
  expect(asked(['?', '#', '?'], 2, 0.99)).toBe(0);
});

test('mines of another drawing than clear ones may be flags, whatever else the board shows', () => {
  const clear: Look = { symbol: '*', confidence: 1, level: DRAWN, seen: 0.97 };
  const faint: Look = { symbol: '*', confidence: 1, level: OTHERWISE, seen: 0.7 };
  const flag: Look = { symbol: 'F', confidence: 1, level: (block) => (block > 50 ? 180 : 60) };
  const doubted = (looks: readonly Look[], likeness = 0) => {
    const { named, samples } = rowOf(looks, 5);
    const found = minesThatMayBeFlags(named, samples, () => likeness);
    return looks.filter((_, k) => found.has(named[k] as NamedGroup));
  };
  expect(doubted([clear, faint, flag])).toEqual([faint]);
  expect(doubted([clear, { ...faint, seen: 0.95 }, flag])).toEqual([]);
  expect(doubted([clear, faint, flag], 0.95)).toEqual([]);
});

test('flags of another drawing than most may be mines that are shown', () => {
  const most: Look = { symbol: 'F', confidence: 1, level: DRAWN };
  const other: Look = { symbol: 'F', confidence: 1, level: OTHERWISE };
  const doubted = (looks: readonly Look[], likeness: number) => {
    const { named, samples } = rowOf(looks, 4);
    return flagsThatMayBeMines(named, samples, () => likeness).size;
  };
  expect(doubted([most, other], 0.2)).toBe(1);
  expect(doubted([most, other], 0.9)).toBe(0);
  expect(doubted([most, { ...most, level: (block) => DRAWN(block) + 50 }], 0.2)).toBe(0);
  expect(doubted([other], 0.2)).toBe(0);
  // Most are hardly seen as flags, where others clearly are.
  expect(doubted([{ ...most, seen: 0.1 }, { ...most, seen: 0.1 }, other], 0.2)).toBe(2);
  expect(doubted([{ ...most, seen: 0.6 }, { ...most, seen: 0.6 }, other], 0.2)).toBe(1);
  // In a lost game those may be wrong ones.
  const mines: Look = { symbol: '*', confidence: 1, level: (block) => (block > 50 ? 180 : 60) };
  expect(doubted([{ ...most, seen: 0.6 }, { ...most, seen: 0.6 }, other, mines], 0.2)).toBe(2);
});

test('marks that fill most of a row or column at the rim, and are nowhere else, are none', () => {
  const { named } = rowOf(
    [
      { symbol: 'F', confidence: 1, level: DRAWN },
      { symbol: '?', confidence: 1, level: DRAWN },
      { symbol: '#', confidence: 1, level: DRAWN },
    ],
    6,
  );
  // Cells 0 to 5, 6 to 11 and 12 to 17: rows of six, or parts of one of eight or twelve.
  expect(marksAlongRim(named, 3, 6)).toEqual([named[0]]);
  expect(marksAlongRim(named, 3, 8)).toEqual([named[0]]);
  expect(marksAlongRim(named, 3, 12)).toEqual([]);
});

test('of several looks with many flags each the surest are the flags, and what is drawn unlike them is none', () => {
  const leaves: Look = { symbol: 'F', confidence: 1, level: DRAWN, seen: 0.85 };
  const flags: Look = { symbol: 'F', confidence: 1, level: OTHERWISE, seen: 0.98 };
  const doubted = (looks: readonly Look[], count: number) => {
    const { named, samples } = rowOf(looks, count);
    const found = flagsThatMayBeMines(named, samples, (a, b) => (a === b ? 1 : 0.8));
    return named.map((entry) => found.has(entry));
  };
  expect(doubted([leaves, flags], 8)).toEqual([true, false]);
  // Nobody knows which of two that are as sure are flags.
  expect(doubted([{ ...leaves, seen: 0.96 }, flags], 8)).toEqual([true, true]);
  // A few flags may be cut in another way.
  expect(doubted([leaves, flags], 3)).toEqual([false, false]);
});

test('a mine drawn unlike the others may be a flag where another one is on the ground of the hit', () => {
  const { named, samples } = rowOf([
    { symbol: '*', confidence: 1, level: DRAWN, seen: 0.97 },
    { symbol: '*', confidence: 1, level: DRAWN, seen: 0.97 },
    { symbol: '*', confidence: 0.9, level: OTHERWISE, seen: 0.4 },
  ]);
  const [, hit, faint] = named;
  const found = (own: NamedGroup | undefined) =>
    minesThatMayBeFlags(
      named,
      samples,
      () => 0,
      (group) => group === own?.group,
    );
  expect([...found(hit)]).toEqual([faint]);
  expect([...found(undefined)]).toEqual([]);
  expect([...found(faint)]).toEqual([]);
});

test('flags by the rules alone may be question marks where others are drawn otherwise', () => {
  const flags = (asked: number, likeness: number, count = 2) => {
    const { named } = rowOf(
      Array.from({ length: count }, () => ({ symbol: 'F', confidence: 1, level: DRAWN, seen: 0 })),
      3,
    );
    const [few, ...others] = named.map((entry) => ({ ...entry, isUnusual: true }));
    const [cells, glyphs] = [few!.group.cells.slice(1), Float64Array.from(few!.group.glyphs)];
    glyphs[QUESTION] = asked;
    const fewer = { ...few!, group: { ...few!.group, cells, glyphs } };
    return flagsThatMayBeQuestions([fewer, ...others], () => likeness).length;
  };
  expect(flags(0.4, 0.5)).toBe(1);
  expect(flags(0.2, 0.5)).toBe(0);
  expect(flags(0.4, 0.95)).toBe(0);
  expect(flags(0.4, 0.5, 1)).toBe(0);
});

test('the only mine of a board is doubted unless it is sure', () => {
  const mine: Look = { symbol: '*', confidence: 0.85, level: DRAWN };
  const doubted = (looks: readonly Look[], count = 1) => mineThatMayBeCursor(rowOf(looks, count).named).length;
  expect(doubted([mine])).toBe(1);
  expect(doubted([{ ...mine, confidence: 0.95 }])).toBe(0);
  expect(doubted([mine, mine])).toBe(0);
  expect(doubted([mine], 2)).toBe(0);
});

test('a mine on a ground of its own that is drawn like more others was hit', () => {
  const mine: Look = { symbol: '*', confidence: 1, level: DRAWN };
  const shows = (counts: readonly [number, number], isOwn: boolean, likeness: number) => {
    const { named } = rowOf([mine, mine], 5);
    const sized = named.map((entry, k) => ({
      ...entry,
      group: { ...entry.group, cells: entry.group.cells.slice(0, counts[k]) },
    }));
    const [, hit] = sized;
    return showsTheHit(
      sized,
      (group) => isOwn && group === hit?.group,
      () => likeness,
    );
  };
  expect(shows([5, 1], true, 0.9)).toBe(true);
  expect(shows([5, 1], false, 0.9)).toBe(false);
  expect(shows([5, 1], true, 0.2)).toBe(false);
  expect(shows([1, 1], true, 0.9)).toBe(false);
  expect(shows([5, 4], true, 0.9)).toBe(false);
});

test('flags are doubted where one has a ground of its own and all numbers have theirs, while cells are covered', () => {
  const flag: Look = { symbol: 'F', confidence: 1, level: DRAWN };
  const covered: Look = { symbol: '#', confidence: 1, level: DRAWN };
  const doubted = (looks: readonly Look[], { isOwn = true, likeness = 0.9, areAllMarked = true } = {}) => {
    const { named } = rowOf(looks, 5);
    const one = named.map((entry, k) => (k === 1 ? { ...entry, group: { ...entry.group, cells: [5] } } : entry));
    const own = (group: unknown) => isOwn && group === one[1]?.group;
    return flagsLikeTheHit(
      one,
      own,
      () => likeness,
      () => areAllMarked,
    ).size;
  };
  expect(doubted([flag, flag, covered])).toBe(2);
  expect(doubted([flag, flag])).toBe(0);
  expect(doubted([flag, flag, covered], { isOwn: false })).toBe(0);
  expect(doubted([flag, flag, covered], { likeness: 0.3 })).toBe(0);
  expect(doubted([flag, flag, covered], { areAllMarked: false })).toBe(0);
});

test('question marks half of which or more lie beside zeros are doubted', () => {
  const { named } = rowOf([{ symbol: '?', confidence: 1, level: DRAWN }], 4);
  const doubted = (...beside: number[]) => questionsBesideZeros(named, (cell) => beside.includes(cell)).length;
  expect(doubted(0, 2)).toBe(1);
  expect(doubted(0)).toBe(0);
  expect(questionsBesideZeros(rowOf([{ symbol: 'F', confidence: 1, level: DRAWN }]).named, () => true)).toEqual([]);
});

test('flags that the network does not clearly know are doubted where they are too many beside numbers, and only those', () => {
  const known: Look = { symbol: 'F', confidence: 1, level: DRAWN, seen: 0.98 };
  const { named } = rowOf([known, { ...known, seen: 0.4 }], 3);
  const asked: (readonly number[])[] = [];
  const doubted = (areTooMany: boolean) =>
    flagsBeyondNumbers(named, (flags) => {
      asked.push(flags);
      return areTooMany;
    });
  expect(doubted(true)).toEqual([named[1]]);
  expect(doubted(false)).toEqual([]);
  expect(asked).toEqual([
    [3, 4, 5],
    [3, 4, 5],
  ]);
});

test('question marks on more cells than anyone asks are doubted, however sure their drawing is', () => {
  const asked = (count: number) => rowOf([{ symbol: '?', confidence: 1, level: DRAWN }], count).named;
  expect(questionsBeyondBelief(asked(12), 100)).toHaveLength(1);
  expect(questionsBeyondBelief(asked(12), 480)).toEqual([]);
  expect(questionsBeyondBelief(asked(8), 64)).toEqual([]);
});
