import type { Layer, LayerNumbers, Plane } from '../vision/layerMemory.ts';
import { bytesOf, channelsFor, LayerMemory, planeSize } from '../vision/layerMemory.ts';
import type { StoredWeights } from '../vision/storedBytes.ts';
import { floatsOfText, weightsOfBytes } from '../vision/storedBytes.ts';

/**
 * Networks that halve an image several times and come back to a finer level, adding what they know of each (U-Net, Ronneberger et al. 2015; there it is
 * put side by side). Their sums run in the kernel of the glyph network.
 */

/** One layer: weights [output][input][row][column] as bytes, see `weightsOfBytes`, and biases as base64 of floats. */
export interface StoredLayer extends StoredWeights {
  readonly shape: readonly [number, number, number, number];
  readonly bias: string;
}

export interface NetPlan {
  readonly layers: Readonly<Record<string, StoredLayer>>;
  /** How often the image is halved: by two layers, `d1a` and `d1b` and so on, the first of which halves. */
  readonly halvings: number;
  /** The way back, a level each: what is known of the level below, through a layer of single places where there is one, doubled, and added to what was known of this one. */
  readonly up: readonly { readonly single?: string; readonly layers: readonly string[] }[];
  /** The last layer, of single places. */
  readonly out: string;
}

/** A network for images of one size. */
interface LoadedNet {
  readonly width: number;
  readonly height: number;
  /**
   * What it says of an image that is at most as large as this: three values of each pixel.
   * @returns the values of each place of its last level that the image reaches, row by row.
   */
  readonly run: (image: NetImage) => Float32Array;
}

export interface NetImage {
  readonly width: number;
  readonly height: number;
  readonly values: Float32Array;
}

/** Zeros around each plane: as many as the widest kernel reaches. */
const PADDING = 2;
const COLOURS = 3;

/** The network of each plan for the last size of image: its planes are as large as those. */
const loaded = new WeakMap<NetPlan, LoadedNet>();

/** The network for images of up to a size. */
export function netFor(plan: NetPlan, leastWidth: number, leastHeight: number): LoadedNet {
  const side = 2 ** plan.halvings;
  const [width, height] = [Math.ceil(leastWidth / side) * side, Math.ceil(leastHeight / side) * side];
  const last = loaded.get(plan);
  if (last?.width === width && last.height === height) return last;
  const net = loadNet(plan, width, height);
  loaded.set(plan, net);
  return net;
}

/** The names of the layers of each halving. */
function downOf({ halvings }: NetPlan): [string, string][] {
  return Array.from({ length: halvings }, (_, k) => [`d${k + 1}a`, `d${k + 1}b`]);
}

function loadNet(plan: NetPlan, width: number, height: number): LoadedNet {
  const memory = new LayerMemory(bytesFor(plan, width, height));
  const load = (name: string, input: Plane, stride = 1, floor = 0): Layer => {
    return memory.layer(numbersOf(plan.layers[name] as StoredLayer), input, { stride, padding: PADDING, floor });
  };
  const single = (name: string, input: Plane) => load(name, input, 1, Number.NEGATIVE_INFINITY);
  const image = memory.plane(width, height, COLOURS, PADDING);
  const steps: (() => void)[] = [];
  const add = (layer: Layer): Plane => {
    steps.push(() => memory.run(layer));
    return layer.output;
  };
  const levels = [image];
  for (const [first, second] of downOf(plan))
    levels.push(add(load(second, add(load(first, levels.at(-1) as Plane, 2)))));
  let plane = levels.pop() as Plane;
  for (const { single: to, layers } of plan.up) {
    const below = to ? add(single(to, plane)) : plane;
    const level = levels.pop() as Plane;
    steps.push(() => addDoubled(below, level));
    plane = layers.reduce((input, name) => add(load(name, input)), level);
  }
  const last = add(single(plan.out, plane));
  const shrink = width / last.width;
  return {
    width,
    height,
    run(shown) {
      fill(image, shown);
      for (const step of steps) step();
      return valuesOf(last, Math.ceil(shown.width / shrink), Math.ceil(shown.height / shrink));
    },
  };
}

/** Layers out of their texts: networks for other sizes need them again. */
const known = new WeakMap<StoredLayer, LayerNumbers>();

function numbersOf(stored: StoredLayer): LayerNumbers {
  const [outputs, , kernel] = stored.shape;
  const numbers = known.get(stored) ?? {
    outputs,
    kernel,
    weights: weightsOfBytes(stored),
    bias: floatsOfText(stored.bias),
  };
  known.set(stored, numbers);
  return numbers;
}

function fill(plane: Plane, { width, height, values }: NetImage): void {
  plane.values.fill(0);
  const line = COLOURS * width;
  for (let y = 0; y < height; y++) plane.values.set(values.subarray(y * line, (y + 1) * line), placeOf(plane, 0, y));
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

/** Bytes of all planes and weights for an image of this size. */
function bytesFor(plan: NetPlan, width: number, height: number): number {
  const planeOf = (halvings: number, channels: number) =>
    planeSize(width / 2 ** halvings, height / 2 ** halvings, channels, PADDING);
  const { layers, halvings: deepest, up, out } = plan;
  const levelOf = (step: number) => deepest - 1 - step;
  const placed: [name: string, halvings: number][] = [
    ...downOf(plan).flatMap((names, k) => names.map((name): [string, number] => [name, k + 1])),
    ...up.flatMap(({ single, layers: own }, k): [string, number][] => [
      ...(single ? [[single, levelOf(k) + 1] as [string, number]] : []),
      ...own.map((name): [string, number] => [name, levelOf(k)]),
    ]),
    [out, levelOf(up.length - 1)],
  ];
  const numbers = placed.reduce(
    (sum, [name, halvings]) => {
      const [outputs, inputs, kernel] = (layers[name] as StoredLayer).shape;
      const channels = channelsFor(outputs);
      return sum + planeOf(halvings, channels) + channels * inputs * kernel * kernel + channels;
    },
    planeOf(0, COLOURS),
  );
  return bytesOf(numbers);
}
