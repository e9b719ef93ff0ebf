import type { Lattice } from '../model/lattice.ts';
import { cellPosition } from '../model/topology.ts';
import type { CellSamples } from './cellSamples.ts';
import { contrastWithin } from './drawnAlike.ts';
import { boxOfCells, cellsIn } from './extents.ts';
import type { Outlines } from './foreignCells.ts';
import { BLANK, OTHER } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import type { ColourPatch } from './patch.ts';

/** A group of so many cells, all of them outlined, is no accident. */
const SURE_GROUP = 4;
/** Nor are so many drawings in so many rows and columns. */
const SURE_DRAWING = 8;
const SURE_LANES = 3;
/** Something is drawn, if nothing that the network knows, where colours vary by this (standard deviation, levels). */
const CLEARLY_DRAWN = 20;
/** … or by this on so large a part of the board: what lies over a board is not drawn anew on each of its cells. */
const DRAWN_ON_MOST = 6;
const MOST_OF_BOARD = 0.5;
/** Blank ground is scattered over the board; what fills more than this part of its rectangle may be a dialog. */
const MOST_FILLED = 0.75;
/** … and shows nothing that might be a digit or a mark: the probability of that, at least. */
const SURELY_PLAIN = 0.9;

/** Whether a group is no piece of something that lies over the board: outlined, or drawn alike all over the place. */
export function isMadeOfCells(
  { cells, best, glyphs }: CellGroup,
  { outlined }: Outlines,
  { shape, cols }: Lattice,
  { patches }: CellSamples,
): boolean {
  const isOutlined = cells.every((cell) => outlined[cell]);
  // Slanted outlines are no accident: a cell that has them is one, whatever else lies around.
  if (isOutlined && shape !== 'square') return true;
  if (cells.length < SURE_GROUP) return false;
  if (isOutlined) return true;
  const rows = new Set(cells.map((cell) => cellPosition(cell, cols).row));
  const columns = new Set(cells.map((cell) => cellPosition(cell, cols).col));
  if (cells.length < SURE_DRAWING || Math.min(rows.size, columns.size) < SURE_LANES) return false;
  const clearly = cells.length >= MOST_OF_BOARD * patches.length ? DRAWN_ON_MOST : CLEARLY_DRAWN;
  if (best !== BLANK || contrastWithin(patches[cells[0] as number] as ColourPatch) >= clearly) return true;
  const plain = (glyphs[BLANK] as number) + (glyphs[OTHER] as number);
  return plain >= SURELY_PLAIN && cells.length < MOST_FILLED * cellsIn(boxOfCells(cells, cols));
}
