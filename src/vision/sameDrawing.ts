import { INNER, strengthOf } from './blocks.ts';
import type { CellSamples } from './cellSamples.ts';
import { BLOCKS, SIGNATURE } from './cellSamples.ts';
import { coloursApart } from './coloursApart.ts';
import type { GlyphMemory } from './glyphMemory.ts';
import { NET_INPUTS } from './glyphNet.ts';
import { inkOf, mainColour, mayBeOneInk } from './ink.ts';
import { remembered } from './once.ts';
import type { ColourPatch } from './patch.ts';
import { normalisePatch, PATCH, RIM } from './patch.ts';
import { atFullContrast, groundIn, haveSameRim, RIM_VALUES, SAME_RIM, sidesApart, VERY_LIKE } from './rim.ts';
import { MOST_HIT } from './wholeBoardCost.ts';

/**
 * Which looks show one drawing. Shading, texture, noise and scaling to a fraction of a pixel draw every cell anew, so that
 * each has a look of its own and little to tell what it means; together they tell much. What the network sees in its last
 * hidden layer tells drawings apart far better than it can name them: on boards of the laboratory nearly half of all pairs
 * that show the same pass, and one in ten thousand of those that do not.
 */

/** Cosine of the directions in which the network sees two cells, and correlation of what is drawn on them, at least. */
export const LEAST_COSINE = 0.94;
const LEAST_CORRELATION = 0.75;
/** Drawings are compared shifted by so many samples each way. */
const SHIFT = 1;

/** Tells in which direction the network sees a cell. Asking the memory means comparing pixels: each cell is asked about once. */
export function directionsOf({ patches }: CellSamples, memory: GlyphMemory): (cell: number) => Float32Array {
  return remembered((cell: number) => memory.directionOf(patches[cell] as ColourPatch));
}

/** Whether two cells, given by their indices, show one drawing in one ink on grounds that are alike: the network hardly sees colours. */
export function showsSameDrawing(
  samples: CellSamples,
  directionOf: (cell: number) => Float32Array,
): (a: number, b: number) => boolean {
  const { patches, contrast } = samples;
  const planesOf = remembered((cell: number) => {
    const planes = new Float32Array(NET_INPUTS);
    normalisePatch(patches[cell] as ColourPatch, planes, 0);
    return planes;
  });
  const inkAt = remembered((cell: number) => inkOf(patches[cell] as ColourPatch));
  // Within a gap of one colour may be tiles of several.
  const mainColourOf = remembered((cell: number) => mainColour(patches[cell] as ColourPatch));
  return (a, b) =>
    product(directionOf(a), directionOf(b)) >= LEAST_COSINE &&
    haveSameRim(samples, a, b) &&
    atFullContrast(coloursApart(mainColourOf(a), mainColourOf(b)), contrast) <= SAME_RIM &&
    correlation(planesOf(a), planesOf(b)) >= LEAST_CORRELATION &&
    mayBeOneInk(inkAt(a), inkAt(b));
}

/** Cosine of the directions in which the network sees two cells with one drawing on two grounds, at least: a ground that is nearly as dark as the ink hides some of it. */
const ON_GROUNDS_COSINE = 0.7;
/** … and the part of what is drawn by which they differ otherwise than their grounds do, at most; and of what stands out most, in any place: a bracket around a letter is more than the letter. */
const MOST_REMAINS = 0.25;
const MOST_AT_ONE = 0.2;

/**
 * Whether two cells show one drawing on grounds of two colours, as their sides tell (what is drawn may reach into corners): shades run over whole boards. Where the ink covers a part of a block, the same part of both,
 * its colour differs by the rest of what the grounds differ by. Of 1,826 pairs of looks of 132 boards of test programs that the network sees in like
 * directions 414 remain so alike of the 1,416 that show the same symbol, and of the others two, an empty cell and a number, besides mines and the one that was hit (counted before the sides were asked, too).
 * A ground that few cells have tells which was hit: what lies on it shows the same as no cell on common ground.
 */
