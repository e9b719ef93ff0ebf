import { GLYPH_COUNT } from './glyphs.ts';
import type { GlyphNetWeights } from './glyphWeights.ts';
import { GLYPH_NETS } from './glyphWeights.ts';
import { loadKernel } from './kernel.ts';
import { GLYPH_KERNEL } from './kernelCode.ts';
import { PATCH, PATCH_AREA } from './patch.ts';

/**
 * The glyph network: four small convolutions and two dense layers over the two planes of a cell, trained by
 * tools/train on cells drawn by the skin laboratory. Outputs are scores (logits) of every glyph, and of the cell
 * looking closed. Nearly all of the work is in the layers' sums, which run as WebAssembly with SIMD
 * (tools/kernels/glyph.wat): ten times as fast as the same loops in JavaScript.
 */
export const NET_INPUTS = 2 * PATCH_AREA;
export const NET_OUTPUTS = GLYPH_COUNT + 1;
/** Where in the outputs the score of looking closed is. */
export const CLOSED_OUTPUT = GLYPH_COUNT;
/** Values of the layer before the outputs: like drawings give like directions, whatever they mean. */
export const NET_HIDDEN = 128;

/** A square image in the kernel's memory: `side` × `side` positions of `channels` values, with zeros all around. */
interface Plane {
  readonly values: Float32Array;
  readonly side: number;
  readonly channels: number;
  readonly padding: number;
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

/** One network's layers; the maxima of `convolved` over 2 × 2 positions are `pooled`, the input of the dense layers. */
interface Net {
  readonly convolutions: readonly Layer[];
  readonly dense: readonly Layer[];
  readonly convolved: Plane;
  readonly pooled: Plane;
  readonly hidden: Float32Array;
  readonly scores: Float32Array;
}

interface Nets {
  readonly memory: KernelMemory;
  /** What all the networks look at. */
  readonly image: Plane;
  readonly nets: readonly Net[];
}

let loaded: Nets | null = null;

/**
 * Scores of one normalised cell: the mean of what the networks say, where there are several.
 * @param planes NET_INPUTS values as written by `normalisePatch`.
 * @param out NET_OUTPUTS values, overwritten.
 * @param hidden NET_HIDDEN values, overwritten by those of the first network's last hidden layer.
 */
export function runGlyphNet(planes: Float32Array, out: Float32Array, hidden?: Float32Array): void {
  loaded ??= loadNets();
  const { memory, image, nets } = loaded;
  for (let y = 0; y < PATCH; y++) {
    const row = ((y + image.padding) * (PATCH + 2 * image.padding) + image.padding) * image.channels;
    for (let x = 0; x < PATCH; x++) {
      image.values[row + 2 * x] = planes[y * PATCH + x] as number;
      image.values[row + 2 * x + 1] = planes[PATCH_AREA + y * PATCH + x] as number;
    }
  }
  out.fill(0);
  for (const { convolutions, dense, convolved, pooled, scores } of nets) {
    for (const layer of convolutions) memory.run(layer);
    poolByTwo(convolved, pooled);
    for (const layer of dense) memory.run(layer);
    for (let k = 0; k < NET_OUTPUTS; k++) out[k] = (out[k] as number) + (scores[k] as number) / nets.length;
  }
  hidden?.set((nets[0] as Net).hidden);
}

/** The maxima of 2 × 2 positions, all in the one position of `pooled`: row by row, channels side by side. */
function poolByTwo({ values, side, channels }: Plane, pooled: Plane): void {
  const half = side >> 1;
  const below = side * channels;
  for (let y = 0, to = 0; y < half; y++) {
    for (let x = 0; x < half; x++) {
      let i = (2 * y * side + 2 * x) * channels;
      for (let c = 0; c < channels; c++, i++, to++) {
        const top = Math.max(values[i] as number, values[i + channels] as number);
        const bottom = Math.max(values[i + below] as number, values[i + below + channels] as number);
        pooled.values[to] = Math.max(top, bottom);
      }
    }
  }
}

/** Outputs that the kernel computes together. */
const BLOCK = 16;
const BYTES = Float32Array.BYTES_PER_ELEMENT;

/** The kernel with its own memory, from which arrays are taken one after the other. */
class KernelMemory {
  readonly #kernel = loadKernel<'layer'>(GLYPH_KERNEL);
  #used = 0;

