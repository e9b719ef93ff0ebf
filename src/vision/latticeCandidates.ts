import type { Frame, Rect } from '../model/frame.ts';
import { commonRect, doOverlap } from '../model/frame.ts';
import type { BareBoard } from './bareCandidate.ts';
import { findBare } from './bareCandidate.ts';
import type { LatticeCandidate, SearchStep } from './candidate.ts';
import { candidateRegion } from './candidate.ts';
import { findBareAt } from './exactCandidate.ts';
import { cellsIn } from './extents.ts';
import type { Gradients } from './gradients.ts';
import { halveFrame, makeGradients, sumEdges } from './gradients.ts';
import { CLEAN_EDGE, pitchRange } from './gridLines.ts';
import { joinParts } from './joinParts.ts';
import { enlarge } from './lineWindow.ts';
import type { Outline } from './outlineCandidate.ts';
import { beginOutline, finishOutline, isSurelyOutlined, SMALLEST_PITCH, SURELY_OUTLINED } from './outlineCandidate.ts';
import { findPeriodicTiles } from './periodicity.ts';
import type { Repetition } from './repetition.ts';
import { joinTiles } from './repetition.ts';
import { linePosition } from './sides.ts';

/** The picture is searched at full, half and quarter size, so that cells of 10 to 120 px fit into the tiles. */
const LEVELS = 3;
/**
 * Tiles, in pixels: small boards and small cells need small tiles at full size. In smaller pictures a board is few tiles
 * wide, so they lie closer: else it depends on how they fall whether one misses what lies over the board.
 */
const TILES_AT_FULL_SIZE = [
  { size: 128, step: 64 },
  { size: 64, step: 32 },
];
const TILES = [{ size: 128, step: 32 }];
/** Repetitions looked at closely at each size; boards are among the heaviest. */
const MOST_REPETITIONS = 6;
/** Whether the pitch of a repetition can turn out to be that of a board: text in a terminal repeats too, but is smaller. */
function mayBeBoard({ pitchX, pitchY }: Repetition, scale: number): boolean {
  const smaller = Math.min(pitchX, pitchY);
  return smaller * (1 + pitchRange(smaller)) * scale >= SMALLEST_PITCH;
}

/** What a picture may show, the most line-like first. */
export interface Candidates {
  readonly outlined: readonly LatticeCandidate[];
  /**
   * Boards without lines, which take long to look for: to be asked for where no outlined one reads well. None are looked for
   * where `boards`, those of the outlined ones that are boards, or other boards (Px of the picture) are known to be.
   */
  readonly findBare: (boards: readonly LatticeCandidate[], others: readonly Rect[]) => LatticeCandidate[];
}

/** Everything in a picture that looks like a lattice of cells. */
export function findCandidates(frame: Frame, gradients: Gradients, observe?: (step: SearchStep) => void): Candidates {
  const steps = searchLevels(frame, gradients);
  if (observe) for (const step of steps) observe(step);
  const sure: LatticeCandidate[] = [];
  const begun = steps.map((step) => {
    const unknown = step.repetitions.filter(
      (r) => !sure.some((known) => fills(candidateRegion(known), inPicture(r.region, 2 ** step.level))),
    );
    const outlines = unknown.map((repetition) => beginOutline(step, repetition));
    sure.push(...outlines.flatMap(({ best }) => (best && isSurelyOutlined(best) ? [best] : [])));
    return outlines;
  });
  const found = steps.flatMap((step, level) => {
    const here = (begun[level] as Outline[])
      .map((outline) => (isHopeless(outline, sure, 2 ** level) ? null : finishOutline(step, outline)))
      .filter((candidate) => candidate !== null);
    return [...here, ...joinParts(step.picture, step.edges, here)];
  });
  const outlined = found.sort(byValue);
  return { outlined, findBare: (boards, others) => findAllBare(steps, boards, others).sort(byValue) };
}

/** A board whose cells are by this factor larger may be one of several cells each. */
const COARSER = 1.5;

/**
 * Whether a repetition without outlines at the likeliest threshold of edges is not worth trying others, because the picture
 * has surely outlined boards: none of them is made of several cells of this repetition each.
 */
