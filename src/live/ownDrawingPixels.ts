import type { Frame, FramePart, Rect } from '../model/frame.ts';
import { pixelWords } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellAtPx, cellRect } from '../model/lattice.ts';

/** Which cell each pixel of a board's surroundings belongs to. */
export interface CellMap {
  /** The surroundings in whole Px of the source. */
  readonly area: Rect;
  readonly cells: number;
  /** A cell's index for each pixel of the area, or -1 in the margin around the board. */
  readonly owner: Int32Array;
  /** Pixels of each cell. */
  readonly sizes: Int32Array;
  /** Bounding box of each cell, Px of the area. */
  readonly boxes: readonly Rect[];
  /** 1 for pixels well inside their cell: neither blending nor halved colour brings in anything of a neighbour. */
  readonly core: Uint8Array;
}

/** Px from a cell's edge from which nothing of a neighbour's marks shows: one of blending, one of halved colour. */
const SPILL = 2;
/** Weakest alpha (of 255) that counts as drawn. */
const DRAWN = 8;
/**
 * Luma levels (of 255) by which a pixel may differ and be the same: the rounding of two colour conversions with a
 * limited range and of two blends is below 5; clipping at strong edges of colour adds some.
 */
const SAME_LUMA = 9;
/**
 * The same for pixels of a strong colour (its channels differ by more than `COLOURED`) that a conversion has clipped:
 * thin lines beside them take their colour and lose their own.
 */
const SAME_CLIPPED = 30;
const COLOURED = 24;
/**
 * Part of a cell's pixels that may differ more, beside a few in any cell: along the edges of our marks, colours are
 * clipped in the conversion. The thinnest number covers more than 8 % of a cell.
 */
const ODD_SHARE = 0.025;
const FEW_PIXELS = 2;
/** Mean difference of a cell's colour (each chroma axis, of 255) that rounding and bleeding edges do not reach. */
const SAME_CHROMA = 5;

export function mapCells(lattice: Lattice, area: Rect): CellMap {
  const { x, y, width, height } = area;
  const cells = lattice.rows * lattice.cols;
  const owner = new Int32Array(width * height);
  const sizes = new Int32Array(cells);
  const boxes = Array.from({ length: cells }, (_, cell) => {
    const box = cellRect(lattice, cell);
    return { ...box, x: box.x - x, y: box.y - y };
  });
  for (let i = 0; i < owner.length; i++) {
    const at = { x: x + (i % width) + 0.5, y: y + Math.floor(i / width) + 0.5 };
    const cell = cellAtPx(lattice, at) ?? -1;
    owner[i] = cell;
    if (cell >= 0) sizes[cell] = (sizes[cell] as number) + 1;
  }
  const core = new Uint8Array(owner.length);
  for (let i = 0; i < owner.length; i++) {
    const cell = owner[i] as number;
    const around = [i - SPILL, i + SPILL, i - SPILL * width, i + SPILL * width];
    core[i] = cell >= 0 && around.every((j) => owner[j] === cell) ? 1 : 0;
  }
  return { area, cells, owner, sizes, boxes, core };
}

/**
 * What frames show of pixels with our drawing over them: blended, and through the capture's video, which halves the
 * colour both ways. The drawing's colours are not multiplied by its alpha.
 */
export function dress(base: Frame, { area }: CellMap, drawing: FramePart): Frame {
  const data = base.data.slice();
  const { frame } = drawing;
  const drawn = new Uint8Array(area.width * area.height);
  for (let row = 0; row < area.height; row++) {
    const from = area.y + row - drawing.y;
    if (from < 0 || from >= frame.height) continue;
    for (let col = 0; col < area.width; col++) {
      const at = area.x + col - drawing.x;
      if (at < 0 || at >= frame.width) continue;
      const j = (from * frame.width + at) * 4;
      const alpha = (frame.data[j + 3] as number) / 255;
      if (alpha === 0) continue;
      const p = row * area.width + col;
      drawn[p] = 1;
      for (let i = p * 4, k = 0; k < 3; k++)
        data[i + k] = Math.round((data[i + k] as number) * (1 - alpha) + (frame.data[j + k] as number) * alpha);
    }
  }
  halveColour({ ...base, data }, area, drawn);
  return { ...base, data };
}

/** Gives each 2 × 2 block of the source's pixels its mean colour, where something was drawn; the luma stays. */
function halveColour({ data, width, height }: Frame, area: Rect, drawn: Uint8Array): void {
  for (let y = -(area.y % 2); y < height; y += 2) {
    for (let x = -(area.x % 2); x < width; x += 2) {
      const block = [y * width + x, y * width + x + 1, (y + 1) * width + x, (y + 1) * width + x + 1].filter(
        (_, k) => x + (k & 1) >= 0 && x + (k & 1) < width && y + (k >> 1) >= 0 && y + (k >> 1) < height,
      );
      if (!block.some((p) => drawn[p] === 1)) continue;
      const lumas = block.map((p) => lumaAt(data, p));
      const mean = (k: number) => block.reduce((sum, p) => sum + (data[p * 4 + k] as number), 0) / block.length;
      const [red, green, blue] = [mean(0), mean(1), mean(2)];
      const luma = lumaOf(red, green, blue);
      for (const [n, p] of block.entries()) {
        const l = lumas[n] as number;
        data[p * 4] = clip(l + red - luma);
        data[p * 4 + 1] = clip(l + green - luma);
        data[p * 4 + 2] = clip(l + blue - luma);
      }
    }
  }
}

