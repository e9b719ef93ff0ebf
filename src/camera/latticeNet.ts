import type { Frame } from '../model/frame.ts';
import type { Layer, Plane } from '../vision/layerMemory.ts';
import { bytesOf, channelsFor, LayerMemory, planeSize } from '../vision/layerMemory.ts';
import { floatsOfText, weightsOfBytes } from '../vision/storedBytes.ts';
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
  const memory = new LayerMemory(bytesFor(width, height));
  const image = memory.plane(width, height, 3, PADDING);
  let plane = image;
  const down = DOWN.map(([first, second]) => {
    const smaller = loadLayer(memory, first, plane, 2);
    const result = loadLayer(memory, second, smaller.output);
    plane = result.output;
    return { layers: [smaller, result], output: result.output };
  });
  const [l1, l2, l3, l4, l5] = down.map(({ output }) => output) as [Plane, Plane, Plane, Plane, Plane];
  const u4 = loadLayer(memory, 'u4', l4);
  const u3 = loadLayer(memory, 'u3', l3);
  const to2 = loadLayer(memory, 'l2', u3.output, 1, Number.NEGATIVE_INFINITY);
  const u2 = loadLayer(memory, 'u2', l2);
  const to1 = loadLayer(memory, 'l1', u2.output, 1, Number.NEGATIVE_INFINITY);
  const u1a = loadLayer(memory, 'u1a', l1);
  const u1b = loadLayer(memory, 'u1b', u1a.output);
  const out = loadLayer(memory, 'out', u1b.output, 1, Number.NEGATIVE_INFINITY);
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

/** Bytes of all planes and weights for a photo of this size. */
function bytesFor(width: number, height: number): number {
  const planeOf = (halvings: number, channels: number) =>
    planeSize(width / 2 ** halvings, height / 2 ** halvings, channels, PADDING);
  const halvingsOf: Readonly<Record<string, number>> = { u4: 4, u3: 3, l2: 3, u2: 2, l1: 2, u1a: 1, u1b: 1, out: 1 };
  const numbers = Object.entries(LATTICE_LAYERS).reduce(
    (sum, [name, { shape }]) => {
      const halvings = halvingsOf[name] ?? DOWN.findIndex((names) => (names as readonly string[]).includes(name)) + 1;
      const [outputs, inputs, kernel] = shape;
      const channels = channelsFor(outputs);
      return sum + planeOf(halvings, channels) + channels * inputs * kernel * kernel + channels;
    },
    planeOf(0, 3),
  );
  return bytesOf(numbers);
}

/** A layer of the network, and the plane that it writes. */
function loadLayer(memory: LayerMemory, name: string, input: Plane, stride = 1, floor = 0): Layer {
  const stored = LATTICE_LAYERS[name] as StoredLayer;
  const [outputs, , kernel] = stored.shape;
  const numbers = { outputs, kernel, weights: weightsOfBytes(stored), bias: floatsOfText(stored.bias) };
  return memory.layer(numbers, input, { stride, padding: PADDING, floor });
}
