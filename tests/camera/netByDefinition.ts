import type { NetImage, StoredLayer } from '../../src/camera/uNet.ts';
import type { Frame } from '../../src/model/frame.ts';

/** Values of an image, channel by channel, row by row. */
export interface Image {
  readonly width: number;
  readonly height: number;
  readonly channels: number;
  readonly values: Float64Array;
}

const bytes = (text: string) => Uint8Array.from(Buffer.from(text, 'base64')).buffer;

/** One layer by its definition. */
export function convolve(
  { shape, weights, steps, bias }: StoredLayer,
  input: Image,
  stride = 1,
  rectifies = true,
): Image {
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
export function plus(image: Image, half: Image): Image {
  const { width, height } = image;
  const values = image.values.map((value, i) => {
    const [c, y, x] = [Math.floor(i / (width * height)), Math.floor(i / width) % height, i % width];
    return value + (half.values[(c * half.height + (y >> 1)) * half.width + (x >> 1)] as number);
  });
  return { ...image, values };
}

/** Pixels as the input of a network. */
export function imageOf({ width, height, values: pixels }: NetImage): Image {
  const values = new Float64Array(3 * width * height);
  for (let c = 0; c < 3; c++)
    for (let i = 0; i < width * height; i++) values[c * width * height + i] = pixels[3 * i + c] as number;
  return { width, height, channels: 3, values };
}

/** The largest difference between an image and values of positions that are `line` numbers each. */
export function worstOf({ width, height, channels, values }: Image, got: Float32Array, line: number): number {
  let worst = 0;
  for (let c = 0; c < channels; c++)
    for (let i = 0; i < width * height; i++)
      worst = Math.max(worst, Math.abs((values[c * width * height + i] as number) - (got[i * line + c] as number)));
  return worst;
}

/** A picture with something in it: bars and noise, always the same. */
export function somePicture(width: number, height: number): Frame {
  const data = new Uint8Array(width * height * 4);
  for (let i = 0, state = 7; i < data.length; i++) {
    state = (Math.imul(state, 1103515245) + 12345) & 0x7fffffff;
    const x = (i >> 2) % width;
    data[i] = (x % 14 < 7 ? 60 : 170) + (state >>> 26);
  }
  return { width, height, data };
}
