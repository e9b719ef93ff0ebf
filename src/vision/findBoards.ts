import { isClosed, numberOf } from '../model/board.ts';
import type { Frame, FramePart, Rect } from '../model/frame.ts';
import { latticeRegion } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { makeGlyphMemory } from './glyphMemory.ts';
import type { Gradients } from './gradients.ts';
import { makeGradients } from './gradients.ts';
import type { LatticeCandidate } from './latticeCandidates.ts';
import { findCandidates } from './latticeCandidates.ts';
import { measureLattice } from './measureLattice.ts';
import type { BoardTrack } from './trackBoard.ts';
import { moveTrack, startTrack } from './trackBoard.ts';

export interface FoundBoards {
  /** The boards of the frame, the best first, ready to be followed through later frames. */
  readonly tracks: readonly BoardTrack[];
  readonly ms: { readonly locate: number; readonly read: number };
}

/** Candidates that are read; boards are among the most line-like. */
const MOST_READ = 6;
/** What an unreadable cell costs against a readable one when readings are compared. */
const UNREAD_COST = 1.5;
/** A board that reads this well (part of its cells) makes overlapping candidates superfluous. */
const READS_WELL = 0.97;
/** A reading with more unreadable cells than this part is no board. */
const MOST_UNREAD = 0.45;
/** The smallest board, in rows and columns. */
const LEAST_SIDE = 4;

/**
 * Finds and reads every board of a frame. Candidate lattices are read in the order of how line-like they are, and
 * of those that overlap the best-reading one is kept. Positions are those of the picture that the frame is part of. `now` (ms) is only used to report times.
 */
export function findBoards(
  { frame, x, y }: FramePart,
  { now = () => 0, memory = makeGlyphMemory() }: { now?: () => number; memory?: GlyphMemory } = {},
): FoundBoards {
  const start = now();
  const gradients = makeGradients(frame);
  const candidates = findCandidates(frame, gradients);
  const located = now();
  const kept: BoardTrack[] = [];
  for (const candidate of candidates.slice(0, MOST_READ)) keepBetter(kept, candidate, frame, gradients, memory);
  kept.sort((a, b) => worthOf(b.reading) - worthOf(a.reading));
  return {
    tracks: kept.map((track) => moveTrack(track, x, y)),
    ms: { locate: located - start, read: now() - located },
  };
}

function keepBetter(
  kept: BoardTrack[],
  candidate: LatticeCandidate,
  frame: Frame,
  gradients: Gradients,
  memory: GlyphMemory,
): void {
  const lattice = measureLattice(gradients, candidate);
  const region = latticeRegion(lattice);
  const rivals = kept.filter((k) => overlap(latticeRegion(k.reading.lattice), region));
  if (rivals.some((r) => unreadShare(r.reading) <= 1 - READS_WELL)) return;
  const track = startTrack(frame, lattice, candidate.edge, memory);
  const { reading } = track;
  if (!isPlausible(reading) || rivals.some((r) => worthOf(r.reading) >= worthOf(reading))) return;
  for (const rival of rivals) kept.splice(kept.indexOf(rival), 1);
  kept.push(track);
}

function unreadShare({ cells }: Reading): number {
  return cells.filter((s) => s === '~').length / cells.length;
}

function worthOf(reading: Reading): number {
  return reading.cells.length * (1 - (1 + UNREAD_COST) * unreadShare(reading));
}

/** Whether a reading can be a game at all: it has cells to play or to have played, and most of them are readable. */
function isPlausible(reading: Reading): boolean {
  const { cells, lattice } = reading;
  if (lattice.rows < LEAST_SIDE || lattice.cols < LEAST_SIDE || unreadShare(reading) > MOST_UNREAD) return false;
  return cells.some((s) => isClosed(s) || numberOf(s) > 0);
}

function overlap(a: Rect, b: Rect): boolean {
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
