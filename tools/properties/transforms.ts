import sharp from 'sharp';
import type { Random } from '../../src/game/random.ts';
import type { Frame, Rect } from '../../src/model/frame.ts';
import { cropFrame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellRect, latticeRegion } from '../../src/model/lattice.ts';
import { drawDesktop, layOver } from '../desktop.ts';
import { scaleLattice } from '../skins/scaleLattice.ts';
import type { Sample } from './samples.ts';

/** A change of a picture that must not change what is read. */
export interface Transform {
  readonly name: string;
  /** By how much it enlarges the board. */
  readonly scale: number;
  readonly apply: (sample: Sample, random: Random) => Promise<Sample>;
}

const SCALES = [0.8, 0.9, 1.1, 1.25, 1.5, 1.75, 2, 2.5, 3];
const KERNELS = { bilinear: 'linear', cubic: 'cubic', nearest: 'nearest' } as const;
/** Levels added to every channel. */
const OFFSETS = [-40, -20, 20, 40];
const GAMMAS = [0.6, 0.8, 1.25, 1.6];
/** Standard deviations of noise, in levels. */
const NOISES = [2, 4, 6];
const QUALITIES = [60, 75, 85, 95];
const CHROMAS = ['4:4:4', '4:2:0'];

/** Every transform that is judged, in the order in which it is listed. */
export const TRANSFORMS: readonly Transform[] = [
  { name: 'shift: cut off at the left and top', scale: 1, apply: async (sample, random) => cutCorner(sample, random) },
  { name: 'shift: on a desktop', scale: 1, apply: async (sample, random) => placeOnDesktop(sample, random) },
  { name: 'shift: part of a pixel', scale: 1, apply: async (sample, random) => shiftPart(sample, random) },
  ...Object.entries(KERNELS).flatMap(([name, kernel]) =>
    SCALES.map((scale) => ({
      name: `scale: ${scale} ${name}`,
      scale,
      apply: (sample: Sample, random: Random) => resize(nearBoard(sample, random), scale, kernel),
    })),
  ),
  ...OFFSETS.map((add) => perLevel(`brightness: ${add > 0 ? '+' : ''}${add}`, (v) => v + add)),
  ...GAMMAS.map((gamma) => perLevel(`gamma: ${gamma}`, (v) => 255 * (v / 255) ** gamma)),
  ...NOISES.map((sigma) => ({
    name: `noise: ${sigma}`,
    scale: 1,
    apply: async (sample: Sample, random: Random) => addNoise(sample, sigma, random),
  })),
  ...CHROMAS.flatMap((chroma) =>
    QUALITIES.map((quality) => ({
      name: `JPEG: ${quality} ${chroma}`,
      scale: 1,
      apply: (sample: Sample) => throughJpeg(sample, quality, chroma),
    })),
  ),
];

/** Cell sizes (Px) for which the reader is made: outside, a transformed picture judges nothing. */
const SIZES = [10, 120] as const;

/** Whether the board is still as large as boards must be to be read. */
export function isReadableSize({ truth }: Sample, { scale }: Transform): boolean {
  const [least, most] = SIZES;
  const { width, height } = cellRect(truth, 0);
  return [width, height].every((size) => size * scale >= least && size * scale <= most);
}

/** Px that stay around a board whose picture is cut. */
const LEAST_AROUND = 12;
/** The widest part of a tile of the search for repetitions: every way in which tiles may fall on a board. */
const MOST_CUT = 128;

function cutCorner(sample: Sample, random: Random): Sample {
  const { x, y } = latticeRegion(sample.truth);
  const cut = (before: number) => random.int(0, Math.max(0, Math.min(MOST_CUT, Math.floor(before) - LEAST_AROUND)));
  const left = cut(x);
  const top = cut(y);
  return crop(sample, {
    x: left,
    y: top,
    width: sample.frame.width - left,
    height: sample.frame.height - top,
  });
}

const FULL_HD = { width: 1920, height: 1080 };
const desktops = new Map<string, Frame>();

/** On a screen of at least 1920 × 1080, among windows of text. */
function placeOnDesktop(sample: Sample, random: Random): Sample {
  const { frame } = sample;
  const width = Math.max(FULL_HD.width, Math.round(1.3 * frame.width));
  const height = Math.max(FULL_HD.height, Math.round(1.3 * frame.height));
  const key = `${width}×${height}`;
  const ground = desktops.get(key) ?? drawDesktop(width, height);
  desktops.set(key, ground);
  const x = random.int(0, width - frame.width);
  const y = random.int(0, height - frame.height);
  return { ...sample, frame: layOver(ground, frame, x, y), truth: moved(sample.truth, x, y) };
}

