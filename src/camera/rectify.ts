import type { Frame } from '../model/frame.ts';
import type { Point } from '../model/topology.ts';
import type { Homography, Nine } from './homography.ts';
import { compose, invert, localScale, mapPoint, scaling } from './homography.ts';

/**
 * The camera's lens: radial distortion about the photo's middle. A point at distance r (Px) from (x, y) without the lens
 * is seen at r · (1 + bend · r² / reach²) with it.
 */
export interface Lens {
  readonly x: number;
  readonly y: number;
  readonly reach: number;
  readonly bend: number;
}

/** A lens without distortion for photos of this size. */
export function straightLens({ width, height }: { readonly width: number; readonly height: number }): Lens {
  return { x: width / 2, y: height / 2, reach: Math.hypot(width, height) / 2, bend: 0 };
}

/** Where the lens shows what would be at a point (both Px of the photo). */
export function throughLens({ x, y, reach, bend }: Lens, p: Point): Point {
  const [dx, dy] = [p.x - x, p.y - y];
  const part = 1 + (bend * (dx * dx + dy * dy)) / (reach * reach);
  return { x: x + dx * part, y: y + dy * part };
}

/** Where a point of the photo would be without the lens (both Px of the photo): `throughLens` the other way, by iteration. */
export function withoutLens({ x, y, reach, bend }: Lens, p: Point): Point {
  let [dx, dy] = [p.x - x, p.y - y];
  if (bend !== 0)
    for (let round = 0; round < 6; round++) {
      const part = 1 + (bend * (dx * dx + dy * dy)) / (reach * reach);
      [dx, dy] = [(p.x - x) / part, (p.y - y) / part];
    }
  return { x: x + dx, y: y + dy };
}

/** How a plane appears in a photo: its own frame to ideal Px of the photo, and those through the lens. */
export interface View {
  readonly toPhoto: Homography;
  readonly lens: Lens;
}

/** Where a point of the plane is seen in the photo, Px. */
export function seenAt({ toPhoto, lens }: View, p: Point): Point {
  return throughLens(lens, mapPoint(toPhoto, p));
}

/** What is put where the photo does not reach. */
const OUTSIDE = 0xff808080;

/**
 * A flat picture of a plane: pixel (x, y) shows the plane's point (x + ½, y + ½), taken bilinearly from the photo, grey where
 * the photo ends.
 * @param view the flat picture's Px to the photo's.
 */
export function rectify(photo: Frame, view: View, width: number, height: number): Frame {
  const out = new Uint8Array(width * height * 4);
  const words = new Uint32Array(out.buffer);
  const { data, width: w, height: h } = photo;
  const [a, b, c, d, e, f, g, k, l] = view.toPhoto as unknown as Nine;
  const { lens } = view;
  const bend = lens.bend / (lens.reach * lens.reach);
  const line = w * 4;
  for (let y = 0; y < height; y++) {
    const v = y + 0.5;
    for (let x = 0; x < width; x++) {
      const u = x + 0.5;
      const depth = 1 / (g * u + k * v + l);
      let px = (a * u + b * v + c) * depth;
      let py = (d * u + e * v + f) * depth;
      if (bend !== 0) {
        const dx = px - lens.x;
        const dy = py - lens.y;
        const part = bend * (dx * dx + dy * dy);
        px += dx * part;
        py += dy * part;
      }
      px -= 0.5;
      py -= 0.5;
      const i = y * width + x;
      if (!(depth > 0 && px >= 0 && py >= 0 && px < w - 1 && py < h - 1)) {
        words[i] = OUTSIDE;
        continue;
      }
      const x0 = px | 0;
      const y0 = py | 0;
      const tx = ((px - x0) * 256) | 0;
      const ty = ((py - y0) * 256) | 0;
      const at = y0 * line + x0 * 4;
      const below = at + line;
      const w11 = tx * ty;
      const w10 = tx * 256 - w11;
      const w01 = ty * 256 - w11;
      const w00 = 65536 - w11 - w10 - w01;
      const red =
        w00 * (data[at] as number) +
        w10 * (data[at + 4] as number) +
        w01 * (data[below] as number) +
        w11 * (data[below + 4] as number);
      const green =
        w00 * (data[at + 1] as number) +
        w10 * (data[at + 5] as number) +
        w01 * (data[below + 1] as number) +
        w11 * (data[below + 5] as number);
      const blue =
        w00 * (data[at + 2] as number) +
        w10 * (data[at + 6] as number) +
        w01 * (data[below + 2] as number) +
        w11 * (data[below + 6] as number);
      words[i] =
        (0xff000000 | ((blue + 32768) & 0xff0000) | (((green + 32768) >> 8) & 0xff00) | ((red + 32768) >> 16)) >>> 0;
    }
  }
  return { width, height, data: out };
}

