import type { CellSymbol } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';

/**
 * The cells without blanks that touch a plain covered cell: a program opens all that is around a blank cell, so such
 * a cell is pressed and not open yet, or its number or its surroundings are still to be drawn. What it shows says
 * nothing of what is around it, so it counts as unreadable.
 * @param seen what the cells showed before, in the same order: blank cells that were known stay (beside them, a flag
 * was taken away); empty at first sight.
 */
export function withoutPressed(
  cells: readonly CellSymbol[],
  { neighbours }: Topology,
  seen: readonly CellSymbol[] = [],
): readonly CellSymbol[] {
  const isPressed = (symbol: CellSymbol, i: number) =>
    symbol === '0' && seen[i] !== '0' && (neighbours[i] as Int32Array).some((n) => cells[n] === '#');
  return cells.some(isPressed) ? cells.map((symbol, i) => (isPressed(symbol, i) ? '~' : symbol)) : cells;
}
