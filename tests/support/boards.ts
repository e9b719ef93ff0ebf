import fc from 'fast-check';
import type { Board, CellSymbol } from '../../src/model/board.ts';
import { symbolOfNumber } from '../../src/model/board.ts';
import { parseBoard } from '../../src/model/notation.ts';
import type { Shape } from '../../src/model/topology.ts';
import { makeTopology, SHAPES } from '../../src/model/topology.ts';

/** A board from the text notation; the test fails where the text is wrong. */
export function board(text: string): Board {
  const result = parseBoard(text);
  if (!result.ok) throw new Error(result.reason);
  return result.value;
}

export interface RandomBoard {
  readonly board: Board;
  /** The true mines of the game the board comes from. */
  readonly mines: readonly boolean[];
}

export interface RandomBoardOptions {
  readonly maxRows: number;
  readonly maxCols: number;
  /** Also leave some cells unreadable. */
  readonly unreadable?: boolean;
}

/** Random positions of real games: mines are laid, some safe cells opened, some closed cells flagged. */
export function randomBoards({ maxRows, maxCols, unreadable = false }: RandomBoardOptions): fc.Arbitrary<RandomBoard> {
  return fc
    .record({
      shape: fc.constantFrom<Shape>(...SHAPES),
      rows: fc.integer({ min: 1, max: maxRows }),
      cols: fc.integer({ min: 1, max: maxCols }),
    })
    .chain(({ shape, rows, cols }) => {
      const perCell = { minLength: rows * cols, maxLength: rows * cols };
      return fc
        .record({
          mine: fc.array(fc.integer({ min: 0, max: 99 }), perCell),
          density: fc.integer({ min: 5, max: 50 }),
          show: fc.array(fc.integer({ min: 0, max: 99 }), perCell),
          opened: fc.integer({ min: 0, max: 90 }),
        })
        .map(({ mine, density, show, opened }) =>
          playedBoard(
            shape,
            rows,
            cols,
            mine.map((m) => m < density),
            show.map((s) => (s < opened ? 'open' : s > 96 && unreadable ? 'hidden' : s > 90 ? 'flag' : 'closed')),
          ),
        );
    });
}

type Look = 'open' | 'closed' | 'flag' | 'hidden';

function playedBoard(shape: Shape, rows: number, cols: number, mines: boolean[], looks: Look[]): RandomBoard {
  const { neighbours } = makeTopology(shape, rows, cols);
  const cells = mines.map((mine, i): CellSymbol => {
    const look = looks[i] as Look;
    if (look === 'hidden') return '~';
    if (look === 'flag') return 'F';
    if (mine || look === 'closed') return '#';
    return symbolOfNumber((neighbours[i] ?? new Int32Array()).reduce((sum, n) => sum + (mines[n] ? 1 : 0), 0));
  });
  return { board: { shape, rows, cols, mines: mines.filter(Boolean).length, cells }, mines };
}
