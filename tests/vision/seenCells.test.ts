import { beforeAll, describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { isConsistent } from '../../src/solver/analyse.ts';
import type { BoardSight } from '../../src/vision/boardSight.ts';
import { withSeenCells } from '../../src/vision/seenCells.ts';
import { withSeenNames } from '../../src/vision/seenNames.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { sightOf } from '../support/sight.ts';
import { lookOf, misread, trackOf } from '../support/tracks.ts';

describe('unread cells of a board in play', () => {
  let track: BoardTrack;

  beforeAll(async () => {
    track = await trackOf('boards/winemine-16x30/03');
  });

  test.each(['F', '#', '0', '1', '2'] as const)('are read as the %s that the board network sees', (name) => {
    const cells = lookOf(track, name);
    const { reading } = withSeenCells(misread(track, cells, '~'), [{ cells, name }], isConsistent);
    expect(reading.cells).toEqual(track.reading.cells);
    expect(reading.status).toBe('playing');
  });

  test('stay unread where the glyph network sees another number', () => {
    const cells = lookOf(track, '1').slice(0, 1);
    const unread = misread(track, cells, '~');
    expect(withSeenCells(unread, [{ cells, name: '2' }], () => true)).toBe(unread);
  });

  test('stay unread where what is seen breaks a rule, and only those', () => {
    const [covered, flags] = [lookOf(track, '#'), lookOf(track, 'F')];
    const unread = misread(misread(track, covered, '~'), flags, '~');
    const parts = [
      { cells: covered, name: '0' as const },
      { cells: flags, name: 'F' as const },
    ];
    expect(withSeenCells(unread, parts, () => true).reading.cells).toEqual(misread(track, covered, '~').reading.cells);
    expect(withSeenCells(unread, parts, () => false)).toBe(unread);
  });
});

describe('a lost game', () => {
  let track: BoardTrack;

  beforeAll(async () => {
    track = await trackOf('toolkits/pygame-lost');
  });

  /** A board network that sees all cells as they are, but for some. */
  const sees = (others: (cell: number) => CellSymbol | null): BoardSight =>
    sightOf((cell) => others(cell) ?? (track.reading.cells[cell] as CellSymbol));

  test('has one mine that was hit', () => {
    const cells = [track.reading.cells.indexOf('*')];
    const unread = misread(track, cells, '~');
    expect(withSeenCells(unread, [{ cells, name: 'X' }], () => true)).toBe(unread);
  });

  test('has flags where some of what was taken for mines is seen as flags, and the rest as mines', () => {
    const flags = lookOf(track, 'F');
    const taken = misread(track, flags, '*');
    const asSeen = sees(() => null);
    expect(withSeenNames(taken, asSeen, () => true).reading.cells).toEqual(track.reading.cells);
    // A network to which all mines are flags does not know this program.
    const allFlags = sees((cell) => (taken.reading.cells[cell] === '*' ? 'F' : null));
    expect(withSeenNames(taken, allFlags, () => true).reading.cells).toEqual(taken.reading.cells);
    // Nor does one that is sure of no mine: XBomb's, enlarged, are flags to it.
    const hardlyMines: BoardSight = { ...asSeen, seenAs: (cells) => (asSeen.seenAs(cells) === 'F' ? 'F' : null) };
    expect(withSeenNames(taken, hardlyMines, () => true).reading.cells).toEqual(taken.reading.cells);
  });

  test.each([
    ['covered cells where they are seen in what was taken for flags and does not look like any', '#', 'F'],
    ['numbers where both networks see them in what was taken for a struck flag', '1', 'x'],
  ] as const)('has %s', (_, symbol, as) => {
    const taken = misread(track, lookOf(track, symbol), as);
    const asSeen = sees(() => null);
    expect(withSeenNames(taken, asSeen, () => true).reading.cells).toEqual(track.reading.cells);
  });
});

test('flags of an unknown drawing stay flags where most are mines by the numbers, and are covered cells to a network that is sure of it where hardly any is', async () => {
  const track = await trackOf('toolkits/web-wide-frame');
  const flags = [...track.reading.cells.keys()].filter((cell) => track.reading.cells[cell] === 'F');
  const seesNone = sightOf((cell) => (flags.includes(cell) ? '#' : (track.reading.cells[cell] as CellSymbol)));
  expect(withSeenNames(track, seesNone, () => true).reading.cells).toEqual(track.reading.cells);
  // Without numbers beside them nothing says that they are mines.
  const numbers = [...track.reading.cells.keys()].filter((cell) =>
    '12345678'.includes(track.reading.cells[cell] as string),
  );
  const without = misread(track, numbers, '~');
  const seesNumbers = sightOf((cell) => (flags.includes(cell) ? '#' : (without.reading.cells[cell] as CellSymbol)));
  const { cells } = withSeenNames(without, seesNumbers, () => true).reading;
  expect(flags.every((cell) => cells[cell] === '#')).toBe(true);
});
