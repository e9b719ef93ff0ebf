import type { Frame, Rect } from '../model/frame.ts';
import { doOverlap } from '../model/frame.ts';
import type { BareBoard } from './bareCandidate.ts';
import { findBare } from './bareCandidate.ts';
import type { LatticeCandidate, SearchStep } from './candidate.ts';
import { candidateRegion } from './candidate.ts';
import { findBareAt } from './exactCandidate.ts';
import { cellsIn, fills } from './extents.ts';
import type { Gradients } from './gradients.ts';
import { halveFrame, makeGradients, sumEdges, withoutTexture } from './gradients.ts';
import { CLEAN_EDGE, pitchRange } from './gridLines.ts';
import { joinParts } from './joinParts.ts';
import { enlarge } from './lineWindow.ts';
import type { Outline } from './outlineCandidate.ts';
import { beginOutline, finishOutline, isSurelyOutlined, SMALLEST_PITCH, SURELY_OUTLINED } from './outlineCandidate.ts';
import type { PeriodicTile } from './periodicity.ts';
import { findPeriodicTiles } from './periodicity.ts';
import type { Repetition } from './repetition.ts';
import { joinTiles } from './repetition.ts';
import { onSeparators } from './separators.ts';
import { linePosition } from './sides.ts';

/** The picture is searched at full, half and quarter size, so that cells of 10 to 120 px fit into the tiles. */
const LEVELS = 3;
/**
 * Tiles, in pixels: small boards and small cells need small tiles at full size. In smaller pictures a board is few tiles
 * wide, so they lie closer: else it depends on how they fall whether one misses what lies over the board.
 */
const PLAIN: Search = {
  leastStep: 0,
  atFullSize: [
    { size: 128, step: 64 },
    { size: 64, step: 32 },
  ],
  smaller: [{ size: 128, step: 32 }],
};
/**
 * What cells are made of (wood, brushed metal, paper) hides how they repeat: its steps are weaker than those of their sides and of
 * what is drawn on them, and no longer sums up to anything over larger tiles.
 */
const TEXTURED: Search = {
  leastStep: 24,
  atFullSize: [{ size: 256, step: 64 }],
  smaller: [
    { size: 128, step: 32 },
    { size: 256, step: 64 },
  ],
};

/** How repetitions are looked for: in which tiles, Px, and among steps of how many levels at least. */
interface Search {
  readonly leastStep: number;
  readonly atFullSize: readonly Tiling[];
  readonly smaller: readonly Tiling[];
}

interface Tiling {
  readonly size: number;
  readonly step: number;
}

/** Pictures of fewer pixels a side are not searched. */
const SMALLEST_PICTURE = 64;
/** Repetitions looked at closely at each size; boards are among the heaviest. */
const MOST_REPETITIONS = 6;
/** Whether the pitch of a repetition can turn out to be that of a board: text in a terminal repeats too, but is smaller. */
function mayBeBoard({ pitchX, pitchY }: Repetition, scale: number): boolean {
  const smaller = Math.min(pitchX, pitchY);
  return smaller * (1 + pitchRange(smaller)) * scale >= SMALLEST_PITCH;
}

/** What a picture may show, the most line-like first. */
export interface Candidates {
  /** The likeliest board and what else is surely outlined at the likeliest threshold of edges: most boards are among them. */
  readonly likeliest: readonly LatticeCandidate[];
  /** What is outlined at any threshold, but where boards are known to be (Px of the picture): to try all takes long. */
  readonly findOutlined: (boards?: readonly Rect[]) => readonly LatticeCandidate[];
  /**
   * Boards without lines, which take long to look for: to be asked for where no outlined one reads well. None are looked for
   * where `boards`, those of the outlined ones that are boards, or other boards (Px of the picture) are known to be.
   */
  readonly findBare: (boards: readonly LatticeCandidate[], others: readonly Rect[]) => LatticeCandidate[];
  /** Outlined boards whose cells have a texture that hides how they repeat: to be asked for where nothing else reads well. */
  readonly findTextured: () => readonly LatticeCandidate[];
}

/** Everything in a picture that looks like a lattice of cells. */
export function findCandidates(frame: Frame, gradients: Gradients, observe?: (step: SearchStep) => void): Candidates {
  const levels = makeLevels(frame, gradients);
  const searchIn = (search: Search) => {
    const steps = searchLevels(levels, search);
    if (observe) for (const step of steps) observe(step);
    return steps;
  };
  const steps = searchIn(PLAIN);
  return {
    ...beginAll(steps),
    findBare: (boards, others) => findAllBare(steps, boards, others).sort(byValue),
    findTextured: () => beginAll(searchIn(TEXTURED)).findOutlined(),
  };
}

