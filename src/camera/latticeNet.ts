import type { Frame } from '../model/frame.ts';
import { loadKernel } from '../vision/kernel.ts';
import { GLYPH_KERNEL } from '../vision/kernelCode.ts';
import type { EvenPhoto } from './evenPhoto.ts';
import { evenPhoto } from './evenPhoto.ts';
import type { StoredLayer } from './latticeWeights.ts';
import { LATTICE_LAYERS } from './latticeWeights.ts';

/**
 * The lattice network: of each second pixel both ways of a photo made smaller it says whether the cell of a board is there, where in its cell it is, and how
 * large and how turned cells are. It is a U-Net (Ronneberger et al. 2015) whose levels are added, trained by tools/train/lattice.py on
 * photographed drawings. Its sums run in the kernel of the glyph network.
 */
export interface LatticeField {
  readonly width: number;
  readonly height: number;
  /** Px of the photo from one sample to the next; sample (0, 0) is at (`first`, `first`). */
  readonly step: number;
  readonly first: number;
  /** FIELD_VALUES of each sample, row by row, in the order of `FIELD`. */
  readonly values: Float32Array;
}

export const FIELD_VALUES = 16;
/** Where the values of a sample are: the score (logit) of being on a board, cosine and sine of the turns of column and of row, and how much these change over `CHANGE_SAMPLES` samples. */
export const FIELD = {
  mask: 0,
  columnPhase: 1,
  rowPhase: 3,
  columnRight: 5,
  columnDown: 6,
  rowRight: 7,
  rowDown: 8,
} as const;
/** Samples over which the changes of column and row are given. */
export const CHANGE_SAMPLES = 4;

/** An image in the kernel's memory: all channels of a position side by side, zeros all around. */
interface Plane {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
}

/** Layers in the order in which they are computed: the plane each reads and how much smaller what it writes is. */
const DOWN = [
  ['d1a', 'd1b'],
  ['d2a', 'd2b'],
  ['d3a', 'd3b'],
  ['d4a', 'd4b'],
  ['d5a', 'd5b'],
] as const;
/** Zeros around each plane: as many as the widest kernel reaches. */
const PADDING = 2;
/** Outputs that the kernel computes together. */
const BLOCK = 16;
const BYTES = Float32Array.BYTES_PER_ELEMENT;
/** Photos are halved so often. */
const LEVELS = DOWN.length;

interface Net {
  readonly width: number;
  readonly height: number;
  readonly run: (photo: EvenPhoto) => Float32Array;
}

/** The network for the last size of photo: its planes are as large as those. */
let loaded: Net | null = null;

/** What the network sees in a photo. */
export function seeLattice(photo: Frame): LatticeField {
  const even = evenPhoto(photo);
  const side = 2 ** LEVELS;
  const [width, height] = [Math.ceil(even.width / side) * side, Math.ceil(even.height / side) * side];
  if (loaded?.width !== width || loaded.height !== height) loaded = loadNet(width, height);
  return {
    width: Math.ceil(even.width / 2),
    height: Math.ceil(even.height / 2),
    step: 2 * even.shrink,
    first: 0.5 * even.shrink,
    values: loaded.run(even),
  };
}

function loadNet(width: number, height: number): Net {
  const memory = new LatticeMemory(bytesFor(width, height));
  const image = memory.plane(width, height, 3);
  let plane = image;
  const down = DOWN.map(([first, second]) => {
    const smaller = memory.layer(first, plane, 2);
    const result = memory.layer(second, smaller.output);
    plane = result.output;
    return { layers: [smaller, result], output: result.output };
  });
  const [l1, l2, l3, l4, l5] = down.map(({ output }) => output) as [Plane, Plane, Plane, Plane, Plane];
  const u4 = memory.layer('u4', l4);
  const u3 = memory.layer('u3', l3);
  const to2 = memory.layer('l2', u3.output, 1, Number.NEGATIVE_INFINITY);
  const u2 = memory.layer('u2', l2);
  const to1 = memory.layer('l1', u2.output, 1, Number.NEGATIVE_INFINITY);
  const u1a = memory.layer('u1a', l1);
  const u1b = memory.layer('u1b', u1a.output);
  const out = memory.layer('out', u1b.output, 1, Number.NEGATIVE_INFINITY);
  return {
    width,
    height,
    run(photo) {
      fill(image, photo);
      for (const { layers } of down) for (const layer of layers) memory.run(layer);
      addDoubled(l5, l4);
      memory.run(u4);
      addDoubled(u4.output, l3);
      memory.run(u3);
      memory.run(to2);
      addDoubled(to2.output, l2);
      memory.run(u2);
      memory.run(to1);
      addDoubled(to1.output, l1);
      for (const layer of [u1a, u1b, out]) memory.run(layer);
      return valuesOf(out.output, Math.ceil(photo.width / 2), Math.ceil(photo.height / 2));
    },
  };
}

function fill(image: Plane, photo: EvenPhoto): void {
  image.values.fill(0);
  for (let y = 0; y < photo.height; y++)
    image.values.set(photo.values.subarray(3 * y * photo.width, 3 * (y + 1) * photo.width), placeOf(image, 0, y));
}

