import { beforeAll, describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { BoardSight } from '../../src/vision/boardSight.ts';
import { withoutContradicted } from '../../src/vision/contradicted.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { sightOf } from '../support/sight.ts';
import { lookOf, misread, trackOf } from '../support/tracks.ts';

/** Cells that a board does not read any more. */
function unreadOf({ reading }: BoardTrack): number[] {
  return [...reading.cells.keys()].filter((cell) => reading.cells[cell] === '~');
}

describe('a board in play', () => {
  let track: BoardTrack;
  let sight: BoardSight;
  beforeAll(async () => {
    track = await trackOf('boards/winemine-16x30/03');
    sight = sightOf((cell) => track.reading.cells[cell] as CellSymbol);
  });

  test('stays as it is where both networks see the same', () => {
    expect(withoutContradicted(track, sight)).toBe(track);
  });

  test('has no question marks, nor mines, where the board network sees covered cells, and the glyph network no such mark', () => {
    const cells = lookOf(track, '#');
    for (const name of ['?', '*'] as const) {
      const next = withoutContradicted(misread(track, cells, name), sight);
      expect(unreadOf(next)).toEqual([...cells].sort((a, b) => a - b));
      expect(next.doubted, 'it is asked about again').toEqual(track.doubted);
    }
  });

  test('keeps flags that the board network takes for covered cells: the glyph network is certain of them', () => {
    const flags = lookOf(track, 'F');
    const covered = sightOf((cell) => (flags.includes(cell) ? '#' : (track.reading.cells[cell] as CellSymbol)));
    expect(withoutContradicted(track, covered)).toBe(track);
  });

  test('has no mines where the board network sees something closed, whatever that is; what it surely sees as flags is named elsewhere', () => {
    const flags = lookOf(track, 'F');
    const asMines = misread(track, flags, '*');
    expect(withoutContradicted(asMines, sight)).toBe(asMines);
    const undecided: BoardSight = {
      chanceOf: (symbol, cell) =>
        flags.includes(cell) ? (symbol === 'F' || symbol === '#' ? 0.5 : 0) : sight.chanceOf(symbol, cell),
      seenAs: (cells) => (cells.some((cell) => flags.includes(cell)) ? null : sight.seenAs(cells)),
    };
    const next = withoutContradicted(asMines, undecided);
    expect(unreadOf(next)).toEqual([...flags].sort((a, b) => a - b));
    expect(next.doubted.length).toBeGreaterThan(track.doubted.length);
  });
});

describe('question marks on a board in play', () => {
  let track: BoardTrack;
  let asked: BoardTrack;
  beforeAll(async () => {
    track = await trackOf('boards/winemine-16x30/03');
    asked = misread(track, lookOf(track, 'F'), '?');
  });

  /** A network that sees flags in them, but for some chance of a question mark. */
  const seesFlags = (chance: number): BoardSight => {
    const flags = new Set(lookOf(track, 'F'));
    const sight = sightOf((cell) => track.reading.cells[cell] as CellSymbol);
    const other: Partial<Record<CellSymbol, number>> = { F: 1 - chance, '?': chance };
    return {
      ...sight,
      chanceOf: (symbol, cell) => (flags.has(cell) ? (other[symbol] ?? 0) : sight.chanceOf(symbol, cell)),
    };
  };

  test('are not read where the board network never sees any, and are not asked about again', () => {
    const next = withoutContradicted(asked, seesFlags(0));
    expect(unreadOf(next)).toEqual([...lookOf(track, 'F')].sort((a, b) => a - b));
    expect(next.doubted.length).toBeGreaterThan(track.doubted.length);
  });

  test('are read where it only hardly sees them', () => {
    expect(withoutContradicted(asked, seesFlags(0.1))).toBe(asked);
  });
});

describe('a lost game', () => {
  let track: BoardTrack;
  let sight: BoardSight;
  beforeAll(async () => {
    track = await trackOf('toolkits/pygame-lost');
    sight = sightOf((cell) => track.reading.cells[cell] as CellSymbol);
  });

  test('has no covered cells where both networks see mines', () => {
    const mines = lookOf(track, '*');
    const next = withoutContradicted(misread(track, mines, '#'), sight);
    expect(unreadOf(next)).toEqual([...mines].sort((a, b) => a - b));
  });

  test('keeps covered cells in which one network alone sees mines', () => {
    const covered = lookOf(track, '#');
    const mines = sightOf((cell) => (covered.includes(cell) ? '*' : (track.reading.cells[cell] as CellSymbol)));
    expect(withoutContradicted(track, mines)).toBe(track);
  });

  test('has no mine that was hit where the board network surely sees another one', () => {
    const mines = lookOf(track, '*');
    const next = withoutContradicted(misread(track, mines, 'X'), sight);
    expect(unreadOf(next)).toEqual([...mines].sort((a, b) => a - b));
  });
});