/** A part of a plane: from (left, top) to (right, bottom). */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The view of a flat picture that begins at a point of a plane and has `pitch` Px for its unit. */
export function viewFrom({ toPhoto, lens }: View, left: number, top: number, pitch: number): View {
  return { toPhoto: compose(toPhoto, scaling(1 / pitch, 1 / pitch, left, top)), lens };
}

/** A flat picture of a part of a plane, with `pitch` Px for its unit, see `rectify`. */
export function rectifyBox(photo: Frame, view: View, { left, top, right, bottom }: Box, pitch: number): Frame {
  const [width, height] = [Math.round((right - left) * pitch), Math.round((bottom - top) * pitch)];
  return rectify(photo, viewFrom(view, left, top, pitch), width, height);
}

/** A flat picture that holds all of a photo, as far as it is not seen too much from its edge. */
export interface FlatPlan {
  /** Px of the flat picture to ideal Px of the photo. */
  readonly toPhoto: Homography;
  readonly width: number;
  readonly height: number;
}

/** The flat picture may be so many times as wide and high as the photo. */
const MOST_STRETCH = 1.25;

/**
 * The flat picture of a plane at a scale.
 * @param toPhoto the plane's frame to ideal Px of the photo; (0, 0) should be near the photo's middle.
 * @param scale Px of the flat picture for one unit of the plane.
 */
export function planFlat(
  toPhoto: Homography,
  photo: { readonly width: number; readonly height: number },
  scale: number,
): FlatPlan {
  const back = invert(toPhoto);
  const [mostX, mostY] = [(photo.width * MOST_STRETCH) / 2, (photo.height * MOST_STRETCH * 1.25) / 2];
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  const steps = 8;
  for (let k = 0; k <= steps; k++) {
    for (const [x, y] of [
      [k / steps, 0],
      [k / steps, 1],
      [0, k / steps],
      [1, k / steps],
    ] as const) {
      const p = mapPoint(back, { x: x * photo.width, y: y * photo.height });
      const depth = (toPhoto[6] as number) * p.x + (toPhoto[7] as number) * p.y + (toPhoto[8] as number);
      const [px, py] = depth > 0.05 ? [p.x, p.y] : [(x - 0.5) * 1e6, (y - 0.5) * 1e6];
      left = Math.min(left, px);
      right = Math.max(right, px);
      top = Math.min(top, py);
      bottom = Math.max(bottom, py);
    }
  }
  left = Math.max(left, -mostX);
  right = Math.min(right, mostX);
  top = Math.max(top, -mostY);
  bottom = Math.min(bottom, mostY);
  return {
    toPhoto: compose(toPhoto, scaling(1 / scale, 1 / scale, left, top)),
    width: Math.max(1, Math.round((right - left) * scale)),
    height: Math.max(1, Math.round((bottom - top) * scale)),
  };
}

/** How far (units of the plane) a corner of a part of a plane is at most in one view from where it is in another. */
export function cornerShift(view: View, other: View, { left, top, right, bottom }: Box): number {
  const corners = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ];
  const shifts = corners.map((corner) => {
    const [a, b] = [seenAt(view, corner), seenAt(other, corner)];
    return Math.hypot(b.x - a.x, b.y - a.y) / localScale(view.toPhoto, corner);
  });
  return Math.max(...shifts);
}
