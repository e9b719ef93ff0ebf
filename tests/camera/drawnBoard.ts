import { mapPoint } from '../../src/camera/homography.ts';
import type { View } from '../../src/camera/rectify.ts';
import type { Frame } from '../../src/model/frame.ts';

/** A photo of a board with lines and two kinds of cells on plain ground, seen without a lens. @param from Px of the photo to Grid. */
export function drawnBoard(
  { width, height }: { readonly width: number; readonly height: number },
  from: View['toPhoto'],
  rows: number,
  cols: number,
  noise = 0,
  seed = 7,
): Frame {
  const data = new Uint8Array(width * height * 4).fill(255);
  let state = seed;
  const random = () => {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    return (state >>> 8) / 0x7fffff - 0.5;
  };
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      let level = 0;
      for (const [dx, dy] of [
        [0.25, 0.25],
        [0.75, 0.25],
        [0.25, 0.75],
        [0.75, 0.75],
      ] as const)
        level += levelAt(mapPoint(from, { x: x + dx, y: y + dy }), rows, cols) / 4;
      data.fill(
        Math.max(0, Math.min(255, Math.round(level + noise * random()))),
        (y * width + x) * 4,
        (y * width + x) * 4 + 3,
      );
    }
  return { width, height, data };
}

function levelAt({ x, y }: { readonly x: number; readonly y: number }, rows: number, cols: number): number {
  if (x < -0.05 || y < -0.05 || x > cols + 0.05 || y > rows + 0.05) return 120;
  const [u, v] = [x - Math.round(x), y - Math.round(y)];
  if (Math.abs(u) < 0.05 || Math.abs(v) < 0.05) return 50;
  const [col, row] = [Math.floor(x), Math.floor(y)];
  const isMarked = (col * 5 + row * 3) % 4 === 0;
  const isInDrawing = Math.abs(x - col - 0.5) < 0.12 && Math.abs(y - row - 0.5) < 0.25;
  return isMarked && isInDrawing ? 40 : 200;
}
