import type { CellSymbol } from '../model/board.ts';
import { countNumbers, numberOf } from '../model/board.ts';
import type { Reading } from '../model/reading.ts';
import { makeTopology } from '../model/topology.ts';
import { FORBIDDEN } from '../vision/confidences.ts';
import { playEvidence } from '../vision/playEvidence.ts';
import { withAllAround } from '../vision/withAllAround.ts';

/** Evidence (natural logarithm) of a board's numbers for a game from which it is shown, and numbers that must give it. */
export const LEAST_EVIDENCE = 6;
export const SOME_NUMBERS = 6;
/** The part of a board without numbers that may be unread: what hands and light hide. */
const HALF = 0.5;

/**
 * Whether a game is read. Many numbers prove it unless they are misread; where the finder does not vouch for the board, they must,
 * in this reading too and not only by what was read before.
 * A game that has hardly begun has few flags: ground that is read as flags has many.
 * One whose few numbers prove nothing has covered cells that look alike, or it is coloured squares of something else; and most of it is read.
 * @param cells what of the reading is settled. @param isSure whether the finder sees the same board. @param isCoverAlike whether covered cells look alike.
 */
export function isVouchedFor(
  reading: Reading,
  cells: readonly CellSymbol[],
  { isSure, isCoverAlike }: { readonly isSure: boolean; readonly isCoverAlike: boolean },
): boolean {
  const numbers = countNumbers(cells);
  if (isSure && numbers < SOME_NUMBERS) {
    const unread = cells.filter((symbol) => symbol === '~').length;
    const flags = cells.filter((symbol) => symbol === 'F').length;
    return isCoverAlike && flags <= numbers && unread <= HALF * cells.length;
  }
  const evidence = isSure
    ? playEvidence({ ...reading, cells, confidence: cells.map(() => 1) })
    : Math.min(playEvidence(reading), playEvidence({ ...reading, cells }));
  return evidence >= LEAST_EVIDENCE;
}

/** The part of a board's cells that must be read for a reading that leaves hardly anything open; and where it is sure that it ends where it does. */
const NEARLY_ALL = 0.95;
const MOST = 0.75;

/**
 * Whether a reading explains nearly every cell, and the rules allow all that it says: wrong lattices and wrong ground leave many cells unread.
 * @param isSure whether the board surely ends where it is thought to.
 */
export function isMostlyRead({ cells, confidence }: Reading, isSure: boolean): boolean {
  const unread = cells.filter((symbol) => symbol === '~').length;
  return unread <= (1 - (isSure ? MOST : NEARLY_ALL)) * cells.length && !confidence.includes(FORBIDDEN);
}

/** Cells of the least pocket. */
const LEAST_POCKET = 9;

/**
 * Whether connected covered cells all lie beside numbers or other open cells that prove every one at their rim free of a mine: players open such cells, and
 * most likely they are open ground that was read as covered.
 * @param safe cells that the numbers prove free.
 */
export function hasFreePocket(
  { rows, cols, cells }: { readonly rows: number; readonly cols: number; readonly cells: readonly CellSymbol[] },
  safe: readonly number[],
): boolean {
  const topology = makeTopology('square', rows, cols);
  const isFree = new Set(safe);
  const isAtRim = (cell: number) =>
    topology.neighbours[cell]?.some((next) => numberOf(cells[next] as CellSymbol) >= 0) ?? false;
  const seen = new Set<number>();
  return safe.some((first) => {
    if (seen.has(first)) return false;
    const pocket = [...withAllAround([first], (cell) => cells[cell] === '#' && !seen.has(cell), topology)];
    for (const cell of pocket) seen.add(cell);
    return pocket.length >= LEAST_POCKET && pocket.every((cell) => isFree.has(cell) || !isAtRim(cell));
  });
}
