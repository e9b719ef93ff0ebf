import type { CellSymbol } from '../model/board.ts';
import { isClosed, isShownMine, positionOf, symbolOfNumber } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { cellPosition, maxNeighbours } from '../model/topology.ts';
import { analyse, isConsistent } from '../solver/analyse.ts';
import { NO_SEARCH } from '../solver/chooseMove.ts';
import type { SeenCells } from '../vision/boardNet.ts';

/**
 * A number is read where the board network sees one for sure, and which, without those that the rules leave no room for, is as sure as this, … Where 0.99
 * were enough, of 66 cells of tuning boards two were wrong, beside others that were misread.
 */
const SURELY_NUMBER = 0.99;
const SURE = 0.995;
/** … and it saw this number at all. */
const LEAST_SEEN = 0.5;
/** How sure such a number is for whoever asks: it proves nothing, as it follows from the others, and what is read later may be another. */
export const BY_RULES = 0.9;
/** What is learnt of one number may tell another. */
const ROUNDS = 3;

/**
 * Numbers of unread cells that the board network doubts between some of which the rules forbid: beside two proven mines and one cell that is not
 * proved, it is 2 or 3. Those that follow from each other are found in rounds; none where they do not fit together.
 * @param cells the position as far as it is read. @param isOpen which unread cells may be read.
 */
export function numbersByRules(
  cells: readonly CellSymbol[],
  topology: Topology,
  seen: SeenCells,
  isOpen: (cell: number) => boolean,
): ReadonlyMap<number, CellSymbol> {
  const found = new Map<number, CellSymbol>();
  // Where the game is over, mines are shown, and which cells may hide one is another question.
  if (cells.some(isShownMine)) return found;
  const { shape, cols, neighbours } = topology;
  const open = [...cells.keys()].filter((cell) => cells[cell] === '~' && isOpen(cell));
  let known = cells;
  for (let round = 0; round < ROUNDS && open.length > found.size; round++) {
    const { mineCells, safe, contradiction } = analyse(positionOf(topology, known), { budget: NO_SEARCH });
    if (contradiction) break;
    const [mines, free] = [new Set(mineCells), new Set(safe)];
    const isNew = (cell: number) => !found.has(cell);
    const more = open.filter(isNew).flatMap((cell) => {
      const around = [...(neighbours[cell] ?? [])];
      const least = around.filter((next) => mines.has(next)).length;
      const most = around.filter((next) => mayBeMine(known[next] as CellSymbol) && !free.has(next)).length;
      const number = surelySeen(seen, cellPosition(cell, cols), { least, most, largest: maxNeighbours(shape) });
      return number === null ? [] : [[cell, symbolOfNumber(number)] as const];
    });
    const next = [...known];
    for (const [cell, symbol] of more) next[cell] = symbol;
    if (more.length === 0 || !isConsistent(positionOf(topology, next))) break;
    for (const [cell, symbol] of more) found.set(cell, symbol);
    known = next;
  }
  return found;
}

function mayBeMine(symbol: CellSymbol): boolean {
  return symbol === '~' || isClosed(symbol);
}

/** The number that is surely seen among those that are possible; null where none is, or where it may be no number. */
function surelySeen(
  seen: SeenCells,
  { row, col }: { readonly row: number; readonly col: number },
  { least, most, largest }: { readonly least: number; readonly most: number; readonly largest: number },
): number | null {
  const chances = Array.from({ length: largest + 1 }, (_, number) => seen.chance(row, col, symbolOfNumber(number)));
  const isNumber = chances.reduce((sum, chance) => sum + chance, 0);
  const possible = chances.map((chance, number) => (number >= least && number <= most ? chance : 0));
  const chance = Math.max(...possible);
  const number = possible.indexOf(chance);
  const sum = possible.reduce((total, one) => total + one, 0);
  return isNumber > SURELY_NUMBER && number > 0 && chance > LEAST_SEEN && chance > SURE * sum ? number : null;
}
