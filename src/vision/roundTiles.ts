import type { GridSize } from '../model/topology.ts';
import type { CellSamples } from './cellSamples.ts';
import { BLOCKS, SIGNATURE } from './cellSamples.ts';
import { contrastWithin } from './drawnAlike.ts';
import type { ColourPatch } from './patch.ts';

/** Tiles with round corners on a picture, and boards with round corners: what shows there gives cells looks of their own. */

/** Looks of so few cells may be those of one tile beside whose corners a picture shows, if there are so many of them. */
const FEW_CELLS = 3;
const MANY_LOOKS = 6;
/** The contrast within tiles by which they are known, levels: what is plain says nothing. */
const LEAST_WITHIN = 6;
/** Levels by which blocks along the sides of a tile may differ. */
const MOST_ALONG_SIDES = 20;

/**
 * Joins looks of few cells that show the same but for their corners, and for little along their sides.
 * @param groups cells that look the same.
 * @param allowed levels by which the blocks within tiles may differ.
 * @param areDrawnAlike whether two cells may show the same drawing.
 */
export function joinRoundTiles(
  groups: readonly number[][],
  { patches, signatures }: CellSamples,
  allowed: number,
  areDrawnAlike: (a: number, b: number) => boolean,
): number[][] {
  const isTile = ([cell, ...others]: readonly number[]) =>
    others.length < FEW_CELLS && contrastWithin(patches[cell as number] as ColourPatch) >= LEAST_WITHIN;
  const few = groups.filter(isTile);
  if (few.length < MANY_LOOKS) return [...groups];
  const tiles: number[][][] = [];
  for (const look of few) {
    const cell = look[0] as number;
    const isSame = (other: number) => areSameTile(signatures, other, cell, allowed) && areDrawnAlike(other, cell);
    const like = tiles.find(([first]) => isSame(first?.[0] as number));
    if (like) like.push(look);
    else tiles.push([look]);
  }
  const joined = tiles.filter((looks) => looks.length >= MANY_LOOKS);
  const all = new Set(joined.flat());
  return [...joined.map((looks) => looks.flat()), ...groups.filter((look) => !all.has(look))];
}

/** Whether two cells differ by no more levels than allowed, and by few more along their sides; what their corners show does not count. */
function areSameTile(signatures: Uint8Array, a: number, b: number, allowed: number): boolean {
  for (let k = 0; k < SIGNATURE; k++) {
    const along = TILE_PARTS[k % (BLOCKS * BLOCKS)];
    if (along === undefined) continue;
    const apart = Math.abs((signatures[a * SIGNATURE + k] as number) - (signatures[b * SIGNATURE + k] as number));
    if (apart > (along === 'inside' ? allowed : MOST_ALONG_SIDES)) return false;
  }
  return true;
}

/** Where each block of a cell lies; nowhere for those in the corners. */
const TILE_PARTS: readonly ('inside' | 'side' | undefined)[] = Array.from({ length: BLOCKS * BLOCKS }, (_, block) => {
  const fromSide = [block % BLOCKS, Math.floor(block / BLOCKS)].map((at) => Math.min(at, BLOCKS - 1 - at));
  if (fromSide.every((blocks) => blocks > 0)) return 'inside';
  return fromSide.some((blocks) => blocks > 1) ? 'side' : undefined;
});

/** A cell in a corner of a board, and on which sides of it the board ends. */
export interface Corner {
  readonly cell: number;
  readonly isRight: boolean;
  readonly isBottom: boolean;
}

/** The cells in the corners of a board of squares; of other cells none is in one. */
export function cornersOf({ shape, rows, cols }: GridSize): readonly Corner[] {
  if (shape !== 'square') return [];
  return [false, true].flatMap((isBottom) =>
    [false, true].map((isRight) => ({
      cell: (isBottom ? (rows - 1) * cols : 0) + (isRight ? cols - 1 : 0),
      isRight,
      isBottom,
    })),
  );
}

/**
 * Joins cells in the corners of a board that look like no other to the look that is most like theirs, if it is but for the half of the cell
 * at the board's corner, and clearly not there: boards have round corners that cut them.
 * @param allowed levels by which the other blocks may differ.
 */
export function joinCutCorners(
  groups: readonly number[][],
  corners: readonly Corner[],
  { signatures }: Pick<CellSamples, 'signatures'>,
  allowed: number,
): number[][] {
  const joined = [...groups];
  for (const corner of corners) {
    const own = joined.findIndex(([cell, ...others]) => cell === corner.cell && others.length === 0);
    if (own < 0) continue;
    const differences = joined.map(([first, ...others]) =>
      others.length > 0 ? differenceBeside(signatures, corner, first as number) : Number.POSITIVE_INFINITY,
    );
    const least = Math.min(...differences);
    if (least > allowed) continue;
    const like = differences.indexOf(least);
    joined[like] = [...(joined[like] as number[]), corner.cell];
    joined.splice(own, 1);
  }
  return joined;
}

/** Blocks along the sides from a corner, from which an arc through the two next to it cuts nothing of what is drawn in the middle of a cell. */
const NOT_CUT = 4;
const isInside = (at: number) => at > 0 && at < BLOCKS - 1;

/**
 * The largest difference (levels) of the blocks of a cell in a corner and another, but for those beyond the cell's diagonal, which the board's corner
 * may cut, and that show nothing of a digit; infinite where it cuts off nothing.
 */
function differenceBeside(signatures: Uint8Array, { cell, isRight, isBottom }: Corner, other: number): number {
  let [most, atCorner] = [0, 0];
  for (let k = 0; k < SIGNATURE; k++) {
    const [x, y] = [k % BLOCKS, Math.floor(k / BLOCKS) % BLOCKS];
    const fromCorner = (isRight ? BLOCKS - 1 - x : x) + (isBottom ? BLOCKS - 1 - y : y);
    const apart = Math.abs(
      (signatures[cell * SIGNATURE + k] as number) - (signatures[other * SIGNATURE + k] as number),
    );
    if (fromCorner >= BLOCKS || (fromCorner >= NOT_CUT && isInside(x) && isInside(y))) most = Math.max(most, apart);
    else if (fromCorner === 0) atCorner = Math.max(atCorner, apart);
  }
  return atCorner > MOST_ALONG_SIDES ? most : Number.POSITIVE_INFINITY;
}
