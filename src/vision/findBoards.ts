import type { Board, CellSymbol } from '../model/board.ts';
import { isClosed, numberOf } from '../model/board.ts';
import type { FramePart, Rect } from '../model/frame.ts';
import { doOverlap, padFrame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { latticeRegion } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { makeTopology } from '../model/topology.ts';
import { breaksRules } from './boardCost.ts';
import type { LatticeCandidate } from './candidate.ts';
import { candidateRegion } from './candidate.ts';
import { extendAlongLines, isCutOff } from './cutOff.ts';
import { contradicts, findExactCandidates } from './exactLattices.ts';
import { extendByLooks } from './extendByLooks.ts';
import { addsOnlyGround, withoutFalseRim } from './falseRim.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { makeGlyphMemory } from './glyphMemory.ts';
import type { Gradients } from './gradients.ts';
import { makeGradients } from './gradients.ts';
import { isGame } from './isGame.ts';
import { findCandidates } from './latticeCandidates.ts';
import { measureLattice } from './measureLattice.ts';
import { isCutByPicture } from './pictureEdge.ts';
import { FORBIDDEN } from './readCells.ts';
import type { Observe } from './readerStep.ts';
import { findStaggered, isStaggered, mayBeStaggered } from './staggered/findStaggered.ts';
import type { BoardTrack } from './trackBoard.ts';
import { moveTrack, startTrack } from './trackBoard.ts';

export interface FoundBoards {
  /** The boards of the frame, the best first, ready to be followed through later frames. */
  readonly tracks: readonly BoardTrack[];
  readonly ms: { readonly locate: number; readonly read: number };
}

/** Px of plain ground put around a picture, so that a board may end where the picture does. */
const PADDING = 40;
/** Candidates that are read; boards are among the most line-like. */
const MOST_READ = 6;
/** … and those without lines, which are looked for where no outlined one is a board. */
const MOST_BARE_READ = 4;
/** What an unreadable cell costs against a readable one when readings are compared. */
const UNREAD_COST = 1;
/** What an unusual drawing costs: a wrong lattice cuts out things that only an unusual meaning explains. */
const UNUSUAL_COST = 1;
/** What is left of the worth of a reading that breaks the rules. */
const UNSOUND = 0.4;
/** … and of one that shows blank cells only: a lattice over pairs or halves of cells reads so too. */
const PLAIN = 0.6;
/** By this factor a lattice at whose pitch spots repeat exactly is worth more than one that edges alone told of. */
const EXACT = 1.5;
/** A whole board that reads this well (part of its cells) makes overlapping candidates superfluous. */
const READS_WELL = 0.99;
/** A reading with more unreadable cells than this part is no board. */
const MOST_UNREAD = 0.45;
/** The same where the user is about to say what the unreadable cells mean. */
const MOST_UNKNOWN = 0.85;
/** The smallest board, in rows and columns. */
const LEAST_SIDE = 4;

export interface FindOptions {
  /** A clock (ms), only used to report times. */
  readonly now?: () => number;
  readonly memory?: GlyphMemory;
  /** Whether the rules allow a position: a lattice that is cut wrongly reads as one that they forbid. */
  readonly isPossible?: (board: Board) => boolean;
  /** Whether boards are kept of which most cells cannot be read: the user is about to say what they mean. */
  readonly keepsUnread?: boolean;
  readonly observe?: Observe | undefined;
}

/**
 * Finds and reads every board of a frame. Candidate lattices are read in the order of how line-like they are, and
 * of those that overlap the best-reading one is kept. Positions are those of the picture that the frame is part of.
 */
export function findBoards(
  part: FramePart,
  {
    now = () => 0,
    memory = makeGlyphMemory(),
    isPossible = () => true,
    keepsUnread = false,
    observe,
  }: FindOptions = {},
): FoundBoards {
  const start = now();
  const { width, height } = part.frame;
  const frame = padFrame(part.frame, PADDING);
  const picture = { x: PADDING, y: PADDING, width, height };
  const gradients = makeGradients(frame);
  const { outlined, findBare } = findCandidates(frame, gradients, observe);
  observe?.({ stage: 'candidates', frame, candidates: outlined.slice(0, MOST_READ) });
  const located = now();
  const kept: Rated[] = [];
  const boards: LatticeCandidate[] = [];
  const candidatesInTurn = function* () {
    yield* outlined.slice(0, MOST_READ);
    if (kept.some(readsWell)) return;
    const others = seen.length > 0 ? staggeredBoards().map(({ lattice }) => latticeRegion(lattice)) : [];
    const bare = findBare(boards, others).slice(0, MOST_BARE_READ);
    if (bare.length > 0) observe?.({ stage: 'candidates', frame, candidates: bare });
    yield* bare;
  };
  const isDoubtful = remembered((lattice: Lattice) => mayBeStaggered(frame, lattice));
  const hasSureSquares = () => kept.some((known) => readsWell(known) && !isDoubtful(known.track.reading.lattice));
  const readAt = (lattice: Lattice, edge: number, goesOn: boolean): Rated => {
    const cutOff = goesOn || isCutByPicture(frame, lattice, picture);
    // Where cells are out of sight, the rules say nothing.
    const isAllowed = cutOff ? () => true : isPossible;
    const track = startTrack(frame, lattice, edge, memory, { cutOff, picture, isPossible: isAllowed, observe });
    return rate(track, isAllowed);
  };
  const slanted: Lattice[] = [];
  const staggeredBoards = once(() => findStaggered(frame, picture, observe));
  const keepAllStaggered = once(() => {
    for (const board of staggeredBoards()) {
      const { lattice, edge } = board;
      const rated = readAt(lattice, edge, board.cutOff);
      const { track } = rated;
      const isBoard = keepsUnread || isGame(track);
      observe?.({ stage: 'verdict', track, isBoard });
      slanted.push(lattice);
      dropSquares(kept, lattice);
      if (isBoard && isPlausible(track.reading)) keepBetter(kept, rated);
    }
  });
  const meets = (lattice: Lattice, region: Rect) => doOverlap(latticeRegion(lattice), region);
  const isSlanted = (region: Rect) => slanted.some((known) => meets(known, region));
  const seen: { readonly lattice: Lattice; readonly edge: number; readonly board: Rated | null }[] = [];
  const consider = (candidate: LatticeCandidate, trust = 1) => {
    const region = candidateRegion(candidate);
    // Where most looks are unknown, what reads best tells nothing: the most line-like candidate stays.
    const isSettled = (known: Rated) => keepsUnread || readsWell(known);
    if (isSlanted(region)) return;
    if (kept.some((known) => isSettled(known) && doOverlap(latticeRegion(known.track.reading.lattice), region))) return;
    // Where the most line-like candidate does not read well there may be none of squares: reading others takes long.
    if (seen.length > 0 && !kept.some(readsWell) && staggeredBoards().some((board) => meets(board.lattice, region)))
      return;
    const { edge } = candidate;
    const lattice = extendByLooks(frame, measureLattice(gradients, candidate), candidate.bare);
    const known = seen.find((other) => other.edge === edge && isSameLattice(other.lattice, lattice));
    const board = known ? known.board : readBoard(candidate, lattice, region);
    if (!known) seen.push({ lattice, edge, board });
    if (!board) return;
    // Lines say how far a board goes.
    const isLined = !candidate.bare;
    const addsNothing = (known: Rated) => known.isLined && addsOnlyGround(board.track.reading, known.track.reading);
    if (!isLined && kept.some(addsNothing)) return;
    boards.push(candidate);
    // Halves of cells repeat exactly too, but are not read as well as the whole ones.
    const readsNoWorse = kept.every((other) => unreadShare(board.track.reading) <= unreadShare(other.track.reading));
    keepBetter(kept, { ...board, isLined, worth: (readsNoWorse ? trust : 1) * board.worth });
  };
  const readBoard = (candidate: LatticeCandidate, lattice: Lattice, region: Rect): Rated | null => {
    const { edge } = candidate;
    const read: Read = (lattice) => readAt(lattice, edge, isCutOff(gradients, lattice, picture, edge));
    observe?.({ stage: 'lattice', frame, gradients, candidate, lattice });
    if (!hasSureSquares() && isDoubtful(lattice)) {
      keepAllStaggered();
      // Squares laid over other cells have many looks and take long to read.
      if (isSlanted(region)) return null;
    }
    const first = read(lattice);
    // Rows that cannot be read yet are what teaching is about.
    const rated = keepsUnread ? first : withRightExtent(first, read, gradients, picture, edge);
    const { reading } = rated.track;
    // Without lines, only numbers tell a board from other things in rows.
    if (candidate.bare && !keepsUnread && !reading.cells.some((s) => numberOf(s) > 0)) return null;
    // Who teaches the reader says that there is a board.
    const isBoard = keepsUnread ? isPlausible(reading, MOST_UNKNOWN) : isPlausible(reading) && isGame(rated.track);
    observe?.({ stage: 'verdict', track: rated.track, isBoard });
    return isBoard ? rated : null;
  };
  for (const candidate of candidatesInTurn()) consider(candidate);
  if (!hasSureSquares()) {
    keepAllStaggered();
    drop(kept, (lattice) => isStaggered(frame, lattice));
  }
  // Where edges led to no board, what looks exactly alike may.
  if (!kept.some((known) => readsWell(known) || known.track.reading.lattice.shape !== 'square')) {
    const exact = findExactCandidates(frame, gradients);
    // Better no board than one at another pitch than that of its own drawings.
    drop(kept, (lattice) => exact.some((candidate) => contradicts(candidate, lattice)));
    for (const candidate of exact) consider(candidate, candidate.isExact ? EXACT : 1);
    for (const lattice of slanted) dropSquares(kept, lattice);
    drop(kept, (lattice) => isStaggered(frame, lattice));
  }
  kept.sort((a, b) => b.worth - a.worth);
  return {
    tracks: kept.map(({ track }) => moveTrack(track, part.x - PADDING, part.y - PADDING)),
    ms: { locate: located - start, read: now() - located },
  };
}

/** A function that does its work only when it is first called. */
function once<T>(act: () => T): () => T {
  let done: { readonly result: T } | null = null;
  return () => {
    done ??= { result: act() };
    return done.result;
  };
}

/** A function that is asked only once about each object. */
function remembered<T extends object>(ask: (about: T) => boolean): (about: T) => boolean {
  const known = new Map<T, boolean>();
  return (about) => {
    const answer = known.get(about) ?? ask(about);
    known.set(about, answer);
    return answer;
  };
}

interface Rated {
  readonly track: BoardTrack;
  readonly isSound: boolean;
  /** Whether it was found by lines between its cells. */
  readonly isLined: boolean;
  /** How much of the picture it explains as a board, in Px²: counted in cells, a lattice across halves of cells would win. */
  readonly worth: number;
}

function rate(track: BoardTrack, isPossible: (board: Board) => boolean): Rated {
  const { lattice, cells, confidence, status } = track.reading;
  const isSound = status === 'lost' ? fitsShownMines(cells, lattice) : isPossible({ ...lattice, mines: null, cells });
  // What the rules forbid costs half of what shows nothing known.
  const forbidden = confidence.filter((c) => c === FORBIDDEN).length;
  const readable =
    cells.length * (1 - (1 + UNREAD_COST) * unreadShare(track.reading)) - UNUSUAL_COST * track.unusual.cells;
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

type Read = (lattice: Lattice) => Rated;

/** A reading, or the better one with the rows and columns that its lines lead to, or without those that are none. */
function withRightExtent(rated: Rated, read: Read, gradients: Gradients, picture: Rect, edge: number): Rated {
  const { reading } = rated.track;
  const larger = reading.cutOff ? extendAlongLines(gradients, reading.lattice, picture, edge) : null;
  const other = larger ?? withoutFalseRim(rated.track, gradients, edge);
  const corrected = other && read(other);
  if (!corrected || corrected.track.reading.cutOff) return rated;
  if (!larger) return corrected.worth > rated.worth ? corrected : rated;
  const isWhole = withoutFalseRim(corrected.track, gradients, edge) === null;
  return isWhole && corrected.isSound >= rated.isSound ? corrected : rated;
}

function readsWell({ isSound, track }: Rated): boolean {
  return isSound && !track.reading.cutOff && unreadShare(track.reading) <= 1 - READS_WELL;
}

/** Lattices whose corners are nearer than this part of a cell are the same. */
const SAME_PLACE = 0.02;

function isSameLattice(a: Lattice, b: Lattice): boolean {
  if (a.rows !== b.rows || a.cols !== b.cols) return false;
  const isNear = (one: number, other: number, pitch: number) => Math.abs(one - other) < SAME_PLACE * pitch;
  return (
    isNear(a.x, b.x, b.pitchX) &&
    isNear(a.y, b.y, b.pitchY) &&
    isNear(a.x + a.cols * a.pitchX, b.x + b.cols * b.pitchX, b.pitchX) &&
    isNear(a.y + a.rows * a.pitchY, b.y + b.rows * b.pitchY, b.pitchY)
  );
}

/** Takes away the boards with such a lattice. */
function drop(kept: Rated[], isWrong: (lattice: Lattice) => boolean): void {
  for (const known of [...kept]) if (isWrong(known.track.reading.lattice)) kept.splice(kept.indexOf(known), 1);
}

/** Of readings that overlap, one stays. */
function keepBetter(kept: Rated[], rated: Rated): void {
  const region = latticeRegion(rated.track.reading.lattice);
  const rivals = kept.filter((known) => doOverlap(latticeRegion(known.track.reading.lattice), region));
  if (rivals.some((r) => r.worth >= rated.worth)) return;
  for (const rival of rivals) kept.splice(kept.indexOf(rival), 1);
  kept.push(rated);
}

/** Where hexagons or triangles are drawn there is no board of squares: slanted sides are no chance. */
function dropSquares(kept: Rated[], lattice: Lattice): void {
  const region = latticeRegion(lattice);
  drop(kept, (known) => known.shape === 'square' && doOverlap(latticeRegion(known), region));
}

function unreadShare({ cells }: Reading): number {
  return cells.filter((s) => s === '~').length / cells.length;
}

/** Whether a reading can be a game at all: it has cells to play or to have played, and most of them are readable. */
function isPlausible(reading: Reading, mostUnread = MOST_UNREAD): boolean {
  const { cells, lattice } = reading;
  if (lattice.rows < LEAST_SIDE || lattice.cols < LEAST_SIDE || unreadShare(reading) > mostUnread) return false;
  return cells.some((s) => isClosed(s) || numberOf(s) > 0);
}
