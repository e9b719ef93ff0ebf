import { coloursApart } from './coloursApart.ts';
import { contrastWithin } from './drawnAlike.ts';
import { medianOfCounts } from './median.ts';
import { remembered } from './once.ts';
import type { ColourPatch } from './patch.ts';
import { PATCH, PATCH_AREA } from './patch.ts';

/** Ground on which something else is drawn on every cell, in the same few colours: tufts of grass, pebbles, leaves. */

/** Looks of so few cells may be those of such ground, if it is on so many cells and on this part of the board. */
const FEW_CELLS = 3;
const LEAST_CELLS = 12;
const LEAST_PART = 0.08;
/** Cells have one ground where the medians of their colours differ by at most so many levels; of those, this part has looks of its own: numbers repeat. */
const SAME_GROUND = 10;
const MOSTLY = 0.8;
/** Colours are the same within a bin of so many levels and the bins beside it. */
const BIN = 32;
const BINS = 256 / BIN;
/** A colour belongs to the ground where this part of its cells has so many samples of it. */
const USUAL = 0.3;
const LEAST_SAMPLES = 4;
/** A cell shows nothing but ground where at most this part of its samples has other colours, and of those inside this part has others than are usual there. */
const MOST_OTHER = 0.05;
const MOST_OTHER_INSIDE = 0.11;
/** … nor where its contrast is so many times the usual one, and more than so many levels. */
const MOST_CONTRAST = 2;
const LEAST_CONTRAST = 5;
/** Samples along the sides of a cell that are its rim; what cells show inside is drawn anew on each where its mean has at most this part of its contrast. */
const RIM = 5;
const MOST_SHARED = 0.35;
/** What they share may be the shape of a tile up to this part, where differences along so many samples of its rim are at most that part of those inside, and the network sees numbers on hardly any of them. */
const MOST_OF_SHAPE = 0.62;
const TILE_RIM = 3;
const MOST_ALONG_RIM = 0.3;
const MOST_NUMBERS = 0.05;

/** The samples of a cell. */
const ALL = Array.from({ length: PATCH_AREA }, (_, i) => i);
const isWithinRim = (rim: number) => (i: number) =>
  [i % PATCH, Math.floor(i / PATCH)].every((at) => at >= rim && at < PATCH - rim);
const INSIDE = ALL.filter(isWithinRim(RIM));
const ALONG_RIM = ALL.filter((i) => !isWithinRim(TILE_RIM)(i));

/**
 * Joins looks of few cells that have one ground and show nothing but its colours. Returns the looks, those that were joined first.
 * @param looks cells that look the same. @param showsNumber whether the network sees a number on a cell.
 */
export function joinDrawnAnew(
  looks: readonly number[][],
  patches: readonly ColourPatch[],
  showsNumber: (cell: number) => boolean,
): { readonly looks: number[][]; readonly joined: number } {
  const few = looks.filter((look) => look.length <= FEW_CELLS).flat();
  const least = Math.max(LEAST_CELLS, LEAST_PART * patches.length);
  if (few.length < least) return { looks: [...looks], joined: 0 };
  // Cells that look exactly alike share a patch.
  const groundOf = remembered(groundColour);
  const grounds = patches.map((patch) => groundOf(patch));
  const of = <T>(measure: (patch: ColourPatch) => T) =>
    remembered((cell: number) => measure(patches[cell] as ColourPatch));
  // What lies around a round tile may have the colour of a mark on it.
  const [binsOf, insideBinsOf] = [of((patch) => countBins(patch, ALL)), of((patch) => countBins(patch, INSIDE))];
  const [contrastOf, varianceOf] = [of(contrastWithin), of(varianceInside)];
  const isAlike = (a: number, b: number) =>
    coloursApart(grounds[a] as readonly number[], grounds[b] as readonly number[]) <= SAME_GROUND;
  const sameAs = (cell: number, cells: readonly number[]) => cells.filter((other) => isAlike(other, cell));
  /** Those of cells of one ground that show nothing else, where that is drawn anew on each and they are enough; else null. */
  const plainAmong = (members: readonly number[]): number[] | null => {
    const usual = showingUsual(
      showingUsual(members, binsOf, MOST_OTHER * PATCH_AREA),
      insideBinsOf,
      MOST_OTHER_INSIDE * INSIDE.length,
    );
    const plain = showingAsMuch(usual, contrastOf);
    if (plain.length < least) return null;
    const mean = meanOf(plain, patches);
    const shared = sharedContrast(plain, mean, varianceOf);
    const isShape = () =>
      areTiles(plain, mean, patches) && plain.filter(showsNumber).length <= MOST_NUMBERS * plain.length;
    return shared > MOST_SHARED && !(shared <= MOST_OF_SHAPE && isShape()) ? null : plain;
  };
  const left = new Set(few);
  const joined: number[][] = [];
  const all = [...patches.keys()];
  // Cells of one ground mostly have the same others of that ground.
  const plainIn = remembered((members: string) => plainAmong(members.split(',').map(Number)));
  for (const seed of few) {
    if (!left.has(seed)) continue;
    const members = sameAs(seed, [...left]);
    if (members.length < least || members.length < MOSTLY * sameAs(seed, all).length) continue;
    const plain = plainIn(members.join());
    if (!plain) continue;
    joined.push(plain);
    for (const cell of members) left.delete(cell);
  }
  const gone = new Set(joined.flat());
  const others = looks.map((look) => look.filter((cell) => !gone.has(cell))).filter((look) => look.length > 0);
  return { looks: [...joined, ...others], joined: joined.length };
}

