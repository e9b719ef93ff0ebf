import type { CellSymbol } from '../model/board.ts';
import { isShownMine, numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import type { CellGroup } from './groupCells.ts';
import { MOST_HIT } from './wholeBoardCost.ts';

/** Which of the mines of a lost game was hit. */

/**
 * Among the mines, those of a look that has a ground of its own were hit: one, or a few of one look by a chord. Where several looks have, the hit
 * is the one on a single cell; where several of these are, none is told from the others. `cells` is written to.
 */
export function markTheHit(
  cells: CellSymbol[],
  groups: readonly CellGroup[],
  hasOwnGround: (group: CellGroup) => boolean,
): void {
  const minesOf = (group: CellGroup) => group.cells.filter((cell) => cells[cell] === '*');
  const isHit = (group: CellGroup) =>
    group.cells.length <= MOST_HIT && minesOf(group).length > 0 && hasOwnGround(group);
  const found = groups.filter(isHit);
  const single = found.filter((group) => group.cells.length === 1);
  const told = found.length === 1 ? found : single;
  if (told.length === 1) for (const cell of told.flatMap(minesOf)) cells[cell] = 'X';
}

/** The cells without a single wrong flag of a lost game that shows no mine as the one that was hit: it may be just that. */
export function withoutDoubtfulHit(cells: readonly CellSymbol[]): readonly CellSymbol[] {
  const crossed = cells.filter((symbol) => symbol === 'x').length;
  return crossed === 1 && !cells.includes('X') ? cells.map((symbol) => (symbol === 'x' ? '~' : symbol)) : cells;
}

/**
 * The mine that was hit where no drawing tells it, or null: of a lost game that shows its mines the one unread cell that
 * the numbers around it want as a mine, where all other numbers have theirs.
 * @param mayBeHit whether an unread cell is one of the board, with nothing laid over it.
 */
export function provenHit(
  cells: readonly CellSymbol[],
  mayBeHit: (cell: number) => boolean,
  { neighbours }: Topology,
): number | null {
  if (!cells.includes('*') || cells.includes('X')) return null;
  const isWanted = new Map<number, boolean>();
  for (const [cell, symbol] of cells.entries()) {
    const number = numberOf(symbol);
    if (number <= 0) continue;
    const around = [...(neighbours[cell] ?? [])];
    const unread = around.filter((next) => cells[next] === '~');
    if (unread.length > 1) continue;
    const isMine = (next: number) => isShownMine(cells[next] as CellSymbol) || cells[next] === 'F';
    const lacking = number - around.filter(isMine).length;
    if (lacking < 0 || lacking > unread.length) return null;
    for (const next of unread) isWanted.set(next, (isWanted.get(next) ?? true) && lacking === 1);
  }
  const mines = [...isWanted.keys()].filter((cell) => isWanted.get(cell) && mayBeHit(cell));
  return mines.length === 1 ? (mines[0] as number) : null;
}
