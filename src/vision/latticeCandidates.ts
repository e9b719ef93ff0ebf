import type { Frame, Rect } from '../model/frame.ts';
import type { BareBoard } from './bareCandidate.ts';
import { findBare } from './bareCandidate.ts';
import type { Gradients } from './gradients.ts';
import { halveFrame, makeGradients, sumEdges } from './gradients.ts';
import type { Folds, GridLines, LineFamily } from './gridLines.ts';
import { CLEAN_EDGE, edgeThresholds, findGridLines, foldRepetition, pitchRange } from './gridLines.ts';
import { growExtent } from './growExtent.ts';
import { enlarge, LEAST_CORE, windowOf } from './lineWindow.ts';
import type { PeriodicTile } from './periodicity.ts';
import { findPeriodicTiles } from './periodicity.ts';
import type { Repetition } from './repetition.ts';
import { joinTiles } from './repetition.ts';
import type { Extent, SideMap } from './sides.ts';
import { bestExtent, drawnSides, linePosition, mapSides } from './sides.ts';

/** A rectangle of cells found in a picture, not yet measured exactly. Px of the full picture. */
export interface LatticeCandidate {
  readonly lines: GridLines;
  readonly extent: Extent;
  /** Halvings of the picture it was found in; its positions are true to about 2^level pixels. */
  readonly level: number;
  /** Compressed strength from which a step is an edge there. */
  readonly edge: number;
  /** Whether it has no lines, so that its first phases are the middles of the strips between cells. */
  readonly bare: boolean;
  /** How line-like its cells' sides are in sum; only to be compared. */
  readonly value: number;
}

/** How a picture repeats at one size, for an observer (`readerStep.ts`): in pixels of `picture`, halved `level` times. */
export interface SearchStep {
  readonly stage: 'search';
  readonly level: number;
  readonly picture: Frame;
  readonly edges: Gradients;
  readonly tiles: readonly PeriodicTile[];
  /** Those that are looked at closely. */
  readonly repetitions: readonly Repetition[];
}

/** Where a candidate lies, in Px of the full picture, as exactly as is known before it is measured. */
export function candidateRegion({ lines, extent }: LatticeCandidate): Rect {
  const x = linePosition(lines.x, extent.left);
  const y = linePosition(lines.y, extent.top);
  return { x, y, width: linePosition(lines.x, extent.right) - x, height: linePosition(lines.y, extent.bottom) - y };
}

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
/** The smallest pitch of a board, in full pixels, with some tolerance. */
const SMALLEST_PITCH = 9.5;

/** Whether the pitch of a repetition can turn out to be that of a board: text in a terminal repeats too, but is smaller. */
function mayBeBoard({ pitchX, pitchY }: Repetition, scale: number): boolean {
  const smaller = Math.min(pitchX, pitchY);
  return smaller * (1 + pitchRange(smaller)) * scale >= SMALLEST_PITCH;
}

/** What a picture may show, the most line-like first. */
export interface Candidates {
  readonly outlined: readonly LatticeCandidate[];
  /** Boards without lines, which take long to look for: to be asked for where no outlined one reads well. */
  readonly findBare: () => LatticeCandidate[];
}

/** Everything in a picture that looks like a lattice of cells. */
export function findCandidates(frame: Frame, gradients: Gradients, observe?: (step: SearchStep) => void): Candidates {
  const steps = searchLevels(frame, gradients);
  if (observe) for (const step of steps) observe(step);
  const sure: LatticeCandidate[] = [];
  const begun = steps.map((step) => {
    const unknown = step.repetitions.filter((r) => !sure.some((known) => covers(known, r, 2 ** step.level)));
    const outlines = unknown.map((repetition) => beginOutline(step, repetition));
    sure.push(...outlines.flatMap(({ best }) => (best && isSurelyOutlined(best) ? [best] : [])));
    return outlines;
  });
  const found = steps.flatMap((step, level) => {
    const here = (begun[level] as Outline[])
      .map((outline) => (sure.length > 0 && !outline.best ? null : finishOutline(step, outline)))
      .filter((candidate) => candidate !== null);
    return [...here, ...joinParts(step.picture, step.edges, here)];
  });
  const outlined = found.sort(byValue);
  return { outlined, findBare: () => findAllBare(steps, outlined).sort(byValue) };
}

