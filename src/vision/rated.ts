import type { Board, CellSymbol } from '../model/board.ts';
import { positionOf } from '../model/board.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { makeTopology } from '../model/topology.ts';
import { breaksRules } from './boardCost.ts';
import { FORBIDDEN } from './confidences.ts';
import { cellsIn, cellsWithin, LEAST_SIDE, trimmed } from './extents.ts';
import type { Extent } from './sides.ts';
import { wholeOf } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';

/** How good readings are: those of different lattices over one place are compared. */

/** What an unreadable cell costs against a readable one when readings are compared. */
const UNREAD_COST = 1;
/** What an unusual drawing costs: a wrong lattice cuts out things that only an unusual meaning explains. */
const UNUSUAL_COST = 1;
/** What is left of the worth of a reading that breaks the rules. */
const UNSOUND = 0.4;
/** … and of one that shows blank cells only: a lattice over pairs or halves of cells reads so too. */
const PLAIN = 0.6;

/** A reading with more unreadable cells than this part is no board. */
export const MOST_UNREAD = 0.45;

/** A reading and how good it is. */
export interface Rated {
  readonly track: BoardTrack;
  readonly isSound: boolean;
  /** Whether it was found by lines between its cells. */
  readonly isLined: boolean;
  /** How much of the picture it explains as a board, in Px²: counted in cells, a lattice across halves of cells would win. */
  readonly worth: number;
}

/**
 * Says how good a reading is.
 * @param isPossible whether the rules allow a position.
 */
export function rate(track: BoardTrack, isPossible: (board: Board) => boolean): Rated {
  const { lattice, cells, confidence, status } = track.reading;
  const isSound = status === 'lost' ? fitsShownMines(cells, lattice) : isPossible(positionOf(lattice, cells));
  // What the rules forbid costs half of what shows nothing known.
  const forbidden = confidence.filter((c) => c === FORBIDDEN).length;
  // A zero beside covered cells is none: what lies over it or beside the board was read.
  const { neighbours } = makeTopology(lattice.shape, lattice.rows, lattice.cols);
  const isNone = (cell: number) => cells[cell] === '0' && neighbours[cell]?.some((other) => cells[other] === '#');
  const unread = cells.filter((symbol, cell) => symbol === '~' || isNone(cell)).length;
  const readable = cells.length - (1 + UNREAD_COST) * unread - UNUSUAL_COST * track.unusual.cells;
  const likely = (isSound ? readable + forbidden : readable * UNSOUND) * (cells.some(isDrawn) ? 1 : PLAIN);
  return { track, isLined: true, isSound: isSound && forbidden === 0, worth: likely * lattice.pitchX * lattice.pitchY };
}

/** Whether the numbers of a lost game go with the mines that it shows: a solver need not be asked. */
function fitsShownMines(cells: readonly CellSymbol[], { shape, rows, cols }: Lattice): boolean {
  const topology = makeTopology(shape, rows, cols);
  return cells.every((symbol, cell) => symbol === '0' || !breaksRules(cells, cell, topology));
}

/** Whether a symbol is a drawing, which nothing but a cell in its place shows. */
function isDrawn(symbol: CellSymbol): boolean {
  return symbol !== '#' && symbol !== '0' && symbol !== '~';
}

/** The part of a reading's cells that cannot be read. */
export function unreadShare({ cells }: Reading): number {
  return cells.filter((s) => s === '~').length / cells.length;
}

/** A whole board that reads so well (part of its cells) but for what lies over it is read well. */
const READS_MOSTLY = 0.9;

/** Whether a whole board mostly reads well but for what lies over it. */
export function readsWellBeside({ track: { reading, laidOver } }: Rated): boolean {
  return !reading.cutOff && unreadShare(reading) - laidOver / reading.cells.length <= 1 - READS_MOSTLY;
}

/** From this part of unread cells a row or column at the rim may be none of the board. */
const MOST_OF_LANE = 0.25;

/** Whether no row or column at the rim of a board is mostly unread. */
export function hasReadRim({ track: { reading } }: Rated): boolean {
  const { cells, lattice } = reading;
  const whole = wholeOf(lattice);
  const isDoubtful = (lane: Extent) => {
    const unread = cellsWithin(lane, lattice.cols).filter((cell) => cells[cell] === '~');
    return unread.length >= MOST_OF_LANE * cellsIn(lane);
  };
  return cellsIn(trimmed(whole, isDoubtful, LEAST_SIDE)) === cells.length;
}
