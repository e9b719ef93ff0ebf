import type { CellSamples } from './cellSamples.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { CLOSED_OUTPUT, NET_OUTPUTS } from './glyphNet.ts';
import {
  BLANK,
  bestGlyph,
  CROSSED,
  FLAG,
  GLYPH_COUNT,
  glyphProbabilities,
  MAY_BE_CROSSED,
  MINE,
  numberProbability,
  OTHER,
  QUESTION,
} from './glyphs.ts';
import { joined } from './joined.ts';
import { markOnGround } from './markOnGround.ts';
import { remembered } from './once.ts';
import type { ColourPatch } from './patch.ts';

/** Cells that look the same and the network's scores for them, the mean over those that it was asked about. */
export interface Look {
  readonly cells: readonly number[];
  readonly scores: Float64Array;
  readonly alike: number;
}

/** The network learnt from cells of which many show something else than the game; on a board there are so much fewer. */
const OTHER_ON_BOARDS = 0.5;
/** Part of the network's opinion of a whole cell that counts where its drawing is small and looked at once more. */
const SMALL_SEEN = 0.5;

/** What the network makes of cells that look the same, by some of them. @param enlarge their drawings once more, where these are small. */
export function askAbout(
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

/** A tile that is a drawing, which the network does not know, is on this part of the cells, more than flags are; a mark on it must be seen with that probability. */
const SURELY_UNKNOWN = 0.85;
const TILE_PART = 0.2;
const SEEN = 0.8;
/** Tiles are covered cells, mostly: numbers on them would be words of something that lies over the board. */
const MARKS: readonly number[] = [FLAG, QUESTION, MINE, CROSSED];

/** Looks of which the network sees hardly more than the tile on which they are drawn, with its opinion of what is drawn there alone. */
export function withMarksOnTiles(looks: readonly Look[], patches: CellSamples['patches'], memory: GlyphMemory): Look[] {
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
      const best = bestGlyph(glyphs);
      if (!MARKS.includes(best) || (glyphs[best] as number) < SEEN) continue;
      scores[CLOSED_OUTPUT] = look.scores[CLOSED_OUTPUT] as number;
      return { ...look, scores };
    }
    return look;
  });
}

/** What may be blank with this probability has no drawing by which it could be joined to others. */
const MOST_BLANK = 0.05;

/**
 * The parts of cells that look alike in a blurred picture which surely show different glyphs: a few Px make a 3 of a 2.
 * @param each the cells, each as a look.
 */
export function partsOf(each: readonly Look[]): Look[] {
  if (each.length === 1) return [...each];
  const seen = each.map(({ scores }) => glyphProbabilities(scores));
  const whole = joinedLook(each);
  const usual = bestGlyph(glyphProbabilities(whole.scores));
  const partOf = (glyphs: Float64Array) => {
    const own = bestGlyph(glyphs);
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
export function joinDrawings(looks: readonly Look[], isSame: (a: number, b: number) => boolean): Look[] {
  const joined: Look[][] = [];
  for (const look of [...looks].sort((a, b) => b.cells.length - a.cells.length)) {
    const first = look.cells[0] as number;
    const isDrawn = (glyphProbabilities(look.scores)[BLANK] as number) < MOST_BLANK;
    const isLike = (largest: Look) => isSame(largest.cells[0] as number, first) && mayShowSame(largest, look);
    const like = isDrawn && joined.find(([largest]) => isLike(largest as Look));
    if (like) like.push(look);
    else joined.push([look]);
  }
  return joined.map(asOne);
}

/** Looks with one drawing as one; the largest is what it looks like. */
function asOne(looks: readonly Look[]): Look {
  const parts = [...looks].sort((a, b) => b.cells.length - a.cells.length);
  const [largest] = parts;
  if (largest && parts.length === 1) return largest;
  const cells = parts.flatMap((part) => part.cells);
  return { cells, scores: meanScores(parts, cells.length), alike: (largest as Look).alike };
}

/** What the network sees with this probability it does not take for anything else. */
const LIKELY = 0.5;
/** Of more looks each is compared only with those before it that are on most cells. */
const MOST_COMPARED = 60;

/**
 * Joins looks that show one mark on grounds of several colours; shades go on from cell to cell, so each joins any that it is like. A mine on another ground than
 * the others' is the one that was hit, so that no mine joins another one by itself; what may be struck is no flag like others; numbers are read one by one, and each of their grounds tells what is open.
 * @param isSame whether two cells show one drawing on two grounds.
 */
export function joinShades(looks: readonly Look[], isSame: (a: number, b: number) => boolean): Look[] {
  const glyphs = remembered((look: Look) => glyphProbabilities(look.scores));
  const isMine = (look: Look) => (glyphs(look)[MINE] as number) + (glyphs(look)[CROSSED] as number) >= LIKELY;
  const mayBeMark = remembered(
    (look: Look) =>
      (glyphs(look)[BLANK] as number) < MOST_BLANK &&
      (glyphs(look)[CROSSED] as number) < MAY_BE_CROSSED &&
      numberProbability(glyphs(look)) < LIKELY,
  );
  const isLike = (a: Look, b: Look) =>
    !(isMine(a) && isMine(b)) && mayShowSame(a, b) && isSame(a.cells[0] as number, b.cells[0] as number);
  const largestFirst = [...looks].sort((a, b) => b.cells.length - a.cells.length);
  const compared = new Set(largestFirst.filter(mayBeMark).slice(0, MOST_COMPARED));
  const isPart = (look: Look, part: Look) => compared.has(look) && mayBeMark(part) && isLike(part, look);
  return joined(largestFirst, isPart).map(asOne);
}

/** Looks may show one glyph unless the network says that each shows another one, by at least this factor. */
const SURELY_OTHER = 50;

/** Whether one glyph explains two looks nearly as well as one for each. */
function mayShowSame(a: Look, b: Look): boolean {
  const [one, other] = [glyphProbabilities(a.scores), glyphProbabilities(b.scores)];
  const both = one.map((p, k) => p * (other[k] as number));
  return SURELY_OTHER * Math.max(...both) >= Math.max(...one) * Math.max(...other);
}
