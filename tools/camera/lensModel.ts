import type { Point } from '../../src/model/topology.ts';
import type { Shot } from './shot.ts';

/** Where light that arrives at a photo pixel would have arrived without the lens. Both Px of the photo. */
export function undistort({ width, height, lens }: Pick<Shot, 'width' | 'height' | 'lens'>, { x, y }: Point): Point {
  const [cx, cy] = [width / 2, height / 2];
  const part = 1 + (lens * ((x - cx) ** 2 + (y - cy) ** 2)) / (cx * cx + cy * cy);
  return { x: cx + (x - cx) * part, y: cy + (y - cy) * part };
}

/** The way back, by iteration. */
export function distort(shot: Pick<Shot, 'width' | 'height' | 'lens'>, ideal: Point): Point {
  let at = ideal;
  for (let round = 0; round < 12; round++) {
    const seen = undistort(shot, at);
    at = { x: at.x + ideal.x - seen.x, y: at.y + ideal.y - seen.y };
  }
  return at;
}