/** Looks for outlined boards with the likeliest thresholds of edges; with others when it is asked for them. */
function beginAll(steps: readonly SearchStep[]): Pick<Candidates, 'likeliest' | 'findOutlined'> {
  const sure: LatticeCandidate[] = [];
  const begun = steps.map((step) => {
    const unknown = step.lined.filter((r) => !sure.some((known) => explains(known, inFullSize(r, 2 ** step.level))));
    const outlines = unknown.map((repetition) => beginOutline(step, repetition));
    sure.push(...outlines.flatMap(({ best }) => (best && isSurelyOutlined(best) ? [best] : [])));
    return { step, outlines };
  });
  const likely = begun.flatMap(({ step, outlines }) =>
    withJoined(
      step,
      outlines.map(({ best }) => best),
    ),
  );
  const findOutlined: Candidates['findOutlined'] = (boards = []) => {
    const found = begun.flatMap(({ step, outlines }) => {
      const scale = 2 ** step.level;
      const isKnown = ({ region, best }: Outline) =>
        boards.some((board) =>
          best ? doOverlap(board, candidateRegion(best)) : fills(board, inPicture(region, scale), COVERED),
        );
      const unknown = outlines.filter((outline) => !isKnown(outline));
      const isDone = (outline: Outline) => isHopeless(outline, sure, scale);
      return withJoined(
        step,
        unknown.map((outline) => (isDone(outline) ? outline.best : finishOutline(step, outline))),
      );
    });
    return found.sort(byValue);
  };
  const likeliest = likely.sort(byValue).filter((candidate, k) => k === 0 || isSurelyOutlined(candidate));
  return { likeliest, findOutlined };
}

/** What was found in a picture at one size, and what parts of it make together. */
function withJoined({ picture, edges }: SearchStep, found: readonly (LatticeCandidate | null)[]): LatticeCandidate[] {
  const here = found.filter((candidate) => candidate !== null);
  return [...here, ...joinParts(picture, edges, here)];
}

/** A repetition so much finer or coarser may show that the pitch of an outlined board is not quite right. */
const DOUBTFUL = 1.25;

/** Whether a repetition is that of an outlined board, of several of its cells, or of what is drawn on them. */
function explains(known: LatticeCandidate, { region, pitchX, pitchY }: Repetition): boolean {
  if (!fills(candidateRegion(known), region, COVERED)) return false;
  const { x, y } = known.lines;
  const isDoubt = (ratio: number) => !isMultiple(ratio) && ratio <= DOUBTFUL && ratio >= 1 / DOUBTFUL;
  return !isDoubt(pitchX / x.pitch) || !isDoubt(pitchY / y.pitch);
}

/** A board whose cells are by this factor larger may be one of several cells each. */
const COARSER = 1.5;

/**
 * Whether other thresholds of edges are not worth trying for a repetition because the picture has surely outlined boards: it
 * shows no outlines at the likeliest one, or lies on such a board; and none of them is made of several cells of it each.
 */
function isHopeless({ best, region, folds }: Outline, sure: readonly LatticeCandidate[], scale: number): boolean {
  const own = inPicture(region, scale);
  const others = sure.filter((known) => known !== best);
  if (others.length === 0 || (best && !others.some((known) => fills(candidateRegion(known), own, COVERED))))
    return false;
  return !others.some(
    (known) =>
      doOverlap(candidateRegion(known), own) &&
      Math.max(known.lines.x.pitch / folds.x.pitch, known.lines.y.pitch / folds.y.pitch) >= COARSER * scale,
  );
}

/** The most line-like first. */
function byValue(a: LatticeCandidate, b: LatticeCandidate): number {
  return b.value - a.value;
}

type Level = Pick<SearchStep, 'level' | 'picture' | 'edges'>;

/** The picture at each size at which it is searched, with its edges. */
function makeLevels(frame: Frame, gradients: Gradients): Level[] {
  const levels: Level[] = [];
  let picture = frame;
  for (let level = 0; level < LEVELS; level++) {
    if (level > 0) picture = halveFrame(picture);
    if (Math.min(picture.width, picture.height) < SMALLEST_PICTURE) break;
    levels.push({ level, picture, edges: level === 0 ? gradients : makeGradients(picture) });
  }
  return levels;
}

