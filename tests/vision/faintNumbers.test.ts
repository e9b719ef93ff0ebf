import { beforeAll, describe, expect, test } from 'vitest';
import type { CellSymbol } from '../../src/model/board.ts';
import { wholeFrame } from '../../src/model/frame.ts';
import { searchFrame } from '../../src/pipeline.ts';
import { withoutFaintNumbers } from '../../src/vision/faintNumbers.ts';
import { NET_OUTPUTS } from '../../src/vision/glyphNet.ts';
import type { BoardTrack } from '../../src/vision/trackBoard.ts';
import { FIXTURES, loadFrame } from '../support/fixtures.ts';
import { sightOf } from '../support/sight.ts';

describe('a look of numbers in which the board network surely sees covered ground', () => {
  let track: BoardTrack;
  let numbers: readonly number[];

  beforeAll(async () => {
    const frame = await loadFrame(`${FIXTURES}boards/winemine-16x30/03.png`);
    [track] = searchFrame(wholeFrame(frame)).memory.tracks as [BoardTrack];
    const { reading, looks } = track;
    numbers = looks.find((cells) => cells.every((cell) => reading.cells[cell] === '2')) ?? [];
  });

  /** What comes of the board where the network sees some cells as covered. */
  const doubted = (board: BoardTrack, covered: (symbol: CellSymbol, cell: number) => boolean) => {
    const { cells } = board.reading;
    return withoutFaintNumbers(
      board,
      sightOf((cell) => (covered(cells[cell] as CellSymbol, cell) ? '#' : (cells[cell] as CellSymbol))),
    );
  };

  /** The board as if the glyph network saw nothing in their drawing. */
  const withFaintNumbers = (): BoardTrack => {
    const { memory, samples } = track;
    const faint = new Set(numbers.map((cell) => samples.patches[cell]));
    const scoresOf = (patch: Float32Array) =>
      faint.has(patch) ? new Float32Array(NET_OUTPUTS) : memory.scoresOf(patch);
    return { ...track, memory: { ...memory, scoresOf } };
  };

  test('stays where its drawing says that it is one', () => {
    expect(doubted(track, (_, cell) => numbers.includes(cell))).toBe(track);
  });

  test('is not read where its drawing says nothing', () => {
    const board = withFaintNumbers();
    const next = doubted(board, (_, cell) => numbers.includes(cell));
    const expected = track.reading.cells.map((symbol, cell) => (numbers.includes(cell) ? '~' : symbol));
    expect(expected).toContain('~');
    expect(next.reading.cells).toEqual(expected);
    expect(next.doubted).toHaveLength(numbers.length);
  });

  test('stays where it sees that in some of them only', () => {
    const board = withFaintNumbers();
    expect(numbers.length).toBeGreaterThan(1);
    expect(doubted(board, (_, cell) => cell === numbers[0])).toBe(board);
  });

  test('stays where the network does not see the other numbers either', () => {
    const board = withFaintNumbers();
    expect(doubted(board, (symbol) => '12345678'.includes(symbol))).toBe(board);
  });
});