  array(length: number): Float32Array {
    const values = new Float32Array(this.#kernel.buffer, this.#used, length);
    this.#used += length * BYTES;
    return values;
  }

  plane(side: number, channels: number, padding: number): Plane {
    return { values: this.array((side + 2 * padding) ** 2 * channels), side, channels, padding };
  }

  run({ input, output, kernel, stride, weights, bias, floor }: Layer): void {
    const inPosition = input.channels * BYTES;
    const inRow = (input.side + 2 * input.padding) * inPosition;
    const outPosition = output.channels * BYTES;
    const outRow = (output.side + 2 * output.padding) * outPosition;
    this.#kernel.run.layer(
      input.values.byteOffset,
      inRow,
      stride * inPosition,
      stride * inRow,
      output.side,
      output.side,
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

function loadNets(): Nets {
  const memory = new KernelMemory();
  const image = memory.plane(PATCH, 2, 2);
  return { memory, image, nets: GLYPH_NETS.map((stored) => loadNet(memory, image, stored)) };
}

function loadNet(memory: KernelMemory, image: Plane, stored: GlyphNetWeights): Net {
  const conv1 = loadLayer(memory, stored, 'conv1', { input: image, stride: 2, padding: 1 });
  const conv2 = loadLayer(memory, stored, 'conv2', { input: conv1.output, stride: 2, padding: 1 });
  const conv3 = loadLayer(memory, stored, 'conv3', { input: conv2.output, padding: 1 });
  const conv4 = loadLayer(memory, stored, 'conv4', { input: conv3.output });
  const convolved = conv4.output;
  const half = convolved.side >> 1;
  const pooled = memory.plane(1, half * half * convolved.channels, 0);
  const fc1 = loadLayer(memory, stored, 'fc1', { input: pooled, groups: half * half });
  const fc2 = loadLayer(memory, stored, 'fc2', { input: fc1.output, floor: Number.NEGATIVE_INFINITY });
  const convolutions = [conv1, conv2, conv3, conv4];
  return { convolutions, dense: [fc1, fc2], convolved, pooled, hidden: fc1.output.values, scores: fc2.output.values };
}

interface LayerOptions {
  readonly input: Plane;
  readonly stride?: number;
  /** Padding of the output. */
  readonly padding?: number;
  readonly floor?: number;
  /** Positions that the inputs of a dense layer were before they were joined into one. */
  readonly groups?: number;
}

/**
 * One layer in the order of the kernel. Stored weights are [output][channel][place], where a place is a position
 * under the kernel or, of a dense layer, in the image before it; outputs beyond the last stay zero.
 */
function loadLayer(
  memory: KernelMemory,
  stored: GlyphNetWeights,
  name: string,
  { input, stride = 1, padding = 0, floor = 0, groups = 1 }: LayerOptions,
): Layer {
  const shape = stored[`${name}.weight`]?.shape ?? [];
  const [outputs = 0, , kernel = 1] = shape;
  const values = decodeHalf(stored[`${name}.weight`]?.data ?? '');
  const places = kernel * kernel * groups;
  const channels = input.channels / groups;
  const length = channels * places;
  const output = memory.plane(input.side / stride, Math.ceil(outputs / BLOCK) * BLOCK, padding);
  const weights = memory.array(output.channels * length);
  for (let o = 0; o < outputs; o++) {
    const block = Math.floor(o / BLOCK) * BLOCK * length + (o % BLOCK);
    for (let place = 0; place < places; place++)
      for (let c = 0; c < channels; c++)
        weights[block + (place * channels + c) * BLOCK] = values[(o * channels + c) * places + place] as number;
  }
  const bias = memory.array(output.channels);
  bias.set(decodeHalf(stored[`${name}.bias`]?.data ?? ''));
  return { input, output, kernel, stride, weights, bias, floor };
}

/** Base64 of little-endian half-precision floats. */
function decodeHalf(text: string): Float32Array {
  const bytes = Uint8Array.from(atob(text), (c) => c.charCodeAt(0));
  const halves = new Uint16Array(bytes.buffer);
  return Float32Array.from(halves, (h) => {
    const sign = h & 0x8000 ? -1 : 1;
    const exponent = (h >> 10) & 31;
    const fraction = h & 1023;
    return exponent === 0 ? sign * 2 ** -14 * (fraction / 1024) : sign * 2 ** (exponent - 15) * (1 + fraction / 1024);
  });
}