/** The most line-like first. */
export function byValue(a: LatticeCandidate, b: LatticeCandidate): number {
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

/** Boards without lines, where no outlined one was found in a picture of the same size or larger. */
function findAllBare(steps: readonly SearchStep[], outlined: readonly LatticeCandidate[]): LatticeCandidate[] {
  return steps.slice(0, BARE_LEVELS).flatMap(({ level, picture, edges, repetitions }) => {
    const known = outlined.filter((candidate) => candidate.level <= level);
    if (known.some(({ value }) => value >= SURELY_OUTLINED)) return [];
    return repetitions
      .slice(0, MOST_BARE)
      .filter((repetition) => !known.some((candidate) => covers(candidate, repetition, 2 ** level)))
      .map((repetition) => findBare(picture, edges, repetition))
      .filter((bare) => bare !== null)
      .map((bare) => bareCandidate(bare, level));
  });
}

function bareCandidate({ lines, extent, value }: BareBoard, level: number): LatticeCandidate {
  const scale = 2 ** level;
  const enlarged = { x: enlarge(lines.x, scale), y: enlarge(lines.y, scale) };
  return { lines: enlarged, extent, level, edge: CLEAN_EDGE, bare: true, value };
}

/** Sizes of the picture at which boards without lines are looked for, and repetitions looked at. */
const BARE_LEVELS = 2;
const MOST_BARE = 6;
/**
 * With an outlined board of this value in the picture, none without lines is looked for; and if it is well outlined, what
 * shows no outlines at the likeliest threshold of edges has none.
 */
const SURELY_OUTLINED = 120;
/** The part of a repetition that an outlined board in it covers, at least. */
const COVERED = 0.4;

/** Whether a candidate is the board that makes a repetition. */
function covers({ lines, extent }: LatticeCandidate, { region }: Repetition, scale: number): boolean {
  const left = Math.max(linePosition(lines.x, extent.left), region.x * scale);
  const right = Math.min(linePosition(lines.x, extent.right), (region.x + region.width) * scale);
  const top = Math.max(linePosition(lines.y, extent.top), region.y * scale);
  const bottom = Math.min(linePosition(lines.y, extent.bottom), (region.y + region.height) * scale);
  return (
    right > left &&
    bottom > top &&
    (right - left) * (bottom - top) > COVERED * region.width * region.height * scale ** 2
  );
}

/** Parts of one lattice agree in pitch, and in phase, to this part of a pitch. */
const SAME_PITCH = 0.01;
const SAME_PHASE = 0.15;

/** Boards that something lies across fall into parts: what continues another part's lattice is one board with it. */
function joinParts(picture: Frame, edges: Gradients, parts: readonly LatticeCandidate[]): LatticeCandidate[] {
  const joined: LatticeCandidate[] = [];
  parts.forEach((a, k) => {
    for (const b of parts.slice(k + 1)) {
      const across = stepsBetween(a.lines.x, b.lines.x);
      const down = stepsBetween(a.lines.y, b.lines.y);
      if (across === null || down === null) continue;
      const moved = shiftExtent(b.extent, across, down);
      const overlapX = Math.min(a.extent.right, moved.right) - Math.max(a.extent.left, moved.left);
      const overlapY = Math.min(a.extent.bottom, moved.bottom) - Math.max(a.extent.top, moved.top);
      if (overlapX > 0 === overlapY > 0) continue;
      const one = joinTwo(picture, edges, a, moved, a.value + b.value);
      if (one) joined.push(one);
    }
  });
  return joined;
}

/** By how many cells the first line of `b` comes after that of `a`, where both are lines of one lattice; else null. */
function stepsBetween(a: LineFamily, b: LineFamily): number | null {
  if (Math.abs(a.pitch - b.pitch) > SAME_PITCH * a.pitch) return null;
  const steps = (linePosition(b, 0) - linePosition(a, 0)) / a.pitch;
  return Math.abs(steps - Math.round(steps)) <= SAME_PHASE ? Math.round(steps) : null;
}

function shiftExtent({ left, top, right, bottom }: Extent, across: number, down: number): Extent {
  return { left: left + across, top: top + down, right: right + across, bottom: bottom + down };
}

/** Cells between two parts that are outlined like those of a board, as a part of a row (or column) that links them. */
const LINKED = 0.8;
/** Drawn sides of an outlined cell; rows (or columns) beyond both parts that may link them. */
const OUTLINED = 3;
const REACH = 4;

/** Whether some row (or column) of outlined cells goes from one part to the other: two boards have none. */
function areLinked(sides: SideMap, a: Extent, b: Extent, all: Extent): boolean {
  const isBeside = Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  const [from, to] = isBeside
    ? [Math.min(a.right, b.right), Math.max(a.left, b.left)]
    : [Math.min(a.bottom, b.bottom), Math.max(a.top, b.top)];
  const [first, last, most] = isBeside ? [all.top, all.bottom, sides.rows] : [all.left, all.right, sides.cols];
  for (let lane = Math.max(0, first - REACH); lane < Math.min(most, last + REACH); lane++) {
    let outlined = 0;
    for (let k = from; k < to; k++)
      if ((isBeside ? drawnSides(sides, k, lane) : drawnSides(sides, lane, k)) >= OUTLINED) outlined++;
    if (outlined >= LINKED * (to - from)) return true;
  }
  return false;
}

function joinTwo(
  picture: Frame,
  edges: Gradients,
  a: LatticeCandidate,
  b: Extent,
  value: number,
): LatticeCandidate | null {
  const scale = 2 ** a.level;
  const core = {
    left: Math.min(a.extent.left, b.left),
    top: Math.min(a.extent.top, b.top),
    right: Math.max(a.extent.right, b.right),
    bottom: Math.max(a.extent.bottom, b.bottom),
  };
  const own = { x: enlarge(a.lines.x, 1 / scale), y: enlarge(a.lines.y, 1 / scale) };
  const x = windowOf(own.x, linePosition(own.x, core.left), (core.right - core.left) * own.x.pitch, picture.width);
  const y = windowOf(own.y, linePosition(own.y, core.top), (core.bottom - core.top) * own.y.pitch, picture.height);
  const lines = { x: x.family, y: y.family };
  const known = shiftExtent(
    core,
    Math.round((own.x.origin - x.family.origin) / own.x.pitch),
    Math.round((own.y.origin - y.family.origin) / own.y.pitch),
  );
  const sides = mapSides(edges, lines, a.edge, x.count, y.count);
  const across = known.left - core.left;
  const down = known.top - core.top;
  if (!areLinked(sides, shiftExtent(a.extent, across, down), shiftExtent(b, across, down), known)) return null;
  const extent = growExtent(picture, lines, sides, known);
  return { ...a, lines: { x: enlarge(lines.x, scale), y: enlarge(lines.y, scale) }, extent, value };
}

/** What is known of a repetition's outlines, and the thresholds of edges that were not tried yet. */
interface Outline {
  readonly region: Rect;
  readonly folds: Folds;
  readonly untried: readonly number[];
  readonly best: LatticeCandidate | null;
}

/** Looks for outlined cells in a repetition with the likeliest threshold of edges. */
function beginOutline(step: SearchStep, repetition: Repetition): Outline {
  const { region } = repetition;
  const folds = foldRepetition(step.edges, repetition);
  const [first = CLEAN_EDGE, ...untried] = edgeThresholds(step.edges, region);
  return { region, folds, untried, best: outlineAt(first, step, region, folds) };
}

/** … and with others, until it is well outlined. */
function finishOutline(step: SearchStep, { region, folds, untried, best: first }: Outline): LatticeCandidate | null {
  let best = first;
  for (const edge of untried) {
    if (best && isWellOutlined(best)) break;
    const found = outlineAt(edge, step, region, folds);
    if (found && (!best || found.value > best.value)) best = found;
  }
  return best;
}

/** Value a cell of a board nearly all of whose sides are drawn: no other threshold of edges is tried. */
const WELL_OUTLINED = 3;

function isWellOutlined({ value, extent: { left, top, right, bottom } }: LatticeCandidate): boolean {
  return value >= WELL_OUTLINED * (right - left) * (bottom - top);
}

function isSurelyOutlined(candidate: LatticeCandidate): boolean {
  return candidate.value >= SURELY_OUTLINED && isWellOutlined(candidate);
}

function outlineAt(
  edge: number,
  { picture, edges, level }: SearchStep,
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
  const extent = growExtent(picture, lines, sides, core);
  return {
    lines: { x: enlarge(lines.x, scale), y: enlarge(lines.y, scale) },
    extent,
    level,
    edge,
    bare: false,
    value: core.value,
  };
}
