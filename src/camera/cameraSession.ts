import { misuse } from '../model/errors.ts';
import type { Frame } from '../model/frame.ts';
import type { Point } from '../model/topology.ts';
import type { BoardResult, PipelineOptions } from '../pipeline.ts';
import { FORBIDDEN } from '../vision/confidences.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import type { ClassicalVision } from './classical.ts';
import { evenLight } from './evenLight.ts';
import { findScreen } from './findScreen.ts';
import { flatSizeOf, flatten, flattenAgain } from './flatBoard.ts';
import type { Homography } from './homography.ts';
import { compose, scaling } from './homography.ts';
import { judgeExtent } from './judgeExtent.ts';
import { levelsOf } from './levels.ts';
import type { FlatSize, MeanBoard } from './meanBoard.ts';
import { makeMeanBoard } from './meanBoard.ts';
import { flatLattice, trackFlatBoard } from './readFlatBoard.ts';
import type { Lens, View } from './rectify.ts';
import type { CellBox } from './refine.ts';
import type { Settled } from './settle.ts';
import { isNewGame, settle, withoutChanged } from './settle.ts';
import { showBoard } from './showBoard.ts';
import type { SettledBoard } from './solveSettled.ts';
import { solveSettled } from './solveSettled.ts';
import type { PhotoStack } from './stackPhotos.ts';
import { makePhotoStack } from './stackPhotos.ts';
import type { Reference } from './trackView.ts';
import { makeReference, trackView } from './trackView.ts';
import { cutsNumbers, isMostlyRead, isVouchedFor } from './vouch.ts';

/**
 * What a camera session is at. `searching`: no board is known. `settling`: a board is followed and not yet read often
 * enough alike. `playing`: hints are valid. `finished`, `contradiction`, `unclear`: a board without hints. `lost`: the board
 * was followed and no longer is; the next frame is searched.
 */
export const CAMERA_PHASES = [
  'searching',
  'settling',
  'playing',
  'finished',
  'contradiction',
  'unclear',
  'lost',
] as const;
export type CameraPhase = (typeof CAMERA_PHASES)[number];

/** A session after a frame. */
export interface CameraView {
  readonly phase: CameraPhase;
  /** The settled board; its lattice is that of the flat picture, not of the photo. Null before the first reading. */
  readonly board: BoardResult | null;
  /** Corners of the board in the photo (Px), clockwise from the top left; null where none is followed. */
  readonly outline: readonly Point[] | null;
  /** Grid of the board to ideal photo Px, and the lens that bends those. */
  readonly homography: Homography | null;
  readonly lens: Lens | null;
  /** How long the frame took, ms. */
  readonly ms: number;
  readonly atMs: number;
}

export interface CameraOptions extends Pick<PipelineOptions, 'mines' | 'density' | 'mode' | 'budget'> {
  readonly vision: ClassicalVision;
  readonly looks?: readonly KnownLook[] | undefined;
  /** One photo is all there is: it is read once, and what it shows is shown. */
  readonly isStill?: boolean | undefined;
}

export interface CameraSession {
  /** Takes the next frame of the camera. @param atMs its time; must not go back. */
  readonly take: (frame: Frame, atMs: number) => CameraView;
  /** The flat picture of the board as it was last combined, or null. */
  readonly flat: () => Frame | null;
  /** Forgets the board. */
  readonly restart: () => void;
}

/** Photos that are laid over each other before they are searched, and after so many they are searched all the same. */
const STACKED = 5;
const MOST_WAITED = 10;
/** A board is lost when less than this correlates. */
const LEAST_LIKENESS = 0.5;
/** Frames that a cell must have been as it is before it is read. */
const STEADY = 3;
/** Readings in turn that must agree. */
const AGREEING = 2;
/** Frames between two readings while the board is not settled, and the readings after each change. */
const READ_EVERY = 3;
const READINGS = 3;
/** So many times in turn most of the board may differ before it is searched for anew. */
const MOST_MISSES = 2;
/** The finder changes the extent of a board so often; where it still disagrees, the extent is doubtful. */
const MOST_RESIZINGS = 1;

