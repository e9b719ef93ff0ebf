import { makeRandom } from '../src/game/random.ts';
import type { Frame } from '../src/model/frame.ts';

/** A screen to put pictures on: a shaded ground, windows full of lines of text, a row of icons. No board anywhere. */
const SEED = 7;
const WINDOWS = 5;
const LINE = 17;
const GLYPH = { width: 6, height: 9, advance: 8 };
const ICON = 44;

/** A desktop full of the usual things, the same for the same size. Sizes in Px. */
export function drawDesktop(width: number, height: number): Frame {
  const random = makeRandom(SEED);
  const data = new Uint8ClampedArray(width * height * 4);
  const fill = (x: number, y: number, w: number, h: number, level: readonly [number, number, number]) => {
    for (let row = Math.max(0, y); row < Math.min(height, y + h); row++)
      for (let col = Math.max(0, x); col < Math.min(width, x + w); col++)
        data.set([...level, 255], (row * width + col) * 4);
  };
  for (let y = 0; y < height; y++) fill(0, y, width, 1, [40 + (60 * y) / height, 70 + (50 * y) / height, 110]);
  const write = (x: number, y: number, w: number) => {
    for (let at = x; at < x + w; at += GLYPH.advance) {
      if (random.unit() < 0.16) continue;
      for (let i = 0; i < GLYPH.width * GLYPH.height; i++)
        if (random.unit() < 0.4) fill(at + (i % GLYPH.width), y + Math.floor(i / GLYPH.width), 1, 1, [60, 60, 66]);
    }
  };
  for (let k = 0; k < WINDOWS; k++) {
    const w = random.int(Math.round(width * 0.2), Math.round(width * 0.5));
    const h = random.int(Math.round(height * 0.2), Math.round(height * 0.6));
    const x = random.int(0, width - w);
    const y = random.int(0, height - h);
    fill(x - 1, y - 1, w + 2, h + 2, [30, 30, 34]);
    fill(x, y, w, h, [246, 246, 248]);
    fill(x, y, w, 26, [214, 218, 224]);
    for (let line = y + 36; line + LINE < y + h; line += LINE) write(x + 12, line, random.int(w >> 2, w - 24));
  }
  for (let x = 20; x + ICON < width; x += 2 * ICON)
    fill(x, height - ICON - 8, ICON, ICON, [random.int(60, 230), random.int(60, 230), random.int(60, 230)]);
  return { width, height, data };
}

/** A copy of a picture with another laid over it; its first pixel comes to lie at (x, y), and it must fit. */
export function layOver(ground: Frame, picture: Frame, x: number, y: number): Frame {
  const data = ground.data.slice();
  for (let row = 0; row < picture.height; row++)
    data.set(
      picture.data.subarray(row * picture.width * 4, (row + 1) * picture.width * 4),
      ((y + row) * ground.width + x) * 4,
    );
  return { ...ground, data };
}

/** A picture at so many times its size, as on a screen with more pixels to the inch; pixels become squares. */
export function enlarge({ width, height, data }: Frame, times: number): Frame {
  const pixels = new Uint32Array(data.slice().buffer);
  const out = new Uint32Array(width * times * height * times);
  for (let y = 0; y < height * times; y++)
    for (let x = 0; x < width * times; x++)
      out[y * width * times + x] = pixels[Math.floor(y / times) * width + Math.floor(x / times)] as number;
  return { width: width * times, height: height * times, data: new Uint8ClampedArray(out.buffer) };
}
