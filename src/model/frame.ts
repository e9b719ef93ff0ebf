import { misuse } from './errors.ts';

/**
 * A decoded picture: RGBA, 8 bits a channel, row by row from the top left, in physical pixels (the Px frame).
 * Vision reads only the colour channels: a screenshot is opaque.
 */
export interface Frame {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array | Uint8ClampedArray;
}

/** An axis-aligned rectangle in frame pixels; x and y may be fractional. */
export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** What two rectangles have in common, or null. */
export function commonRect(a: Rect, b: Rect): Rect | null {
  const x = Math.max(a.x, b.x);
  const y = Math.max(a.y, b.y);
  const width = Math.min(a.x + a.width, b.x + b.width) - x;
  const height = Math.min(a.y + a.height, b.y + b.height) - y;
  return width > 0 && height > 0 ? { x, y, width, height } : null;
}

/** Whether two rectangles have an area in common. */
export function doOverlap(a: Rect, b: Rect): boolean {
  return commonRect(a, b) !== null;
}

/** The smallest rectangle around two. */
export function unionRect(a: Rect, b: Rect): Rect {
  const x = Math.min(a.x, b.x);
  const y = Math.min(a.y, b.y);
  const width = Math.max(a.x + a.width, b.x + b.width) - x;
  const height = Math.max(a.y + a.height, b.y + b.height) - y;
  return { x, y, width, height };
}

/** A rectangle with so much more on every side, or less where that is negative. */
export function growRect({ x, y, width, height }: Rect, by: number): Rect {
  return { x: x - by, y: y - by, width: width + 2 * by, height: height + 2 * by };
}

/** A frame that is part of a larger picture: its first pixel is pixel (x, y) there. */
export interface FramePart {
  readonly frame: Frame;
  readonly x: number;
  readonly y: number;
}

/**
 * A frame over existing bytes.
 * @throws TypeError when the bytes do not hold width × height RGBA pixels.
 */
export function makeFrame(width: number, height: number, data: Uint8Array | Uint8ClampedArray): Frame {
  if (!Number.isInteger(width) || width < 1) throw misuse('width', 'a whole number from 1', width);
  if (!Number.isInteger(height) || height < 1) throw misuse('height', 'a whole number from 1', height);
  if (data.length !== width * height * 4) throw misuse('data', `${width * height * 4} bytes`, data.length);
  return { width, height, data };
}

/** A frame as a part of itself, for those who take parts. */
export function wholeFrame(frame: Frame): FramePart {
  return { frame, x: 0, y: 0 };
}

/** A copy of part of a frame; the rectangle is rounded outward to whole pixels and clipped to the frame. */
export function cropFrame(frame: Frame, rect: Rect): FramePart {
  const x = Math.max(0, Math.floor(rect.x));
  const y = Math.max(0, Math.floor(rect.y));
  const right = Math.min(frame.width, Math.ceil(rect.x + rect.width));
  const bottom = Math.min(frame.height, Math.ceil(rect.y + rect.height));
  const width = right - x;
  const height = bottom - y;
  if (width < 1 || height < 1)
    throw misuse('rect', `a rectangle that meets the ${frame.width}×${frame.height} frame`, rect);
  const data = new Uint8ClampedArray(width * height * 4);
  for (let row = 0; row < height; row++) {
    const from = ((y + row) * frame.width + x) * 4;
    data.set(frame.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { frame: { width, height, data }, x, y };
}

/** A copy of what a part of a picture shows of a rectangle (Px of that picture); null where they do not meet. */
export function cropPart({ frame, x, y }: FramePart, rect: Rect): FramePart | null {
  const shown = commonRect({ ...rect, x: rect.x - x, y: rect.y - y }, { ...frame, x: 0, y: 0 });
  if (!shown) return null;
  const cropped = cropFrame(frame, shown);
  return { ...cropped, x: cropped.x + x, y: cropped.y + y };
}

/** A copy of a part of a picture in which a smaller part of that picture, which lies within it, is newer. */
export function patchPart({ frame, x, y }: FramePart, newer: FramePart): FramePart {
  const data = frame.data.slice();
  const { width, height } = newer.frame;
  for (let row = 0; row < height; row++) {
    const pixels = newer.frame.data.subarray(row * width * 4, (row + 1) * width * 4);
    data.set(pixels, ((newer.y - y + row) * frame.width + newer.x - x) * 4);
  }
  return { frame: { ...frame, data }, x, y };
}

/** The pixels of a frame as numbers, one each; copied where they do not lie at a multiple of four bytes. */
export function pixelWords({ data }: Frame): Uint32Array {
  const { buffer, byteOffset, length } = data.byteOffset % 4 === 0 ? data : data.slice();
  return new Uint32Array(buffer, byteOffset, length / 4);
}

/** Whether two frames are of one size and the same in every pixel. */
export function equalPixels(a: Frame, b: Frame): boolean {
  if (a.width !== b.width || a.height !== b.height) return false;
  const [v, w] = [pixelWords(a), pixelWords(b)];
  for (let i = 0; i < v.length; i++) if (v[i] !== w[i]) return false;
  return true;
}

/** Grounds for padding; the one that differs more from the picture's rim is taken. */
const DARK = 0x101010;
const LIGHT = 0xf0f0f0;

/**
 * A frame with so many Px of a plain ground around it that stands out from its rim.
 * @param memoryOf gives as many bytes as it has, all of which are written.
 */
export function padFrame(
  { width, height, data }: Frame,
  padding: number,
  memoryOf = (bytes: number) => new ArrayBuffer(bytes),
): Frame {
  const wide = width + 2 * padding;
  const size = wide * (height + 2 * padding) * 4;
  const memory = memoryOf(size);
  const padded = new Uint8Array(memory, 0, size);
  const ground = rimLevel({ width, height, data }) < 128 ? LIGHT : DARK;
  const pixels = new Uint32Array(memory, 0, size / 4);
  const colour = (0xff000000 | ground) >>> 0;
  // Only around the picture: what is under it would be written twice.
  let end = 0;
  for (let y = 0; y < height; y++) {
    const begin = (y + padding) * wide + padding;
    pixels.fill(colour, end, begin);
    padded.set(data.subarray(y * width * 4, (y + 1) * width * 4), begin * 4);
    end = begin + width;
  }
  pixels.fill(colour, end);
  return { width: wide, height: height + 2 * padding, data: padded };
}

/** The mean green level of the outermost pixels. */
function rimLevel({ width, height, data }: Frame): number {
  let sum = 0;
  const green = (x: number, y: number) => data[(y * width + x) * 4 + 1] as number;
  for (let x = 0; x < width; x++) sum += green(x, 0) + green(x, height - 1);
  for (let y = 0; y < height; y++) sum += green(0, y) + green(width - 1, y);
  return sum / (2 * (width + height));
}
