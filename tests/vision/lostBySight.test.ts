import { beforeAll, describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import { searchFrame } from '../../src/pipeline.ts';
import { withSeenNames } from '../../src/vision/seenNames.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';
import { sightOf } from '../support/sight.ts';

describe('a lost game, by what the network surely sees', () => {
  let track: BoardTrack;
  let cells: readonly CellSymbol[];

  beforeAll(async () => {
    const frame = await loadFrame(`${FIXTURES}boards/kmines-16x16/08.png`);
    [track] = searchFrame(wholeFrame(frame)).memory.tracks as [BoardTrack];
    cells = track.reading.cells;
  });

  const all = (symbol: CellSymbol) => [...cells.keys()].filter((cell) => cells[cell] === symbol);

  /** The board as if some cells had been read otherwise. */
  const readAs = (of: readonly number[], symbol: CellSymbol): BoardTrack => {
    const read = cells.map((known, cell) => (of.includes(cell) ? symbol : known));
    return { ...track, reading: { ...track.reading, cells: read } };
  };

  /** What becomes of cells in which the network sees a symbol, and elsewhere what they show. */
  const seenAs = (given: BoardTrack, of: readonly number[], symbol: CellSymbol) => {
    const sight = sightOf((cell) => (of.includes(cell) ? symbol : (cells[cell] as CellSymbol)));
    const { reading } = withSeenNames(given, sight, () => true);
    return of.map((cell) => reading.cells[cell]);
  };

  test('what was read as mines and looks like wrong flags is some', () => {
    const crossed = all('x');
    expect(crossed).not.toEqual([]);
    expect(seenAs(readAs(crossed, '*'), crossed, 'x')).toEqual(crossed.map(() => 'x'));
  });

  test('a mine that does not look like a wrong flag is none, whatever it is seen as', () => {
    // Of one look with all the others: as a look of its own, it may be asked about.
    const [mine = 0, ...others] = all('*');
    expect(others).not.toEqual([]);
    const looks = [...track.looks.map((look) => look.filter((cell) => cell !== mine)), [mine]];
    expect(seenAs({ ...track, looks: looks.filter(({ length }) => length > 0) }, [mine], 'x')).toEqual(['*']);
  });

  test('zeros are named without covered ground beside them, where the network knows the mines', () => {
    const zeros = all('0');
    const unread = readAs([...zeros, ...all('#')], '~');
    const sees = (mine: CellSymbol) => {
      const asRead = sightOf((cell) => (cells[cell] === '*' ? mine : (cells[cell] as CellSymbol)));
      // Of covered cells it is not sure.
      const isCovered = (cell: number) => cells[cell] === '#';
      const chanceOf: typeof asRead.chanceOf = (symbol, cell) => (isCovered(cell) ? 0 : asRead.chanceOf(symbol, cell));
      const seenAs: typeof asRead.seenAs = (look) => (look.some(isCovered) ? null : asRead.seenAs(look));
      return withSeenNames(unread, { chanceOf, seenAs }, () => true).reading.cells;
    };
    const [known, unknown] = [sees('*'), sees('~')];
    expect(zeros.map((cell) => known[cell])).toEqual(zeros.map(() => '0'));
    expect(zeros.map((cell) => unknown[cell])).toEqual(zeros.map(() => '~'));
  });
});
