import type { CellSymbol } from '../model/board.ts';
import type { Frame, FramePart, Rect } from '../model/frame.ts';
import { commonRect, cropFrame, growRect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY, latticeRegion, moveLattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import { makeTopology } from '../model/topology.ts';
import { breaksAnyRule } from './boardCost.ts';
import type { CellSamples } from './cellSamples.ts';
import { resampleCells, sampleCells } from './cellSamples.ts';
import { LEAST_CONFIDENCE } from './confidences.ts';
import type { Doubt } from './doubtedLooks.ts';
import { withoutDoubted } from './doubtedLooks.ts';
import { eachChange } from './eachChange.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { makeGradients } from './gradients.ts';
import { sampleReach } from './patch.ts';
import { readAlike } from './readAlike.ts';
import type { ReadOptions } from './readCells.ts';
import { readSamples } from './readCells.ts';
import type { CellsRead, UnusualLooks } from './readGroups.ts';
import { changedStaggeredCells } from './staggered/changedCells.ts';
import { withCellUnderCursor } from './underCursor.ts';

/** A board that was read, and what is needed to read it again in the next frame. Immutable but for the glyph memory. */
export interface BoardTrack {
  readonly reading: Reading;
  /** What was unusual about its drawings when all of it was last read. */
  readonly unusual: UnusualLooks;
  /** Cells that something else lay over then. */
  readonly laidOver: number;
  /** Whether what was read then has more of some symbols than any game. */
  readonly isMisread: boolean;
  /** Cells that were unread then and are zeros if this is a board. */
  readonly opened: readonly number[];
  /** Cells of each look then, without those that something lay over. */
  readonly looks: readonly (readonly number[])[];
  /** What is not read, because two readers contradict each other about it. */
  readonly doubted: readonly Doubt[];
  /** The cells as they were then. */
  readonly read: CellSamples;
  /** Compressed strength from which a step is an edge on this board. */
  readonly edge: number;
  /** The board and a margin around it as they were read, and where that lies in the frame. */
  readonly seen: FramePart;
  readonly samples: CellSamples;
  readonly memory: GlyphMemory;
}

/** Px around the board that must stay as they were: where they change, the board has moved or is covered. */
const MARGIN = 3;

export interface TrackOptions extends ReadOptions {
  /** Whether the board goes on where it cannot be seen. */
  readonly cutOff?: boolean;
  /** The part of the frame (whole Px) that is the picture, where the frame was padded: only this part comes again. */
  readonly picture?: Rect;
}

/** Starts following a board whose lattice is known: reads it in full. */
export function startTrack(
  frame: Frame,
  lattice: Lattice,
  edge: number,
  memory: GlyphMemory,
  { cutOff = false, picture = { x: 0, y: 0, width: frame.width, height: frame.height }, ...options }: TrackOptions = {},
): BoardTrack {
  const seen = cropFrame(frame, commonRect(growRect(latticeRegion(lattice), MARGIN), picture) ?? picture);
  const local = moveLattice(lattice, -seen.x, -seen.y);
  const samples = sampleCells(seen.frame, local);
  return readTrack({ seen, edge, memory, samples, doubted: [] }, lattice, cutOff, options);
}

export interface FollowOptions {
  /** Told of the changed cells before they are read, where that takes long: they show something new. */
  readonly onSlow?: ((changed: readonly number[]) => void) | undefined;
  /** Whether a changed board is read in full, although it shows nothing that it did not show before. */
  readonly readsInFull?: boolean | undefined;
}

/**
 * Reads a followed board again, looking only at what changed. `part` holds the board's surroundings (`trackArea`) or
 * more. Returns the same track when nothing changed, and null when the board is no longer where it was, so that it
 * must be searched for. The symbols are those that a full reading gives.
 */
export function followTrack(
  part: FramePart,
  track: BoardTrack,
  { onSlow, readsInFull = false }: FollowOptions = {},
): BoardTrack | null {
  const { reading, seen, samples } = track;
  const { lattice } = reading;
  const { width, height } = seen.frame;
  const left = seen.x - part.x;
  const top = seen.y - part.y;
  if (left < 0 || top < 0 || left + width > part.frame.width || top + height > part.frame.height) return null;
  const local = moveLattice(lattice, -seen.x, -seen.y);
  const find = local.shape === 'square' ? changedCells : changedStaggeredCells;
  const changed = find(seen.frame, part.frame, left, top, local);
  if (changed === null) return null;
  if (changed.length === 0) return track;
  const next = { frame: cropFrame(part.frame, { x: left, y: top, width, height }).frame, x: seen.x, y: seen.y };
  const resampled = resampleCells(next.frame, local, samples, changed);
  const now = { ...track, seen: next, samples: resampled };
  const alike = readsInFull ? null : readAlike(reading, samples, resampled, changed);
  if (alike) return { ...now, reading: alike };
  onSlow?.(changed);
  return withOpenedZeros(withWhatWasKnown(readTrack(now, lattice, reading.cutOff), track));
}

/** What did not change goes on to mean what it meant: where the new picture does not tell it, the last one did. */
function withWhatWasKnown(next: BoardTrack, before: BoardTrack): BoardTrack {
  const { reading } = next;
  const { lattice, cutOff } = reading;
  const was = (cell: number) => {
    const symbol = before.reading.cells[cell] as CellSymbol;
    return symbol !== '~' && isUnchanged(before, next, cell) ? symbol : null;
  };
  if (!reading.cells.some((symbol, cell) => symbol === '~' && was(cell) !== null)) return next;
  const known = readTrack(next, lattice, cutOff, { nameIn: was });
  const { cells } = known.reading;
  const agrees = reading.cells.every((symbol, cell) => symbol === '~' || symbol === cells[cell]);
  return agrees && !breaksAnyRule(cells, makeTopology(lattice.shape, lattice.rows, lattice.cols)) ? known : next;
}

/** The same board read again from the same pixels; with `isPossible` as at first sight, with `nameIn` by what is known otherwise. */
export function readAgain(
  track: BoardTrack,
  memory: GlyphMemory,
  options: Pick<ReadOptions, 'isPossible' | 'nameIn'> = {},
): BoardTrack {
  return withOpenedZeros(readTrack({ ...track, memory }, track.reading.lattice, track.reading.cutOff, options));
}

/** A board with the zeros that the rules prove whatever is drawn there. */
export function withOpenedZeros(track: BoardTrack): BoardTrack {
  const { reading, opened } = track;
  if (opened.length === 0) return track;
  const [cells, confidence] = [[...reading.cells], [...reading.confidence]];
  for (const cell of opened) {
    cells[cell] = '0';
    confidence[cell] = LEAST_CONFIDENCE;
  }
  return { ...track, opened: [], reading: { ...reading, cells, confidence } };
}

/** The same board in a picture whose origin lies so many whole pixels further up and left. */
export function moveTrack(track: BoardTrack, dx: number, dy: number): BoardTrack {
  const { reading, seen } = track;
  return {
    ...track,
    reading: { ...reading, lattice: moveLattice(reading.lattice, dx, dy) },
    seen: { ...seen, x: seen.x + dx, y: seen.y + dy },
  };
}

/** The cells of a board that were not drawn anew between two readings, in order. */
export function unchangedCells(before: BoardTrack, after: BoardTrack): number[] {
  return [...after.reading.cells.keys()].filter((cell) => isUnchanged(before, after, cell));
}

function isUnchanged(before: BoardTrack, after: BoardTrack, cell: number): boolean {
  return after.samples.patches[cell] === before.samples.patches[cell];
}

/** The part of the picture (whole Px) that is needed to follow a board. */
export function trackArea({ seen }: BoardTrack): Rect {
  return { x: seen.x, y: seen.y, width: seen.frame.width, height: seen.frame.height };
}

function readTrack(
  track: Omit<BoardTrack, keyof CellsRead | 'read'>,
  lattice: Lattice,
  cutOff: boolean,
  options: ReadOptions = {},
): BoardTrack {
  const { seen, edge, memory, samples, doubted } = track;
  const local = moveLattice(lattice, -seen.x, -seen.y);
  const gradients = makeGradients(seen.frame);
  const read = readSamples(seen.frame, samples, gradients, local, edge, memory, options);
  const sure = withoutDoubted(read, samples, lattice, doubted);
  // Where a board is searched for, what is unread tells that it lies elsewhere.
  const { reading, ...rest } = options.isPossible ? sure : withCellUnderCursor(sure, samples);
  const status = cutOff ? 'unclear' : reading.status;
  return { ...track, ...rest, read: samples, reading: { ...reading, lattice, status, cutOff } };
}

/**
 * The cells with a changed pixel, in order; null when the margin around the board changed.
 * @param left where `before` lies in `after`, with `top`.
 */
function changedCells(before: Frame, after: Frame, left: number, top: number, lattice: Lattice): number[] | null {
  const { width, height } = before;
  // Mostly nothing changed, or little: which cells a pixel belongs to is found out for the first that did.
  let lanes: { readonly columns: Lanes; readonly rows: Lanes } | null = null;
  const touched = new Uint8Array(lattice.rows * lattice.cols);
  const isOnBoard = eachChange(before, after, left, top, (x, y) => {
    lanes ??= {
      columns: lanesAt(width, edgesOf(lattice, gridToPxX, lattice.cols), lattice.gapX),
      rows: lanesAt(height, edgesOf(lattice, gridToPxY, lattice.rows), lattice.gapY),
    };
    const inRow = lanes.rows[y];
    const inColumn = lanes.columns[x];
    if (!inRow || !inColumn) return false;
    for (const row of inRow) for (const col of inColumn) touched[row * lattice.cols + col] = 1;
    return true;
  });
  if (!isOnBoard) return null;
  return lanes ? [...touched.keys()].filter((i) => touched[i] === 1) : [];
}

/** For each pixel the lanes of cells that it is part of; null beside the board. */
type Lanes = readonly (readonly number[] | null)[];

/** Where the lanes of cells begin, Px, and where one after the last would. */
function edgesOf(lattice: Lattice, toPx: (lattice: Lattice, at: number) => number, count: number): number[] {
  return Array.from({ length: count + 1 }, (_, lane) => toPx(lattice, lane));
}

/**
 * For every pixel of a row (or column) the columns (rows) of cells whose samples it is part of: of two where sampling
 * blends it into either. Null beside the board.
 */
function lanesAt(length: number, edges: readonly number[], gap: number): Lanes {
  const lanes: (number[] | null)[] = Array.from({ length }, () => null);
  const [start, end] = [edges[0] as number, (edges[edges.length - 1] as number) - gap];
  for (let pixel = Math.max(0, Math.floor(start)); pixel < Math.min(length, Math.ceil(end)); pixel++) lanes[pixel] = [];
  for (let lane = 0; lane + 1 < edges.length; lane++) {
    const [from, to] = [edges[lane] as number, (edges[lane + 1] as number) - gap];
    const blend = sampleReach(to - from);
    // A pixel is part of the samples where it is less than `blend` beside the cell.
    const last = Math.ceil(to + blend) - 1;
    for (let pixel = Math.floor(from - blend - 1) + 1; pixel <= last; pixel++) lanes[pixel]?.push(lane);
  }
  return lanes;
}
