import { GLYPH_COUNT } from './glyphs.ts';
import type { GlyphNetWeights } from './glyphWeights.ts';
import { GLYPH_NETS } from './glyphWeights.ts';
import { PATCH } from './patch.ts';

/**
 * The glyph network: three small convolutions and two dense layers over the two planes of a cell, trained by
 * tools/train on cells drawn by the skin laboratory. Outputs are scores (logits) of every glyph, and of the cell
 * looking closed.
 */
export const NET_INPUTS = 2 * PATCH * PATCH;
export const NET_OUTPUTS = GLYPH_COUNT + 1;
/** Where in the outputs the score of looking closed is. */
export const CLOSED_OUTPUT = GLYPH_COUNT;

interface Convolution {
  readonly inputs: number;
  readonly outputs: number;
  readonly kernel: number;
  readonly stride: number;
  /** Side of the (square) input and output planes. */
  readonly sideIn: number;
  readonly sideOut: number;
  /** One row of inputs · kernel² weights an output. */
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

interface Dense {
  readonly inputs: number;
  readonly outputs: number;
  readonly weights: Float32Array;
  readonly bias: Float32Array;
}

interface Net {
  readonly convolutions: readonly Convolution[];
  readonly dense: readonly Dense[];
  readonly columns: Float32Array;
  readonly planes: readonly Float32Array[];
  readonly pooled: Float32Array;
  readonly scores: Float32Array;
}

let loaded: readonly Net[] | null = null;

/**
 * Scores of one normalised cell: the mean of what the networks say, which were trained on different drawings and so
 * err differently.
 * @param planes NET_INPUTS values as written by `normalisePatch`.
 * @param out NET_OUTPUTS values, overwritten.
 */
export function runGlyphNet(planes: Float32Array, out: Float32Array): void {
  loaded ??= GLYPH_NETS.map(loadNet);
  out.fill(0);
  for (const net of loaded) {
    const scores = runNet(net, planes);
    for (let k = 0; k < NET_OUTPUTS; k++) out[k] = (out[k] as number) + (scores[k] as number) / loaded.length;
  }
}

/** The scores of one network; overwritten by its next run. */
function runNet(
  { convolutions, dense, columns, planes: layers, pooled, scores }: Net,
  planes: Float32Array,
): Float32Array {
  let input = planes;
  convolutions.forEach((layer, i) => {
    convolve(layer, input, columns, layers[i] as Float32Array);
    input = layers[i] as Float32Array;
  });
  const last = convolutions[convolutions.length - 1] as Convolution;
  poolByTwo(input, last.outputs, last.sideOut, pooled);
  const hidden = layers[convolutions.length] as Float32Array;
  multiply(dense[0] as Dense, pooled, hidden, true);
  multiply(dense[1] as Dense, hidden, scores, false);
  return scores;
}

/** Convolution with padding kernel / 2 and ReLU: the input is unrolled so that each output is one dot product. */
function convolve(layer: Convolution, input: Float32Array, columns: Float32Array, out: Float32Array): void {
  const { outputs, weights, bias, sideOut } = layer;
  const length = unroll(layer, input, columns);
  const positions = sideOut * sideOut;
  // Four outputs at a time: each input value is loaded once for all of them.
  for (let o = 0; o < outputs; o += BLOCK) {
    const w0 = o * length;
    const w1 = w0 + length;
    const w2 = w1 + length;
    const w3 = w2 + length;
    for (let p = 0; p < positions; p++) {
      const column = p * length;
      let s0 = bias[o] as number;
      let s1 = bias[o + 1] as number;
      let s2 = bias[o + 2] as number;
      let s3 = bias[o + 3] as number;
      for (let k = 0; k < length; k++) {
        const value = columns[column + k] as number;
        s0 += (weights[w0 + k] as number) * value;
        s1 += (weights[w1 + k] as number) * value;
        s2 += (weights[w2 + k] as number) * value;
        s3 += (weights[w3 + k] as number) * value;
      }
      const at = o * positions + p;
      out[at] = Math.max(0, s0);
      out[at + positions] = Math.max(0, s1);
      out[at + 2 * positions] = Math.max(0, s2);
      out[at + 3 * positions] = Math.max(0, s3);
    }
  }
}

/** Outputs computed together; every layer's number of outputs is a multiple of it. */
const BLOCK = 4;

function unroll(
  { inputs, kernel, stride, sideIn, sideOut }: Convolution,
  input: Float32Array,
  columns: Float32Array,
): number {
  const half = kernel >> 1;
  let at = 0;
  for (let y = 0; y < sideOut; y++) {
    for (let x = 0; x < sideOut; x++) {
      for (let c = 0; c < inputs; c++) {
        for (let ky = -half; ky <= half; ky++) {
          const sy = y * stride + ky;
          const row = (c * sideIn + sy) * sideIn;
          for (let kx = -half; kx <= half; kx++) {
            const sx = x * stride + kx;
            const inside = sy >= 0 && sy < sideIn && sx >= 0 && sx < sideIn;
            columns[at++] = inside ? (input[row + sx] as number) : 0;
          }
        }
      }
    }
  }
  return inputs * kernel * kernel;
}

function poolByTwo(input: Float32Array, planes: number, side: number, out: Float32Array): void {
  const half = side >> 1;
  for (let c = 0; c < planes; c++) {
    for (let y = 0; y < half; y++) {
      for (let x = 0; x < half; x++) {
        const i = (c * side + 2 * y) * side + 2 * x;
        const top = Math.max(input[i] as number, input[i + 1] as number);
        const bottom = Math.max(input[i + side] as number, input[i + side + 1] as number);
        out[(c * half + y) * half + x] = Math.max(top, bottom);
      }
    }
  }
}

function multiply(
  { inputs, outputs, weights, bias }: Dense,
  input: Float32Array,
  out: Float32Array,
  rectify: boolean,
): void {
  for (let o = 0; o < outputs; o++) {
    let sum = bias[o] as number;
    for (let i = 0; i < inputs; i++) sum += (weights[o * inputs + i] as number) * (input[i] as number);
    out[o] = rectify ? Math.max(0, sum) : sum;
  }
}

function loadNet(stored: GlyphNetWeights): Net {
  const layer = (name: string) => decodeHalf(stored[`${name}.weight`]?.data ?? '');
  const bias = (name: string) => decodeHalf(stored[`${name}.bias`]?.data ?? '');
  const shape = (name: string) => stored[`${name}.weight`]?.shape ?? [];
  const convolutions: Convolution[] = [];
  let side = PATCH;
  for (const [name, stride] of [
    ['conv1', 2],
    ['conv2', 2],
    ['conv3', 1],
  ] as const) {
    const [outputs = 0, inputs = 0, kernel = 0] = shape(name);
    const sideOut = side / stride;
    convolutions.push({
      inputs,
      outputs,
      kernel,
      stride,
      sideIn: side,
      sideOut,
      weights: layer(name),
      bias: bias(name),
    });
    side = sideOut;
  }
  const dense = ['fc1', 'fc2'].map((name): Dense => {
    const [outputs = 0, inputs = 0] = shape(name);
    return { inputs, outputs, weights: layer(name), bias: bias(name) };
  });
  const widest = Math.max(...convolutions.map((c) => c.sideOut ** 2 * c.inputs * c.kernel ** 2));
  const planes = convolutions.map((c) => new Float32Array(c.outputs * c.sideOut ** 2));
  return {
    convolutions,
    dense,
    columns: new Float32Array(widest),
    planes: [...planes, new Float32Array(dense[0]?.outputs ?? 0)],
    pooled: new Float32Array(dense[0]?.inputs ?? 0),
    scores: new Float32Array(NET_OUTPUTS),
  };
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
