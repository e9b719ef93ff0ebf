import type { Frame, Rect } from '../../src/model/frame.ts';

export type Colour = readonly [red: number, green: number, blue: number];

/** A copy of a frame with a filled rectangle (Px, whole pixels, clipped). */
export function paintRect(frame: Frame, { x, y, width, height }: Rect, colour: Colour): Frame {
  const data = frame.data.slice();
  for (let row = Math.max(0, y); row < Math.min(frame.height, y + height); row++)
    for (let col = Math.max(0, x); col < Math.min(frame.width, x + width); col++)
      data.set([...colour, 255], (row * frame.width + col) * 4);
  return { ...frame, data };
}

/** A copy of a frame with one rectangle of it copied elsewhere (whole pixels; both must lie inside). */
export function copyRect(frame: Frame, from: Rect, toX: number, toY: number): Frame {
  const data = frame.data.slice();
  for (let row = 0; row < from.height; row++) {
    const start = ((from.y + row) * frame.width + from.x) * 4;
    data.set(frame.data.subarray(start, start + from.width * 4), ((toY + row) * frame.width + toX) * 4);
  }
  return { ...frame, data };
}

/** A frame with everything moved by whole pixels; what comes in is dark grey. */
export function moveFrame(frame: Frame, dx: number, dy: number): Frame {
  const data = new Uint8Array(frame.data.length).fill(60);
  for (let y = 0; y < frame.height; y++) {
    for (let x = 0; x < frame.width; x++) {
      const fromX = x - dx;
      const fromY = y - dy;
      if (fromX < 0 || fromY < 0 || fromX >= frame.width || fromY >= frame.height) continue;
      const from = (fromY * frame.width + fromX) * 4;
      data.set(frame.data.subarray(from, from + 4), (y * frame.width + x) * 4);
    }
  }
  return { ...frame, data };
}
