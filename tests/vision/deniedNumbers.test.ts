import { beforeAll, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import type { BoardSight } from '../../src/vision/boardSight.ts';
import { withoutDeniedNumbers } from '../../src/vision/deniedNumbers.ts';
import { withCells } from '../../src/vision/doubtedLooks.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { lookOf, trackOf } from '../support/tracks.ts';

let board: BoardTrack;
let twos: readonly number[];

beforeAll(async () => {
  board = await trackOf('boards/winemine-16x30/03');
  twos = lookOf(board, '2');
  expect(twos.length).toBeGreaterThan(1);
});

/** The board with its twos read as a symbol, without the numbers that the network denies: it sees one symbol in those, or nothing for sure. */
function readAs(symbol: CellSymbol, seen: CellSymbol | null): BoardTrack {
  const reading = withCells(board.reading, new Map(twos.map((cell) => [cell, symbol])), 1);
  const sight: BoardSight = { chanceOf: () => 0, seenAs: (cells) => (cells === twos ? seen : null) };
  return withoutDeniedNumbers({ ...board, reading }, sight);
}

test('a number that is not clearly drawn is not read, nor believed later, where the board network surely sees something else', () => {
  const { reading, doubted } = readAs('1', '2');
  expect(twos.map((cell) => reading.cells[cell]).join('')).toBe('~'.repeat(twos.length));
  expect(doubted.map(({ symbol }) => symbol)).toContain('1');
  expect(reading.cells.filter((symbol) => symbol === '~')).toHaveLength(
    twos.length + board.reading.cells.filter((symbol) => symbol === '~').length,
  );
});

test('a number stays that is clearly drawn, or of which the network is not sure', () => {
  expect(readAs('2', '3').reading.cells).toEqual(board.reading.cells);
  expect(readAs('1', null).reading.cells[twos[0] as number]).toBe('1');
  expect(readAs('1', '1').reading.cells[twos[0] as number]).toBe('1');
});
