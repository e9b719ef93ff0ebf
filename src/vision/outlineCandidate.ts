import type { Rect } from '../model/frame.ts';
import type { LatticeCandidate, SearchStep } from './candidate.ts';
import { cellsIn } from './extents.ts';
import type { Folds } from './gridLines.ts';
import { CLEAN_EDGE, edgeThresholds, findGridLines, foldRepetition } from './gridLines.ts';
import { growExtent, REACH } from './growExtent.ts';
import { enlarge, LEAST_CORE, windowOf } from './lineWindow.ts';
import type { Repetition } from './repetition.ts';
import type { Extent, SideMap } from './sides.ts';
import { bestExtent, mapSides } from './sides.ts';
import { windowAround } from './windowAround.ts';

/** The smallest pitch of a board, in full pixels, with some tolerance. */
export const SMALLEST_PITCH = 9.5;

/**
 * With an outlined board of this value in the picture, none without lines is looked for; and if it is well outlined, what
 * shows no outlines at the likeliest threshold of edges has none.
 */
export const SURELY_OUTLINED = 120;

/** A picture at one size. */
type Searched = Pick<SearchStep, 'picture' | 'edges' | 'level'>;

/** What is known of a repetition's outlines, and the thresholds of edges that were not tried yet. */
export interface Outline {
  readonly region: Rect;
  readonly folds: Folds;
  readonly untried: readonly number[];
  readonly best: LatticeCandidate | null;
}

/** Looks for outlined cells in a repetition with the likeliest threshold of edges. */
export function beginOutline(step: Searched, repetition: Repetition): Outline {
  const { region } = repetition;
  const folds = foldRepetition(step.edges, repetition);
  const [first = CLEAN_EDGE, ...untried] = edgeThresholds(step.edges, region);
  return { region, folds, untried, best: outlineAt(first, step, region, folds) };
}

/** … and with others, until it is well outlined. */
export function finishOutline(
  step: Searched,
  { region, folds, untried, best: first }: Outline,
): LatticeCandidate | null {
  let best = first;
  for (const edge of untried) {
    if (best && isWellOutlined(best)) break;
    const found = outlineAt(edge, step, region, folds);
    if (found && (!best || found.value > best.value)) best = found;
  }
  return best;
}

/** The outlined board of a repetition, at the strength of edges at which it is most line-like; null where there is none. */
export function outline(step: Searched, repetition: Repetition): LatticeCandidate | null {
  return finishOutline(step, beginOutline(step, repetition));
}

/** Value a cell of a board nearly all of whose sides are drawn: no other threshold of edges is tried. */
const WELL_OUTLINED = 3;

function isWellOutlined({ value, extent: { left, top, right, bottom } }: LatticeCandidate): boolean {
  return value >= WELL_OUTLINED * (right - left) * (bottom - top);
}

export function isSurelyOutlined(candidate: LatticeCandidate): boolean {
  return candidate.value >= SURELY_OUTLINED && isWellOutlined(candidate);
}

function outlineAt(
  edge: number,
  { picture, edges, level }: Searched,
  region: Rect,
  folds: Folds,
): LatticeCandidate | null {
  const found = findGridLines(edges, region, folds, edge);
  const scale = 2 ** level;
  if (Math.min(found.x.pitch, found.y.pitch) * scale < SMALLEST_PITCH) return null;
  const x = windowOf(found.x, region.x, region.width, picture.width);
  const y = windowOf(found.y, region.y, region.height, picture.height);
  if (x.count < LEAST_CORE || y.count < LEAST_CORE) return null;
  const lines = { x: x.family, y: y.family };
  const sides = mapSides(edges, lines, edge, x.count, y.count);
  const core = bestExtent(sides);
  if (core.right - core.left < LEAST_CORE || core.bottom - core.top < LEAST_CORE) return null;
  let grown = { lines, sides, extent: growExtent(picture, lines, sides, core) };
  // A board may be larger than the part of it that repeats so clearly, and than the window around that.
  for (let round = 0; round < MOST_WINDOWS && isNearEnd(grown.extent, grown.sides); round++) {
    const wider = windowAround(picture, edges, grown.lines, grown.extent, edge);
    const extent = growExtent(picture, wider.lines, wider.sides, wider.extent);
    const isWhole = cellsIn(extent) === cellsIn(grown.extent);
    grown = { ...wider, extent };
    if (isWhole) break;
  }
  return {
    lines: { x: enlarge(grown.lines.x, scale), y: enlarge(grown.lines.y, scale) },
    extent: grown.extent,
    level,
    edge,
    bare: false,
    value: core.value,
  };
}

/** Windows in which a board is grown, one around what was found in the other. */
const MOST_WINDOWS = 8;

/** Whether cells of a board may lie beyond the window in which it was looked for. */
function isNearEnd({ left, top, right, bottom }: Extent, { cols, rows }: SideMap): boolean {
  return left < REACH || top < REACH || right > cols - REACH || bottom > rows - REACH;
}
