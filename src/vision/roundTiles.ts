import type { CellSamples } from './cellSamples.ts';
import { BLOCKS, SIGNATURE } from './cellSamples.ts';
import { contrastWithin } from './drawnAlike.ts';
import type { ColourPatch } from './patch.ts';

/** Tiles with round corners on a picture: what shows beside their corners gives each a look of its own. */

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