/** How the picture repeats at each size. */
function searchLevels(levels: readonly Level[], { leastStep, atFullSize, smaller }: Search): SearchStep[] {
  const text: Repetition[] = [];
  return levels.map(({ level, picture, edges: all }) => {
    const edges = withoutTexture(all, leastStep);
    const sizes = level === 0 ? atFullSize : smaller;
    const sums = sumEdges(edges);
    const tiles = sizes.flatMap(({ size, step }) => findPeriodicTiles(edges, sums, size, step));
    const scale = 2 ** level;
    const joined = joinTiles(tiles);
    for (const r of joined) if (!mayBeBoard(r, scale) && r.pitchY >= TALLER * r.pitchX) text.push(inFullSize(r, scale));
    const repetitions = joined.filter((r) => mayBeBoard(r, scale)).slice(0, MOST_REPETITIONS);
    const lined = text.length === 0 ? repetitions : likeliestLined(tiles, text, scale);
    return { stage: 'search', level, picture, edges, tiles, repetitions, lined };
  });
}

/** … and where there is text, so many more with square cells, and of the text. */
const MOST_MORE = 3;
/** Lines of text lie at least so much further apart than its characters, whose pitches are known to this part of themselves. */
const TALLER = 1.3;
const KNOWN_TO = 0.04;
/** A number is no whole one where it may be wrong by more. */
const SURELY = 0.2;
/** What repeats so far within text is part of it. */
const IN_TEXT = 0.8;

/** The repetitions that are looked at for lines where there is text: it repeats in many ways, and is not to push a board aside. */
function likeliestLined(tiles: readonly PeriodicTile[], text: readonly Repetition[], scale: number): Repetition[] {
  const isText = (tile: PeriodicTile) => text.some((known) => isTextOf(known, tile, scale));
  const inText = tiles.map(isText);
  const found = (wanted: boolean) =>
    joinTiles(tiles.filter((_, i) => inText[i] === wanted)).filter((r) => mayBeBoard(r, scale));
  const others = found(false);
  const squares = others
    .slice(MOST_REPETITIONS)
    .filter(({ pitchX, pitchY }) => Math.abs(pitchX / pitchY - 1) <= KNOWN_TO);
  return [...others.slice(0, MOST_REPETITIONS), ...squares.slice(0, MOST_MORE), ...found(true).slice(0, MOST_MORE)];
}

/** Whether a tile shows text that is known in larger detail, with whole characters and lines in each of its periods. */
function isTextOf(text: Repetition, { x, y, size, pitchX, pitchY }: PeriodicTile, scale: number): boolean {
  const region = inPicture({ x, y, width: size, height: size }, scale);
  const [characters, lines] = [(scale * pitchX) / text.pitchX, (scale * pitchY) / text.pitchY];
  return isMultiple(characters) && isMultiple(lines) && fills(text.region, region, IN_TEXT);
}

function isMultiple(ratio: number): boolean {
  return Math.abs(ratio - Math.round(ratio)) <= Math.min(SURELY, KNOWN_TO * ratio);
}

function inFullSize({ region, pitchX, pitchY, weight }: Repetition, scale: number): Repetition {
  return { region: inPicture(region, scale), pitchX: pitchX * scale, pitchY: pitchY * scale, weight };
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
      .filter(({ region }) => !taken.some((other) => fills(other, inPicture(region, 2 ** level), COVERED)))
      .map((repetition) => findBare(picture, edges, repetition))
      .filter((bare) => bare !== null)
      .flatMap((bare) => bareCandidates(picture, settle(picture, edges, bare), level));
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

/** A board without lines as a candidate; where bars or dashes are drawn in all of its cells as one whose cells meet there, too. */
export function bareCandidates(picture: Frame, { lines, extent, value }: BareBoard, level: number): LatticeCandidate[] {
  const scale = 2 ** level;
  return [onSeparators(picture, lines, extent), lines].flatMap((place) => {
    if (!place) return [];
    const enlarged = { x: enlarge(place.x, scale), y: enlarge(place.y, scale) };
    return [{ lines: enlarged, extent, level, edge: CLEAN_EDGE, bare: true, value }];
  });
}

/** Sizes of the picture at which boards without lines are looked for, and repetitions looked at. */
const BARE_LEVELS = 2;
const MOST_BARE = 6;
/** The part of a repetition that an outlined board in it covers, at least. */
const COVERED = 0.4;

/** A region of a picture at 1 / scale of its size, in Px of the full picture. */
function inPicture({ x, y, width, height }: Rect, scale: number): Rect {
  return { x: x * scale, y: y * scale, width: width * scale, height: height * scale };
}
