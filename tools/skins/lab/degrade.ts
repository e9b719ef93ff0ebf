import sharp from 'sharp';
import type { Random } from '../../../src/game/random.ts';
import type { Frame } from '../../../src/model/frame.ts';
import { between, chance } from './skin.ts';

/** What happens to a picture between the program and the reader. */
export interface Degradation {
  readonly jpegQuality: number | null;
  readonly gamma: number;
  /** Gains of red, green and blue: night filters and colour casts. */
  readonly gains: readonly [number, number, number];
  /** Standard deviation of added noise, in levels. */
  readonly noise: number;
  /** Frames of video capture carry colour at half resolution. */
  readonly chromaHalved: boolean;
  /** Sigma (Px) of the blur that comes with scaling by a fraction; 0 where nothing was scaled. */
  readonly blur: number;
  /** Share of a pixel by which red and blue are shifted against each other: text drawn for the stripes of a display. */
  readonly fringe: number;
  /** Contrast that is left, as a part; the rest is the grey of veils and of dim displays. */
  readonly contrast: number;
}

export const CLEAN: Degradation = {
  jpegQuality: null,
  gamma: 1,
  gains: [1, 1, 1],
  noise: 0,
  chromaHalved: false,
  blur: 0,
  fringe: 0,
  contrast: 1,
};

export function randomDegradation(random: Random): Degradation {
  if (chance(random, 0.45)) return CLEAN;
  return {
    jpegQuality: chance(random, 0.25) ? random.int(60, 95) : null,
    gamma: chance(random, 0.3) ? between(random, 0.7, 1.4) : 1,
    gains: chance(random, 0.2) ? [1, between(random, 0.75, 1), between(random, 0.45, 0.95)] : [1, 1, 1],
    noise: chance(random, 0.2) ? between(random, 0.5, 3) : 0,
    chromaHalved: chance(random, 0.25),
    blur: chance(random, 0.3) ? between(random, 0.35, 0.9) : 0,
    fringe: chance(random, 0.2) ? between(random, 0.15, 0.4) * (chance(random, 0.8) ? 1 : -1) : 0,
    contrast: chance(random, 0.15) ? between(random, 0.3, 0.8) : 1,
  };
}

/** Applies a degradation; random only in its noise. */
export async function degrade(frame: Frame, how: Degradation, random: Random): Promise<Frame> {
  if (how === CLEAN) return frame;
  const smooth = how.blur > 0 ? await blurred(frame, how.blur) : frame;
  const data = how.fringe === 0 ? Uint8ClampedArray.from(smooth.data) : fringed(smooth, how.fringe);
  const tables = how.gains.map((gain) =>
    Uint8ClampedArray.from(
      { length: 256 },
      (_, v) => 255 * gain * (GREY + how.contrast * (v / 255 - GREY)) ** how.gamma,
    ),
  );
  for (let i = 0; i < data.length; i += 4) {
    const grain = how.noise > 0 ? gaussian(random) * how.noise : 0;
    for (let c = 0; c < 3; c++) data[i + c] = (tables[c]?.[data[i + c] as number] as number) + grain;
  }
  const { width, height } = frame;
  const result = { width, height, data: how.chromaHalved ? halveChroma(data, width, height) : data };
  return how.jpegQuality === null ? result : throughJpeg(result, how.jpegQuality);
}

/** What fading colours become, 0 to 1. */
const GREY = 0.5;

async function blurred({ width, height, data }: Frame, sigma: number): Promise<Frame> {
  const raw = { width, height, channels: 4 as const };
  const soft = await sharp(Buffer.from(data.buffer), { raw }).blur(sigma).raw().toBuffer();
  return { width, height, data: new Uint8Array(soft) };
}

/** Red comes a share of a pixel from the left, blue from the right. */
function fringed({ width, data }: Frame, share: number): Uint8ClampedArray {
  const out = Uint8ClampedArray.from(data);
  const part = Math.abs(share);
  const step = share > 0 ? 4 : -4;
  for (let i = 4; i < data.length - 4; i += 4) {
    const x = (i / 4) % width;
    if (x === 0 || x === width - 1) continue;
    out[i] = (1 - part) * (data[i] as number) + part * (data[i - step] as number);
    out[i + 2] = (1 - part) * (data[i + 2] as number) + part * (data[i + 2 + step] as number);
  }
  return out;
}

function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.unit())) * Math.cos(2 * Math.PI * random.unit());
}

/** Averages the colour (not the lightness) of every 2×2 block, as 4:2:0 video does. */
export function halveChroma(data: Uint8ClampedArray, width: number, height: number): Uint8ClampedArray {
  const out = Uint8ClampedArray.from(data);
  const luma = (i: number) =>
    0.299 * (data[i] as number) + 0.587 * (data[i + 1] as number) + 0.114 * (data[i + 2] as number);
  for (let y = 0; y + 1 < height; y += 2) {
    for (let x = 0; x + 1 < width; x += 2) {
      const block = [0, 1, width, width + 1].map((d) => (y * width + x + d) * 4);
      for (let c = 0; c < 3; c++) {
        const chroma = block.reduce((sum, i) => sum + (data[i + c] as number) - luma(i), 0) / 4;
        for (const i of block) out[i + c] = luma(i) + chroma;
      }
    }
  }
  return out;
}

async function throughJpeg({ width, height, data }: Frame, quality: number): Promise<Frame> {
  const raw = { width, height, channels: 4 as const };
  const jpeg = await sharp(Buffer.from(data.buffer), { raw }).jpeg({ quality }).toBuffer();
  const decoded = await sharp(jpeg).ensureAlpha().raw().toBuffer();
  return { width, height, data: new Uint8Array(decoded) };
}
