import type { CellSymbol, GameStatus } from './board.ts';
import type { Lattice } from './lattice.ts';

/** What the reader saw: a symbol a cell with its confidence (0 to 1), and the state of the game. */
export interface Reading {
  readonly lattice: Lattice;
  readonly cells: readonly CellSymbol[];
  readonly confidence: readonly number[];
  readonly status: GameStatus;
  /** Whether the board goes on where it cannot be seen: then its status is `unclear`. */
  readonly cutOff: boolean;
}
