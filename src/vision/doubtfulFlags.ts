import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';

/** Numbers with more flags around them than mines, from which on flags are doubted (one wrong flag has eight neighbours); and their part of the numbers beside flags. */
const SEVERAL = 9;
const MANY = 0.3;

/** Whether so many numbers have more flags around them than mines that what was read as flags is something else: players err seldom. */
export function areFlagsDoubtful(cells: readonly CellSymbol[], { neighbours }: Topology): boolean {
  let [beside, over] = [0, 0];
  cells.forEach((symbol, cell) => {
    const flags = (neighbours[cell] ?? []).filter((next) => cells[next] === 'F').length;
    if (numberOf(symbol) < 0 || flags === 0) return;
    beside++;
    if (flags > numberOf(symbol)) over++;
  });
  return over >= SEVERAL && over >= MANY * beside;
}
