import type { Frame } from '../model/frame.ts';
import { makeGradients } from '../vision/gradients.ts';
import { edgeThresholds } from '../vision/gridLines.ts';
import type { CellBox, SeenBoxes } from './cellBox.ts';
import { boxesBy } from './cellBox.ts';
import type { FittedView } from './fitLattice.ts';
import { fitLattice } from './fitLattice.ts';
import { compose, invert, localScale, mapPoint, scaling } from './homography.ts';
import type { LatticeField } from './latticeNet.ts';
import { FIELD, FIELD_VALUES, seeLattice } from './latticeNet.ts';
import type { View } from './rectify.ts';
import { rectifyBox, withoutLens } from './rectify.ts';
import type { Piece, Sighting } from './unwrapField.ts';
import { CLEAR, clearnessAt, phaseAt, unwrapField, wrapped } from './unwrapField.ts';

/** Usual errors (cells) up to which sightings are those of one lattice. */
const MOST_ERROR = 0.12;
/** Parts of a piece that are fitted in turn until one is a lattice, and how often what is fitted to a part is fitted again to all that fits it. */
const PARTS = [1, 0.5, 0.25, 0.125];
const ROUNDS = 4;
/** A sample belongs to a lattice when its phases are at most this part of a cell off … */
const FITS = 0.25;
/** … and a cell, a row or a column to the board when this part of it does. */
const HALF = 0.5;
/** A piece of which more than this part fits the lattice of another one is of the same board. */
const SAME_BOARD = 0.8;
/** A row or column of which so much is the board's surely belongs to it, and one that is on a board with less than this probability surely does not. */
const SURE = 0.75;
const DOUBTFUL = 0.1;
/** Rows and columns around a box that may belong to the board too. */
const AROUND = 24;
/** No board has more rows or columns: what would is not a lattice. */
const MOST_SIDE = 120;
/** Px of a cell of the flat picture in which steps are measured. */
const FLAT_PITCH = 20;

/** A lattice that the network sees: its view is Grid to photo. */
export interface SeenLattice extends SeenBoxes {
  readonly view: View;
}

/** The lattices that the network sees in a photo, those with most cells first, with the compressed strength from which a step is an edge in each. */
export function seenLattices(photo: Frame): (SeenLattice & { readonly edge: number })[] {
  return latticesOf(seeLattice(photo), photo).map((seen) => ({ ...seen, edge: edgeOf(photo, seen.view, seen.box) }));
}

/** The lattices of a field. */
export function latticesOf(
  field: LatticeField,
  photo: { readonly width: number; readonly height: number },
): SeenLattice[] {
  let pieces = unwrapField(field);
  const found: SeenLattice[] = [];
  while (pieces[0]) {
    const [{ sightings }] = pieces as [Piece];
    pieces = pieces.slice(1);
    const view = viewOf(sightings, field, photo);
    if (!view) continue;
    const placed = placeAll(view, field);
    // What a hand cuts in two is one board.
    const parts = pieces.filter((piece) => partThatFits(piece.sightings, placed, field) > SAME_BOARD);
    pieces = pieces.filter((piece) => !parts.includes(piece));
    const boxes = boxOf(placed, field, [sightings, ...parts.map((part) => part.sightings)].flat());
    if (!boxes) continue;
    const { left, top } = boxes.box;
    const own = (box: CellBox): CellBox => ({
      left: box.left - left,
      top: box.top - top,
      right: box.right - left,
      bottom: box.bottom - top,
    });
    const toPhoto = compose(view.toPhoto, scaling(1, 1, left, top));
    const moved: View = { toPhoto, lens: view.lens };
    found.push({ view: moved, box: own(boxes.box), least: own(boxes.least), most: own(boxes.most) });
  }
  return found;
}

/**
 * The view of a piece, by all of its samples or, where some were miscounted, by those that were counted first, the surest; null where not even these lie on one lattice.
 */
function viewOf(
  sightings: readonly Sighting[],
  field: LatticeField,
  photo: { readonly width: number; readonly height: number },
): View | null {
  const explains = (view: View) => partThatFits(sightings, placeAll(view, field), field) > HALF;
  for (const part of PARTS) {
    let fitted = fitLattice(sightings.slice(0, sightings.length * part), photo);
    if (!fitted || fitted.error > MOST_ERROR) continue;
    // From a part of the board the view grows over all of it.
    for (let round = 0; round < (part < 1 ? ROUNDS : 1); round++) fitted = fittedAgain(fitted, field, photo) ?? fitted;
    const isLattice = part === 1 || (fitted.error <= MOST_ERROR && explains(fitted.view));
    if (isLattice) return fitted.view;
  }
  return null;
}

/** The part of a piece's samples that a view puts where their phases do. */
function partThatFits(sightings: readonly Sighting[], { fits }: Placed, field: LatticeField): number {
  return sightings.filter((sighting) => fits[indexOf(sighting, field)]).length / sightings.length;
}

/** The sample of a sighting. */
function indexOf({ x, y }: Sighting, { first, step, width }: LatticeField): number {
  return Math.round((y - first) / step) * width + Math.round((x - first) / step);
}

/** Every sample of a field as a view places it: where (Grid), and what its phases say it is off. */
interface Placed {
  readonly columns: Float32Array;
  readonly rows: Float32Array;
  readonly columnsOff: Float32Array;
  readonly rowsOff: Float32Array;
  /** Whether the network clearly puts the sample where the view does. */
  readonly fits: Uint8Array;
  /** … or on a board, but does not know where in its cell. */
  readonly isOwn: Uint8Array;
}

