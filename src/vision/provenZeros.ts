import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { cellPosition } from '../model/topology.ts';
import { remembered } from './once.ts';

/**
 * The unread cells that the rules prove to be zeros: a zero beside them had them opened, so none is a mine, and all around is open,
 * so there is nothing to count.
 */
export function provenZeros(cells: readonly CellSymbol[], topology: Topology): number[] {
  return [...cells.keys()].filter(
    (cell) => cells[cell] === '~' && isBesideZero(cells, cell, topology) && isAmongOpen(cells, cell, topology),
  );
}

/**
 * … and those beside which there may be unread cells too, that a zero had opened as well: what is drawn on such cells says nothing. A lattice of
 * other cells has them too: only a known board proves them, and at its rim only rows and columns that show more of a game than zeros.
 */
export function openedZeros(cells: readonly CellSymbol[], topology: Topology): number[] {
  const { neighbours, rows, cols } = topology;
  const isOpened = (cell: number) =>
    numberOf(cells[cell] as CellSymbol) >= 0 || (cells[cell] === '~' && isBesideZero(cells, cell, topology));
  const isPlayed = (isIn: (cell: number) => boolean) => cells.some((s, cell) => isIn(cell) && s !== '~' && s !== '0');
  const isPlayedRow = remembered((row: number) => isPlayed((cell) => cellPosition(cell, cols).row === row));
  const isPlayedColumn = remembered((col: number) => isPlayed((cell) => cellPosition(cell, cols).col === col));
  const isInner = (at: number, count: number) => at > 0 && at < count - 1;
  const isOnBoard = (cell: number) => {
    const { row, col } = cellPosition(cell, cols);
    return (isInner(row, rows) || isPlayedRow(row)) && (isInner(col, cols) || isPlayedColumn(col));
  };
  return [...cells.keys()].filter(
    (cell) => cells[cell] === '~' && isOpened(cell) && (neighbours[cell] ?? []).every(isOpened) && isOnBoard(cell),
  );
}

/**
 * Whether the cells of an unread look can be nothing but zeros, if they are open: all around them is open, so that there is nothing to count, and a number
 * beside them would have too many mines if they were these. Some programs draw a dot on zeros.
 */
export function areZeros(look: readonly number[], cells: readonly CellSymbol[], { neighbours }: Topology): boolean {
  const isOfLook = (cell: number) => look.includes(cell);
  const isOpen = (cell: number) => numberOf(cells[cell] as CellSymbol) >= 0;
  const around = (cell: number) => [...(neighbours[cell] ?? [])];
  if (!look.every((cell) => around(cell).every((next) => isOpen(next) || isOfLook(next)))) return false;
  const beside = [...new Set(look.flatMap(around))].filter((cell) => !isOfLook(cell));
  return beside.some((cell) => around(cell).filter(isOfLook).length > numberOf(cells[cell] as CellSymbol));
}

/** Whether a zero lies beside a cell. */
export function isBesideZero(cells: readonly CellSymbol[], cell: number, { neighbours }: Topology): boolean {
  return (neighbours[cell] ?? []).some((n) => cells[n] === '0');
}

/** Whether all around a cell is open. */
export function isAmongOpen(cells: readonly CellSymbol[], cell: number, { neighbours }: Topology): boolean {
  return (neighbours[cell] ?? []).every((n) => numberOf(cells[n] as CellSymbol) >= 0);
}

/** The unread cells that can be no zeros by the rules: beside plain covered cells. */
export function cellsBesideCovered(cells: readonly CellSymbol[], { neighbours }: Topology): number[] {
  const isBesideCovered = (cell: number) => (neighbours[cell] ?? []).some((n) => cells[n] === '#');
  return [...cells.keys()].filter((cell) => cells[cell] === '~' && isBesideCovered(cell));
}