function isHopeless({ best, region, folds }: Outline, sure: readonly LatticeCandidate[], scale: number): boolean {
  if (best || sure.length === 0) return false;
  const own = inPicture(region, scale);
  return !sure.some(
    (known) =>
      doOverlap(candidateRegion(known), own) &&
      Math.max(known.lines.x.pitch / folds.x.pitch, known.lines.y.pitch / folds.y.pitch) >= COARSER * scale,
  );
}

/** The most line-like first. */
function byValue(a: LatticeCandidate, b: LatticeCandidate): number {
  return b.value - a.value;
}

/** How the picture repeats at each size. */
function searchLevels(frame: Frame, gradients: Gradients): SearchStep[] {
  const steps: SearchStep[] = [];
  let picture = frame;
  for (let level = 0; level < LEVELS; level++) {
    if (level > 0) picture = halveFrame(picture);
    if (Math.min(picture.width, picture.height) < TILES[0]!.size / 2) break;
    const edges = level === 0 ? gradients : makeGradients(picture);
    const sizes = level === 0 ? TILES_AT_FULL_SIZE : TILES;
    const sums = sumEdges(edges);
    const tiles = sizes.flatMap(({ size, step }) => findPeriodicTiles(edges, sums, size, step));
    const repetitions = joinTiles(tiles)
      .filter((r) => mayBeBoard(r, 2 ** level))
      .slice(0, MOST_REPETITIONS);
    steps.push({ stage: 'search', level, picture, edges, tiles, repetitions });
  }
  return steps;
}

/** Boards without lines, where no outlined one is in a picture of the same size or larger. */
function findAllBare(
  steps: readonly SearchStep[],
  outlined: readonly LatticeCandidate[],
  others: readonly Rect[],
): LatticeCandidate[] {
  return steps.slice(0, BARE_LEVELS).flatMap(({ level, picture, edges, repetitions }) => {
    const known = outlined.filter((candidate) => candidate.level <= level);
    if (known.some(({ value }) => value >= SURELY_OUTLINED)) return [];
    const taken = [...known.map(candidateRegion), ...others];
    return repetitions
      .slice(0, MOST_BARE)
      .filter(({ region }) => !taken.some((other) => fills(other, inPicture(region, 2 ** level))))
      .map((repetition) => findBare(picture, edges, repetition))
      .filter((bare) => bare !== null)
      .map((bare) => bareCandidate(settle(picture, edges, bare), level));
  });
}

/** A board without lines with its cells meeting between its drawings, where that leaves none of them out. */
function settle(picture: Frame, edges: Gradients, bare: BareBoard): BareBoard {
  const settled = findBareAt(picture, edges, regionOf(bare));
  return settled && cellsIn(settled.extent) >= cellsIn(bare.extent) ? settled : bare;
}

/** A board without lines as a repetition: its pitches are known, where its cells meet is measured again by what is on it. */
function regionOf({ lines: { x, y }, extent: { left, top, right, bottom }, value }: BareBoard): Repetition {
  const region = {
    x: linePosition(x, left),
    y: linePosition(y, top),
    width: (right - left) * x.pitch,
    height: (bottom - top) * y.pitch,
  };
  return { region, pitchX: x.pitch, pitchY: y.pitch, weight: value };
}

/** A board without lines as a candidate. */
export function bareCandidate({ lines, extent, value }: BareBoard, level: number): LatticeCandidate {
  const scale = 2 ** level;
  const enlarged = { x: enlarge(lines.x, scale), y: enlarge(lines.y, scale) };
  return { lines: enlarged, extent, level, edge: CLEAN_EDGE, bare: true, value };
}

/** Sizes of the picture at which boards without lines are looked for, and repetitions looked at. */
const BARE_LEVELS = 2;
const MOST_BARE = 6;
/** The part of a repetition that an outlined board in it covers, at least. */
const COVERED = 0.4;

/** Whether one rectangle takes so much of another that what repeats there is in it. */
function fills(rect: Rect, region: Rect): boolean {
  const common = commonRect(rect, region);
  return common !== null && common.width * common.height > COVERED * region.width * region.height;
}

/** A region of a picture at 1 / scale of its size, in Px of the full picture. */
function inPicture({ x, y, width, height }: Rect, scale: number): Rect {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}
