import type { Frame } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellRect } from '../model/lattice.ts';
import { cellPosition, pointsUp } from '../model/topology.ts';
import { coloursApart } from './coloursApart.ts';
import { contrastOf } from './contrast.ts';
import type { Colour } from './cutCell.ts';
import { cutColours, evenTexture, sampleCorners } from './cutCell.ts';
import type { ColourPatch } from './patch.ts';
import { PATCH, PATCH_AREA, sampleColours, sampleReach } from './patch.ts';
import { RIM_VALUES, sampleRim } from './rim.ts';
import { makeSamePixels } from './samePixels.ts';

/** Everything measured on the cells of a board, before anything is recognised. */
export interface CellSamples {
  readonly patches: readonly ColourPatch[];
  /** Coarse colours of each cell: SIGNATURE values at cell · SIGNATURE. */
  readonly signatures: Uint8Array;
  /** Rim colours of each cell: RIM_VALUES values at cell · RIM_VALUES. */
  readonly rims: Uint8Array;
  /** By how many levels the blocks of all cells differ at most, in any colour. */
  readonly contrast: number;
}

/** Blocks a row and a column of a cell. */
export const BLOCKS = 6;
const BLOCK = PATCH / BLOCKS;
/** Mean red, green and blue of 6 × 6 blocks. */
export const SIGNATURE = BLOCKS * BLOCKS * 3;

/** Measures every cell of a board. */
export function sampleCells(frame: Frame, lattice: Lattice): CellSamples {
  const count = lattice.rows * lattice.cols;
  const samples = {
    patches: new Array<ColourPatch>(count),
    signatures: new Uint8Array(count * SIGNATURE),
    rims: new Uint8Array(count * RIM_VALUES),
  };
  const all = Array.from({ length: count }, (_, i) => i);
  sampleAll(frame, lattice, all, samples);
  return { ...samples, contrast: contrastOf(samples.signatures) };
}

/** The samples of a board of which only the given cells changed since it was last measured. */
export function resampleCells(
  frame: Frame,
  lattice: Lattice,
  { patches, signatures, rims }: CellSamples,
  changed: readonly number[],
): CellSamples {
  const samples = {
    patches: [...patches],
    signatures: signatures.slice(),
    rims: rims.slice(),
  };
  sampleAll(frame, lattice, changed, samples);
  return { ...samples, contrast: contrastOf(samples.signatures) };
}

interface SampleStore {
  readonly patches: ColourPatch[];
  readonly signatures: Uint8Array;
  readonly rims: Uint8Array;
}

function sampleAll(frame: Frame, lattice: Lattice, cells: readonly number[], samples: SampleStore): void {
  const { patches, signatures, rims } = samples;
  const { pitchX, pitchY, gapX, gapY } = lattice;
  const firstLike = makeSamePixels(frame, lattice, sampleReach(Math.min(pitchX - gapX, pitchY - gapY)));
  const textureLike = makeSameTexture(frame, lattice);
  for (const i of cells) {
    const same = firstLike(i);
    const like = same === i ? textureLike(i) : same;
    if (like === i) {
      sampleCell(frame, lattice, i, samples);
      continue;
    }
    patches[i] = patches[like] as ColourPatch;
    signatures.copyWithin(i * SIGNATURE, like * SIGNATURE, (like + 1) * SIGNATURE);
    rims.copyWithin(i * RIM_VALUES, like * RIM_VALUES, (like + 1) * RIM_VALUES);
  }
}

/** Even textures whose colours differ by no more levels are the same. */
const SAME_TEXTURE = 8;

/** Tells for a hexagonal or triangular cell the first one that shows the same even texture and stands like it, or itself. */
function makeSameTexture(frame: Frame, lattice: Lattice) {
  const known: { readonly cell: number; readonly colour: Colour; readonly isUp: boolean }[] = [];
  return (cell: number): number => {
    const colour = lattice.shape === 'square' ? null : evenTexture(frame, lattice, cell);
    if (!colour) return cell;
    const { row, col } = cellPosition(cell, lattice.cols);
    const isUp = lattice.shape === 'triangle' && pointsUp(row, col);
    const like = known.find((other) => other.isUp === isUp && coloursApart(other.colour, colour) <= SAME_TEXTURE);
    if (!like) known.push({ cell, colour, isUp });
    return like?.cell ?? cell;
  };
}