/** A board that is followed. */
interface Followed extends SettledBoard {
  readonly view: View;
  readonly edge: number;
  readonly mean: MeanBoard;
  readonly reference: Reference;
  readonly settled: Settled | null;
  readonly board: BoardResult | null;
  readonly frames: number;
  /** Readings that are still wanted, and the frame of the next one. */
  readonly toRead: number;
  readonly nextReading: number;
  readonly misses: number;
  /** How often its rows and columns were mended. */
  readonly resizings: number;
  /** Whether it seems to go on beyond its rim. */
  readonly goesOn: boolean;
}

/** A session over the frames of one camera, a video or a folder of photos. Runs in Node and in workers of a browser. */
export function makeCameraSession(options: CameraOptions): CameraSession {
  if (!options.vision) throw misuse('options.vision', 'the classical steps (openClassicalVision)', options.vision);
  let followed: Followed | null = null;
  let stack = makePhotoStack();
  let waited = 0;

  /** Photos are laid over each other before they are searched. */
  function search(photo: Frame): Followed | null {
    const count = stack.add(photo);
    waited++;
    if (!options.isStill && count % STACKED !== 0 && waited < MOST_WAITED) return null;
    waited = 0;
    const found = find(stack, photo, count, options);
    if (found) stack = makePhotoStack();
    return found;
  }

  function take(frame: Frame, atMs: number): CameraView {
    const start = performance.now();
    const wasFollowed = followed !== null;
    followed = followed ? follow(frame, followed, options) : search(frame);
    const phase = followed ? phaseOf(followed) : wasFollowed ? 'lost' : 'searching';
    return { ...showBoard(followed), phase, ms: performance.now() - start, atMs };
  }

  return {
    take,
    flat: () => followed?.mean.picture() ?? null,
    restart() {
      followed = null;
      stack = makePhotoStack();
      waited = 0;
    },
  };
}

function find(stack: PhotoStack, photo: Frame, count: number, options: CameraOptions): Followed | null {
  const picture = stack.picture();
  const found = findScreen(picture, options.vision, options.looks);
  if (!found) return null;
  const { rows, cols, gap, edge } = found;
  const size = flatSizeOf(rows, cols);
  const mean = makeMeanBoard(size);
  const flat = flatten(picture, found.view, size);
  mean.add(flat, count);
  const reference = referenceOf(flat, size);
  const now: View = { toPhoto: compose(stack.last(), found.view.toPhoto), lens: found.view.lens };
  const first: Followed = {
    view: count > 1 ? trackView(levelsOf(photo), photo, now, reference).view : now,
    size,
    gap,
    edge,
    mean,
    reference,
    settled: options.isStill ? null : settle(null, found.cells, AGREEING, () => true),
    board: null,
    frames: count,
    toRead: READINGS,
    nextReading: count + STEADY,
    misses: 0,
    resizings: 0,
    extent: 'unknown',
    goesOn: found.goesOn,
    beyond: found.beyond,
    isVouched: true,
    isMostlyRead: false,
  };
  return options.isStill ? read(first, options, 1) : first;
}

function referenceOf(flat: Frame, size: FlatSize): Reference {
  return makeReference(levelsOf(flat), flat.width, size);
}

