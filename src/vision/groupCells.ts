import type { CellSamples } from './cellSamples.ts';
import { BLOCKS, SIGNATURE, signatureDifference } from './cellSamples.ts';
import { contrastWithin, drawnAlike } from './drawnAlike.ts';
import { joinDrawnAnew } from './drawnAnew.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { CLOSED_OUTPUT, NET_OUTPUTS } from './glyphNet.ts';
import { BLANK, CROSSED, FLAG, GLYPH_COUNT, MINE, OTHER, QUESTION } from './glyphs.ts';
import { markOnGround } from './markOnGround.ts';
import { medianNearest } from './medianNearest.ts';
import type { ColourPatch } from './patch.ts';
import type { Corner } from './roundTiles.ts';
import { joinCutCorners, joinRoundTiles } from './roundTiles.ts';
import { showsSameDrawing } from './sameDrawing.ts';

/** Cells that look the same, and what the network makes of them. */
export interface CellGroup {
  readonly cells: readonly number[];
  /** Probability of every glyph. */
  readonly glyphs: Float64Array;
  /** The glyph with the highest probability. */
  readonly best: number;
  /** How many of the first cells look the same; the others show the same drawing, but shaded or scaled in another way. */
  readonly alike: number;
  /** Log-odds of looking closed. */
  readonly closed: number;
  /** Whether the picture is so noisy that cells of one group may show different things. */
  readonly isNoisy: boolean;
}

/**
 * Two cells look the same when no block of them differs in any colour by more levels than this many times the
 * picture's noise, within limits: a dark theme's covered and open cells may be 8 levels apart.
 */
const NOISE_FACTOR = 4;
const LEAST_DIFFERENCE = 6;
export const MOST_DIFFERENCE = 20;
/** … nor by more than this part of the board's contrast: through a veil, all that is drawn differs less. */
const CONTRAST_PART = 0.06;
export const ROUNDING = 2;
/** Where cells that differ by more levels than this are grouped, they may show different things. */
const NOISY = 10;
/** Cells whose colours vary by no more (standard deviation, levels) show nothing, and so many of them are ground. */
const PLAIN = 3;
const GROUND = 4;
/** The network learnt from cells of which many show something else than the game; on a board there are so much fewer. */
const OTHER_ON_BOARDS = 0.5;
/** The probability that ground on which something else is drawn on each cell is blank, and its least log-odds of being closed: open ground is plainer. */
const DRAWN_BLANK = 0.9;
const DRAWN_CLOSED = 2;
/** Members of a group that the network is asked about; fewer where noise makes many groups. */
const ASKED = 3;
const MOST_ASKED = 120;
/** Part of the network's opinion of a whole cell that counts where its drawing is small and looked at once more. */
const SMALL_SEEN = 0.5;
/** What may be blank with this probability has no drawing by which it could be joined to others. */
const MOST_BLANK = 0.05;

/**
 * Groups cells by appearance (each cell joins the first group whose first cell it looks like and that shows the same drawing) and names their glyphs.
 * @param enlarge the drawing of a cell once more, enlarged, where it is small; asked only for cells that the network looks at.
 * @param corners the cells in the corners of the board, which may be cut.
 */
export function groupCells(
  samples: CellSamples,
  memory: GlyphMemory,
  enlarge: (cell: number) => ColourPatch | null,
  corners: readonly Corner[] = [],
): CellGroup[] {
  const { patches, signatures, contrast } = samples;
  const differ = (a: number, b: number, enough: number) =>
    signatureDifference(signatures, a * SIGNATURE, signatures, b * SIGNATURE, enough);
  const noise = medianNearest(patches.length, MOST_DIFFERENCE, differ);
  const wanted = Math.max(LEAST_DIFFERENCE, Math.min(MOST_DIFFERENCE, NOISE_FACTOR * noise));
  const allowed = Math.min(wanted, Math.max(ROUNDING, CONTRAST_PART * contrast));
  const groups: number[][] = [];
  const tooMuch = Math.floor(allowed) + 1;
  const areDrawnAlike = drawnAlike(patches, allowed / 2);
  const looksSame = (a: number, b: number) =>
    patches[a] === patches[b] || (differ(a, b, tooMuch) < tooMuch && areDrawnAlike(a, b));
  for (let i = 0; i < patches.length; i++) {
    const group = groups.find((g) => looksSame(g[0] as number, i));
    if (group) group.push(i);
    else groups.push([i]);
  }
  // Nearly alike is not enough: in photos, so are parts of cells of wrong lattices.
  const tiles = joinCutCorners(joinRoundTiles(groups, samples, ROUNDING, areDrawnAlike), corners, samples, ROUNDING);
  const { looks: cut, joined } = joinDrawnAnew(tiles, patches);
  const each = Math.max(1, Math.min(ASKED, Math.floor(MOST_ASKED / cut.length)));
  const looks = cut.map((cells) => askAbout(cells, spread(cells, each), patches, memory, enlarge));
  const grounds = looks.slice(0, joined).map(asGround);
  const askOne = (cell: number) => askAbout([cell], [cell], patches, memory, enlarge);
  const parts = memory.asksEach
    ? looks.slice(joined).flatMap((look) => partsOf(look.cells.map(askOne)))
    : looks.slice(joined);
  const marked = withMarksOnTiles(parts, patches, memory);
  const others = joinDrawings(marked, showsSameDrawing(samples, memory)).map(({ cells, scores, alike }) => {
    const glyphs = glyphProbabilities(scores);
    if (cells.length >= GROUND && contrastWithin(patches[cells[0] as number] as ColourPatch) <= PLAIN)
      showBlank(glyphs);
    const best = bestOf(glyphs);
    return { cells, glyphs, best, closed: scores[CLOSED_OUTPUT] as number, alike, isNoisy: allowed > NOISY };
  });
  return [...grounds, ...others];
}

