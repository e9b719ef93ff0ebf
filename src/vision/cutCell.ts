import type { Frame, Rect } from '../model/frame.ts';
import { growRect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellPolygon, cellRect } from '../model/lattice.ts';
import type { Point } from '../model/topology.ts';
import { coloursApart } from './coloursApart.ts';
import type { ColourPatch } from './patch.ts';
import { PATCH, PATCH_AREA, sampleColours } from './patch.ts';
import { meanColour, RIM_VALUES } from './rim.ts';

/**
 * Hexagonal and triangular cells as the glyph network can see them: a square around what is drawn in the cell, wherever
 * that is, in which everything beyond the cell's sides is painted over with the cell's own ground.
 */

/** What is this near to a side belongs to the line there: Px and a part of the cell's width, or a larger part of it alone: an enlarged picture has thicker lines. */
const LINE_PX = 1.1;
const LINE_SHARE = 0.015;
const THICK_SHARE = 0.06;
/** Px further in, nothing of the line is left: where a drawing is looked for. It may reach out so far, and a little further. */
const CLEAR_PX = 1;
/** … and not so near as this part of the cell's width. */
const CLEAR_SHARE = 0.1;
const REACHES_PX = 1.5;
const REACHES_SHARE = 0.06;
/** A pixel is drawn when it differs from the ground by this part of the largest difference in the cell … */
const DRAWN_SHARE = 0.35;
/** … which must be so many levels: less is noise. */
const LEAST_CONTRAST = 32;
/** A drawing that fills this part of the cell both ways is its texture or its shading. */
const FILLS = 0.75;
/** The square around a drawing: the drawing's height and width as a part of its side. */
const DRAWING_HEIGHT = 0.64;
const DRAWING_WIDTH = 0.76;
/** The least and the largest such square, and that of a cell without a drawing, against the smaller side of the cell's box. */
const SMALLEST = 0.24;
const LARGEST = 1;
const PLAIN = 0.6;
/** The rim is looked at in these parts of the way from the middle of a cell to its corners, by number of corners. */
const RIM_WAYS: Readonly<Record<number, readonly number[]>> = { 3: [0.62, 0.52, 0.7], 6: [0.72, 0.62] };
const RIM_PATCHES = RIM_VALUES / 3;
/** Half the side of a patch of the rim, as a part of the cell's width. */
const RIM_REACH = 0.03;

export type Colour = readonly [red: number, green: number, blue: number];

/** The colours around the drawing of a hexagonal or triangular cell, without the cell's lines and neighbours. */
export function cutColours(frame: Frame, lattice: Lattice, index: number): ColourPatch {
  const corners = cellPolygon(lattice, index);
  const cell = cellRect(lattice, index);
  const line = Math.max(LINE_PX + LINE_SHARE * cell.width, THICK_SHARE * cell.width);
  const clear = clearOfLines(cell.width);
  const spans = pixelSpans(corners, clear, frame);
  const median = medianColour(frame, spans);
  const drawn = drawnArea(frame, spans, median);
  const isTexture = drawn !== null && fillsCell(drawn, spans);
  const ground = isTexture ? meanOf(frame, spans) : median;
  const drawing = drawn && !isTexture ? growRect(drawn, Math.max(REACHES_PX, REACHES_SHARE * cell.width)) : null;
  const box = squareAround(drawing ? drawn : null, corners, Math.min(cell.width, cell.height));
  const patch = sampleColours(frame, box);
  const inset = drawing ? line : clear;
  for (let j = 0; j < PATCH; j++)
    for (let i = 0; i < PATCH; i++) {
      const x = box.x + ((i + 0.5) / PATCH) * box.width;
      const y = box.y + ((j + 0.5) / PATCH) * box.height;
      if (depthIn(corners, x, y) >= inset && (!drawing || holds(drawing, x, y))) continue;
      for (let c = 0; c < 3; c++) patch[c * PATCH_AREA + j * PATCH + i] = ground[c] as number;
    }
  return patch;
}

/** Blocks a row and a column into which a texture is divided, and the part of its contrast by which their means may differ from its own. */
const EVEN_BLOCKS = 3;
const EVEN = 0.2;

/**
 * The mean colour of a cell that shows nothing but an even texture, as chequered pixels; null for others. Enlarged by no
 * whole number, such a texture is drawn a little differently in every cell.
 */
