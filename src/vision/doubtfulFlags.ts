import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';

/** Numbers with more flags around them than mines, from which on flags in photos are doubted (one wrong flag has eight neighbours); and their part of the numbers beside flags. */
const SEVERAL = 9;
const MANY = 0.3;

/** Whether so many numbers have more flags around them than mines that what was read as flags is something else: players err seldom. */
export function areFlagsDoubtful(cells: readonly CellSymbol[], topology: Topology): boolean {
  const beside = numbersBeside(flagsIn(cells), cells, topology);
  const exceeded = beside.filter((cell) => excessAt(cell, cells, topology) > 0).length;
  return exceeded >= SEVERAL && exceeded >= MANY * beside.length;
}

/**
 * Wrong flags, and their part of those beside numbers, from which on flags whose drawing is not known are hardly any: players err, but seldom (with 3 of 79 flags at least in one of
 * 345 drawn games, whose flags are such); covered cells that are drawn in several ways lie anywhere.
 */
const WRONG = 2;
const WRONG_PART = 1 / 16;

/**
 * Whether cells whose drawing is not known are hardly flags, because too many of them must be wrong ones: so many leave no number with more flags around it than mines if they are
 * taken away, those first that take most from the numbers that have too many.
 * @param flags the cells in question. @param cells the board with them as flags.
 */
export function areTooManyFlags(flags: readonly number[], cells: readonly CellSymbol[], topology: Topology): boolean {
  const beside = numbersBeside(flags, cells, topology);
  const excess = new Map(beside.map((cell) => [cell, excessAt(cell, cells, topology)]));
  const around = (flag: number) => [...(topology.neighbours[flag] ?? [])].filter((cell) => excess.has(cell));
  const left = new Set(flags.filter((flag) => around(flag).length > 0));
  const most = left.size;
  const exceeded = (flag: number) => around(flag).filter((cell) => (excess.get(cell) as number) > 0).length;
  let wrong = 0;
  while (wrong < WRONG || wrong < WRONG_PART * most) {
    let worst = -1;
    for (const flag of left) if (worst < 0 || exceeded(flag) > exceeded(worst)) worst = flag;
    if (worst < 0 || exceeded(worst) === 0) return false;
    left.delete(worst);
    for (const cell of around(worst)) excess.set(cell, (excess.get(cell) as number) - 1);
    wrong++;
  }
  return true;
}

function flagsIn(cells: readonly CellSymbol[]): number[] {
  return [...cells.keys()].filter((cell) => cells[cell] === 'F');
}

/** The open cells beside some others. */
function numbersBeside(among: readonly number[], cells: readonly CellSymbol[], { neighbours }: Topology): number[] {
  const isOpen = (cell: number) => numberOf(cells[cell] as CellSymbol) >= 0;
  return [...new Set(among.flatMap((cell) => [...(neighbours[cell] ?? [])].filter(isOpen)))];
}

/** By how many flags around it an open cell has more than it says. */
function excessAt(cell: number, cells: readonly CellSymbol[], { neighbours }: Topology): number {
  const flags = (neighbours[cell] ?? []).filter((next) => cells[next] === 'F').length;
  return flags - numberOf(cells[cell] as CellSymbol);
}
