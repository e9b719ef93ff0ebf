import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';

/** Numbers with more flags around them than mines: so many at least, and such a part of those beside flags, from which on flags are doubted. */
interface Excess {
  readonly several: number;
  readonly part: number;
}

/** Flags of photos: one wrong flag has eight neighbours. */
const IN_PHOTOS: Excess = { several: 9, part: 0.3 };

/**
 * Flags whose drawing is not known: players err, but on few cells (4 of 168 numbers in one of 345 drawn games with such flags), and covered cells that are drawn in several ways
 * lie anywhere (8 of 77 was the least).
 */
const OF_UNKNOWN_DRAWING: Excess = { several: 2, part: 1 / 16 };

/** Whether so many numbers have more flags around them than mines that what was read as flags is something else: players err seldom. */
export function areFlagsDoubtful(cells: readonly CellSymbol[], topology: Topology): boolean {
  const flags = [...cells.keys()].filter((cell) => cells[cell] === 'F');
  return exceeds(flags, cells, topology, IN_PHOTOS);
}

/**
 * Whether cells whose drawing is not known are hardly flags, because too many numbers beside them would have more flags around them than mines.
 * @param flags the cells in question. @param cells the board with them as flags.
 */
export function areTooManyFlags(flags: readonly number[], cells: readonly CellSymbol[], topology: Topology): boolean {
  return exceeds(flags, cells, topology, OF_UNKNOWN_DRAWING);
}

function exceeds(
  flags: readonly number[],
  cells: readonly CellSymbol[],
  { neighbours }: Topology,
  { several, part }: Excess,
): boolean {
  const around = (cell: number) => [...(neighbours[cell] ?? [])];
  const isOpen = (cell: number) => numberOf(cells[cell] as CellSymbol) >= 0;
  const beside = [...new Set(flags.flatMap((flag) => around(flag).filter(isOpen)))];
  const isExceeded = (cell: number) =>
    around(cell).filter((next) => cells[next] === 'F').length > numberOf(cells[cell] as CellSymbol);
  const exceeded = beside.filter(isExceeded).length;
  return exceeded >= several && exceeded >= part * beside.length;
}