export function evenTexture(frame: Frame, lattice: Lattice, index: number): Colour | null {
  const spans = pixelSpans(cellPolygon(lattice, index), clearOfLines(cellRect(lattice, index).width), frame);
  const drawn = drawnArea(frame, spans, medianColour(frame, spans));
  if (!drawn || !fillsCell(drawn, spans)) return null;
  const mean = meanOf(frame, spans);
  let contrast = 0;
  for (const { y, from, to } of spans)
    for (let x = from; x < to; x++) contrast = Math.max(contrast, contrastAt(frame, x, y, mean));
  for (let block = 0; block < EVEN_BLOCKS ** 2; block++) {
    const left = drawn.x + ((block % EVEN_BLOCKS) * drawn.width) / EVEN_BLOCKS;
    const top = drawn.y + (Math.floor(block / EVEN_BLOCKS) * drawn.height) / EVEN_BLOCKS;
    const part = spans
      .filter(({ y }) => y >= top && y < top + drawn.height / EVEN_BLOCKS)
      .map(({ y, from, to }) => ({
        y,
        from: Math.max(from, Math.ceil(left)),
        to: Math.min(to, Math.ceil(left + drawn.width / EVEN_BLOCKS)),
      }))
      .filter(({ from, to }) => to > from);
    // Blocks in the corners of a box around a hexagon or triangle may hold little of it.
    const pixels = part.reduce((sum, { from, to }) => sum + to - from, 0);
    if (pixels < (drawn.width * drawn.height) / (2 * EVEN_BLOCKS ** 2)) continue;
    if (coloursApart(meanOf(frame, part), mean) > EVEN * contrast) return null;
  }
  return mean;
}

/** Px from the sides of a cell so many Px wide at which nothing of its lines is left. */
function clearOfLines(width: number): number {
  return Math.max(LINE_PX + LINE_SHARE * width + CLEAR_PX, CLEAR_SHARE * width);
}

function holds(rect: Rect, x: number, y: number): boolean {
  return x >= rect.x && y >= rect.y && x <= rect.x + rect.width && y <= rect.y + rect.height;
}

/** The pixels of row y from `from` up to `to`. */
interface Span {
  readonly y: number;
  readonly from: number;
  readonly to: number;
}

/** The pixels whose middles lie at least `inset` Px inside a convex polygon given clockwise. */
function pixelSpans(corners: readonly Point[], inset: number, { width, height }: Frame): Span[] {
  const spans: Span[] = [];
  const top = Math.max(0, Math.floor(Math.min(...corners.map((p) => p.y))));
  const bottom = Math.min(height, Math.ceil(Math.max(...corners.map((p) => p.y))));
  const sides = corners.map((a, k) => {
    const b = corners[(k + 1) % corners.length] ?? a;
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    return { a, dx, dy, margin: inset * Math.hypot(dx, dy) };
  });
  for (let y = top; y < bottom; y++) {
    let low = 0;
    let high = width;
    for (const { a, dx, dy, margin } of sides) {
      // The depth of (x, y) is (dx (y − a.y) − dy (x − a.x)) / length.
      const rest = dx * (y + 0.5 - a.y) + dy * a.x - margin;
      if (dy > 0) high = Math.min(high, rest / dy - 0.5);
      else if (dy < 0) low = Math.max(low, rest / dy - 0.5);
      else if (rest < 0) high = -1;
    }
    const from = Math.ceil(low);
    const to = Math.min(width, Math.floor(high) + 1);
    if (to > from) spans.push({ y, from, to });
  }
  return spans;
}

function medianColour({ width, data }: Frame, spans: readonly Span[]): Colour {
  const counts = new Uint32Array(3 * 256);
  let total = 0;
  for (const { y, from, to } of spans) {
    for (let i = (y * width + from) * 4; i < (y * width + to) * 4; i += 4)
      for (let c = 0; c < 3; c++) {
        const at = c * 256 + (data[i + c] as number);
        counts[at] = (counts[at] as number) + 1;
      }
    total += to - from;
  }
  const median = (c: number) => {
    let seen = 0;
    let level = 0;
    while (level < 255 && seen + (counts[c * 256 + level] as number) <= total / 2)
      seen += counts[c * 256 + level++] as number;
    return level;
  };
  return [median(0), median(1), median(2)];
}