/** Where the values of a position begin. */
function placeOf({ width, channels }: Plane, x: number, y: number): number {
  return ((y + PADDING) * (width + 2 * PADDING) + x + PADDING) * channels;
}

/** Adds to each position what the plane of half its size has there. */
function addDoubled(half: Plane, to: Plane): void {
  const { channels } = to;
  for (let y = 0; y < to.height; y++)
    for (let x = 0; x < to.width; x++) {
      let from = placeOf(half, x >> 1, y >> 1);
      for (let i = placeOf(to, x, y), end = i + channels; i < end; i++, from++)
        to.values[i] = (to.values[i] as number) + (half.values[from] as number);
    }
}

/** The values of the first positions of the first rows, without what is around them. */
function valuesOf(plane: Plane, width: number, height: number): Float32Array {
  const line = width * plane.channels;
  const out = new Float32Array(line * height);
  for (let y = 0; y < height; y++) {
    const from = placeOf(plane, 0, y);
    out.set(plane.values.subarray(from, from + line), y * line);
  }
  return out;
}

interface Layer {
  readonly input: Plane;
  readonly output: Plane;
  readonly kernel: number;
  readonly stride: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  /** Least value of an output. */
  readonly floor: number;
}

/** Bytes of all planes and weights for a photo of this size. */
function bytesFor(width: number, height: number): number {
  const planeBytes = (halvings: number, channels: number) =>
    (width / 2 ** halvings + 2 * PADDING) * (height / 2 ** halvings + 2 * PADDING) * channels * BYTES;
  const halvingsOf: Readonly<Record<string, number>> = { u4: 4, u3: 3, l2: 3, u2: 2, l1: 2, u1a: 1, u1b: 1, out: 1 };
  return Object.entries(LATTICE_LAYERS).reduce(
    (sum, [name, { shape }]) => {
      const halvings = halvingsOf[name] ?? DOWN.findIndex((names) => (names as readonly string[]).includes(name)) + 1;
      const [outputs, inputs, kernel] = shape;
      const channels = Math.ceil(outputs / BLOCK) * BLOCK;
      return sum + planeBytes(halvings, channels) + (channels * inputs * kernel * kernel + channels) * BYTES;
    },
    planeBytes(0, 3),
  );
}

/** The kernel with its own memory, from which planes and weights are taken one after the other. */
class LatticeMemory {
  readonly #kernel;
  #used = 0;

  constructor(bytes: number) {
    this.#kernel = loadKernel<'layer'>(GLYPH_KERNEL, bytes);
  }

  #array(length: number): Float32Array {
    const values = new Float32Array(this.#kernel.buffer, this.#used, length);
    this.#used += length * BYTES;
    return values;
  }

  plane(width: number, height: number, channels: number): Plane {
    const values = this.#array((width + 2 * PADDING) * (height + 2 * PADDING) * channels);
    return { values, width, height, channels };
  }

  /** A layer of the network, and the plane for what it computes. */
  layer(name: string, input: Plane, stride = 1, floor = 0): Layer {
    const stored = LATTICE_LAYERS[name] as StoredLayer;
    const [outputs, inputs, kernel] = stored.shape;
    const channels = Math.ceil(outputs / BLOCK) * BLOCK;
    const output = this.plane(input.width / stride, input.height / stride, channels);
    const places = kernel * kernel;
    const weights = this.#array(channels * inputs * places);
    const small = new Int8Array(bytesOf(stored.weights));
    const steps = new Float32Array(bytesOf(stored.steps));
    for (let o = 0; o < outputs; o++) {
      const block = Math.floor(o / BLOCK) * BLOCK * inputs * places + (o % BLOCK);
      for (let place = 0; place < places; place++)
        for (let c = 0; c < inputs; c++)
          weights[block + (place * inputs + c) * BLOCK] =
            (small[(o * inputs + c) * places + place] as number) * (steps[o] as number);
    }
    const bias = this.#array(channels);
    bias.set(new Float32Array(bytesOf(stored.bias)));
    return { input, output, kernel, stride, weights, bias, floor };
  }

  run({ input, output, kernel, stride, weights, bias, floor }: Layer): void {
    const inPosition = input.channels * BYTES;
    const inRow = (input.width + 2 * PADDING) * inPosition;
    const outPosition = output.channels * BYTES;
    const outRow = (output.width + 2 * PADDING) * outPosition;
    const unused = PADDING - (kernel >> 1);
    this.#kernel.run.layer(
      input.values.byteOffset + unused * (inRow + inPosition),
      inRow,
      stride * inPosition,
      stride * inRow,
      output.width,
      output.height,
      kernel,
      kernel * inPosition,
      weights.byteOffset,
      bias.byteOffset,
      output.channels / BLOCK,
      output.values.byteOffset + PADDING * (outRow + outPosition),
      2 * PADDING * outPosition,
      floor,
    );
  }
}

function bytesOf(text: string): ArrayBuffer {
  return Uint8Array.from(atob(text), (c) => c.charCodeAt(0)).buffer;
}
