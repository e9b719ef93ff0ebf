import type { CellSymbol } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY, moveLattice } from '../model/lattice.ts';
import { cellPosition } from '../model/topology.ts';
import type { SeenCells } from './boardNet.ts';
import { seeBoard } from './boardNet.ts';
import { flatPicture } from './flatPicture.ts';
import { once } from './once.ts';
import type { BoardTrack } from './trackBoard.ts';

/** The chance of a look's cells, in the mean and of each, from which the network names it. */
const SURE = 0.95;
export const SURE_OF_EACH = 0.8;

/** Px of a cell as the board network sees it, and cells around the board that the flat picture shows: one that is looked at, and some Px more. */
const PITCH = 24;
const AROUND = 2;

/** What the board network sees of a lattice in a frame and so many rows and columns around it. */
export function see(frame: Frame, lattice: Lattice, ring: number): SeenCells {
  const { rows, cols } = lattice;
  const [x, y] = [gridToPxX(lattice, 0), gridToPxY(lattice, 0)];
  const [pitchX, pitchY] = [(gridToPxX(lattice, cols) - x) / cols, (gridToPxY(lattice, rows) - y) / rows];
  const flat = flatPicture(frame, { ...lattice, x, y, pitchX, pitchY }, PITCH, AROUND);
  return seeBoard(flat, { rows, cols, x: AROUND * PITCH, y: AROUND * PITCH }, ring);
}

/** What the network sees on a board. It is asked when anything is wanted of it, and once. */
export interface BoardSight {
  /** The chance of a symbol in a cell. */
  readonly chanceOf: (symbol: CellSymbol, cell: number) => number;
  /** What it surely sees in cells of one look; null where it does not. */
  readonly seenAs: (cells: readonly number[]) => CellSymbol | null;
}

export function sightOf({ reading: { lattice }, seen: own }: BoardTrack): BoardSight {
  return sightThrough(
    once(() => see(own.frame, moveLattice(lattice, -own.x, -own.y), 0)),
    lattice.cols,
  );
}

/** The same of what was seen of a lattice of so many columns. */
export function sightThrough(seen: () => SeenCells, cols: number): BoardSight {
  const placeOf = (cell: number) => cellPosition(cell, cols);
  return {
    chanceOf(symbol, cell) {
      const { row, col } = placeOf(cell);
      return seen().chance(row, col, symbol);
    },
    seenAs: (cells) => surelySeen(cells.map(placeOf), seen()),
  };
}

/** What the network surely sees in cells of one look; null where it does not. */
export function surelySeen(
  look: readonly { readonly row: number; readonly col: number }[],
  seen: SeenCells,
): CellSymbol | null {
  const [first] = look;
  const symbol = first ? seen.best(first.row, first.col).symbol : null;
  if (symbol === null) return null;
  return areSure(look.map(({ row, col }) => seen.chance(row, col, symbol))) ? symbol : null;
}

/** Whether cells of one look surely do not show a symbol, whatever they show instead: what lies over them is no denial. */
export function deniesIn(cells: readonly number[], symbol: CellSymbol, { chanceOf }: BoardSight): boolean {
  return areSure(cells.map((cell) => 1 - chanceOf(symbol, cell) - chanceOf('~', cell)));
}

/** Whether the chances of something in some cells are sure in the mean, and each of them is. */
export function areSure(chances: readonly number[], sure = SURE, sureOfEach = SURE_OF_EACH): boolean {
  const mean = chances.reduce((sum, chance) => sum + chance, 0) / chances.length;
  return mean >= sure && chances.every((chance) => chance >= sureOfEach);
}