function meanOf({ width, data }: Frame, spans: readonly Span[]): Colour {
  const sum = [0, 0, 0];
  let total = 0;
  for (const { y, from, to } of spans) {
    for (let i = (y * width + from) * 4; i < (y * width + to) * 4; i += 4)
      for (let c = 0; c < 3; c++) sum[c] = (sum[c] as number) + (data[i + c] as number);
    total += to - from;
  }
  return sum.map((s) => s / Math.max(1, total)) as unknown as Colour;
}

/** The box (Px) of what differs from the ground; null where nothing does. */
function drawnArea(frame: Frame, spans: readonly Span[], ground: Colour): Rect | null {
  let largest = LEAST_CONTRAST;
  for (const span of spans)
    for (let x = span.from; x < span.to; x++) largest = Math.max(largest, contrastAt(frame, x, span.y, ground));
  let left = Number.POSITIVE_INFINITY;
  let right = Number.NEGATIVE_INFINITY;
  let top = Number.POSITIVE_INFINITY;
  let bottom = Number.NEGATIVE_INFINITY;
  for (const { y, from, to } of spans)
    for (let x = from; x < to; x++) {
      if (contrastAt(frame, x, y, ground) < DRAWN_SHARE * largest) continue;
      left = Math.min(left, x);
      right = Math.max(right, x + 1);
      top = Math.min(top, y);
      bottom = y + 1;
    }
  return right > left ? { x: left, y: top, width: right - left, height: bottom - top } : null;
}

/** Whether a drawing fills its cell: then it is how the cell's ground is drawn. */
function fillsCell({ width, height }: Rect, spans: readonly Span[]): boolean {
  const wide = Math.max(...spans.map((s) => s.to)) - Math.min(...spans.map((s) => s.from));
  return width >= FILLS * wide && height >= FILLS * spans.length;
}

/** The contrast of a pixel and a colour; asked of every pixel of a cell, so that nothing is unpacked. */
function contrastAt({ width, data }: Frame, x: number, y: number, colour: Colour): number {
  const i = (y * width + x) * 4;
  return Math.max(
    Math.abs((data[i] as number) - colour[0]),
    Math.abs((data[i + 1] as number) - colour[1]),
    Math.abs((data[i + 2] as number) - colour[2]),
  );
}

/** The square around a drawing, or in the middle of a plain cell. */
function squareAround(drawing: Rect | null, corners: readonly Point[], size: number): Rect {
  const middle = drawing ? { x: drawing.x + drawing.width / 2, y: drawing.y + drawing.height / 2 } : centroid(corners);
  const wanted = drawing ? Math.max(drawing.height / DRAWING_HEIGHT, drawing.width / DRAWING_WIDTH) : PLAIN * size;
  const side = Math.max(SMALLEST * size, Math.min(LARGEST * size, wanted));
  return { x: middle.x - side / 2, y: middle.y - side / 2, width: side, height: side };
}

function centroid(corners: readonly Point[]): Point {
  const sum = corners.reduce((a, p) => ({ x: a.x + p.x, y: a.y + p.y }), { x: 0, y: 0 });
  return { x: sum.x / corners.length, y: sum.y / corners.length };
}

/** Px from a place to the nearest side of a convex polygon given clockwise; negative outside. */
export function depthIn(corners: readonly Point[], x: number, y: number): number {
  let least = Number.POSITIVE_INFINITY;
  let a = corners.at(-1) as Point;
  for (const b of corners) {
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    least = Math.min(least, (dx * (y - a.y) - dy * (x - a.x)) / Math.sqrt(dx * dx + dy * dy));
    a = b;
  }
  return least;
}

/** Writes the rim colours of a hexagonal or triangular cell at `out[at …]`: patches in its corners. */
export function sampleCorners(frame: Frame, lattice: Lattice, index: number, out: Uint8Array, at: number): void {
  const corners = cellPolygon(lattice, index);
  const { x, y } = centroid(corners);
  const reach = Math.max(1, RIM_REACH * cellRect(lattice, index).width);
  const ways = RIM_WAYS[corners.length] ?? [];
  for (let k = 0; k < RIM_PATCHES; k++) {
    const corner = corners[k % corners.length] as Point;
    const way = ways[Math.floor(k / corners.length)] as number;
    const px = x + way * (corner.x - x);
    const py = y + way * (corner.y - y);
    meanColour(frame, px - reach, py - reach, px + reach, py + reach, out, at + k * 3);
  }
}
