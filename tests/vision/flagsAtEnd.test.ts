import { expect, test } from 'vitest';
import { wholeFrame } from '../../src/model/frame.ts';
import { searchFrame } from '../../src/pipeline.ts';
import { isConsistent } from '../../src/solver/analyse.ts';
import { withFlagsAtEnd } from '../../src/vision/flagsAtEnd.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';

/** A game that is won in a terminal, all of whose mines show as triangles. */
const [WON] = searchFrame(wholeFrame(await loadFrame(`${FIXTURES}sighted/termFjord-07.png`))).memory.tracks as [
  BoardTrack,
];
const MINES = 99;

/** What the board network may see in all covered cells. */
const sees = (symbol: string, chance: number) => ({
  chanceOf: (asked: string) => (asked === symbol ? chance : 1 - chance),
  seenAs: () => null,
});

const flagsIn = (track: BoardTrack) => track.reading.cells.filter((symbol) => symbol === 'F').length;

/** The same board with another symbol in a cell. */
const withCell = (cell: number, symbol: '#' | 'F' | '*' | 'x') => ({
  ...WON,
  reading: { ...WON.reading, cells: WON.reading.cells.map((was, i) => (i === cell ? symbol : was)) },
});

test('what is read as covered where every other cell is open is flags if the network sees them', () => {
  expect(flagsIn(WON)).toBe(0);
  const won = withFlagsAtEnd(WON, sees('F', 0.85), isConsistent);
  expect(flagsIn(won)).toBe(MINES);
  expect(won.reading.cells).not.toContain('#');
});

test('it stays covered where the network sees that, or hardly flags', () => {
  expect(withFlagsAtEnd(WON, sees('#', 0.85), isConsistent)).toBe(WON);
  expect(withFlagsAtEnd(WON, sees('F', 0.7), isConsistent)).toBe(WON);
});

test('a board on which a cell is left to open, or with marks or mines of its own, is not asked about', () => {
  const { cells } = WON.reading;
  const safe = cells.findIndex((symbol, i) => symbol === '1' && i > 2 * WON.reading.lattice.cols);
  const mine = cells.indexOf('#');
  for (const track of [withCell(safe, '#'), withCell(mine, 'F'), withCell(mine, '*'), withCell(mine, 'x')])
    expect(withFlagsAtEnd(track, sees('F', 1), isConsistent)).toBe(track);
});

test('one that is covered beside one that cannot be read is left to open', () => {
  const { cells, lattice } = WON.reading;
  const safe = cells.findIndex((symbol, i) => symbol === '1' && cells[i + 1] === '1' && i > 2 * lattice.cols);
  const covered = cells.map((symbol, i) => (i === safe ? '#' : i === safe + 1 ? '~' : symbol));
  const track = { ...WON, reading: { ...WON.reading, cells: covered } };
  expect(withFlagsAtEnd(track, sees('F', 1), isConsistent)).toBe(track);
});

test('where the network surely sees one covered cell, or nothing is open yet, the game goes on', () => {
  const one = WON.reading.cells.indexOf('#');
  const sight = {
    ...sees('F', 0.95),
    chanceOf: (asked: string, cell: number) => ((asked === '#') === (cell === one) ? 0.97 : 0.03),
  };
  expect(withFlagsAtEnd(WON, sight, isConsistent)).toBe(WON);
  const untouched = { ...WON, reading: { ...WON.reading, cells: WON.reading.cells.map(() => '#' as const) } };
  expect(withFlagsAtEnd(untouched, sees('F', 1), isConsistent)).toBe(untouched);
});
