import type { Board } from '../../model/board.ts';
import { isClosed, isShownMine, numberOf } from '../../model/board.ts';
import type { Topology } from '../../model/topology.ts';
import { makeTopology } from '../../model/topology.ts';

/** An open number and what it says about the cells around it, its flagged neighbours taken for mines. */
export interface Neighbourhood {
  /** The cell that shows the number. */
  readonly cell: number;
  /** The neighbours that are neither open nor flagged, ascending: covered ones and ones that could not be read. */
  readonly unknown: readonly number[];
  /** The mines that are left for them: the number less the flags around it. */
  readonly minesLeft: number;
}

/** Two numbers: every unknown neighbour of `inner` is also one of `outer`, which has more. */
export interface NestedPair {
  readonly inner: Neighbourhood;
  readonly outer: Neighbourhood;
  /** The unknown neighbours that `outer` has to itself, ascending. */
  readonly outside: readonly number[];
}

/** The neighbourhoods of all open numbers that still have an unknown neighbour, in reading order. */
export function findNeighbourhoods(board: Board): readonly Neighbourhood[] {
  const { neighbours } = topologyOf(board);
  const found: Neighbourhood[] = [];
  for (const [cell, symbol] of board.cells.entries()) {
    const number = numberOf(symbol);
    if (number < 0) continue;
    const around = [...(neighbours[cell] ?? [])];
    const unknown = around.filter((n) => isUnknown(board, n));
    if (unknown.length === 0) continue;
    const marked = around.filter((n) => isMarked(board, n)).length;
    found.push({ cell, unknown, minesLeft: number - marked });
  }
  return found;
}

/** Every nested pair of neighbourhoods, in reading order of `inner`. */
export function findNestedPairs(board: Board, neighbourhoods: readonly Neighbourhood[]): readonly NestedPair[] {
  const { neighbours } = topologyOf(board);
  const byCell = new Map(neighbourhoods.map((neighbourhood) => [neighbourhood.cell, neighbourhood]));
  return neighbourhoods.flatMap((inner) => {
    // Whatever contains all cells contains the first one, so its number is next to that one.
    const candidates = [...(neighbours[inner.unknown[0] as number] ?? [])].flatMap((n) => byCell.get(n) ?? []);
    return candidates
      .filter(({ unknown }) => unknown.length > inner.unknown.length && contains(unknown, inner.unknown))
      .map((outer) => ({ inner, outer, outside: outer.unknown.filter((cell) => !inner.unknown.includes(cell)) }));
  });
}

/** The number of cells that the player or the program has marked as mines. */
export function countMarked(board: Board): number {
  return [...board.cells.keys()].filter((cell) => isMarked(board, cell)).length;
}

/** Whether the player flagged a cell, or the program shows its mine. */
export function isMarked({ cells }: Board, cell: number): boolean {
  const symbol = cells[cell] ?? '~';
  return symbol === 'F' || isShownMine(symbol);
}

/** Whether a cell is neither open nor marked: covered, or not readable. */
export function isUnknown({ cells }: Board, cell: number): boolean {
  const symbol = cells[cell] ?? '~';
  return symbol === '~' || (isClosed(symbol) && symbol !== 'F');
}

function contains(outer: readonly number[], inner: readonly number[]): boolean {
  return inner.every((cell) => outer.includes(cell));
}

function topologyOf({ shape, rows, cols }: Board): Topology {
  return makeTopology(shape, rows, cols);
}
