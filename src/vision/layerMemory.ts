import { loadKernel } from './kernel.ts';
import { GLYPH_KERNEL } from './kernelCode.ts';

/**
 * Layers of a network as the kernel computes them (tools/kernels/glyph.wat), WebAssembly with SIMD: ten times as fast as the same loops in
 * JavaScript.
 */

/** An image in the kernel's memory: `width` × `height` positions, all channels of one side by side, with zeros all around. */
export interface Plane {
  readonly values: Float32Array;
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly padding: number;
}

export interface Layer {
  readonly input: Plane;
  readonly output: Plane;
  readonly kernel: number;
  readonly stride: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
  /** Least value of an output. */
  readonly floor: number;
}

/** A layer's numbers as they are stored: weights are [output][channel][place]. */
export interface LayerNumbers {
  readonly outputs: number;
  readonly kernel: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

export interface LayerOptions {
  readonly stride?: number;
  /** Padding of the output. */
  readonly padding?: number;
  readonly floor?: number;
  /** Positions that the inputs of a dense layer were before they were joined into one. */
  readonly groups?: number;
}

/** Outputs that the kernel computes together. */
const BLOCK = 16;
const BYTES = Float32Array.BYTES_PER_ELEMENT;

/** Channels that a layer of so many outputs writes: those beyond the last stay zero. */
export function channelsFor(outputs: number): number {
  return Math.ceil(outputs / BLOCK) * BLOCK;
}

/** Bytes of so many numbers. */
export function bytesOf(numbers: number): number {
  return numbers * BYTES;
}

/** Numbers that a plane takes. */
export function planeSize(width: number, height: number, channels: number, padding: number): number {
  return (width + 2 * padding) * (height + 2 * padding) * channels;
}

/** The kernel with its own memory, from which arrays are taken one after the other. */
export class LayerMemory {
  readonly #kernel;
  #used = 0;

  /** @param leastBytes what the arrays will take, where that is more than the kernel has. */
  constructor(leastBytes = 0) {
    this.#kernel = loadKernel<'layer'>(GLYPH_KERNEL, leastBytes);
  }

  #array(length: number): Float32Array {
    const values = new Float32Array(this.#kernel.buffer, this.#used, length);
    this.#used += bytesOf(length);
    return values;
  }

  plane(width: number, height: number, channels: number, padding: number): Plane {
    return { values: this.#array(planeSize(width, height, channels, padding)), width, height, channels, padding };
  }

  /** One layer in the order of the kernel, and the plane that it writes. A place is a position under the kernel or, of a dense layer, in the image before it. */
  layer(
    { outputs, kernel, weights: stored, bias: storedBias }: LayerNumbers,
    input: Plane,
    { stride = 1, padding = 0, floor = 0, groups = 1 }: LayerOptions = {},
  ): Layer {
    const places = kernel * kernel * groups;
    const channels = input.channels / groups;
    const length = channels * places;
    const output = this.plane(input.width / stride, input.height / stride, channelsFor(outputs), padding);
    const weights = this.#array(output.channels * length);
    orderWeights(
      weights,
      outputs,
      channels,
      places,
      (o, c, place) => stored[(o * channels + c) * places + place] as number,
    );
    const bias = this.#array(output.channels);
    bias.set(storedBias);
    return { input, output, kernel, stride, weights, bias, floor };
  }

  run({ input, output, kernel, stride, weights, bias, floor }: Layer): void {
    const inPosition = bytesOf(input.channels);
    const inRow = (input.width + 2 * input.padding) * inPosition;
    const outPosition = bytesOf(output.channels);
    const outRow = (output.width + 2 * output.padding) * outPosition;
    const unused = input.padding - (kernel >> 1);
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
      output.values.byteOffset + output.padding * (outRow + outPosition),
      2 * output.padding * outPosition,
      floor,
    );
  }
}

/** Puts weights into the order of the kernel. @param weight of an output for a channel of a place. */
export function orderWeights(
  weights: Float32Array,
  outputs: number,
  channels: number,
  places: number,
  weight: (output: number, channel: number, place: number) => number,
): void {
  for (let o = 0; o < outputs; o++) {
    const block = Math.floor(o / BLOCK) * BLOCK * channels * places + (o % BLOCK);
    for (let place = 0; place < places; place++)
      for (let c = 0; c < channels; c++) weights[block + (place * channels + c) * BLOCK] = weight(o, c, place);
  }
}

/** The maxima of 2 × 2 positions, all in the one position of `pooled`: row by row, channels side by side. */
export function poolByTwo({ values, width, channels }: Plane, pooled: Plane): void {
  const half = width >> 1;
  const below = width * channels;
  for (let y = 0, to = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      let i = (2 * y * width + 2 * x) * channels;
      for (let c = 0; c < channels; c++, i++, to++) {
        const top = Math.max(values[i] as number, values[i + channels] as number);
        const bottom = Math.max(values[i + below] as number, values[i + below + channels] as number);
        pooled.values[to] = Math.max(top, bottom);
      }
    }
  }
}
