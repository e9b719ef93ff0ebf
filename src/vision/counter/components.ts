import type { Rect } from '../../model/frame.ts';

/** One plane of a picture: a level (0 to 255) a pixel, row by row. */
export interface Plane {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

/** A connected piece of a mask, in whole pixels. */
export interface Component extends Rect {
  /** Pixels that it is made of. */
  readonly area: number;
}

/** The 8-connected pieces of a mask (non-zero is ink), by flood fill. */
export function findComponents({ width, height, data }: Plane): Component[] {
  const seen = new Uint8Array(data.length);
  const stack: number[] = [];
  const found: Component[] = [];
  for (let start = 0; start < data.length; start++) {
    if (data[start] === 0 || seen[start]) continue;
    let area = 0;
    let left = width;
    let right = 0;
    let top = height;
    let bottom = 0;
    seen[start] = 1;
    stack.push(start);
    for (let at = stack.pop(); at !== undefined; at = stack.pop()) {
      const x = at % width;
      const y = (at - x) / width;
      area++;
      left = Math.min(left, x);
      right = Math.max(right, x);
      top = Math.min(top, y);
      bottom = Math.max(bottom, y);
      for (let ny = Math.max(0, y - 1); ny <= Math.min(height - 1, y + 1); ny++) {
        for (let nx = Math.max(0, x - 1); nx <= Math.min(width - 1, x + 1); nx++) {
          const next = ny * width + nx;
          if (data[next] === 0 || seen[next]) continue;
          seen[next] = 1;
          stack.push(next);
        }
      }
    }
    found.push({ x: left, y: top, width: right - left + 1, height: bottom - top + 1, area });
  }
  return found;
}

/** The smallest box around some boxes, of which there is at least one. */
export function boxAround(boxes: readonly Rect[]): Rect {
  const x = Math.min(...boxes.map((box) => box.x));
  const y = Math.min(...boxes.map((box) => box.y));
  const right = Math.max(...boxes.map((box) => box.x + box.width));
  const bottom = Math.max(...boxes.map((box) => box.y + box.height));
  return { x, y, width: right - x, height: bottom - y };
}

/** Px between two boxes across; negative where they overlap. */
export function gapAcross(a: Rect, b: Rect): number {
  return Math.max(a.x, b.x) - Math.min(a.x + a.width, b.x + b.width);
}

/** Px between two boxes down; negative where they overlap. */
export function gapDown(a: Rect, b: Rect): number {
  return Math.max(a.y, b.y) - Math.min(a.y + a.height, b.y + b.height);
}