function sampleCell(frame: Frame, lattice: Lattice, i: number, { patches, signatures, rims }: SampleStore): void {
  const box = cellRect(lattice, i);
  const isSquare = lattice.shape === 'square';
  const patch = isSquare ? sampleColours(frame, box) : cutColours(frame, lattice, i);
  patches[i] = patch;
  writeSignature(patch, signatures, i * SIGNATURE);
  if (isSquare) sampleRim(frame, box.x, box.y, box.width, box.height, rims, i * RIM_VALUES);
  else sampleCorners(frame, lattice, i, rims, i * RIM_VALUES);
}

/**
 * The values of a signature, those of the cell's middle first: what differs between cells is drawn there, so most
 * comparisons end after a few values.
 */
const MIDDLE_FIRST = Uint8Array.from(
  Array.from({ length: SIGNATURE }, (_, k) => k).sort((a, b) => fromMiddle(a) - fromMiddle(b)),
);

function fromMiddle(k: number): number {
  const half = (BLOCKS - 1) / 2;
  return Math.max(Math.abs((k % BLOCKS) - half), Math.abs((Math.floor(k / BLOCKS) % BLOCKS) - half));
}

/** The largest difference (levels) of a block of two signatures, at `a[atA …]` and `b[atB …]`, or `enough` where it is that or more. */
export function signatureDifference(a: Uint8Array, atA: number, b: Uint8Array, atB: number, enough: number): number {
  let largest = 0;
  for (let n = 0; n < SIGNATURE; n++) {
    const k = MIDDLE_FIRST[n] as number;
    const d = Math.abs((a[atA + k] as number) - (b[atB + k] as number));
    if (d > largest) largest = d;
    if (largest >= enough) return enough;
  }
  return largest;
}

/** Blocks of cells that look alike differ by less, levels. */
export const ALIKE = 10;

/** Whether two cells, given by their indices among the signatures, look alike. */
export function looksAlike(a: Uint8Array, cellA: number, b: Uint8Array, cellB: number): boolean {
  return signatureDifference(a, cellA * SIGNATURE, b, cellB * SIGNATURE, ALIKE) < ALIKE;
}

/** Writes the mean colours of the blocks of a cell at `out[at …]`. */
export function writeSignature(patch: ColourPatch, out: Uint8Array, at: number): void {
  for (let c = 0; c < 3; c++) {
    for (let by = 0; by < BLOCKS; by++) {
      for (let bx = 0; bx < BLOCKS; bx++) {
        let sum = 0;
        for (let y = by * BLOCK; y < (by + 1) * BLOCK; y++) {
          const row = c * PATCH_AREA + y * PATCH + bx * BLOCK;
          for (let x = 0; x < BLOCK; x++) sum += patch[row + x] as number;
        }
        out[at + (c * BLOCKS + by) * BLOCKS + bx] = Math.round(sum / (BLOCK * BLOCK));
      }
    }
  }
}

/** The blocks of a cell, row by row: all, and those that do not lie along its sides. */
const ALL_BLOCKS: readonly number[] = [...Array(BLOCKS ** 2).keys()];
export const INNER_BLOCKS = ALL_BLOCKS.filter((block) => {
  const isInner = (at: number) => at > 0 && at < BLOCKS - 1;
  return isInner(block % BLOCKS) && isInner(Math.floor(block / BLOCKS));
});

/** By how many levels some blocks of a cell differ at most in the colour in which they do most. */
export function blocksApart(signatures: Uint8Array, cell: number, blocks = ALL_BLOCKS): number {
  let most = 0;
  for (let start = cell * SIGNATURE; start < (cell + 1) * SIGNATURE; start += BLOCKS ** 2) {
    let [lowest, highest] = [255, 0];
    for (const block of blocks) {
      const level = signatures[start + block] as number;
      lowest = Math.min(lowest, level);
      highest = Math.max(highest, level);
    }
    most = Math.max(most, highest - lowest);
  }
  return most;
}

/** The largest difference (levels) of the blocks of two cells that do not lie along their sides. */
export function innerBlocksApart(signatures: Uint8Array, one: number, other: number): number {
  let most = 0;
  for (let plane = 0; plane < SIGNATURE; plane += BLOCKS ** 2)
    for (const block of INNER_BLOCKS) {
      const level = (cell: number) => signatures[cell * SIGNATURE + plane + block] as number;
      most = Math.max(most, Math.abs(level(one) - level(other)));
    }
  return most;
}