function follow(photo: Frame, known: Followed, options: CameraOptions): Followed | null {
  const { rows, cols } = known.size;
  const { view, likeness } = trackView(levelsOf(photo), photo, known.view, known.reference);
  if (likeness < LEAST_LIKENESS) return null;
  const changed = known.mean.add(flatten(photo, view, known.size));
  if (changed === null)
    return known.misses < MOST_MISSES ? { ...known, view, misses: known.misses + 1, board: null } : null;
  const frames = known.frames + 1;
  const settled = known.settled && withoutChanged(known.settled, changed);
  const board =
    changed.length > 0 && known.board && settled ? solveSettled(known, settled.cells, options) : known.board;
  const next: Followed = {
    ...known,
    view,
    frames,
    settled,
    board,
    misses: 0,
    toRead: changed.length > 0 ? READINGS : known.toRead,
    // While a hand moves, the cells that stand still are read all the same.
    nextReading: changed.length > 0 && known.toRead === 0 ? frames + STEADY : known.nextReading,
    reference: frames === REFERENCE_AFTER ? referenceOf(known.mean.picture(), known.size) : known.reference,
  };
  const now = next.toRead > 0 && frames >= next.nextReading ? read(next, options, AGREEING) : next;
  // What stays unreadable, though nothing moves, is no board, or not where it was thought to be.
  const isHopeless =
    now.toRead === 0 && (now.settled?.cells ?? []).filter((symbol) => symbol === '~').length > HOPELESS * rows * cols;
  return isHopeless ? null : now;
}

/** After so many frames the reference is made from their mean, which has less noise. */
const REFERENCE_AFTER = 12;

/** From this part of unread cells on a board that stands still is searched for again. */
const HOPELESS = 0.9;

function read(known: Followed, options: CameraOptions, needed: number): Followed {
  const { mean, size, gap, edge, frames } = known;
  const lattice = flatLattice(size, gap);
  const flat = mean.picture();
  const lit = evenLight(flat, lattice);
  const { reading } = trackFlatBoard({ flat, lit, edge, looks: options.looks }, lattice);
  const counts = mean.counts();
  const before = known.settled && isNewGame(known.settled, reading.cells) ? null : known.settled;
  const least = options.isStill ? 1 : STEADY;
  const isReadable = reading.cells.some((symbol) => symbol !== '~');
  const settled = settle(
    before,
    reading.cells,
    needed,
    (cell) => (counts[cell] as number) >= least,
    // A reading that makes no sense at all says nothing of what was read before.
    (cell) => isReadable && reading.confidence[cell] === FORBIDDEN,
  );
  const isWhole = options.isStill || settled.votes.some((votes) => votes >= needed);
  const extent = isWhole && known.extent !== 'sure' ? judgeExtent(lit, lattice) : known.extent;
  const mayResize = typeof extent !== 'string' && known.resizings < MOST_RESIZINGS && !cutsNumbers(reading, extent);
  if (mayResize) return resized(known, extent);
  const judged = typeof extent === 'string' && isReadable && !known.goesOn ? extent : 'doubtful';
  const next: Followed = {
    ...known,
    settled,
    extent: judged,
    isVouched: isVouchedFor(reading, settled.cells, judged === 'sure'),
    isMostlyRead: isMostlyRead(reading),
  };
  return {
    ...next,
    board: isWhole ? solveSettled(next, settled.cells, options, reading) : null,
    toRead: known.toRead - 1,
    nextReading: frames + READ_EVERY,
  };
}

/** The same board with other rows and columns, to be read afresh. */
function resized(known: Followed, { left, top, right, bottom }: CellBox): Followed {
  const { toPhoto, lens } = known.view;
  const size = { ...known.size, rows: bottom - top, cols: right - left };
  const view = { toPhoto: compose(toPhoto, scaling(1, 1, left, top)), lens };
  const flat = flattenAgain(known.mean.picture(), known.size, left, top, size);
  const mean = makeMeanBoard(size);
  mean.add(flat, STEADY);
  const afresh = { settled: null, board: null, toRead: READINGS, nextReading: known.frames + 1, misses: 0 };
  return {
    ...known,
    ...afresh,
    view,
    size,
    mean,
    reference: referenceOf(flat, size),
    resizings: known.resizings + 1,
    extent: 'unknown',
    beyond: {
      left: known.beyond.left + left,
      top: known.beyond.top + top,
      right: known.beyond.right + known.size.cols - right,
      bottom: known.beyond.bottom + known.size.rows - bottom,
    },
  };
}

function phaseOf({ board }: Followed): CameraPhase {
  if (!board) return 'settling';
  const { status } = board;
  return status === 'playing' || status === 'contradiction' || status === 'unclear' ? status : 'finished';
}