function placeAll({ toPhoto, lens }: View, { width, height, step, first, values }: LatticeField): Placed {
  const toGrid = invert(toPhoto);
  const size = width * height;
  const [columns, rows] = [new Float32Array(size), new Float32Array(size)];
  const [columnsOff, rowsOff] = [new Float32Array(size), new Float32Array(size)];
  const [fits, isOwn] = [new Uint8Array(size), new Uint8Array(size)];
  for (let i = 0, at = 0; i < size; i++, at += FIELD_VALUES) {
    const place = { x: first + (i % width) * step, y: first + Math.floor(i / width) * step };
    const p = mapPoint(toGrid, withoutLens(lens, place));
    columns[i] = p.x;
    rows[i] = p.y;
    if (!((values[at + FIELD.mask] as number) > 0)) continue;
    if (clearnessAt(values, at) < CLEAR) {
      isOwn[i] = 1;
      continue;
    }
    const columnOff = wrapped(phaseAt(values, at + FIELD.columnPhase) - p.x);
    const rowOff = wrapped(phaseAt(values, at + FIELD.rowPhase) - p.y);
    columnsOff[i] = columnOff;
    rowsOff[i] = rowOff;
    fits[i] = Math.max(Math.abs(columnOff), Math.abs(rowOff)) < FITS ? 1 : 0;
    isOwn[i] = fits[i] as number;
  }
  return { columns, rows, columnsOff, rowsOff, fits, isOwn };
}

/** The view fitted to all samples that fit it: counted wrongly on their way or beyond a hand, they are now counted by the view. */
function fittedAgain(
  { view }: FittedView,
  field: LatticeField,
  photo: { readonly width: number; readonly height: number },
): FittedView | null {
  const { width, step, first } = field;
  const { columns, rows, columnsOff, rowsOff, fits } = placeAll(view, field);
  const sightings: Sighting[] = [];
  fits.forEach((isFitting, i) => {
    if (!isFitting) return;
    const column = (columns[i] as number) + (columnsOff[i] as number);
    const row = (rows[i] as number) + (rowsOff[i] as number);
    const [x, y] = [first + (i % width) * step, first + Math.floor(i / width) * step];
    sightings.push({ x, y, column, row, weight: 1 });
  });
  return fitLattice(sightings, photo);
}

/** The whole cells that are mostly the board's, of the columns and rows that some sightings show; null where there are too few. */
function boxOf(placed: Placed, field: LatticeField, ownSightings: readonly Sighting[]): SeenBoxes | null {
  const { columns, rows, fits } = placed;
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const sighting of ownSightings) {
    const i = indexOf(sighting, field);
    if (!fits[i]) continue;
    const [c, r] = [Math.floor(columns[i] as number), Math.floor(rows[i] as number)];
    [left, top] = [Math.min(left, c), Math.min(top, r)];
    [right, bottom] = [Math.max(right, c + 1), Math.max(bottom, r + 1)];
  }
  if (!(right - left <= MOST_SIDE && bottom - top <= MOST_SIDE)) return null;
  const wide = { left: left - AROUND, top: top - AROUND, right: right + AROUND, bottom: bottom + AROUND };
  const shares = sharesOf(wide, placed, field);
  const lanes = {
    isNone: (lane: CellBox) => shares.own(lane) < HALF,
    isUnsure: (lane: CellBox) => shares.own(lane) < SURE,
    isExcluded: (lane: CellBox) => shares.mask(lane) < DOUBTFUL,
  };
  return boxesBy(lanes, { left, top, right, bottom }, wide);
}

/** What the cells of a box show: the part of them that is the board's own, and the mean probability of being on a board. */
interface Shares {
  readonly own: (box: CellBox) => number;
  readonly mask: (box: CellBox) => number;
}

function sharesOf(wide: CellBox, { columns, rows, isOwn }: Placed, { values }: LatticeField): Shares {
  const [cols, lines] = [wide.right - wide.left, wide.bottom - wide.top];
  const make = () => new Float32Array(cols * lines);
  const [fitting, mask, all] = [make(), make(), make()];
  isOwn.forEach((isFitting, i) => {
    const [c, r] = [Math.floor(columns[i] as number) - wide.left, Math.floor(rows[i] as number) - wide.top];
    if (!(c >= 0 && r >= 0 && c < cols && r < lines)) return;
    const cell = r * cols + c;
    all[cell] = (all[cell] as number) + 1;
    fitting[cell] = (fitting[cell] as number) + isFitting;
    const score = values[i * FIELD_VALUES + FIELD.mask] as number;
    mask[cell] = (mask[cell] as number) + 1 / (1 + Math.exp(-score));
  });
  const mean = ({ left, top, right, bottom }: CellBox, of: (cell: number) => number) => {
    let sum = 0;
    for (let r = top - wide.top; r < bottom - wide.top; r++)
      for (let c = left - wide.left; c < right - wide.left; c++) sum += of(r * cols + c);
    return sum / Math.max(1, (right - left) * (bottom - top));
  };
  const part = (values: Float32Array, cell: number) => (values[cell] as number) / Math.max(1, all[cell] as number);
  return {
    own: (box) => mean(box, (cell) => (part(fitting, cell) > HALF ? 1 : 0)),
    mask: (box) => mean(box, (cell) => part(mask, cell)),
  };
}

/** Compressed strength from which a step is an edge in the flat picture of a box. */
function edgeOf(photo: Frame, view: View, box: CellBox): number {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const pitch = Math.max(8, Math.min(FLAT_PITCH, localScale(view.toPhoto, middle)));
  const flat = rectifyBox(photo, view, box, pitch);
  const region = { x: 0, y: 0, width: flat.width, height: flat.height };
  return edgeThresholds(makeGradients(flat), region)[0] as number;
}
