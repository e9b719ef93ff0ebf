import type { CellSymbol } from '../model/board.ts';
import { numberOf } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import type { Reading } from '../model/reading.ts';
import type { BoardResult, PipelineOptions } from '../pipeline.ts';
import { FORBIDDEN } from '../vision/confidences.ts';
import { cutsNumbers, isWithin, rimLanes } from '../vision/extents.ts';
import type { TaskOutcomes } from './cameraTasks.ts';
import type { CellBox } from './cellBox.ts';
import type { FoundScreen } from './findScreen.ts';
import { flatSizeOf, flatten, flattenAgain } from './flatBoard.ts';
import type { Homography } from './homography.ts';
import { compose, scaling } from './homography.ts';
import { levelsOf } from './levels.ts';
import type { FlatSize, MeanBoard } from './meanBoard.ts';
import { makeMeanBoard } from './meanBoard.ts';
import { BY_RULES } from './numbersByRules.ts';
import type { View } from './rectify.ts';
import type { Settled } from './settle.ts';
import { isNewGame, settle, withChange } from './settle.ts';
import type { SettledBoard } from './solveSettled.ts';
import { solveSettled } from './solveSettled.ts';
import type { Reference } from './trackView.ts';
import { makeReference, trackView } from './trackView.ts';
import { isMostlyRead, isVouchedFor } from './vouch.ts';

/** A board is lost when less than this correlates. */
const LEAST_LIKENESS = 0.5;
/** Frames that a cell must have been as it is before it is read. */
const STEADY = 3;
/** Readings in turn that must agree. */
const AGREEING = 2;
/** Frames between two readings while the board is not settled. */
const READ_EVERY = 3;
/** What is unread after some readings may be read with more photos: so many further ones follow, and the frames before each of them double. */
const FURTHER = 4;
/** The readings after each change. */
const READINGS = 3 + FURTHER;
/** So many times in turn most of the board may differ before it is searched for anew. */
const MOST_MISSES = 2;
/** The finder changes the extent of a board so often; where it still disagrees, the extent is doubtful. */
const MOST_RESIZINGS = 1;

export interface FollowOptions extends Pick<PipelineOptions, 'mines' | 'density' | 'mode' | 'budget'> {
  /** One photo is all there is: it is read once, and what it shows is shown. */
  readonly isStill?: boolean | undefined;
}

/** A board that is followed. */
export interface Followed extends SettledBoard {
  readonly view: View;
  readonly edge: number;
  readonly mean: MeanBoard;
  readonly reference: Reference;
  readonly settled: Settled | null;
  readonly board: BoardResult | null;
  readonly frames: number;
  /** The frame from which on what is compared may be made afresh. */
  readonly nextReference: number;
  /** Readings that are still wanted, and the frame of the next one. */
  readonly toRead: number;
  readonly nextReading: number;
  readonly misses: number;
  /** How often its rows and columns were mended. */
  readonly resizings: number;
  /** Whether it seems to go on beyond its rim. */
  readonly goesOn: boolean;
  /** Whether something changed since it was found. */
  readonly isChanged: boolean;
  /** Whether the networks were of one mind where it ends. */
  readonly isAgreed: boolean;
}

/** Where a board was found. */
interface Seen {
  /** The picture that was searched, the mean of so many photos. */
  readonly searched: Frame;
  readonly photos: number;
  /** … and what has become of it in the meantime: the mean of these and of those that were taken since. */
  readonly picture: Frame;
  readonly count: number;
  /** From its Px to those of the photo that was taken last. */
  readonly toLatest: Homography;
}

/** A board that was found, to be followed. */
export function begin(
  found: FoundScreen,
  { searched, photos, picture, count, toLatest }: Seen,
  latest: Frame,
  { isStill }: FollowOptions,
): Followed {
  const { rows, cols, gap, edge } = found;
  const size = flatSizeOf(rows, cols);
  const mean = makeMeanBoard(size);
  mean.add(flatten(picture, found.view, size), count);
  const reference = referenceOf(flatten(searched, found.view, size), size, found.cells);
  const now: View = { toPhoto: compose(toLatest, found.view.toPhoto), lens: found.view.lens };
  return {
    view: isStill ? now : trackView(levelsOf(latest), latest, now, reference).view,
    size,
    gap,
    edge,
    mean,
    reference,
    settled: isStill ? null : settle(null, found.cells, AGREEING, () => true),
    board: null,
    frames: count,
    nextReference: count + REFERENCE_AFTER,
    toRead: READINGS,
    nextReading: photos + STEADY,
    misses: 0,
    resizings: 0,
    extent: 'unknown',
    goesOn: found.goesOn,
    isAgreed: found.isAgreed,
    isChanged: false,
    beyond: found.beyond,
    isVouched: true,
    isMostlyRead: false,
    isGroundSeen: false,
    doubtful: new Set(),
  };
}