/** The median of a cell's colours, red, green and blue. */
function groundColour(patch: ColourPatch): readonly number[] {
  const counts = new Uint16Array(256);
  return [0, 1, 2].map((plane) => {
    counts.fill(0);
    for (let i = 0; i < PATCH_AREA; i++) {
      const level = Math.min(255, Math.max(0, Math.round(patch[plane * PATCH_AREA + i] as number)));
      counts[level] = (counts[level] as number) + 1;
    }
    return medianOfCounts(counts, PATCH_AREA);
  });
}

/** Those of some cells that show hardly any colour but those that many of them show. @param most samples of other colours. */
function showingUsual(cells: readonly number[], binsOf: (cell: number) => Uint16Array, most: number): number[] {
  const counts = cells.map(binsOf);
  const showing = new Uint32Array(BINS ** 3);
  for (const bins of counts)
    for (let bin = 0; bin < bins.length; bin++)
      if ((bins[bin] as number) >= LEAST_SAMPLES) showing[bin] = (showing[bin] as number) + 1;
  const isNear = new Uint8Array(BINS ** 3);
  showing.forEach((count, bin) => {
    if (count >= USUAL * cells.length) for (const near of binsAround(bin)) isNear[near] = 1;
  });
  return cells.filter((_, k) => {
    const bins = counts[k] as Uint16Array;
    let other = 0;
    for (let bin = 0; bin < bins.length; bin++) if (!isNear[bin]) other += bins[bin] as number;
    return other <= most;
  });
}

/** Those of some cells that have about the contrast of most: a mark in a colour near the ground's stands out. */
function showingAsMuch(cells: readonly number[], contrastOf: (cell: number) => number): number[] {
  const contrasts = cells.map(contrastOf);
  const usual = [...contrasts].sort((a, b) => a - b)[contrasts.length >> 1] ?? 0;
  return cells.filter((_, k) => (contrasts[k] as number) <= Math.max(LEAST_CONTRAST, MOST_CONTRAST * usual));
}

/** Whether cells of one look show something else each, and not one drawing, however it is lit. */
export function areDrawnAnew(cells: readonly number[], patches: readonly ColourPatch[]): boolean {
  const varianceOf = (cell: number) => varianceInside(patches[cell] as ColourPatch);
  const shown = cells.filter((cell) => varianceOf(cell) > LEAST_CONTRAST ** 2);
  return shown.length > cells.length / 2 && sharedContrast(shown, meanOf(shown, patches), varianceOf) <= MOST_OF_SHAPE;
}

/** The mean of cells. */
function meanOf(cells: readonly number[], patches: readonly ColourPatch[]): ColourPatch {
  const mean = new Float32Array(3 * PATCH_AREA);
  for (const cell of cells) {
    const patch = patches[cell] as ColourPatch;
    for (let i = 0; i < mean.length; i++) mean[i] = (mean[i] as number) + (patch[i] as number) / cells.length;
  }
  return mean;
}

/** The contrast inside of the mean of cells, as a part of what they have: about 1 where they show one drawing, little where each shows something else. */
function sharedContrast(cells: readonly number[], mean: ColourPatch, varianceOf: (cell: number) => number): number {
  const own = cells.reduce((sum, cell) => sum + varianceOf(cell) / cells.length, 0);
  return Math.sqrt(varianceInside(mean) / Math.max(own, Number.MIN_VALUE));
}

/** Whether cells are tiles of one shape: along their rims they are alike, and it is inside that each shows something else. */
function areTiles(cells: readonly number[], mean: ColourPatch, patches: readonly ColourPatch[]): boolean {
  const apart = (samples: readonly number[]) => {
    let sum = 0;
    for (const cell of cells)
      for (let plane = 0; plane < 3; plane++)
        for (const i of samples) {
          const at = plane * PATCH_AREA + i;
          sum += ((patches[cell]?.[at] as number) - (mean[at] as number)) ** 2;
        }
    return sum / samples.length;
  };
  return apart(ALONG_RIM) <= MOST_ALONG_RIM * apart(INSIDE);
}

/** The variance of a cell's colours but for its rim, all planes together. */
function varianceInside(patch: ColourPatch): number {
  let variance = 0;
  for (let plane = 0; plane < 3; plane++) {
    const values = INSIDE.map((i) => patch[plane * PATCH_AREA + i] as number);
    const mean = values.reduce((sum, value) => sum + value, 0) / values.length;
    variance += values.reduce((sum, value) => sum + (value - mean) ** 2, 0) / values.length;
  }
  return variance;
}

function countBins(patch: ColourPatch, samples: readonly number[]): Uint16Array {
  const counts = new Uint16Array(BINS ** 3);
  const binOf = (at: number) => Math.min(BINS - 1, Math.max(0, Math.floor((patch[at] as number) / BIN)));
  for (const i of samples) {
    const bin = (binOf(i) * BINS + binOf(PATCH_AREA + i)) * BINS + binOf(2 * PATCH_AREA + i);
    counts[bin] = (counts[bin] as number) + 1;
  }
  return counts;
}

/** A bin and those beside it. */
function binsAround(bin: number): number[] {
  const at = [Math.floor(bin / BINS ** 2), Math.floor(bin / BINS) % BINS, bin % BINS];
  const near = at.map((k) => [k - 1, k, k + 1].filter((n) => n >= 0 && n < BINS));
  const [reds = [], greens = [], blues = []] = near;
  return reds.flatMap((r) => greens.flatMap((g) => blues.map((b) => (r * BINS + g) * BINS + b)));
}