/** A tile that is a drawing, which the network does not know, is on this part of the cells, more than flags are; a mark on it must be seen with that probability. */
const SURELY_UNKNOWN = 0.85;
const TILE_PART = 0.2;
const SEEN = 0.8;
/** Tiles are covered cells, mostly: numbers on them would be words of something that lies over the board. */
const MARKS: readonly number[] = [FLAG, QUESTION, MINE, CROSSED];

/** Looks of which the network sees hardly more than the tile on which they are drawn, with its opinion of what is drawn there alone. */
function withMarksOnTiles(looks: readonly Look[], patches: CellSamples['patches'], memory: GlyphMemory): Look[] {
  const patchOf = ({ cells }: Look) => patches[cells[0] as number] as ColourPatch;
  const seen = looks.map(({ scores }) => glyphProbabilities(scores));
  const isUnknown = (k: number) => (seen[k]?.[OTHER] as number) >= SURELY_UNKNOWN;
  const isTile = ({ cells }: Look, k: number) => cells.length >= TILE_PART * patches.length && isUnknown(k);
  const tiles = looks.filter(isTile);
  return looks.map((look, k) => {
    if (!isUnknown(k)) return look;
    for (const tile of tiles) {
      const mark = look.cells.length < tile.cells.length && markOnGround(patchOf(look), patchOf(tile));
      if (!mark) continue;
      const scores = Float64Array.from(memory.scoresOf(mark));
      const glyphs = glyphProbabilities(scores);
      const best = bestOf(glyphs);
      if (!MARKS.includes(best) || (glyphs[best] as number) < SEEN) continue;
      scores[CLOSED_OUTPUT] = look.scores[CLOSED_OUTPUT] as number;
      return { ...look, scores };
    }
    return look;
  });
}

/** Cells of a ground on which something else is drawn each time: what the network takes it for says nothing. */
function asGround({ cells, scores }: Look): CellGroup {
  const glyphs = new Float64Array(GLYPH_COUNT);
  glyphs[BLANK] = DRAWN_BLANK;
  glyphs[OTHER] = 1 - DRAWN_BLANK;
  const closed = Math.max(DRAWN_CLOSED, scores[CLOSED_OUTPUT] as number);
  return { cells, glyphs, best: BLANK, closed, alike: cells.length, isNoisy: false };
}

/** Cells that look the same and the network's scores for them, the mean over those that it was asked about. */
interface Look {
  readonly cells: readonly number[];
  readonly scores: Float64Array;
  readonly alike: number;
}

function askAbout(
  cells: readonly number[],
  asked: readonly number[],
  patches: CellSamples['patches'],
  memory: GlyphMemory,
  enlarge: (cell: number) => ColourPatch | null,
): Look {
  const sums = new Float64Array(NET_OUTPUTS);
  for (const cell of asked) {
    const scores = memory.scoresOf(patches[cell] as Float32Array);
    for (let k = 0; k < NET_OUTPUTS; k++) sums[k] = (sums[k] as number) + (scores[k] as number) / asked.length;
    const larger = enlarge(cell);
    if (!larger) continue;
    // Both opinions must agree on what is drawn, but the whole cell shows it poorly; whether the cell looks closed, only that shows.
    const closer = memory.scoresOf(larger);
    for (let k = 0; k < GLYPH_COUNT; k++)
      sums[k] = (sums[k] as number) + ((closer[k] as number) - (1 - SMALL_SEEN) * (scores[k] as number)) / asked.length;
  }
  sums[OTHER] = (sums[OTHER] as number) + Math.log(OTHER_ON_BOARDS);
  return { cells, scores: sums, alike: cells.length };
}

/**
 * The parts of cells that look alike in a blurred picture which surely show different glyphs: a few Px make a 3 of a 2.
 * @param each the cells, each as a look.
 */
function partsOf(each: readonly Look[]): Look[] {
  if (each.length === 1) return [...each];
  const seen = each.map(({ scores }) => glyphProbabilities(scores));
  const whole = joinedLook(each);
  const usual = bestOf(glyphProbabilities(whole.scores));
  const partOf = (glyphs: Float64Array) => {
    const own = bestOf(glyphs);
    return own !== OTHER && (glyphs[own] as number) >= SURELY_OTHER * (glyphs[usual] as number) ? own : usual;
  };
  const parts = new Map<number, Look[]>();
  each.forEach((look, i) => {
    const part = partOf(seen[i] as Float64Array);
    parts.set(part, [...(parts.get(part) ?? []), look]);
  });
  return [...parts.values()].map(joinedLook);
}

