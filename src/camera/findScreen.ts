import type { CellSymbol } from '../model/board.ts';
import type { Frame } from '../model/frame.ts';
import { wholeFrame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { isConsistent } from '../solver/analyse.ts';
import { findBoards } from '../vision/findBoards.ts';
import { makeGlyphMemory } from '../vision/glyphMemory.ts';
import { makeGradients } from '../vision/gradients.ts';
import type { KnownLook } from '../vision/knownLook.ts';
import { findCandidates } from '../vision/latticeCandidates.ts';
import { measureLattice } from '../vision/measureLattice.ts';
import { isProved } from '../vision/playEvidence.ts';
import type { BoardTrack } from '../vision/trackBoard.ts';
import type { ClassicalVision } from './classical.ts';
import { evenLight } from './evenLight.ts';
import type { Homography } from './homography.ts';
import { compose, localScale, scaling } from './homography.ts';
import type { FlatSize } from './meanBoard.ts';
import { flatLattice, readFlatBoard } from './readFlatBoard.ts';
import type { View } from './rectify.ts';
import { planFlat, rectify, rectifyBox, seenAt, straightLens, viewFrom } from './rectify.ts';
import type { CellBox } from './refine.ts';
import { drawnLanes, refineView } from './refine.ts';
import { planeOfLines } from './vanishing.ts';

/** A board that was found in a photo. */
export interface FoundScreen {
  /** Grid of the board to the photo. */
  readonly view: View;
  readonly rows: number;
  readonly cols: number;
  /** Gaps between cells, parts of a cell. */
  readonly gap: { readonly x: number; readonly y: number };
  /** Compressed strength from which a step is an edge in its flat picture. */
  readonly edge: number;
  /** What the cells showed in this one frame. */
  readonly cells: readonly CellSymbol[];
  /** Whether its numbers hold as those of no other cells would. */
  readonly isProved: boolean;
}

/** Lattices that are tried in each flat picture. */
const MOST_TRIED = 3;
/** Px of a cell in the flat picture in which the board is read at first. */
const READ_PITCH = 24;
/** Where this part of the cells is read in the noise of one frame, the board is found. */
const READS_WELL = 0.75;
/** Cells around a lattice that may belong to the board too. */
const AROUND = 2;
/** The usual error of a side (cells) above which a lattice does not fit. */
const MOST_ERROR = 0.12;

/** Finds the board in a photo of a screen, or null. */
export function findScreen(photo: Frame, vision: ClassicalVision, looks?: readonly KnownLook[]): FoundScreen | null {
  const plane = planeOfLines(vision.findSegments(photo, photo.width / 45), photo.width, photo.height);
  if (!plane) return null;
  let best: FoundScreen | null = null;
  for (const scale of [1, 0.6]) {
    best = better(best, findInPlane(photo, plane, scale, looks));
    if (best && isSettled(best)) return best;
  }
  return best;
}

/** Halves of cells repeat too, and some of them read well: only what its numbers prove ends the search. */
function isSettled(found: FoundScreen): boolean {
  return found.isProved && readShare(found) > READS_WELL;
}

function better(a: FoundScreen | null, b: FoundScreen | null): FoundScreen | null {
  if (!a || !b) return a ?? b;
  if (a.isProved !== b.isProved) return a.isProved ? a : b;
  return worthOf(b) > worthOf(a) ? b : a;
}

function readShare({ cells }: FoundScreen): number {
  return cells.filter((symbol) => symbol !== '~').length / Math.max(1, cells.length);
}

/** The part of the photo that is read as a board, Px²: counted in cells, a lattice of halves of cells would win. */
function worthOf(found: FoundScreen): number {
  const { rows, cols, view } = found;
  const area = rows * cols * localScale(view.toPhoto, { x: cols / 2, y: rows / 2 }) ** 2;
  return (0.05 + readShare(found) ** 2) * area;
}

function findInPlane(photo: Frame, plane: Homography, scale: number, looks?: readonly KnownLook[]): FoundScreen | null {
  const plan = planFlat(plane, photo, scale);
  const lens = straightLens(photo);
  const flat = rectify(photo, { toPhoto: plan.toPhoto, lens }, plan.width, plan.height);
  const gradients = makeGradients(flat);
  const { outlined } = findCandidates(flat, gradients);
  let best: FoundScreen | null = null;
  for (const candidate of outlined.slice(0, MOST_TRIED)) {
    const lattice = measureLattice(gradients, candidate);
    const view: View = { toPhoto: compose(plan.toPhoto, latticeMap(lattice)), lens };
    best = better(best, readAround(photo, view, lattice, candidate.edge, looks));
    if (best && isSettled(best)) return best;
  }
  if (best || scale < 1) return best;
  // Boards without lines between their cells are found by what is drawn on them, which takes longer.
  const track = findSquares(flat, looks);
  if (!track) return null;
  const { lattice } = track.reading;
  return readAround(photo, { toPhoto: compose(plan.toPhoto, latticeMap(lattice)), lens }, lattice, track.edge, looks);
}

/** The board of squares that the finder of screenshots sees in a flat picture. */
function findSquares(flat: Frame, looks: readonly KnownLook[] | undefined): BoardTrack | null {
  const options = { memory: makeGlyphMemory(looks), isPossible: isConsistent, enough: READS_WELL };
  const [track] = findBoards(wholeFrame(flat), options).tracks;
  return track?.reading.lattice.shape === 'square' ? track : null;
}

/** Grid to flat Px. */
function latticeMap({ x, y, pitchX, pitchY }: Lattice): Homography {
  return scaling(pitchX, pitchY, x, y);
}

function readAround(
  photo: Frame,
  start: View,
  lattice: Lattice,
  edge: number,
  looks?: readonly KnownLook[],
): FoundScreen | null {
  const { rows, cols } = lattice;
  const own: CellBox = { left: 0, top: 0, right: cols, bottom: rows };
  const first = refineView(photo, start, own);
  if (first.error > MOST_ERROR) return null;
  const whole = grownBySides(photo, first.view, own);
  const { view, error, drawn } = refineView(photo, first.view, whole, 2);
  if (error > MOST_ERROR) return null;
  if (whole.right - whole.left < LEAST_SIDE || whole.bottom - whole.top < LEAST_SIDE) return null;
  const alone = readBox(photo, view, whole, edge, looks);
  if (isSettled(alone)) return alone;
  const found = readFlat(photo, view, grownWithin(photo, view, whole, AROUND), looks);
  // A lattice that nearly all sides fit is followed even if one frame is too poor to read.
  return better(found, drawn >= SURELY_DRAWN && error <= SURE_ERROR ? alone : null);
}

/** The smallest board, in rows and columns. */
const LEAST_SIDE = 4;
/** From this part of drawn sides, and up to this error (cells), a lattice is one whatever its cells show. */
const SURELY_DRAWN = 0.8;
const SURE_ERROR = 0.04;

/** Reads the cells of a box in one frame. */
function readBox(photo: Frame, view: View, box: CellBox, edge: number, looks?: readonly KnownLook[]): FoundScreen {
  const size = { rows: box.bottom - box.top, cols: box.right - box.left, pitch: READ_PITCH, margin: READ_PITCH };
  const { left, top, right, bottom } = box;
  const around = { left: left - 1, top: top - 1, right: right + 1, bottom: bottom + 1 };
  const flat = rectifyBox(photo, view, around, READ_PITCH);
  const lattice = anchored(flat, size, edge);
  const reading = readFlatBoard(flat, evenLight(flat, lattice), lattice, edge, looks);
  const { cells } = reading;
  const off = { x: lattice.x / READ_PITCH + around.left, y: lattice.y / READ_PITCH + around.top };
  const moved: View = { toPhoto: compose(view.toPhoto, scaling(1, 1, off.x, off.y)), lens: view.lens };
  const gap = { x: lattice.gapX / READ_PITCH, y: lattice.gapY / READ_PITCH };
  return { view: moved, rows: size.rows, cols: size.cols, gap, edge, cells, isProved: isProved(reading) };
}

/** The lattice of a flat picture whose lines are known but for where along their width cells begin. */
function anchored(flat: Frame, size: FlatSize, edge: number): Lattice {
  const { rows, cols, pitch, margin } = size;
  const line = { origin: margin, pitch, phases: [0] };
  const extent = { left: 0, top: 0, right: cols, bottom: rows };
  const candidate = { lines: { x: line, y: line }, extent, level: 0, edge, bare: false, value: 0 };
  const measured = measureLattice(makeGradients(flat), candidate);
  const isNear =
    Math.abs(measured.x - margin) < MOST_ANCHOR * pitch && Math.abs(measured.y - margin) < MOST_ANCHOR * pitch;
  return isNear ? { ...measured, pitchX: pitch, pitchY: pitch } : flatLattice(size, { x: 0, y: 0 });
}

/** Lines are no wider than this part of a cell. */
const MOST_ANCHOR = 0.2;

/** A further row or column belongs to the board when this part of its sides is drawn where the lattice goes on. */
const GOES_ON = 0.5;
/** Rows and columns that are looked at in one step. */
const AT_ONCE = 2;
/** Steps of growing. */
const MOST_STEPS = 14;

/** The box with all further rows and columns whose sides are drawn, as far as the photo shows them. */
function grownBySides(photo: Frame, start: View, box: CellBox): CellBox {
  let [view, now] = [start, box];
  for (let step = 0; step < MOST_STEPS; step++) {
    const wide = grownWithin(photo, view, now, AT_ONCE);
    const drawn = drawnLanes(photo, view, wide);
    let { left, top, right, bottom } = now;
    while (left > wide.left && drawn.column(left - 1) >= GOES_ON) left--;
    while (right < wide.right && drawn.column(right) >= GOES_ON) right++;
    while (top > wide.top && drawn.row(top - 1) >= GOES_ON) top--;
    while (bottom < wide.bottom && drawn.row(bottom) >= GOES_ON) bottom++;
    const same = left === now.left && top === now.top && right === now.right && bottom === now.bottom;
    now = { left, top, right, bottom };
    if (same) break;
    const refined = refineView(photo, view, now, 1);
    if (refined.error <= MOST_ERROR) view = refined.view;
  }
  return now;
}

/** Reads the board in a flat picture of some cells and what lies around them. */
function readFlat(photo: Frame, view: View, box: CellBox, looks?: readonly KnownLook[]): FoundScreen | null {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const pitch = Math.max(16, Math.min(READ_PITCH, Math.round(1.1 * localScale(view.toPhoto, middle))));
  const track = findSquares(rectifyBox(photo, view, box, pitch), looks);
  if (!track) return null;
  const { lattice } = track.reading;
  const flatView = viewFrom(view, box.left, box.top, pitch);
  const found: View = { ...flatView, toPhoto: compose(flatView.toPhoto, latticeMap(lattice)) };
  // Now that the board is known, all of it tells where it is.
  const whole = refineView(photo, found, { left: 0, top: 0, right: lattice.cols, bottom: lattice.rows }, 2);
  const { rows, cols, pitchX, pitchY, gapX, gapY } = lattice;
  return {
    view: whole.error <= MOST_ERROR ? whole.view : found,
    rows,
    cols,
    gap: { x: gapX / pitchX, y: gapY / pitchY },
    edge: track.edge,
    cells: track.reading.cells,
    isProved: isProved(track.reading),
  };
}

/** The box with so many more cells on every side, as far as all of them are in the photo. */
function grownWithin(photo: Frame, view: View, box: CellBox, by: number): CellBox {
  const isSeen = (x: number, y: number) => {
    const p = seenAt(view, { x, y });
    return p.x >= 0 && p.y >= 0 && p.x < photo.width && p.y < photo.height;
  };
  let { left, top, right, bottom } = box;
  for (let k = 0; k < by; k++) {
    if (isSeen(left - 1, top) && isSeen(left - 1, bottom)) left--;
    if (isSeen(right + 1, top) && isSeen(right + 1, bottom)) right++;
    if (isSeen(left, top - 1) && isSeen(right, top - 1)) top--;
    if (isSeen(left, bottom + 1) && isSeen(right, bottom + 1)) bottom++;
  }
  return { left, top, right, bottom };
}