export function showsSameOnOtherGround(
  { signatures, rims }: CellSamples,
  directionOf: (cell: number) => Float32Array,
): (a: number, b: number) => boolean {
  const groundOf = remembered((cell: number) => groundIn(rims, cell * RIM_VALUES));
  const cells = rims.length / RIM_VALUES;
  /** Whether so few cells have such a ground that it tells what was hit. */
  const hasRareGround = remembered((cell: number) => {
    let alike = 0;
    for (let other = 0; other < cells && alike <= MOST_HIT; other++)
      if (coloursApart(groundOf(cell), groundOf(other)) <= SHADES) alike++;
    return alike <= MOST_HIT;
  });
  return (a, b) =>
    hasRareGround(a) === hasRareGround(b) &&
    sidesApart(rims, a * RIM_VALUES, rims, b * RIM_VALUES) > VERY_LIKE &&
    product(directionOf(a), directionOf(b)) >= ON_GROUNDS_COSINE &&
    remainsLittle(signatures, { cell: a, ground: groundOf(a) }, { cell: b, ground: groundOf(b) });
}

/** Grounds that differ by at most so many levels in each colour may be one in several shades. */
const SHADES = 40;

interface OnGround {
  readonly cell: number;
  readonly ground: readonly number[];
}

/** Whether the inner blocks of two cells differ little otherwise than by what their grounds show through. */
function remainsLittle(signatures: Uint8Array, a: OnGround, b: OnGround): boolean {
  const apart = a.ground.map((level, c) => level - (b.ground[c] as number));
  const square = apart.reduce((sum, d) => sum + d * d, 0);
  const [all, most] = [
    { rest: 0, a: 0, b: 0 },
    { rest: 0, a: 0, b: 0 },
  ];
  for (const block of INNER) {
    const inks = [a, b].map(({ cell, ground }) =>
      ground.map((level, c) => (signatures[cell * SIGNATURE + c * BLOCKS * BLOCKS + block] as number) - level),
    ) as [number[], number[]];
    const differ = apart.map((d, c) => d + (inks[0][c] as number) - (inks[1][c] as number));
    const along = differ.reduce((sum, d, c) => sum + d * (apart[c] as number), 0);
    const shown = square === 0 ? 0 : Math.max(0, Math.min(1, along / square));
    const here = {
      rest: strengthOf(differ.map((d, c) => d - shown * (apart[c] as number))),
      a: strengthOf(inks[0]),
      b: strengthOf(inks[1]),
    };
    for (const part of ['rest', 'a', 'b'] as const) {
      all[part] += here[part];
      most[part] = Math.max(most[part], here[part]);
    }
  }
  return (
    all.rest <= MOST_REMAINS * Math.max(1, Math.min(all.a, all.b)) &&
    most.rest <= MOST_AT_ONE * Math.max(1, Math.min(most.a, most.b))
  );
}

/** Cosine of the directions in which the network sees two cells. */
export function cosine(a: ColourPatch, b: ColourPatch, memory: GlyphMemory): number {
  return product(memory.directionOf(a), memory.directionOf(b));
}

function product(u: Float32Array, v: Float32Array): number {
  let sum = 0;
  for (let k = 0; k < u.length; k++) sum += (u[k] as number) * (v[k] as number);
  return sum;
}

/** The highest correlation of the first planes of two normalised cells, within their rims, at any small shift. */
function correlation(a: Float32Array, b: Float32Array): number {
  let best = -1;
  for (let down = -SHIFT; down <= SHIFT; down++)
    for (let right = -SHIFT; right <= SHIFT; right++) best = Math.max(best, correlationAt(a, b, right, down));
  return best;
}

function correlationAt(a: Float32Array, b: Float32Array, right: number, down: number): number {
  let aa = 0;
  let bb = 0;
  let ab = 0;
  for (let y = RIM; y < PATCH - RIM; y++) {
    for (let x = RIM; x < PATCH - RIM; x++) {
      const u = a[y * PATCH + x] as number;
      const v = b[(y + down) * PATCH + x + right] as number;
      aa += u * u;
      bb += v * v;
      ab += u * v;
    }
  }
  return aa === 0 || bb === 0 ? 0 : ab / Math.sqrt(aa * bb);
}