/** Looks as one, of which all cells are alike. */
function joinedLook(parts: readonly Look[]): Look {
  const cells = parts.flatMap((part) => part.cells);
  return { cells, scores: meanScores(parts, cells.length), alike: cells.length };
}

function meanScores(parts: readonly Look[], count: number): Float64Array {
  return Float64Array.from({ length: NET_OUTPUTS }, (_, k) =>
    parts.reduce((sum, part) => sum + ((part.scores[k] as number) * part.cells.length) / count, 0),
  );
}

/** Joins looks with the same drawing to the largest of them; what is blank has none. */
function joinDrawings(looks: readonly Look[], isSame: (a: number, b: number) => boolean): Look[] {
  const joined: Look[][] = [];
  for (const look of [...looks].sort((a, b) => b.cells.length - a.cells.length)) {
    const first = look.cells[0] as number;
    const isDrawn = (glyphProbabilities(look.scores)[BLANK] as number) < MOST_BLANK;
    const isLike = (largest: Look) => isSame(largest.cells[0] as number, first) && mayShowSame(largest, look);
    const like = isDrawn && joined.find(([largest]) => isLike(largest as Look));
    if (like) like.push(look);
    else joined.push([look]);
  }
  return joined.map((parts) => {
    const [only] = parts;
    if (only && parts.length === 1) return only;
    const cells = parts.flatMap((part) => part.cells);
    return { cells, scores: meanScores(parts, cells.length), alike: (only as Look).cells.length };
  });
}

/** Looks may show one glyph unless the network says that each shows another one, by at least this factor. */
const SURELY_OTHER = 50;

/** Whether one glyph explains two looks nearly as well as one for each. */
function mayShowSame(a: Look, b: Look): boolean {
  const [one, other] = [glyphProbabilities(a.scores), glyphProbabilities(b.scores)];
  const both = one.map((p, k) => p * (other[k] as number));
  return SURELY_OTHER * Math.max(...both) >= Math.max(...one) * Math.max(...other);
}

function bestOf(glyphs: Float64Array): number {
  return glyphs.reduce((top, p, k) => (p > (glyphs[top] as number) ? k : top), 0);
}

/** What is plain is blank, if it is made of cells at all; that their surroundings tell, and not the network. */
function showBlank(glyphs: Float64Array): void {
  glyphs[BLANK] = (glyphs[BLANK] as number) + (glyphs[OTHER] as number);
  glyphs[OTHER] = 0;
}

/** Members of a group that another group is compared with. */
const COMPARED = 6;

/** The least difference of a group's first cell from some members of another group, up to `most`. */
export function groupDifference(
  { cells }: CellGroup,
  other: CellGroup,
  signatures: Uint8Array,
  most = MOST_DIFFERENCE,
): number {
  const from = (cells[0] as number) * SIGNATURE;
  return spread(other.cells, COMPARED).reduce(
    (least, cell) => signatureDifference(signatures, from, signatures, cell * SIGNATURE, least),
    most,
  );
}

/** The largest difference (levels) of the blocks of two groups' first cells that do not lie along their sides. */
export function insidesApart(a: CellGroup, b: CellGroup, { signatures }: Pick<CellSamples, 'signatures'>): number {
  const [one, other] = [(a.cells[0] as number) * SIGNATURE, (b.cells[0] as number) * SIGNATURE];
  let most = 0;
  for (let k = 0; k < SIGNATURE; k++) {
    const [x, y] = [k % BLOCKS, Math.floor(k / BLOCKS) % BLOCKS];
    if (x === 0 || y === 0 || x === BLOCKS - 1 || y === BLOCKS - 1) continue;
    most = Math.max(most, Math.abs((signatures[one + k] as number) - (signatures[other + k] as number)));
  }
  return most;
}

/** Up to `most` entries of a list, evenly spread over it. */
function spread(cells: readonly number[], most: number): number[] {
  if (cells.length <= most) return [...cells];
  if (most === 1) return cells.slice(0, 1);
  return Array.from({ length: most }, (_, k) => cells[Math.floor((k * (cells.length - 1)) / (most - 1))] as number);
}

/** The probability of every glyph, from the network's scores. */
export function glyphProbabilities(outputs: Float32Array | Float64Array): Float64Array {
  let top = Number.NEGATIVE_INFINITY;
  for (let k = 0; k < GLYPH_COUNT; k++) top = Math.max(top, outputs[k] as number);
  const powers = new Float64Array(GLYPH_COUNT);
  let total = 0;
  for (let k = 0; k < GLYPH_COUNT; k++) {
    powers[k] = Math.exp((outputs[k] as number) - top);
    total += powers[k] as number;
  }
  for (let k = 0; k < GLYPH_COUNT; k++) powers[k] = (powers[k] as number) / total;
  return powers;
}
