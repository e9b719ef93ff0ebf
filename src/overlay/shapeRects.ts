import type { Rect } from '../model/frame.ts';

/** The pixels of a canvas, four bytes each, row by row. */
export interface Pixels {
  readonly data: Uint8ClampedArray;
  readonly width: number;
  readonly height: number;
}

/** A pixel that is more transparent than this (of 255) is left to the game; the rest is drawn as if it were opaque. */
const LEAST_ALPHA = 128;
const ALPHA = 3;

/**
 * What is drawn, as rectangles in Dip: runs of drawn pixels, equal runs of following rows joined. Where a Dip is more
 * than a pixel, its middle pixel decides.
 * @param scale physical pixels a Dip.
 */
export function shapeRects({ data, width, height }: Pixels, scale: number): Rect[] {
  const cols = Math.floor(width / scale);
  const rows = Math.floor(height / scale);
  const middle = (dip: number) => Math.floor((dip + 0.5) * scale);
  const isDrawn = (row: number, col: number) =>
    (data[(middle(row) * width + middle(col)) * 4 + ALPHA] ?? 0) >= LEAST_ALPHA;
  const done: Rect[] = [];
  let open = new Map<string, Rect>();
  for (let row = 0; row < rows; row++) {
    const next = new Map<string, Rect>();
    for (let col = 0; col < cols; col++) {
      if (!isDrawn(row, col)) continue;
      const x = col;
      while (col < cols && isDrawn(row, col)) col++;
      const key = `${x} ${col}`;
      const above = open.get(key);
      open.delete(key);
      next.set(key, above ? { ...above, height: above.height + 1 } : { x, y: row, width: col - x, height: 1 });
    }
    done.push(...open.values());
    open = next;
  }
  return [...done, ...open.values()];
}