/** Where less than this part of the cells can be read, it is not for a hand over them. */
const MOSTLY_READ = 0.5;

function isMostlyKnown(cells: readonly CellSymbol[]): boolean {
  return cells.filter((symbol) => symbol !== '~').length >= MOSTLY_READ * cells.length;
}

/** A board as it looks, but for what cannot be read of it where that may be a hand. */
function referenceOf(flat: Frame, size: FlatSize, cells: readonly CellSymbol[] | null): Reference {
  const isOwn = cells && isMostlyKnown(cells) ? (cell: number) => cells[cell] !== '~' : undefined;
  return makeReference(levelsOf(flat), flat.width, size, isOwn);
}

/** A board in the next photo, and the cells that changed there; null where it is lost. */
export function followOn(
  photo: Frame,
  known: Followed,
  options: FollowOptions,
): { readonly followed: Followed; readonly changed: readonly number[] } | null {
  const { view, likeness } = trackView(levelsOf(photo), photo, known.view, known.reference);
  if (likeness < LEAST_LIKENESS) return null;
  const isKnown = (cell: number) => (known.settled?.cells[cell] ?? '~') !== '~';
  const change = known.mean.add(flatten(photo, view, known.size), 1, isKnown);
  if (change === null) {
    const followed = { ...known, view, misses: known.misses + 1, board: null };
    return known.misses < MOST_MISSES ? { followed, changed: [] } : null;
  }
  const frames = known.frames + 1;
  const settled = known.settled && withChange(known.settled, change, AGREEING);
  const changed = [...new Set([...change.changed, ...change.returned])];
  const board =
    changed.length > 0 && known.board && settled ? solveSettled(known, settled.cells, options) : known.board;
  const followed = {
    ...known,
    view,
    frames,
    settled,
    board,
    misses: 0,
    isChanged: known.isChanged || changed.length > 0,
    toRead: changed.length > 0 ? READINGS : known.toRead,
    // While a hand moves, the cells that stand still are read all the same.
    nextReading: changed.length > 0 && known.toRead <= FURTHER ? frames + STEADY : known.nextReading,
    ...referenceAfter(known, frames, settled),
  };
  return { followed, changed };
}

/** What is compared from a frame on: once it is known which cells show nothing but the board, the mean of some frames, which has less noise. */
function referenceAfter(
  { mean, size, reference, nextReference }: Followed,
  frames: number,
  settled: Settled | null,
): Pick<Followed, 'reference' | 'nextReference'> {
  if (frames < nextReference || !settled || !isMostlyKnown(settled.cells)) return { reference, nextReference };
  return { reference: referenceOf(mean.picture(), size, settled.cells), nextReference: Number.POSITIVE_INFINITY };
}

/** Whether what stands still stays unreadable: it is no board, or not where it was thought to be. */
export function isHopeless({ toRead, settled, size: { rows, cols } }: Followed): boolean {
  return toRead === 0 && (settled?.cells ?? []).filter((symbol) => symbol === '~').length > HOPELESS * rows * cols;
}

/** Frames after which what is compared is made afresh. */
const REFERENCE_AFTER = 7;

/** From this part of unread cells on a board that stands still is searched for again. */
const HOPELESS = 0.9;

/**
 * A board with what a reading told of it.
 * @param counts frames that each cell had been as it was when it was read. @param changed cells that changed since.
 */