function moved(truth: Lattice, x: number, y: number): Lattice {
  return { ...truth, x: truth.x + x, y: truth.y + y };
}

function crop(sample: Sample, rect: Rect): Sample {
  const { frame, x, y } = cropFrame(sample.frame, rect);
  return { ...sample, frame, truth: moved(sample.truth, -x, -y) };
}

/** As drawn by a program that scrolls smoothly: every pixel is a mixture of four. */
function shiftPart(sample: Sample, random: Random): Sample {
  const [dx, dy] = [random.unit(), random.unit()];
  const { width, height, data } = sample.frame;
  const out = new Uint8ClampedArray(data.length);
  for (let y = 0; y < height; y++) {
    const above = Math.max(0, y - 1) * width;
    for (let x = 0; x < width; x++) {
      const before = Math.max(0, x - 1);
      for (let c = 0; c < 4; c++) {
        const upper = dx * data[(above + before) * 4 + c]! + (1 - dx) * data[(above + x) * 4 + c]!;
        const lower = dx * data[(y * width + before) * 4 + c]! + (1 - dx) * data[(y * width + x) * 4 + c]!;
        out[(y * width + x) * 4 + c] = dy * upper + (1 - dy) * lower;
      }
    }
  }
  return { ...sample, frame: { width, height, data: out }, truth: moved(sample.truth, dx, dy) };
}

/** Px of surroundings that stay when a picture is enlarged, so that it is no larger than screens are. */
const AROUND = [40, 110] as const;

function nearBoard(sample: Sample, random: Random): Sample {
  const { x, y, width, height } = latticeRegion(sample.truth);
  const [left, top, right, bottom] = [0, 0, 0, 0].map(() => random.int(...AROUND)) as [number, number, number, number];
  return crop(sample, { x: x - left, y: y - top, width: width + left + right, height: height + top + bottom });
}

async function resize(sample: Sample, scale: number, kernel: (typeof KERNELS)[keyof typeof KERNELS]): Promise<Sample> {
  const { frame, truth } = sample;
  const width = Math.round(frame.width * scale);
  const height = Math.round(frame.height * scale);
  const data = await sharp(Buffer.from(frame.data), rawOf(frame))
    .resize(width, height, { fit: 'fill', kernel, fastShrinkOnLoad: false })
    .raw()
    .toBuffer();
  return {
    ...sample,
    frame: { width, height, data: new Uint8Array(data) },
    truth: scaleLattice(truth, width / frame.width, height / frame.height),
  };
}

function rawOf({ width, height }: Frame) {
  return { raw: { width, height, channels: 4 as const } };
}

function perLevel(name: string, change: (level: number) => number): Transform {
  const table = Uint8ClampedArray.from({ length: 256 }, (_, level) => change(level));
  const apply = async (sample: Sample) => ({
    ...sample,
    frame: { ...sample.frame, data: sample.frame.data.map((v, i) => (i % 4 === 3 ? v : (table[v] as number))) },
  });
  return { name, scale: 1, apply };
}

/** Noise of every channel by itself, as a camera's. */
function addNoise(sample: Sample, sigma: number, random: Random): Sample {
  const data = Uint8ClampedArray.from(sample.frame.data, (v, i) => (i % 4 === 3 ? v : v + sigma * gaussian(random)));
  return { ...sample, frame: { ...sample.frame, data } };
}

/** The Box–Muller transform. */
function gaussian(random: Random): number {
  return Math.sqrt(-2 * Math.log(1 - random.unit())) * Math.cos(2 * Math.PI * random.unit());
}

async function throughJpeg(sample: Sample, quality: number, chromaSubsampling: string): Promise<Sample> {
  const jpeg = await sharp(Buffer.from(sample.frame.data), rawOf(sample.frame))
    .jpeg({ quality, chromaSubsampling })
    .toBuffer();
  const data = await sharp(jpeg).ensureAlpha().raw().toBuffer();
  return { ...sample, frame: { ...sample.frame, data: new Uint8Array(data) } };
}