function lumaAt(data: Frame['data'], p: number): number {
  return lumaOf(data[p * 4] as number, data[p * 4 + 1] as number, data[p * 4 + 2] as number);
}

const clip = (level: number) => Math.max(0, Math.min(255, Math.round(level)));

/** A number for what is drawn on each cell: equal drawings have equal numbers, 0 is nothing. */
export function fingerprints({ area, cells, owner, core }: CellMap, drawing: FramePart | null): Uint32Array {
  const prints = new Uint32Array(cells);
  if (!drawing) return prints;
  const { frame } = drawing;
  const words = pixelWords(frame);
  const painted = new Uint8Array(cells);
  for (let row = 0; row < area.height; row++) {
    const from = area.y + row - drawing.y;
    if (from < 0 || from >= frame.height) continue;
    for (let col = 0; col < area.width; col++) {
      const at = area.x + col - drawing.x;
      const i = row * area.width + col;
      const cell = owner[i] as number;
      if (cell < 0 || at < 0 || at >= frame.width) continue;
      const j = from * frame.width + at;
      if (core[i] === 1 && (frame.data[j * 4 + 3] as number) >= DRAWN) painted[cell] = 1;
      // FNV-1a over whole pixels.
      prints[cell] = Math.imul((prints[cell] as number) ^ (words[j] as number), 16777619) ^ 0x9e37;
    }
  }
  return prints.map((print, cell) => (painted[cell] === 1 ? print || 1 : 0));
}

/** 1 for each cell that looks different in two pictures of the area, beyond what conversions of colour do. */
export function differingCells({ cells, owner, sizes }: CellMap, a: Frame, b: Frame): Uint8Array {
  const odd = new Float64Array(cells);
  const blue = new Float64Array(cells);
  const red = new Float64Array(cells);
  const [p, q] = [a.data, b.data];
  const [v, w] = [pixelWords(a), pixelWords(b)];
  for (let i = 0; i < owner.length; i++) {
    const cell = owner[i] as number;
    if (cell < 0 || v[i] === w[i]) continue;
    const r = (p[i * 4] as number) - (q[i * 4] as number);
    const g = (p[i * 4 + 1] as number) - (q[i * 4 + 1] as number);
    const l = (p[i * 4 + 2] as number) - (q[i * 4 + 2] as number);
    const luma = lumaOf(r, g, l);
    if (Math.abs(luma) > SAME_LUMA && Math.abs(luma) > sameLuma(p, q, i * 4)) odd[cell] = (odd[cell] as number) + 1;
    blue[cell] = (blue[cell] as number) + (l - luma) * 0.564;
    red[cell] = (red[cell] as number) + (r - luma) * 0.713;
  }
  return Uint8Array.from(sizes, (size, cell) => {
    const colour = Math.max(Math.abs(blue[cell] as number), Math.abs(red[cell] as number)) / size;
    return (odd[cell] as number) > ODD_SHARE * size + FEW_PIXELS || colour > SAME_CHROMA ? 1 : 0;
  });
}

/** The bounding box (Px of the area) of the margin's pixels that look like none of some pictures, or null. */
export function differingMargin({ area, owner }: CellMap, frame: Frame, looks: readonly Frame[]): Rect | null {
  let [left, top, right, bottom] = [Infinity, Infinity, -1, -1];
  for (let i = 0; i < owner.length; i++) {
    if (owner[i] !== -1 || looks.some(({ data }) => isSamePixel(frame.data, data, i * 4))) continue;
    const x = i % area.width;
    const y = Math.floor(i / area.width);
    [left, right, top, bottom] = [Math.min(left, x), Math.max(right, x), Math.min(top, y), Math.max(bottom, y)];
  }
  return right < 0 ? null : { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}

function isSamePixel(p: Frame['data'], q: Frame['data'], i: number): boolean {
  return Math.abs(lumaAt(p, i >> 2) - lumaAt(q, i >> 2)) <= sameLuma(p, q, i);
}

/** A picture with the pixels of some cells taken from another one. */
export function replaceCells({ owner }: CellMap, base: Frame, from: Frame, isIn: (cell: number) => boolean): Frame {
  const data = base.data.slice();
  const [to, source] = [pixelWords({ ...base, data }), pixelWords(from)];
  for (let i = 0; i < owner.length; i++)
    if ((owner[i] as number) >= 0 && isIn(owner[i] as number)) to[i] = source[i] as number;
  return { ...base, data };
}

/** By how much the luma of a pixel may differ: more where a strong colour was clipped in either picture. */
function sameLuma(p: Frame['data'], q: Frame['data'], i: number): number {
  return isClipped(p, i) || isClipped(q, i) ? SAME_CLIPPED : SAME_LUMA;
}

function isClipped(data: Frame['data'], i: number): boolean {
  const least = Math.min(data[i] as number, data[i + 1] as number, data[i + 2] as number);
  const most = Math.max(data[i] as number, data[i + 1] as number, data[i + 2] as number);
  return (least === 0 || most === 255) && most - least > COLOURED;
}

/** Luma of ITU-R BT.601, which desktop frames are made with. */
function lumaOf(r: number, g: number, b: number): number {
  return 0.299 * r + 0.587 * g + 0.114 * b;
}