export function takeReading(
  known: Followed,
  { reading, isGroundSeen, isCoverAlike, extent: judgedExtent }: TaskOutcomes['read'],
  counts: Uint16Array,
  changed: ReadonlySet<number>,
  options: FollowOptions,
): Followed {
  const { frames } = known;
  const needed = options.isStill ? 1 : AGREEING;
  const before = known.settled && isNewGame(known.settled, reading.cells) ? null : known.settled;
  const least = options.isStill ? 1 : STEADY;
  const isReadable = reading.cells.some((symbol) => symbol !== '~');
  const settled = settle(
    before,
    reading.cells,
    needed,
    (cell) => (counts[cell] as number) >= least && !changed.has(cell),
    // A reading that makes no sense at all says nothing of what was read before.
    (cell) => isReadable && reading.confidence[cell] === FORBIDDEN,
    (cell) => (reading.confidence[cell] as number) > BY_RULES,
  );
  const isWhole = options.isStill || settled.votes.some((votes) => votes >= needed);
  const extent = (isWhole && judgedExtent) || known.extent;
  const mayResize = typeof extent !== 'string' && known.resizings < MOST_RESIZINGS && !cutsNumbers(reading, extent);
  if (mayResize) return resized(known, extent);
  const judged = typeof extent === 'string' && isReadable && !mayGoOn(known, reading.cells) ? extent : 'doubtful';
  const next: Followed = {
    ...known,
    settled,
    extent: judged,
    isVouched: isVouchedFor(reading, settled.cells, { isSure: judged === 'sure', isCoverAlike }),
    isMostlyRead: isCoverAlike && isMostlyRead(reading, judged === 'sure'),
    isGroundSeen,
    doubtful: doubtfulNumbers(reading, settled.cells, known.doubtful, (cell) => !changed.has(cell)),
  };
  return {
    ...next,
    board: isWhole ? solveSettled(next, settled.cells, options, reading) : null,
    toRead: changed.size > 0 ? known.toRead : leftToRead(known.toRead - 1, settled.cells, judged === 'sure'),
    nextReading: frames + READ_EVERY * 2 ** Math.max(0, FURTHER - known.toRead + 1),
  };
}

/**
 * Whether a board may go on beyond its rim, for all that the networks saw, while not all cells at its rim can be read: what a hand hides of it looks like
 * what is beside it.
 */
function mayGoOn({ goesOn, isAgreed, beyond, size }: Followed, cells: readonly CellSymbol[]): boolean {
  const mayBeMore = !isAgreed && Object.values(beyond).some((lanes) => lanes > 0);
  const isAtRim = (cell: number) => rimLanes(size).some((lane) => isWithin(lane, cell, size.cols));
  return goesOn || (mayBeMore && cells.some((symbol, cell) => symbol === '~' && isAtRim(cell)));
}

/** The readings that are still wanted of so many; always one where it is not sure where the board ends: the hand that hides it may leave no mark on a cell. */
function leftToRead(readings: number, cells: readonly CellSymbol[], isSure: boolean): number {
  if (!isSure && isMostlyKnown(cells)) return Math.max(1, readings);
  const isUseful = readings > FURTHER || (cells.includes('~') && isMostlyKnown(cells));
  return isUseful ? Math.max(0, readings) : 0;
}

/**
 * A number that is less sure proves nothing: of those that only the board network read, four of 145 that were a little less sure were wrong on the
 * tuning boards, of 1,078 surer ones none.
 */
const SURE_PROOF = 0.997;

/**
 * Numbers that are not sure in a reading, or were not when they were last read: a hand over them makes them no surer. What is still shown but no longer read, though nothing there
 * changed, may have been read wrongly from the first few photos: with more of them others were seen in its place.
 */
function doubtfulNumbers(
  { cells, confidence }: Reading,
  settled: readonly CellSymbol[],
  before: ReadonlySet<number>,
  isUnchanged: (cell: number) => boolean,
): ReadonlySet<number> {
  const isDoubtful = (symbol: CellSymbol, cell: number) =>
    (numberOf(symbol) > 0 && (confidence[cell] as number) < SURE_PROOF) ||
    (symbol === '~' && settled[cell] !== '~' && isUnchanged(cell)) ||
    ((symbol === '~' || settled[cell] === '~') && before.has(cell));
  return new Set([...cells.keys()].filter((cell) => isDoubtful(cells[cell] as CellSymbol, cell)));
}

/** The same board with other rows and columns, to be read afresh. */
function resized(known: Followed, { left, top, right, bottom }: CellBox): Followed {
  const { toPhoto, lens } = known.view;
  const size = { ...known.size, rows: bottom - top, cols: right - left };
  const view = { toPhoto: compose(toPhoto, scaling(1, 1, left, top)), lens };
  const flat = flattenAgain(known.mean.picture(), known.size, left, top, size);
  const mean = makeMeanBoard(size);
  mean.add(flat, STEADY);
  const unread = { settled: null, board: null, doubtful: new Set<number>() };
  const afresh = { ...unread, toRead: READINGS, nextReading: known.frames + 1, misses: 0 };
  return {
    ...known,
    ...afresh,
    view,
    size,
    mean,
    reference: referenceOf(flat, size, null),
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
