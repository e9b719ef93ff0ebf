import type { Frame, Rect } from '../model/frame.ts';
import type { Point } from '../model/topology.ts';
import type { ColourPatch } from './patch.ts';
import { medianOfPlane, PATCH, PATCH_AREA, RIM, sampleColours } from './patch.ts';

/**
 * Drawings that are small in their cell, as XBomb's digits are: so few samples show them that the network sees only a
 * smudge. They are sampled a second time, larger. So are those in a corner, where it expects none. Where all drawings are off the middle, as
 * in the right one of two characters that make a cell, larger ones are moved there.
 */

/** A drawing is small when its larger side is less than this part of the cell's … */
const SMALL = 0.36;
/** … or than this one, where its middle lies so far off the cell's. */
const SMALL_IN_CORNER = 0.5;
const OFF_CENTRE = 0.12;
/** … and is enlarged until it is this part of the patch. */
const ENLARGED = 0.55;
/** Lines between cells take so much of one at its rim and are none of its drawing. */
const BORDER = 0.04;
/** What is smaller than so many Px shows nothing but dots. */
const LEAST_PX = 5;
/** A sample is drawn when it differs from the ground by this part of the largest difference, and by so many levels. */
const DRAWN = 0.35;
const LEAST_LEVELS = 24;
/** Samples at the rim of a cell that may show what is beside it. */
const OUTERMOST = 1;

/**
 * The inside of a cell where a small drawing fills it.
 * @param box the cell, Px.
 * @param patch the cell's samples.
 * @param drawn how far off the middle of their cells the board's drawings are, in parts of a cell.
 * @returns null where nothing is drawn, or something that is neither small nor off the middle.
 */
export function enlargeSmallGlyph(frame: Frame, box: Rect, patch: ColourPatch, drawn?: Point): ColourPatch | null {
  const ink = inkBox(patch);
  if (!ink) return null;
  const part = Math.max(ink.width, ink.height) / PATCH;
  const x = (ink.x + ink.width / 2) / PATCH;
  const y = (ink.y + ink.height / 2) / PATCH;
  const isInCorner = Math.max(Math.abs(x - 0.5), Math.abs(y - 0.5)) > OFF_CENTRE;
  if (part * Math.min(box.width, box.height) < LEAST_PX) return null;
  if (part > (isInCorner ? SMALL_IN_CORNER : SMALL))
    return drawn ? moved(patch, Math.round(-PATCH * drawn.x), Math.round(-PATCH * drawn.y)) : null;
  const scale = part / ENLARGED;
  const begin = (middle: number) => Math.max(BORDER, Math.min(1 - BORDER - scale, middle - scale / 2));
  return sampleColours(frame, {
    x: box.x + begin(x) * box.width,
    y: box.y + begin(y) * box.height,
    width: box.width * scale,
    height: box.height * scale,
  });
}

/** The samples of a cell, moved; what comes in, and what lies at its rim, is its ground. */
function moved(patch: ColourPatch, dx: number, dy: number): ColourPatch {
  const out = new Float32Array(patch.length);
  const isInside = (at: number) => at >= OUTERMOST && at < PATCH - OUTERMOST;
  for (let c = 0; c < 3; c++) {
    const ground = medianOfPlane(patch, c);
    for (let y = 0; y < PATCH; y++)
      for (let x = 0; x < PATCH; x++) {
        const from = c * PATCH_AREA + (y - dy) * PATCH + x - dx;
        out[c * PATCH_AREA + y * PATCH + x] = isInside(x - dx) && isInside(y - dy) ? (patch[from] as number) : ground;
      }
  }
  return out;
}

/** The smallest box (samples) around what differs from the ground inside a cell. */
export function inkBox(patch: ColourPatch): Rect | null {
  const differences = differencesFromGround(patch);
  let largest = 0;
  for (let i = 0; i < PATCH_AREA; i++) largest = Math.max(largest, differences[i] as number);
  if (largest < LEAST_LEVELS) return null;
  const least = DRAWN * largest;
  let left = PATCH;
  let top = PATCH;
  let right = -1;
  let bottom = -1;
  for (let y = RIM; y < PATCH - RIM; y++) {
    for (let x = RIM; x < PATCH - RIM; x++) {
      if ((differences[y * PATCH + x] as number) < least) continue;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
    }
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

/** How much each inner sample of a cell differs, in its most different colour, from the mean along the inside's edge. */
function differencesFromGround(patch: ColourPatch): Float32Array {
  const differences = new Float32Array(PATCH_AREA);
  const last = PATCH - RIM - 1;
  for (let plane = 0; plane < 3 * PATCH_AREA; plane += PATCH_AREA) {
    let ground = 0;
    for (let k = RIM; k <= last; k++) {
      ground += (patch[plane + RIM * PATCH + k] as number) + (patch[plane + last * PATCH + k] as number);
      ground += (patch[plane + k * PATCH + RIM] as number) + (patch[plane + k * PATCH + last] as number);
    }
    ground /= 4 * (last - RIM + 1);
    for (let y = RIM; y <= last; y++) {
      for (let x = RIM; x <= last; x++) {
        const i = y * PATCH + x;
        const difference = Math.abs((patch[plane + i] as number) - ground);
        if (difference > (differences[i] as number)) differences[i] = difference;
      }
    }
  }
  return differences;
}
