import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { BoardSight } from './boardSight.ts';
import { isGroundSymbol } from './meanings.ts';

/** Whether the board network sees what was read of a board, so that it is believed about the rest, too. */

/** The mean chance that it gives to what was read of each kind, from which it is believed about what is not read, and against what is. */
const AGREES = 0.85;
const AGREES_MORE = 0.9;
/** Covered cells of many drawings are taken for other things, too; what is seen as a covered one is one nevertheless. */
const AGREES_ON_COVER = 0.5;

/** No chance is too little. */
const WHATEVER = 0;

type ChanceOf = BoardSight['chanceOf'];

/** Whether the network sees what was read of each kind. */
export function agreesWith(read: readonly CellSymbol[], chanceOf: ChanceOf): boolean {
  return agrees(read, chanceOf, AGREES);
}

/** … so surely that it is believed against some of it. */
export function agreesMore(read: readonly CellSymbol[], chanceOf: ChanceOf): boolean {
  return agrees(read, chanceOf, AGREES_MORE);
}

/** Whether it sees numbers and open ground as they were read, and covered cells in half of them. */
export function agreesButForCover(read: readonly CellSymbol[], chanceOf: ChanceOf): boolean {
  return agrees(read, chanceOf, AGREES, AGREES_ON_COVER);
}

/** Whether it sees numbers and open ground as they were read, whatever it takes covered cells for. */
export function agreesOnOpened(read: readonly CellSymbol[], chanceOf: ChanceOf): boolean {
  return agrees(read, chanceOf, AGREES, WHATEVER);
}

/** @param least the least mean chance over each kind. @param ofCover … over covered cells. */
function agrees(read: readonly CellSymbol[], chanceOf: ChanceOf, least: number, ofCover = least): boolean {
  const sums = new Map<string, { chance: number; cells: number }>();
  read.forEach((symbol, cell) => {
    const kind = kindOf(symbol);
    if (kind === null) return;
    const sum = sums.get(kind) ?? { chance: 0, cells: 0 };
    sums.set(kind, { chance: sum.chance + chanceOf(symbol, cell), cells: sum.cells + 1 });
  });
  const isSeen = ([kind, { chance, cells }]: readonly [string, { chance: number; cells: number }]) =>
    chance >= (kind === '#' ? ofCover : least) * cells;
  return sums.size > 0 && [...sums].every(isSeen);
}

/** What is read of each kind: covered cells, zeros and numbers; marks and mines look different in every program. */
function kindOf(symbol: CellSymbol): string | null {
  if (isGroundSymbol(symbol)) return symbol;
  return numberOf(symbol) > 0 ? 'number' : null;
}
