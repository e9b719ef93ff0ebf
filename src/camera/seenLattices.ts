import type { Frame } from '../model/frame.ts';
import { makeGradients } from '../vision/gradients.ts';
import { edgeThresholds } from '../vision/gridLines.ts';
import type { FittedView } from './fitLattice.ts';
import { fitLattice, withoutLens } from './fitLattice.ts';
import type { Homography } from './homography.ts';
import { compose, invert, localScale, mapPoint, scaling } from './homography.ts';
import type { Hypothesis } from './hypotheses.ts';
import type { LatticeField } from './latticeNet.ts';
import { FIELD, FIELD_VALUES, seeLattice } from './latticeNet.ts';
import type { View } from './rectify.ts';
import { rectifyBox } from './rectify.ts';
import type { CellBox } from './refine.ts';
import type { Sighting } from './unwrapField.ts';
import { phaseAt, unwrapField, wrapped } from './unwrapField.ts';

/** Usual errors (cells) up to which sightings are those of one lattice. */
const MOST_ERROR = 0.12;
/** A sample belongs to a lattice when its phases are at most this part of a cell off … */
const FITS = 0.25;
/** … and a cell, a row or a column to the board when this part of it does. */
const HALF = 0.5;
/** The smallest board, in rows and columns. */
const LEAST_SIDE = 4;
/** No board has more rows or columns: what would is not a lattice. */
const MOST_SIDE = 120;
/** Px of a cell of the flat picture in which steps are measured. */
const FLAT_PITCH = 20;

/** The lattices that the network sees in a photo, those with most cells first. */
export function seenLattices(photo: Frame): Pick<Hypothesis, 'view' | 'box' | 'edge'>[] {
  const field = seeLattice(photo);
  return latticesOf(field, photo).map(({ view, box }) => ({ view, box, edge: edgeOf(photo, view, box) }));
}

/** The lattices of a field: the view (Grid to photo, through the lens) of each, and the cells that the network takes for the board's. */
export function latticesOf(
  field: LatticeField,
  photo: { readonly width: number; readonly height: number },
): { readonly view: View; readonly box: CellBox }[] {
  return unwrapField(field).flatMap(({ sightings }) => {
    const first = fitLattice(sightings, photo);
    if (!first || first.error > MOST_ERROR) return [];
    const fitted = fittedAgain(first, field, photo) ?? first;
    const box = boxOf(fitted.view, field, sightings);
    if (!box) return [];
    const toPhoto = compose(fitted.view.toPhoto, scaling(1, 1, box.left, box.top));
    const own = { left: 0, top: 0, right: box.right - box.left, bottom: box.bottom - box.top };
    return [{ view: { toPhoto, lens: fitted.view.lens }, box: own }];
  });
}

interface Placed {
  readonly sighting: Sighting;
  /** Where the view puts the sample, Grid. */
  readonly column: number;
  readonly row: number;
  readonly fits: boolean;
}

/** Every sample of a field as a view places it; its phases say how far that is off. */
function placeAll({ toPhoto, lens }: View, { width, height, step, first, values }: LatticeField): Placed[] {
  const toGrid: Homography = invert(toPhoto);
  const placed: Placed[] = [];
  for (let j = 0; j < height; j++)
    for (let i = 0; i < width; i++) {
      const at = (j * width + i) * FIELD_VALUES;
      const [x, y] = [first + i * step, first + j * step];
      const { x: column, y: row } = mapPoint(toGrid, withoutLens(lens, x, y));
      const columnOff = wrapped(phaseAt(values, at + FIELD.columnPhase) - column);
      const rowOff = wrapped(phaseAt(values, at + FIELD.rowPhase) - row);
      const isOnBoard = (values[at + FIELD.mask] as number) > 0;
      placed.push({
        sighting: { x, y, column: column + columnOff, row: row + rowOff, weight: 1 },
        column,
        row,
        fits: isOnBoard && Math.max(Math.abs(columnOff), Math.abs(rowOff)) < FITS,
      });
    }
  return placed;
}

/** The view fitted to all samples that fit it: counted wrongly on their way or beyond a hand, they are now counted by the view. */
function fittedAgain(
  { view }: FittedView,
  field: LatticeField,
  photo: { readonly width: number; readonly height: number },
): FittedView | null {
  return fitLattice(
    placeAll(view, field)
      .filter(({ fits }) => fits)
      .map(({ sighting }) => sighting),
    photo,
  );
}

/** The whole cells that are mostly the board's, rows and columns of a piece; null where there are too few. */
function boxOf(view: View, field: LatticeField, piece: readonly Sighting[]): CellBox | null {
  const isPiece = new Set(piece.map(({ x, y }) => `${x} ${y}`));
  const cells = new Map<string, { fits: number; all: number }>();
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (const { sighting, column, row, fits } of placeAll(view, field)) {
    const [c, r] = [Math.floor(column), Math.floor(row)];
    if (!(Math.abs(c) < MOST_SIDE && Math.abs(r) < MOST_SIDE)) continue;
    const known = cells.get(`${c} ${r}`) ?? { fits: 0, all: 0 };
    cells.set(`${c} ${r}`, { fits: known.fits + (fits ? 1 : 0), all: known.all + 1 });
    if (!fits || !isPiece.has(`${sighting.x} ${sighting.y}`)) continue;
    [left, top] = [Math.min(left, c), Math.min(top, r)];
    [right, bottom] = [Math.max(right, c + 1), Math.max(bottom, r + 1)];
  }
  const isOwn = (c: number, r: number) => {
    const { fits, all } = cells.get(`${c} ${r}`) ?? { fits: 0, all: 1 };
    return fits > HALF * all;
  };
  const share = (from: number, to: number, holds: (k: number) => boolean) => {
    let count = 0;
    for (let k = from; k < to; k++) if (holds(k)) count++;
    return count / Math.max(1, to - from);
  };
  for (let round = 0; round < 3; round++) {
    const isColumn = (c: number) => share(top, bottom, (r) => isOwn(c, r)) > HALF;
    while (left < right && !isColumn(left)) left++;
    while (right > left && !isColumn(right - 1)) right--;
    const isRow = (r: number) => share(left, right, (c) => isOwn(c, r)) > HALF;
    while (top < bottom && !isRow(top)) top++;
    while (bottom > top && !isRow(bottom - 1)) bottom--;
  }
  return right - left >= LEAST_SIDE && bottom - top >= LEAST_SIDE ? { left, top, right, bottom } : null;
}

/** Compressed strength from which a step is an edge in the flat picture of a box. */
function edgeOf(photo: Frame, view: View, box: CellBox): number {
  const middle = { x: (box.left + box.right) / 2, y: (box.top + box.bottom) / 2 };
  const pitch = Math.max(8, Math.min(FLAT_PITCH, localScale(view.toPhoto, middle)));
  const flat = rectifyBox(photo, view, box, pitch);
  const region = { x: 0, y: 0, width: flat.width, height: flat.height };
  return edgeThresholds(makeGradients(flat), region)[0] as number;
}
