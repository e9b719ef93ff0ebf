/** Cells cut out of a picture as the reader cuts them, with their labels: what the glyph network learns from. */
import type { Random } from '../../src/game/random.ts';
import type { CellSymbol } from '../../src/model/board.ts';
import type { Frame, Rect } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { BLANK, OTHER } from '../../src/vision/glyphs.ts';
import type { ColourPatch } from '../../src/vision/patch.ts';
import { normalisePatch, PATCH, PATCH_AREA, sampleColours } from '../../src/vision/patch.ts';
import { enlargeSmallGlyph } from '../../src/vision/smallGlyph.ts';
import { between, chance, isClosedSymbol } from './lab/skin.ts';

/** Displacement and stretch of the box a cell is cut with, as parts of the pitch: lattices are never perfect. */
export const JITTER = 0.06;

/** Part of the small drawings that are shown enlarged, as the reader does. */
const ENLARGED = 0.5;

/** Bytes of a patch: the two planes of `normalisePatch`, -1.5 … 1.5 as 0 … 255. */
export const PATCH_BYTES = 2 * PATCH_AREA;

/** Difference of the lightest and the darkest sample (levels) inside a cutting from which it shows something. */
const SHOWS_SOMETHING = 40;
/** Outermost samples that do not count: lines along the rim are what blank cells have too. */
const RIM = 4;

export function encodePatch(colours: ColourPatch): Uint8Array {
  const planes = new Float32Array(PATCH_BYTES);
  normalisePatch(colours, planes, 0);
  return Uint8Array.from(planes, (v) => Math.round(((v + 1.5) / 3) * 255));
}

/** The contrast (levels) of a patch without its rim. */
export function shownContrast(colours: ColourPatch): number {
  let low = 255;
  let high = 0;
  for (let i = 0; i < colours.length; i++) {
    const x = i % PATCH;
    const y = Math.floor((i % PATCH_AREA) / PATCH);
    if (x < RIM || y < RIM || x >= PATCH - RIM || y >= PATCH - RIM) continue;
    low = Math.min(low, colours[i] as number);
    high = Math.max(high, colours[i] as number);
  }
  return high - low;
}

/** How a cell of the game looks: closed (1), open (0) or either (2). */
export function closedLook(symbol: CellSymbol): number {
  return isClosedSymbol(symbol) ? 1 : '*Xx'.includes(symbol) ? 2 : 0;
}

/** A cell, cut a little beside where it is. What is enlarged has lost what tells closed cells from open ones. */
export function cutCell(
  frame: Frame,
  rect: Rect,
  random: Random,
): { colours: ColourPatch; patch: Uint8Array; isEnlarged: boolean } {
  const shift = (size: number) => between(random, -JITTER, JITTER) * size;
  const box = {
    x: rect.x + shift(rect.width),
    y: rect.y + shift(rect.height),
    width: rect.width + shift(rect.width),
    height: rect.height + shift(rect.height),
  };
  const colours = sampleColours(frame, box);
  const larger = enlargeSmallGlyph(frame, box, colours);
  const isEnlarged = larger !== null && chance(random, ENLARGED);
  return { colours, patch: encodePatch(isEnlarged ? larger : colours), isEnlarged };
}

/** A place (cells from the board's first) that is off the lattice: to the side, down, or both. */
function offCells(random: Random, { rows, cols }: Lattice): { x: number; y: number } {
  const along = random.int(0, 2);
  const part = (isOff: boolean) => (isOff ? between(random, 0.32, 0.68) : between(random, -0.1, 0.1));
  return { x: random.int(1, cols - 2) + part(along !== 1), y: random.int(1, rows - 2) + part(along !== 0) };
}

/**
 * A cutting from somewhere else on the screen, or off the lattice of the board: what is not a cell must be known as such.
 * @returns null where it came to lie on the board by chance.
 */
export function cutStray(
  random: Random,
  frame: Frame,
  truth: Lattice,
): { patch: Uint8Array; glyph: typeof BLANK | typeof OTHER } | null {
  const { pitchX: width, pitchY: height } = truth;
  const off = offCells(random, truth);
  const across = chance(random, 0.5);
  const box = across
    ? { x: truth.x + off.x * width, y: truth.y + off.y * height, width, height }
    : { x: random.unit() * (frame.width - width), y: random.unit() * (frame.height - height), width, height };
  const colours = sampleColours(frame, box);
  const onBoard =
    box.x + width > truth.x &&
    box.x < truth.x + truth.cols * width &&
    box.y + height > truth.y &&
    box.y < truth.y + truth.rows * height;
  if (onBoard && !across) return null;
  return { patch: encodePatch(colours), glyph: shownContrast(colours) > SHOWS_SOMETHING ? OTHER : BLANK };
}
