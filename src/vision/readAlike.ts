import type { CellSymbol } from '../model/board.ts';
import { isShownMine } from '../model/board.ts';
import type { Reading } from '../model/reading.ts';
import { makeTopology } from '../model/topology.ts';
import { breaksAnyRule } from './boardCost.ts';
import type { CellSamples } from './cellSamples.ts';
import { SIGNATURE, signatureDifference } from './cellSamples.ts';
import { showSame } from './drawnAlike.ts';
import type { ColourPatch } from './patch.ts';
import { statusOf } from './readGroups.ts';

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
  const looks = distinctLooks(before, last.cells);
  for (const cell of changed) {
    // Pixels at its rim changed that are no part of it: nothing else did.
    if (isSamePatch(now.patches[cell] as ColourPatch, before.patches[cell] as ColourPatch)) continue;
    const like = likeOf(now, cell, before, looks, last.cells);
    if (like === null || isShownMine(last.cells[like] as CellSymbol)) return null;
    cells[cell] = last.cells[like] as CellSymbol;
    confidence[cell] = last.confidence[like] as number;
  }
  const { shape, rows, cols } = last.lattice;
  if (breaksAnyRule(cells, makeTopology(shape, rows, cols))) return null;
  return { ...last, cells, confidence, status: statusOf(cells) };
}

function isSamePatch(a: ColourPatch, b: ColourPatch): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return false;
  return true;
}

/** The first cell of each look with a meaning: most cells of a clean picture look exactly like another one. */
function distinctLooks({ signatures }: CellSamples, cells: readonly CellSymbol[]): number[] {
  const words = new Int32Array(signatures.buffer, signatures.byteOffset, signatures.length >> 2);
  const size = SIGNATURE >> 2;
  const known = new Map<number, number[]>();
  return cells.flatMap((symbol, cell) => {
    const hash = hashOf(words, cell * size, size);
    const alike = known.get(hash) ?? [];
    known.set(hash, alike);
    if (alike.some((other) => cells[other] === symbol && areEqual(words, cell * size, other * size, size))) return [];
    alike.push(cell);
    return [cell];
  });
}

/** FNV-1a. */
function hashOf(words: Int32Array, from: number, length: number): number {
  let hash = 0x811c9dc5;
  for (let i = from; i < from + length; i++) hash = Math.imul(hash ^ (words[i] as number), 0x01000193);
  return hash;
}

function areEqual(words: Int32Array, a: number, b: number, length: number): boolean {
  for (let i = 0; i < length; i++) if (words[a + i] !== words[b + i]) return false;
  return true;
}

/** Among some cells, one that looked as this one looks now; null where there is none or another meaning looked nearly alike. */
function likeOf(
  now: CellSamples,
  cell: number,
  before: CellSamples,
  looks: readonly number[],
  cells: readonly CellSymbol[],
): number | null {
  let like: number | null = null;
  let near: CellSymbol | null = null;
  for (const other of looks) {
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
