import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { makeGradients } from '../vision/gradients.ts';
import { edgeThresholds } from '../vision/gridLines.ts';
import { findCandidates } from '../vision/latticeCandidates.ts';
import { measureLattice } from '../vision/measureLattice.ts';
import { wholeOf } from '../vision/sides.ts';
import type { CellBox } from './cellBox.ts';
import type { Homography } from './homography.ts';
import { compose, invert, localScale, mapPoint, scaling } from './homography.ts';
import { levelsOf } from './levels.ts';
import type { View } from './rectify.ts';
import { planFlat, rectify, straightLens } from './rectify.ts';
import { drawnSides, refineView } from './refine.ts';
import { findRepeats } from './repeats.ts';

/** What may be the cells of a board in a photo. */
export interface Hypothesis {
  readonly view: View;
  readonly box: CellBox;
  /** Compressed strength from which a step is an edge. */
  readonly edge: number;
  /** How much of the photo has its sides drawn, Px². */
  readonly value: number;
}

/** Sizes of the flat picture that are searched: a blurred line is sharp in a smaller one. */
const SCALES = [1, 0.65];
/** Lattices that are looked at in each. */
const MOST_EACH = 5;

/** The lattices whose lines show in a photo, the likeliest first. */
export function findHypotheses(photo: Frame, plane: Homography): Hypothesis[] {
  const lens = straightLens(photo);
  const all = SCALES.flatMap((scale) => {
    const plan = planFlat(plane, photo, scale);
    const flat = rectify(photo, { toPhoto: plan.toPhoto, lens }, plan.width, plan.height);
    const gradients = makeGradients(flat);
    return findCandidates(flat, gradients)
      .findOutlined()
      .slice(0, MOST_EACH)
      .map((candidate) => {
        const lattice = measureLattice(gradients, candidate);
        const view: View = { toPhoto: compose(plan.toPhoto, latticeMap(lattice)), lens };
        const box = wholeOf(lattice);
        return { view, box, edge: candidate.edge };
      });
  });
  const found: Hypothesis[] = [];
  for (const { view, box, edge } of all) {
    if (found.some((known) => isWithin(known, view, box))) continue;
    found.push({ view, box, edge, value: drawnSides(photo, view, box) * areaOf(view, box) });
  }
  return weighed(photo, found.sort((a, b) => b.value - a.value).slice(0, MOST_REFINED));
}

/** The lattices by what repeats both ways in a photo, the surest first: they need no drawn lines. */
export function findRepeated(photo: Frame, plane: Homography): Pick<Hypothesis, 'view' | 'box' | 'edge'>[] {
  const lens = straightLens(photo);
  const plan = planFlat(plane, photo, 1);
  const flat = rectify(photo, { toPhoto: plan.toPhoto, lens }, plan.width, plan.height);
  const repeats = findRepeats(levelsOf(flat), flat.width, flat.height);
  if (repeats.length === 0) return [];
  const gradients = makeGradients(flat);
  return repeats.map((repeat) => {
    const { x, y, pitchX, pitchY, rows, cols } = repeat;
    const region = { x, y, width: pitchX * cols, height: pitchY * rows };
    const view: View = { toPhoto: compose(plan.toPhoto, latticeMap(repeat)), lens };
    return {
      view,
      box: wholeOf({ rows, cols }),
      edge: edgeThresholds(gradients, region)[0] as number,
    };
  });
}

/** Where this part of the sides is drawn, cells begin where they should. */
const WELL_DRAWN = 0.6;
/** A lattice half a cell off may be the right one when so many times as many of its sides are drawn. */
const MORE_DRAWN = 1.3;

/** The same lattice half a cell off, where more sides are drawn then: what repeats does so in the middle of cells as well. */
function halfOff(
  photo: Frame,
  view: View,
  box: CellBox,
  drawn: number,
): { readonly view: View; readonly drawn: number } | null {
  if (drawn >= WELL_DRAWN) return null;
  const others = [
    [0.5, 0],
    [0, 0.5],
    [0.5, 0.5],
  ].map(([x = 0, y = 0]) => {
    const moved: View = { toPhoto: compose(view.toPhoto, scaling(1, 1, x, y)), lens: view.lens };
    return { view: moved, drawn: drawnSides(photo, moved, box) };
  });
  const best = others.reduce((a, b) => (b.drawn > a.drawn ? b : a));
  return best.drawn >= Math.max(WELL_DRAWN, MORE_DRAWN * drawn) ? best : null;
}

/** Lattices by how likely they are: one across cells cuts out things that are never alike. */
function weighed(photo: Frame, lattices: readonly Hypothesis[]): Hypothesis[] {
  return lattices
    .flatMap(({ view: start, box, edge }) => {
      const refined = refineView(photo, start, box, 2);
      const { alike, error } = refined;
      const other = halfOff(photo, refined.view, box, refined.drawn);
      return [refined, ...(other ? [other] : [])].map(({ view, drawn }): Hypothesis => {
        const value = (alike ** 2 * drawn * areaOf(view, box)) / (1 + (error() / USUAL_ERROR) ** 2);
        return { view, box, edge, value };
      });
    })
    .sort((a, b) => b.value - a.value);
}

/** The error of sides (cells) from which on a lattice is doubtful. */
const USUAL_ERROR = 0.08;
/** Lattices that are measured. */
const MOST_REFINED = 6;

/** How much of the photo a box of cells takes, Px². */
function areaOf({ toPhoto }: View, { left, top, right, bottom }: CellBox): number {
  return (right - left) * (bottom - top) * localScale(toPhoto, { x: (left + right) / 2, y: (top + bottom) / 2 }) ** 2;
}

/** Grid to flat Px. */
export function latticeMap({ x, y, pitchX, pitchY }: Pick<Lattice, 'x' | 'y' | 'pitchX' | 'pitchY'>): Homography {
  return scaling(pitchX, pitchY, x, y);
}

/** Parts of a cell by which corners of the same lattice may lie apart. */
const SAME = 0.25;

/** Whether a box of cells is one of a known lattice and within what is known of it. */
function isWithin({ view: known, box: all }: Hypothesis, view: View, box: CellBox): boolean {
  const to = compose(invert(known.toPhoto), view.toPhoto);
  const [a, b] = [mapPoint(to, { x: box.left, y: box.top }), mapPoint(to, { x: box.right, y: box.bottom })];
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) < SAME;
  const isAlike =
    Math.abs(b.x - a.x - (box.right - box.left)) < 2 * SAME && Math.abs(b.y - a.y - (box.bottom - box.top)) < 2 * SAME;
  return (
    isAlike &&
    [a.x, a.y, b.x, b.y].every(isWhole) &&
    a.x > all.left - SAME &&
    a.y > all.top - SAME &&
    b.x < all.right + SAME &&
    b.y < all.bottom + SAME
  );
}
