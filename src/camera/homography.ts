import { misuse } from '../model/errors.ts';
import type { Point } from '../model/topology.ts';

/**
 * A plane seen by a camera: nine numbers, row by row, of which the last is 1. It maps (x, y) to
 * ((h0 x + h1 y + h2) / w, (h3 x + h4 y + h5) / w) with w = h6 x + h7 y + h8. Which frames it joins (Px of a photo, Grid of a board,
 * Px of a flat picture) is said where one is given.
 */
export type Homography = readonly number[];

/** The numbers of a homography one by one, where they are taken apart. */
export type Nine = readonly [number, number, number, number, number, number, number, number, number];

/** Where a homography maps a point. */
export function mapPoint(h: Homography, { x, y }: Point): Point {
  // Taken apart by a pattern, the numbers would take longer than the sums.
  const at = h as unknown as Nine;
  const w = at[6] * x + at[7] * y + at[8];
  return { x: (at[0] * x + at[1] * y + at[2]) / w, y: (at[3] * x + at[4] * y + at[5]) / w };
}

/** The homography that applies `inner` first and `outer` to its result. */
export function compose(outer: Homography, inner: Homography): Homography {
  const out = new Array<number>(9).fill(0);
  for (let r = 0; r < 3; r++)
    for (let c = 0; c < 3; c++)
      for (let k = 0; k < 3; k++)
        out[r * 3 + c] = (out[r * 3 + c] as number) + (outer[r * 3 + k] as number) * (inner[k * 3 + c] as number);
  return normalised(out);
}

/** The homography back. @throws TypeError when there is none: the plane is seen from its edge. */
export function invert(h: Homography): Homography {
  const [a, b, c, d, e, f, g, k, l] = h as unknown as Nine;
  const out = [
    e * l - f * k,
    c * k - b * l,
    b * f - c * e,
    f * g - d * l,
    a * l - c * g,
    c * d - a * f,
    d * k - e * g,
    b * g - a * k,
    a * e - b * d,
  ];
  const det = a * (out[0] as number) + b * (out[3] as number) + c * (out[6] as number);
  if (!(Math.abs(det) > 1e-18)) throw misuse('homography', 'one that can be inverted', h);
  return normalised(out);
}

function normalised(h: readonly number[]): Homography {
  const last = h[8] as number;
  return Math.abs(last) > 1e-15 ? h.map((v) => v / last) : h;
}

/** A change of scale and origin. */
export function scaling(sx: number, sy: number, dx: number, dy: number): Homography {
  return [sx, 0, dx, 0, sy, dy, 0, 0, 1];
}

/** How many Px of its target a homography makes of one unit at a point: the square root of the area. */
export function localScale(h: Homography, { x, y }: Point): number {
  const [a, b, , d, e, , g, k, l] = h as unknown as Nine;
  const w = g * x + k * y + l;
  const p = mapPoint(h, { x, y });
  const det = (a - p.x * g) * (e - p.y * k) - (b - p.x * k) * (d - p.y * g);
  return Math.sqrt(Math.abs(det)) / Math.abs(w);
}
