import type { CellSymbol } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { lackOf } from './theHit.ts';

/** So many mines without the one that was hit are those of a game that shows them all. */
const ALL_SHOWN = 2;

/**
 * The cells that are read as mines where the numbers say that they are none: a lost game that shows its mines leaves most numbers none short, as far as
 * all cells around them are read. Empty where most have theirs, where no number tells, or where the mine that was hit is seen: the others may be
 * shown one after the other.
 */
export function unlikelyMines(cells: readonly CellSymbol[], { neighbours }: Topology): number[] {
  const mines = [...cells.keys()].filter((cell) => cells[cell] === '*');
  if (mines.length < ALL_SHOWN || cells.includes('X')) return [];
  const lacks = [...cells.keys()].flatMap((cell) => lackOf(cell, cells, neighbours) ?? []);
  const told = lacks.filter(({ unread }) => unread.length === 0);
  return 2 * told.filter(({ lacking }) => lacking > 0).length > told.length ? mines : [];
}
