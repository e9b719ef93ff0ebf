import { beforeAll, describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { isClosed } from '../../src/model/board.ts';
import type { BoardSight } from '../../src/vision/boardSight.ts';
import { withoutCells } from '../../src/vision/doubtedLooks.ts';
import { flagOnCover } from '../../src/vision/flagOnCover.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { lookOf, trackOf } from '../support/tracks.ts';

/** What may be on a mark: a flag, a mine, and the rest. */
interface Chances {
  readonly flag: number;
  readonly mine: number;
}

describe('the only look without a name', () => {
  let board: BoardTrack;
  let flags: readonly number[];
  let numbers: readonly number[];

  beforeAll(async () => {
    board = await trackOf('boards/winemine-16x30/03');
    flags = lookOf(board, 'F');
    numbers = lookOf(board, '2');
    expect(flags.length).toBeGreaterThan(1);
  });

  const without = (cells: readonly number[]): BoardTrack => ({
    ...board,
    reading: withoutCells(board.reading, new Set(cells)),
  });
  /** What the network sees: what was read, but in some cells with chances of its own. */
  const sightWith = (cells: readonly number[], { flag, mine }: Chances): BoardSight => ({
    chanceOf(symbol, cell) {
      if (!cells.includes(cell)) return symbol === board.reading.cells[cell] ? 1 : 0;
      const rest = (1 - flag - mine) / 2;
      return symbol === 'F' ? flag : symbol === '*' ? mine : symbol === '2' ? rest : symbol === '#' ? 0.001 : 0;
    },
    seenAs: () => null,
  });
  const flagIn = (unread: readonly number[], chances: Chances, named = without(unread)) =>
    flagOnCover(named, [unread], sightWith(unread, chances));

  test('is a flag where the network sees one rather than anything else that lies on covered ground', () => {
    expect(flagIn(flags, { flag: 0.8, mine: 0.1 })).toEqual({ cells: flags, name: 'F' });
    expect(flagIn(flags, { flag: 0.6, mine: 0.3 })).toBeNull();
  });

  test('is none on the ground of numbers, nor where flags are read or it is on one cell', () => {
    const sure = { flag: 0.9, mine: 0 };
    const noFlags = [...flags, ...numbers];
    expect(flagIn(numbers, sure, without(noFlags))).toBeNull();
    expect(flagIn(numbers, sure)).toBeNull();
    expect(flagIn(flags.slice(0, 1), sure, without(flags))).toBeNull();
    expect(flagIn(flags, sure, board)).toBeNull();
  });

  test('is not told where another may lie on covered ground, too', () => {
    const isCovered = (symbol: CellSymbol) => isClosed(symbol) && symbol !== 'F';
    const covered = [...board.reading.cells.keys()].filter((cell) => isCovered(board.reading.cells[cell] ?? '~'));
    const other = covered.slice(0, 3);
    const sight = sightWith(flags, { flag: 0.9, mine: 0 });
    expect(flagOnCover(without([...flags, ...other]), [flags, other], sight)).toBeNull();
  });
});
