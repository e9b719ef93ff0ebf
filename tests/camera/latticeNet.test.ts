import { describe, expect, test } from 'vitest';
import { evenPhoto } from '../../src/camera/evenPhoto.ts';
import { FIELD_VALUES, seeLattice } from '../../src/camera/latticeNet.ts';
import type { StoredLayer } from '../../src/camera/latticeWeights.ts';
import { LATTICE_LAYERS } from '../../src/camera/latticeWeights.ts';
import type { Frame } from '../../src/model/frame.ts';

/** Values of an image, channel by channel, row by row. */
interface Image {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly values: Float64Array;
}

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64')).buffer;

/** One layer by its definition. */
function convolve(input: Image, name: string, stride = 1, rectifies = true): Image {
  const { shape, weights, steps, bias } = LATTICE_LAYERS[name] as StoredLayer;
  const [outputs, inputs, kernel] = shape;
  const small = new Int8Array(bytes(weights));
  const [step, offset] = [new Float32Array(bytes(steps)), new Float32Array(bytes(bias))];
  const [width, height] = [input.width / stride, input.height / stride];
  const values = new Float64Array(outputs * width * height);
  for (let o = 0, i = 0; o < outputs; o++)
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++, i++) {
        let sum = 0;
        for (let c = 0; c < inputs; c++)
          for (let v = 0; v < kernel; v++)
            for (let u = 0; u < kernel; u++) {
              const [sx, sy] = [x * stride + u - (kernel >> 1), y * stride + v - (kernel >> 1)];
              if (sx < 0 || sy < 0 || sx >= input.width || sy >= input.height) continue;
              const weight = small[((o * inputs + c) * kernel + v) * kernel + u] as number;
              sum += weight * (input.values[(c * input.height + sy) * input.width + sx] as number);
            }
        const value = sum * (step[o] as number) + (offset[o] as number);
        values[i] = rectifies ? Math.max(0, value) : value;
      }
  return { width, height, channels: outputs, values };
}

/** An image and one of half its size, of which each value counts for four. */
function plus(image: Image, half: Image): Image {
  const { width, height } = image;
  const values = image.values.map((value, i) => {
    const [c, y, x] = [Math.floor(i / (width * height)), Math.floor(i / width) % height, i % width];
    return value + (half.values[(c * half.height + (y >> 1)) * half.width + (x >> 1)] as number);
  });
  return { ...image, values };
}

function byDefinition(input: Image): Image {
  const down: Image[] = [];
  for (const k of [1, 2, 3, 4, 5]) down.push(convolve(convolve(down[k - 2] ?? input, `d${k}a`, 2), `d${k}b`));
  const [l1, l2, l3, l4, l5] = down as [Image, Image, Image, Image, Image];
  const u4 = convolve(plus(l4, l5), 'u4');
  const u3 = convolve(plus(l3, u4), 'u3');
  const u2 = convolve(plus(l2, convolve(u3, 'l2', 1, false)), 'u2');
  const u1 = convolve(convolve(plus(l1, convolve(u2, 'l1', 1, false)), 'u1a'), 'u1b');
  return convolve(u1, 'out', 1, false);
}

/** A photo with something in it: bars and noise, always the same. */
function somePhoto(width: number, height: number): Frame {
  const data = new Uint8Array(width * height * 4);
  for (let i = 0, state = 7; i < data.length; i++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const x = (i >> 2) % width;
    data[i] = (x % 14 < 7 ? 60 : 170) + (state >>> 26);
  }
  return { width, height, data };
}

describe('the lattice network', () => {
  test('computes its definition, whatever size it saw before', () => {
    seeLattice(somePhoto(160, 90));
    const photo = somePhoto(128, 64);
    const even = evenPhoto(photo);
    const { width, height } = even;
    const values = new Float64Array(3 * width * height);
    for (let c = 0; c < 3; c++)
      for (let i = 0; i < width * height; i++) values[c * width * height + i] = even.values[3 * i + c] as number;
    const want = byDefinition({ width, height, channels: 3, values });
    const got = seeLattice(photo);
    expect([got.width, got.height, got.step, got.first]).toEqual([want.width, want.height, 4, 1]);
    let worst = 0;
    for (let c = 0; c < want.channels; c++)
      for (let i = 0; i < want.width * want.height; i++)
        worst = Math.max(
          worst,
          Math.abs(
            (want.values[c * want.width * want.height + i] as number) - (got.values[i * FIELD_VALUES + c] as number),
          ),
        );
    expect(worst).toBeLessThan(1e-3);
    expect(Math.max(...want.values.map(Math.abs))).toBeGreaterThan(0.1);
  });

  test('sees even light as no light at all', () => {
    const { values } = evenPhoto({ width: 64, height: 48, data: new Uint8Array(64 * 48 * 4).fill(130) });
    expect(Math.max(...values.map(Math.abs))).toBeLessThan(1e-3);
  });
});
