import { GLYPH_COUNT } from './glyphs.ts';
import type { GlyphNetWeights } from './glyphWeights.ts';
import { GLYPH_WEIGHTS } from './glyphWeights.ts';
import type { Layer, LayerOptions, Plane } from './layerMemory.ts';
import { LayerMemory, poolByTwo } from './layerMemory.ts';
import { once } from './once.ts';
import { PATCH, PATCH_AREA } from './patch.ts';

/**
 * The glyph network: four small convolutions and two dense layers over the two planes of a cell, trained by
 * tools/train on cells drawn by the skin laboratory. Outputs are scores (logits) of every glyph, and of the cell
 * looking closed. Nearly all of the work is in the layers' sums (`layerMemory.ts`).
 */
export const NET_INPUTS = 2 * PATCH_AREA;
export const NET_OUTPUTS = GLYPH_COUNT + 1;
/** Where in the outputs the score of looking closed is. */
export const CLOSED_OUTPUT = GLYPH_COUNT;
/** Values of the layer before the outputs: like drawings give like directions, whatever they mean. */
export const NET_HIDDEN = 128;

/**
 * Scores of one normalised cell.
 * @param planes NET_INPUTS values as written by `normalisePatch`.
 * @param out NET_OUTPUTS values, overwritten.
 * @param hidden NET_HIDDEN values, overwritten by those of the last hidden layer.
 */
export type GlyphNet = (planes: Float32Array, out: Float32Array, hidden?: Float32Array) => void;

/** The network for cells of screenshots. */
export const screenGlyphs = once(() => loadGlyphNet(GLYPH_WEIGHTS));

/** A network out of its stored layers. */
export function loadGlyphNet(stored: GlyphNetWeights): GlyphNet {
  const memory = new LayerMemory();
  const image = memory.plane(PATCH, PATCH, 2, 2);
  const conv1 = loadLayer(memory, stored, 'conv1', image, { stride: 2, padding: 1 });
  const conv2 = loadLayer(memory, stored, 'conv2', conv1.output, { stride: 2, padding: 1 });
  const conv3 = loadLayer(memory, stored, 'conv3', conv2.output, { padding: 1 });
  const conv4 = loadLayer(memory, stored, 'conv4', conv3.output);
  const convolved = conv4.output;
  const half = convolved.width >> 1;
  // The maxima of `convolved` over 2 × 2 positions are `pooled`, the input of the dense layers.
  const pooled = memory.plane(1, 1, half * half * convolved.channels, 0);
  const fc1 = loadLayer(memory, stored, 'fc1', pooled, { groups: half * half });
  const fc2 = loadLayer(memory, stored, 'fc2', fc1.output, { floor: Number.NEGATIVE_INFINITY });
  return (planes, out, hidden) => {
    for (let y = 0; y < PATCH; y++) {
      const row = ((y + image.padding) * (PATCH + 2 * image.padding) + image.padding) * image.channels;
      for (let x = 0; x < PATCH; x++) {
        image.values[row + 2 * x] = planes[y * PATCH + x] as number;
        image.values[row + 2 * x + 1] = planes[PATCH_AREA + y * PATCH + x] as number;
      }
    }
    for (const layer of [conv1, conv2, conv3, conv4]) memory.run(layer);
    poolByTwo(convolved, pooled);
    for (const layer of [fc1, fc2]) memory.run(layer);
    out.set(fc2.output.values.subarray(0, NET_OUTPUTS));
    hidden?.set(fc1.output.values);
  };
}

function loadLayer(
  memory: LayerMemory,
  stored: GlyphNetWeights,
  name: string,
  input: Plane,
  options?: LayerOptions,
): Layer {
  const { shape = [], data = '' } = stored[`${name}.weight`] ?? {};
  const [outputs = 0, , kernel = 1] = shape;
  const bias = decodeHalf(stored[`${name}.bias`]?.data ?? '');
  return memory.layer({ outputs, kernel, weights: decodeHalf(data), bias }, input, options);
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
