import type { Frame } from '../model/frame.ts';
import type { Reading } from '../model/reading.ts';
import { makeGradients } from './gradients.ts';
import { findCandidates } from './latticeCandidates.ts';
import { measureLattice } from './measureLattice.ts';
import { readCells } from './readCells.ts';

/** Candidates that are read before the best one is chosen; boards are among the most line-like. */
const MOST_READ = 4;
/** A board that reads this well (part of its cells) is taken without looking further. */
const READS_WELL = 0.97;
/** What an unreadable cell costs against a readable one when readings are compared. */
const UNREAD_COST = 1.5;

/** The best-reading board of a frame, or null where there is none. */
export function findBoard(frame: Frame): Reading | null {
  const gradients = makeGradients(frame);
  let best: Reading | null = null;
  let bestValue = 0;
  for (const candidate of findCandidates(frame, gradients).slice(0, MOST_READ)) {
    const reading = readCells(frame, gradients, measureLattice(gradients, candidate), candidate.edge);
    const unread = reading.cells.filter((s) => s === '~').length;
    const value = reading.cells.length - unread - UNREAD_COST * unread;
    if (value > bestValue) {
      best = reading;
      bestValue = value;
    }
    if (unread <= (1 - READS_WELL) * reading.cells.length) break;
  }
  return best;
}
