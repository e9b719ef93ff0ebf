import type { Board } from '../model/board.ts';
import { countNumbers, isClosed, numberOf } from '../model/board.ts';
import type { FramePart, Rect } from '../model/frame.ts';
import { doOverlap } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { latticeRegion, moveLattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { isCoverBoundless } from './boundlessCover.ts';
import type { LatticeCandidate, Place } from './candidate.ts';
import { candidateRegion } from './candidate.ts';
import { isCutOff } from './cutOff.ts';
import { areSquaresDrawn } from './drawnSquares.ts';
import { makeEarlySight } from './earlySight.ts';
import { contradicts, findExactCandidates } from './exactLattices.ts';
import { extendByLooks } from './extendByLooks.ts';
import { isSameLattice, LEAST_SIDE, meets } from './extents.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { makeGlyphMemory } from './glyphMemory.ts';
import { makeGradients } from './gradients.ts';
import { isGame } from './isGame.ts';
import { hasOtherCells, isFarBetter, keepBetter } from './keepBetter.ts';
import { addsOnlyGround } from './largerReading.ts';
import { findCandidates } from './latticeCandidates.ts';
import { measureLattice } from './measureLattice.ts';
import { once, remembered } from './once.ts';
import { PADDING, padded } from './padded.ts';
import { isCutByPicture } from './pictureEdge.ts';
import { isLikely, isProved } from './playEvidence.ts';
import type { Rated } from './rated.ts';
import { hasReadRim, MOST_UNREAD, rate, readsWellBeside, unreadShare } from './rated.ts';
import type { ReadOptions } from './readCells.ts';
import type { Observe } from './readerStep.ts';
import type { Read } from './rightExtent.ts';
import {
  atBorders,
  withDrawings,
  withOpenGround,
  withoutPost,
  withoutSeenHeads,
  withRightCells,
  withRightExtent,
} from './rightExtent.ts';
import { findStaggered } from './staggered/findStaggered.ts';
import { isStaggered, mayBeStaggered } from './staggered/isStaggered.ts';
import type { BoardTrack } from './trackBoard.ts';
import { moveTrack, startTrack, withOpenedZeros } from './trackBoard.ts';
import { withUnevenLines } from './unevenLines.ts';

export interface FoundBoards {
  /** The boards of the frame, the best first, ready to be followed through later frames. */
  readonly tracks: readonly BoardTrack[];
  /** Lattices that were read and taken for no board, in the order in which they were read; none where a board was found. */
  readonly refused: readonly Place[];
  readonly ms: { readonly locate: number; readonly read: number };
}

/** Candidates that are read; boards are among the most line-like. */
const MOST_READ = 6;
/** … and those without lines, which are looked for where no outlined one is a board. */
const MOST_BARE_READ = 4;
/** More cells than any level has are read only once where that proves no game: it takes long, and they are some texture, or parts of cells. */
const LARGE = 2000;
/** By this factor a lattice at whose pitch spots repeat exactly is worth more than one that edges alone told of. */
const EXACT = 1.5;
/** A whole board that reads this well (part of its cells) makes overlapping candidates superfluous. */
const READS_WELL = 0.99;
/** The same where the user is about to say what the unreadable cells mean. */
const MOST_UNKNOWN = 0.85;

/** Where cells of hexagons or triangles repeat, and whether they read as a board. */
interface Slanted {
  readonly lattice: Lattice;
  readonly isBoard: boolean;
}

export interface FindOptions {
  /** A clock (ms), only used to report times. */
  readonly now?: () => number;
  readonly memory?: GlyphMemory;
  /** Whether the rules allow a position: a lattice that is cut wrongly reads as one that they forbid. */
  readonly isPossible?: (board: Board) => boolean;
  /** Whether boards are kept of which most cells cannot be read: the user is about to say what they mean. */
  readonly keepsUnread?: boolean;
  /** The part of a whole board's cells that must be read for it to make overlapping candidates superfluous. */
  readonly enough?: number;
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
    enough = READS_WELL,
    observe,
  }: FindOptions = {},
): FoundBoards {
  const start = now();
  const { width, height } = part.frame;
  const frame = padded(part.frame, observe !== undefined);
  const picture = { x: PADDING, y: PADDING, width, height };
  const gradients = makeGradients(frame);
  const { likeliest, findOutlined, findBare, findTextured } = findCandidates(frame, gradients, observe);
  const located = now();
  const kept: Rated[] = [];
  const refused: Place[] = [];
  const boards: LatticeCandidate[] = [];
  const first = (found: readonly LatticeCandidate[], most = MOST_READ) => {
    const candidates = found.slice(0, most);
    if (candidates.length > 0) observe?.({ stage: 'candidates', frame, candidates });
    return candidates;
  };
  let mostLineLike: LatticeCandidate | null = null;
  const candidatesInTurn = function* () {
    const early = keepsUnread ? findOutlined() : likeliest;
    if (early.length === 0) observe?.({ stage: 'candidates', frame, candidates: early });
    yield* first(early);
    const outlined = keepsUnread ? early : findOutlined(taken());
    mostLineLike = outlined[0] ?? null;
    yield* first(outlined.slice(0, MOST_READ).filter((candidate) => !early.includes(candidate)));
    if (kept.some(isSettled)) return;
    // Boards without lines take long to look for.
    if (staggeredReadings().some(({ rated, isBoard }) => isBoard && readsWell(rated, enough))) keepAllStaggered();
    if (kept.some(isSettled)) return;
    const others = seen.length > 0 ? staggeredBoards().map(({ lattice }) => latticeRegion(lattice)) : [];
    yield* first(findBare(boards, others), MOST_BARE_READ);
  };
  const isAslant = remembered((lattice: Lattice) => isStaggered(frame, lattice));
  const isProvedOnce = remembered(isProved);
  // The numbers of no other cells that squares were laid over hold so.
  const provesItself = ({ track: { reading } }: Rated) => reading.lattice.shape === 'square' && isProvedOnce(reading);
  /** What lies over a board takes cells away, but its numbers still prove it: no other lattice will do better. */
  const isSettled = (known: Rated) =>
    readsWell(known, enough) ||
    (known.isLined && known.isSound && readsWellBeside(known) && hasReadRim(known) && provesItself(known));
  const isSlantedBoard = (known: Rated) =>
    !provesItself(known) && !isReadThroughout(known) && isAslant(known.track.reading.lattice);
  const mayBeAslant = remembered((lattice: Lattice) => mayBeStaggered(frame, lattice));
  const isDoubtful = (lattice: Lattice, edge: number) =>
    !areSquaresDrawn(gradients, lattice, edge) && mayBeAslant(lattice);
  /** What else than cells of a board repeats, as what these are hatched with does, speaks against no board whose numbers are no chance. */
  const isNoChance = (known: Rated) => readsWellBeside(known) && isLikely(known.track.reading);
  /** Where hexagons or triangles are drawn there is no board of squares: slanted sides are no chance. */
  const dropSquares = ({ lattice, isBoard }: Slanted) => {
    const region = latticeRegion(lattice);
    const isSquares = ({ lattice: known }: Reading) => known.shape === 'square' && meets(known, region);
    const stays = (known: Rated) => provesItself(known) || (!isBoard && isNoChance(known));
    drop(kept, (known) => isSquares(known.track.reading) && !stays(known));
  };
  const hasSureSquares = () =>
    kept.some(
      (known) =>
        provesItself(known) || (readsWell(known, enough) && !isDoubtful(known.track.reading.lattice, known.track.edge)),
    );
  const readAt = (lattice: Lattice, edge: number, goesOn: boolean, nameIn?: ReadOptions['nameIn']): Rated => {
    const cutOff = goesOn || isCutByPicture(frame, lattice, picture);
    // Where cells are out of sight, the rules say nothing.
    const isAllowed = cutOff ? () => true : isPossible;
    const track = startTrack(frame, lattice, edge, memory, { cutOff, picture, isPossible: isAllowed, nameIn, observe });
    return rate(track, isAllowed);
  };
  const sight = makeEarlySight({ frame: part.frame, x: PADDING, y: PADDING }, memory, isPossible);
  /** Whether a board is not to be asked about early: it is read, or not proved. */
  const isDone = (rated: Rated) => keepsUnread || !rated.isSound || isSettled(rated) || !provesItself(rated);
  const slanted: Slanted[] = [];
  const staggeredBoards = once(() => findStaggered(frame, picture, observe));
  const staggeredReadings = once(() =>
    staggeredBoards().map(({ lattice, edge, cutOff }) => {
      const rated = readAt(lattice, edge, cutOff);
      const { track } = rated;
      const isBoard = keepsUnread || isGame(track);
      observe?.({ stage: 'verdict', track, isBoard });
      return { lattice, rated, isBoard };
    }),
  );
  const keepAllStaggered = once(() => {
    for (const { lattice, rated, isBoard } of staggeredReadings()) {
      slanted.push({ lattice, isBoard });
      dropSquares({ lattice, isBoard });
      if (isBoard && isPlausible(rated.track.reading)) keepBetter(kept, rated, provesItself);
    }
  });
  // Where most looks are unknown, what reads best tells nothing: the most line-like candidate stays.
  const stays = (known: Rated) => keepsUnread || isSettled(known);
  /** Where boards are that stay. */
  const taken = () => {
    const squares = kept.filter(stays).map(({ track }) => track.reading);
    return [...slanted.filter(({ isBoard }) => isBoard), ...squares].map(({ lattice }) => latticeRegion(lattice));
  };
  const isSlanted = (region: Rect) => slanted.some(({ lattice, isBoard }) => isBoard && meets(lattice, region));
  const mayBeSlanted = (region: Rect) => slanted.some(({ lattice }) => meets(lattice, region));
  const seen: { readonly lattice: Lattice; readonly edge: number; readonly board: Rated | null }[] = [];
  /** Where nothing reads well there may be no squares: reading more of them takes long. */
  const mayBeOtherCells = (region: Rect) =>
    !kept.some(isSettled) && staggeredBoards().some((board) => meets(board.lattice, region));
  const consider = (candidate: LatticeCandidate, trust = 1) => {
    const region = candidateRegion(candidate);
    if (taken().some((board) => doOverlap(board, region))) return;
    if (kept.some((known) => known.isSound && provesItself(known) && hasOtherCells(candidate, known))) return;
    if (seen.length > 0 && candidate !== mostLineLike && mayBeOtherCells(region)) return;
    const { edge } = candidate;
    const measured = measureLattice(gradients, candidate);
    const lattice = extendByLooks(
      frame,
      candidate.bare ? measured : withUnevenLines(gradients, measured, edge),
      candidate.bare,
    );
    const known = seen.find((other) => other.edge === edge && isSameLattice(other.lattice, lattice));
    const board = known ? known.board : readBoard(candidate, lattice, region);
    if (!known) seen.push({ lattice, edge, board });
    if (!board) return;
    // Lines say how far a board goes.
    const isLined = !candidate.bare;
    const addsNothing = (known: Rated) =>
      known.isLined && addsOnlyGround(board.track.reading, known.track.reading, provesItself(known));
    if (!isLined && kept.some(addsNothing)) return;
    boards.push(candidate);
    // Halves of cells repeat exactly too, but are not read as well as the whole ones.
    const readsNoWorse = kept.every((other) => unreadShare(board.track.reading) <= unreadShare(other.track.reading));
    keepBetter(kept, { ...board, isLined, worth: (readsNoWorse ? trust : 1) * board.worth }, provesItself);
  };
  const corrected = (rated: Rated, read: Read, { edge, bare }: LatticeCandidate) => {
    const whole = withRightExtent(withRightCells(rated, read, gradients, bare), read, gradients, picture, edge);
    return withOpenGround(withDrawings(whole, read, frame, picture), read, frame);
  };
  const readBoard = (candidate: LatticeCandidate, lattice: Lattice, region: Rect): Rated | null => {
    const { edge } = candidate;
    const read: Read = (lattice, goesOn, nameIn) =>
      readAt(lattice, edge, goesOn ?? isCutOff(gradients, lattice, picture, edge), nameIn);
    observe?.({ stage: 'lattice', frame, gradients, candidate, lattice });
    if (!hasSureSquares() && isDoubtful(lattice, edge)) {
      keepAllStaggered();
      // Squares laid over other cells have many looks and take long to read.
      if (isSlanted(region)) return null;
    }
    const first = candidate.bare ? withoutSeenHeads(read(lattice), read) : read(lattice);
    const isHopeless = () => kept.some((known) => isFarBetter(known, first)) || mayBeOtherCells(region);
    if (!keepsUnread && unreadShare(first.track.reading) > MOST_UNREAD && isHopeless()) return null;
    // Rows that cannot be read yet are what teaching is about.
    const atItsBorders = () =>
      candidate.bare ? atBorders(withoutPost(first, read, frame), read, gradients, frame, picture) : first;
    const isLost = first.track.reading.cells.length > LARGE && !isProvedOnce(first.track.reading);
    const rated = keepsUnread || isLost ? first : corrected(atItsBorders(), read, candidate);
    const { reading } = rated.track;
    // Without lines, only numbers tell a board from other things in rows.
    const showsNumbers = reading.cells.some((s) => numberOf(s) > 0);
    // Who teaches the reader says that there is a board.
    const isFound = (!candidate.bare || showsNumbers) && isPlausible(reading) && isGame(rated.track);
    const isBoard = keepsUnread ? isPlausible(reading, MOST_UNKNOWN) : isFound && !isCoverBoundless(frame, reading);
    observe?.({ stage: 'verdict', track: rated.track, isBoard });
    if (isBoard && (provesItself(rated) || !mayBeSlanted(region)))
      return candidate.bare || isDone(rated) ? rated : sight.withMore(rated);
    // What is refused for what else it may be is asked about only where no other board is found.
    const isAsked = !candidate.bare && !keepsUnread && !isFound && !mayBeSlanted(region) && sight.hasTime();
    const bySight = isAsked ? sight.boardAt({ lattice: reading.lattice, edge }) : null;
    if (!bySight) refused.push({ lattice: reading.lattice, edge, isAsked });
    return bySight;
  };
  for (const candidate of candidatesInTurn()) consider(candidate);
  if (!hasSureSquares()) {
    keepAllStaggered();
    drop(kept, isSlantedBoard);
  }
  // Where edges led to no board, what looks exactly alike may.
  if (!kept.some((known) => isSettled(known) || known.track.reading.lattice.shape !== 'square')) {
    const exact = findExactCandidates(frame, gradients, !kept.some(readsWellBeside));
    // Better no board than one at another pitch than that of its own drawings.
    const isAtOther = ({ track }: Rated) => exact.some((one) => contradicts(one, track.reading.lattice));
    drop(kept, (known) => isAtOther(known) && !isNoChance(known));
    for (const candidate of exact) consider(candidate, candidate.isExact ? EXACT : 1);
    slanted.forEach(dropSquares);
    drop(kept, isSlantedBoard);
  }
  if (!kept.some(isSettled)) {
    for (const candidate of first(findTextured())) consider(candidate);
  }
  kept.sort((a, b) => b.worth - a.worth);
  const [dx, dy] = [part.x - PADDING, part.y - PADDING];
  return {
    tracks: kept.map(({ track }) => withOpenedZeros(moveTrack(track, dx, dy))),
    refused:
      kept.length === 0 ? refused.map((place) => ({ ...place, lattice: moveLattice(place.lattice, dx, dy) })) : [],
    ms: { locate: located - start, read: now() - located },
  };
}

function readsWell({ isSound, track }: Rated, enough: number): boolean {
  return isSound && !track.reading.cutOff && unreadShare(track.reading) <= 1 - enough;
}

/** So many numbers are no chance where all else is read too and goes with them. */
const SOME_NUMBERS = 6;

/** Whether every cell of a whole board is read, and all of it can be a game: squares that were laid over other cells are not read so. */
function isReadThroughout(known: Rated): boolean {
  return readsWell(known, 1) && countNumbers(known.track.reading.cells) >= SOME_NUMBERS;
}

/** Takes away the boards with such a lattice. */
function drop(kept: Rated[], isWrong: (known: Rated) => boolean): void {
  for (const known of [...kept]) if (isWrong(known)) kept.splice(kept.indexOf(known), 1);
}

/** Whether a reading can be a game at all: it has cells to play or to have played, and most of them are readable. */
function isPlausible(reading: Reading, mostUnread = MOST_UNREAD): boolean {
  const { cells, lattice } = reading;
  if (lattice.rows < LEAST_SIDE || lattice.cols < LEAST_SIDE || unreadShare(reading) > mostUnread) return false;
  return cells.some((s) => isClosed(s) || numberOf(s) > 0);
}
