import type { CellSamples } from './cellSamples.ts';
import { innerBlocksApart, SIGNATURE, signatureDifference } from './cellSamples.ts';
import { contrastWithin, drawnAlike } from './drawnAlike.ts';
import { joinDrawnAnew } from './drawnAnew.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { CLOSED_OUTPUT } from './glyphNet.ts';
import { BLANK, bestGlyph, GLYPH_COUNT, glyphProbabilities, numberProbability, OTHER } from './glyphs.ts';
import type { Look } from './looks.ts';
import { askAbout, joinDrawings, joinShades, partsOf, withMarksOnTiles } from './looks.ts';
import { medianNearest } from './medianNearest.ts';
import type { ColourPatch } from './patch.ts';
import type { Corner } from './roundTiles.ts';
import { joinCutCorners, joinRoundTiles } from './roundTiles.ts';
import { directionsOf, showsSameDrawing, showsSameOnOtherGround } from './sameDrawing.ts';
import { spread } from './spread.ts';

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

/** The cells of some groups together. */
export function countCells(groups: readonly Pick<CellGroup, 'cells'>[]): number {
  return groups.reduce((sum, { cells }) => sum + cells.length, 0);
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
/** The probability that ground on which something else is drawn on each cell is blank, and its least log-odds of being closed: open ground is plainer. */
const DRAWN_BLANK = 0.9;
const DRAWN_CLOSED = 2;
/** The probability from which a cell alone surely shows a number, of those that cells with eight neighbours have. */
const SURE_NUMBER = 0.8;
const MOST_OF_SQUARES = 8;
/** Members of a group that the network is asked about; fewer where noise makes many groups. */
const ASKED = 3;
const MOST_ASKED = 120;
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
  const askOne = (cell: number) => askAbout([cell], [cell], patches, memory, enlarge);
  const showsNumber = (cell: number) => {
    const glyphs = glyphProbabilities(askOne(cell).scores);
    return numberProbability(glyphs, MOST_OF_SQUARES) >= SURE_NUMBER;
  };
  const { looks: cut, joined } = joinDrawnAnew(tiles, patches, showsNumber);
  const each = Math.max(1, Math.min(ASKED, Math.floor(MOST_ASKED / cut.length)));
  const looks = cut.map((cells) => askAbout(cells, spread(cells, each), patches, memory, enlarge));
  const grounds = looks.slice(0, joined).map(asGround);
  const parts = memory.asksEach
    ? looks.slice(joined).flatMap((look) => partsOf(look.cells.map(askOne)))
    : looks.slice(joined);
  const marked = withMarksOnTiles(parts, patches, memory);
  const directionOf = directionsOf(samples, memory);
  const drawn = joinDrawings(marked, showsSameDrawing(samples, directionOf));
  const shades = joinShades(drawn, showsSameOnOtherGround(samples, directionOf));
  const others = shades.map(({ cells, scores, alike }) => {
    const glyphs = glyphProbabilities(scores);
    if (cells.length >= GROUND && contrastWithin(patches[cells[0] as number] as ColourPatch) <= PLAIN)
      showBlank(glyphs);
    const best = bestGlyph(glyphs);
    return { cells, glyphs, best, closed: scores[CLOSED_OUTPUT] as number, alike, isNoisy: allowed > NOISY };
  });
  return [...grounds, ...others];
}

/** Cells of a ground on which something else is drawn each time: what the network takes it for says nothing. */
function asGround({ cells, scores }: Look): CellGroup {
  const glyphs = new Float64Array(GLYPH_COUNT);
  glyphs[BLANK] = DRAWN_BLANK;
  glyphs[OTHER] = 1 - DRAWN_BLANK;
  const closed = Math.max(DRAWN_CLOSED, scores[CLOSED_OUTPUT] as number);
  return { cells, glyphs, best: BLANK, closed, alike: cells.length, isNoisy: false };
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
  return innerBlocksApart(signatures, a.cells[0] as number, b.cells[0] as number);
}
