import type { CellSymbol } from '../model/board.ts';
import { isShownMine } from '../model/board.ts';
import type { Reading } from '../model/reading.ts';
import { makeTopology } from '../model/topology.ts';
import { breaksRules } from './boardCost.ts';
import type { CellSamples } from './cellSamples.ts';
import { SIGNATURE, signatureDifference } from './cellSamples.ts';
import { showSame } from './drawnAlike.ts';
import type { ColourPatch } from './patch.ts';
import { statusOf } from './readCells.ts';

/** A cell shows what another one shows if no block of theirs differs by more levels than this … */
const ALIKE = 5;
/** … and no cell that shows something else differs by so few. */
const NEARLY_ALIKE = 16;
/** Drawings that differ by fewer levels (root mean square) are the same. */
const SAME_DRAWING = 2;

/**
 * The reading of a board of which some cells changed, where each of them now looks exactly like cells that were read
 * before: programs draw the same picture for the same thing. Null where that is not enough and the board has to be
 * read in full: a look is new, the board was not read without gaps, the game is over, or a rule would be broken.
 * @param before samples of the cells as they were read.
 * @param now samples of the cells as they are.
 */
export function readAlike(
  last: Reading,
  before: CellSamples,
  now: CellSamples,
  changed: readonly number[],
): Reading | null {
  if (last.status !== 'playing' || last.cells.includes('~')) return null;
  const cells = [...last.cells];
  const confidence = [...last.confidence];
  for (const cell of changed) {
    const like = likeOf(now, cell, before, last.cells);
    if (like === null || isShownMine(last.cells[like] as CellSymbol)) return null;
    cells[cell] = last.cells[like] as CellSymbol;
    confidence[cell] = last.confidence[like] as number;
  }
  const { shape, rows, cols } = last.lattice;
  const topology = makeTopology(shape, rows, cols);
  if (cells.some((_, cell) => breaksRules(cells, cell, topology))) return null;
  return { ...last, cells, confidence, status: statusOf(cells) };
}

/** A cell that looked as this one looks now, or null where there is none or another meaning looked nearly alike. */
function likeOf(now: CellSamples, cell: number, before: CellSamples, cells: readonly CellSymbol[]): number | null {
  let like: number | null = null;
  let near: CellSymbol | null = null;
  for (let other = 0; other < cells.length; other++) {
    const difference = signatureDifference(
      now.signatures,
      cell * SIGNATURE,
      before.signatures,
      other * SIGNATURE,
      NEARLY_ALIKE + 1,
    );
    if (difference > NEARLY_ALIKE) continue;
    if (near !== null && near !== cells[other]) return null;
    near = cells[other] as CellSymbol;
    if (difference <= ALIKE) like ??= other;
  }
  if (like === null) return null;
  return showSame(now.patches[cell] as ColourPatch, before.patches[like] as ColourPatch, SAME_DRAWING) ? like : null;
}
