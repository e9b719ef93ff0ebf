import type { Frame, Rect } from '../../model/frame.ts';
import { cropFrame } from '../../model/frame.ts';
import type { Lattice } from '../../model/lattice.ts';
import { cellRect } from '../../model/lattice.ts';
import { halveFrame, makeGradients, smoothFrame, strongestEdges } from '../gradients.ts';

/**
 * How strongly each sample of a picture differs from the samples around it, whatever the direction of the edge: lines of
 * hexagons and triangles run aslant. Strengths are compressed as in `gradients.ts`. Sample (i, j) lies at
 * (x + i · scale, y + j · scale) in Px.
 */
export interface EdgePlane {
  readonly width: number;
  readonly height: number;
  readonly strength: Uint8Array;
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

/** The edges of a picture that is the frame at 1 / scale of its size (means of scale × scale pixels), once smoothed. */
export function makeEdgePlane(picture: Frame, scale: number): EdgePlane {
  return { ...edgesOf(smoothFrame(picture)), x: scale, y: scale, scale };
}

/**
 * The edges of a part of a frame at full size, after each pixel was averaged with its right and lower neighbours: the
 * chequered pixels that stand for grey on old displays become grey.
 */
export function makeSmoothEdgePlane(frame: Frame, rect: Rect): EdgePlane {
  const part = cropFrame(frame, rect);
  return { ...edgesOf(smoothFrame(part.frame)), x: part.x + 1, y: part.y + 1, scale: 1 };
}

/** The edges of a whole frame, halved so many times (once at least) before; each is made once. */
export type HalvedPlanes = (halvings: number) => EdgePlane;

/** Makes the planes of a frame as they are asked for. */
export function makeHalvedPlanes(frame: Frame): HalvedPlanes {
  const halved = [frame];
  const planes: EdgePlane[] = [];
  return (halvings) => {
    for (let k = halved.length; k <= halvings; k++) halved.push(halveFrame(halved[k - 1] as Frame));
    planes[halvings] ??= makeEdgePlane(halved[halvings] as Frame, 2 ** halvings);
    return planes[halvings];
  };
}

/** Cells are looked at in a picture in which they are less than so many samples wide: their lines may be several Px thick. */
const WIDEST = 40;

/** Hexagons are less fine than triangles of the same width: they may be looked at as if they were so much wider. */
const HEX_WIDTH = 1.5;

/** The edges of a part of a frame in which a lattice of hexagons or triangles is known (`makeCellPlane`). */
export function makeLatticePlane(
  frame: Frame,
  rect: Rect,
  lattice: Lattice,
  isSoft = false,
  planes?: HalvedPlanes,
): EdgePlane {
  const width = (lattice.shape === 'hex' ? HEX_WIDTH : 1) * cellRect(lattice, 0).width;
  return makeCellPlane(frame, rect, width, isSoft, planes);
}

/**
 * The edges of a part of a frame at the size at which the lines of cells so many Px wide are thin and hatching is grey.
 * @param isSoft whether it is smoothed at full size and before it is halved again: hatching of pixels that were enlarged by
 * other than whole numbers is grey then, but lines between small cells are faint.
 * @param planes those of the frame, where they are looked at anyway: parts of them are not made again. Their samples lie on even Px of the frame, whatever the part.
 */
export function makeCellPlane(
  frame: Frame,
  rect: Rect,
  cellWidth: number,
  isSoft = false,
  planes?: HalvedPlanes,
): EdgePlane {
  const halvings = Math.max(0, Math.floor(Math.log2(cellWidth / WIDEST)) + 1);
  if (planes && !isSoft && halvings > 0) return cropPlane(planes(halvings), rect);
  const part = cropFrame(frame, rect);
  let picture = isSoft ? smoothFrame(part.frame) : part.frame;
  let shift = isSoft ? 0.5 : 0;
  for (let k = 0; k < halvings; k++) {
    if (isSoft && k > 0) {
      picture = smoothFrame(picture);
      shift += 2 ** (k - 1);
    }
    picture = halveFrame(picture);
  }
  const plane = makeEdgePlane(picture, 2 ** halvings);
  return { ...plane, x: plane.x + part.x + shift, y: plane.y + part.y + shift };
}

function edgesOf(picture: Frame) {
  const gradients = makeGradients(picture);
  return { width: picture.width, height: picture.height, strength: strongestEdges(gradients) };
}

/** A rectangle of samples, in Px. */
export function areaInPx({ x, y, scale }: EdgePlane, area: Rect): Rect {
  return { x: x + area.x * scale, y: y + area.y * scale, width: area.width * scale, height: area.height * scale };
}

/** The samples of a plane in a rectangle (Px), as far as it has some there. */
export function cropPlane(plane: EdgePlane, { x, y, width, height }: Rect): EdgePlane {
  const { scale } = plane;
  const within = (at: number, most: number) => Math.min(most, Math.max(0, at));
  const left = within(Math.floor((x - plane.x) / scale), plane.width);
  const top = within(Math.floor((y - plane.y) / scale), plane.height);
  const right = within(Math.ceil((x + width - plane.x) / scale) + 1, plane.width);
  const bottom = within(Math.ceil((y + height - plane.y) / scale) + 1, plane.height);
  const [cols, rows] = [right - left, bottom - top];
  const strength = new Uint8Array(cols * rows);
  for (let j = 0; j < rows; j++) {
    const start = (top + j) * plane.width + left;
    strength.set(plane.strength.subarray(start, start + cols), j * cols);
  }
  return { width: cols, height: rows, strength, x: plane.x + left * scale, y: plane.y + top * scale, scale };
}

/** The strength at a place in Px, interpolated; 0 outside. */
export function strengthAt({ width, height, strength, x, y, scale }: EdgePlane, px: number, py: number): number {
  const u = (px - x) / scale;
  const v = (py - y) / scale;
  const i = Math.floor(u);
  const j = Math.floor(v);
  if (i < 0 || j < 0 || i + 1 >= width || j + 1 >= height) return 0;
  const at = j * width + i;
  const du = u - i;
  const top = (strength[at] as number) * (1 - du) + (strength[at + 1] as number) * du;
  const low = (strength[at + width] as number) * (1 - du) + (strength[at + width + 1] as number) * du;
  return top + (low - top) * (v - j);
}

/** Means are taken in whole numbers of so many bits after the point. */
const BITS = 16;
const WHOLE = 1 << BITS;
const HALF = WHOLE / 2;

/** A plane spread by so many samples either way (a tent), so that a line of several edges is strongest in its middle. */
export function spreadEdges(plane: EdgePlane, reach: number): EdgePlane {
  const { width, height } = plane;
  const span = 2 * reach + 1;
  const share = Math.round(WHOLE / span);
  let strength = plane.strength;
  for (let k = 0; k < 2; k++) {
    strength = meansAcross(strength, width, height, reach, share);
    strength = meansDown(strength, width, height, reach, share);
  }
  return { ...plane, strength };
}

/** Means over 2 · reach + 1 values beside each other, fewer at the sides of the plane; `share` is what one counts, in parts of WHOLE. */
function meansAcross(from: Uint8Array, width: number, height: number, reach: number, share: number): Uint8Array {
  const to = new Uint8Array(from.length);
  for (let y = 0; y < height; y++) {
    const start = y * width;
    const end = start + width;
    let sum = 0;
    let next = start;
    while (next < Math.min(start + reach, end)) sum += from[next++] as number;
    let at = start;
    for (; next < end && at <= start + reach; at++) {
      sum += from[next++] as number;
      to[at] = (Math.imul(sum, share) + HALF) >>> BITS;
    }
    for (; next < end; at++) {
      sum += (from[next++] as number) - (from[at - reach - 1] as number);
      to[at] = (Math.imul(sum, share) + HALF) >>> BITS;
    }
    for (; at < end; at++) {
      if (at > start + reach) sum -= from[at - reach - 1] as number;
      to[at] = (Math.imul(sum, share) + HALF) >>> BITS;
    }
  }
  return to;
}

/** The same over values below each other, row by row, which is how they lie in memory. */
function meansDown(from: Uint8Array, width: number, height: number, reach: number, share: number): Uint8Array {
  const to = new Uint8Array(from.length);
  const sums = new Uint16Array(width);
  const sumRow = (y: number) => from.subarray(y * width, (y + 1) * width);
  for (let y = 0; y < Math.min(reach, height); y++)
    sumRow(y).forEach((v, x) => {
      sums[x] = (sums[x] as number) + v;
    });
  const none = new Uint8Array(width);
  for (let y = 0; y < height; y++) {
    const added = y + reach < height ? sumRow(y + reach) : none;
    const dropped = y > reach ? sumRow(y - reach - 1) : none;
    const row = to.subarray(y * width, (y + 1) * width);
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] as number) + (added[x] as number) - (dropped[x] as number);
      sums[x] = sum;
      row[x] = (Math.imul(sum, share) + HALF) >>> BITS;
    }
  }
  return to;
}
