import type { Board } from '../model/board.ts';
import { parseBoard } from '../model/notation.ts';
import type { Shape } from '../model/topology.ts';

/** What the rules of Minesweeper are shown with: small boards of each shape. */

export interface NeighbourExample {
  readonly board: Board;
  /** The open number of which the neighbours are shown, with the mines among them uncovered. */
  readonly cell: number;
  readonly words: string;
}

export const NEIGHBOUR_EXAMPLES: Readonly<Record<Shape, NeighbourExample>> = {
  square: { board: boardFrom('square 3x3\n#*#\n#2#\n##*'), cell: 4, words: '2 of its 8 neighbours are mines' },
  hex: { board: boardFrom('hex 3x3\n##*\n*3#\n##*'), cell: 4, words: '3 of its 6 neighbours are mines' },
  triangle: {
    board: boardFrom('triangle 3x5\n#*##*\n##3##\n##*##'),
    cell: 7,
    words: '3 of its 12 neighbours are mines',
  },
};

/** Positions with a cell that a single number proves to be a mine, and others that this makes safe. */
export const PROOF_EXAMPLES: Readonly<Record<Shape, Board>> = {
  square: boardFrom('square 2x4\n##10\n#110'),
  hex: boardFrom('hex 2x4\n#1#1\n##10'),
  triangle: boardFrom('triangle 2x6\n###110\n##1110'),
};

function boardFrom(text: string): Board {
  const board = parseBoard(text);
  if (!board.ok) throw new Error(board.reason);
  return board.value;
}
