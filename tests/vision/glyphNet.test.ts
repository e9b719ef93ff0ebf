import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { PHOTO_WEIGHTS } from '../../src/camera/photoWeights.ts';
import { loadGlyphNet, NET_INPUTS, NET_OUTPUTS } from '../../src/vision/glyphNet.ts';
import type { GlyphNetWeights } from '../../src/vision/glyphWeights.ts';
import { GLYPH_WEIGHTS } from '../../src/vision/glyphWeights.ts';
import { assembleKernels, KERNEL_MODULE } from '../../tools/kernels/assemble.ts';

/** Half precision, as the weights are stored. */
function decode(text: string): number[] {
  const halves = new Uint16Array(Uint8Array.from(Buffer.from(text, 'base64')).buffer);
  return Array.from(halves, (h) => {
    const magnitude = h & 0x7c00 ? (1 + (h & 1023) / 1024) * 2 ** (((h >> 10) & 31) - 15) : (h & 1023) * 2 ** -24;
    return h & 0x8000 ? -magnitude : magnitude;
  });
}

/** The network by its definition: sums over every input under the kernel, nothing about memory or blocks. */
function byDefinition(net: GlyphNetWeights, planes: readonly number[]): number[] {
  const of = (name: string) => decode(net[name]?.data ?? '');
  const convolve = (input: readonly number[], name: string, side: number, stride: number) => {
    const [outputs = 0, inputs = 0, kernel = 0] = net[`${name}.weight`]?.shape ?? [];
    const [weights, bias, half, out] = [of(`${name}.weight`), of(`${name}.bias`), kernel >> 1, side / stride];
    return Array.from({ length: outputs * out * out }, (_, i) => {
      const [o, y, x] = [Math.floor(i / (out * out)), Math.floor(i / out) % out, i % out];
      let sum = bias[o] as number;
      for (let c = 0; c < inputs; c++)
        for (let ky = 0; ky < kernel; ky++)
          for (let kx = 0; kx < kernel; kx++) {
            const [sy, sx] = [y * stride + ky - half, x * stride + kx - half];
            if (sy < 0 || sx < 0 || sy >= side || sx >= side) continue;
            const weight = weights[((o * inputs + c) * kernel + ky) * kernel + kx] as number;
            sum += weight * (input[(c * side + sy) * side + sx] as number);
          }
      return Math.max(0, sum);
    });
  };
  const dense = (input: readonly number[], name: string) => {
    const weights = of(`${name}.weight`);
    return of(`${name}.bias`).map((bias, o) =>
      input.reduce((sum, value, i) => sum + (weights[o * input.length + i] as number) * value, bias),
    );
  };
  const halved = convolve(convolve(planes, 'conv1', 24, 2), 'conv2', 12, 2);
  const convolved = convolve(convolve(halved, 'conv3', 6, 1), 'conv4', 6, 1);
  const pooled = Array.from({ length: convolved.length / 4 }, (_, i) => {
    const [c, y, x] = [Math.floor(i / 9), Math.floor(i / 3) % 3, i % 3];
    return Math.max(...[0, 1, 6, 7].map((d) => convolved[c * 36 + 2 * y * 6 + 2 * x + d] as number));
  });
  const hidden = dense(pooled, 'fc1').map((v) => Math.max(0, v));
  return dense(hidden, 'fc2');
}

describe('the glyph network', () => {
  test('the committed kernels are what their sources assemble to', async () => {
    expect(readFileSync(KERNEL_MODULE, 'utf8')).toBe(await assembleKernels());
  });

  test.each([
    ['of screenshots', GLYPH_WEIGHTS, 1],
    ['of screenshots', GLYPH_WEIGHTS, 2],
    ['of photos', PHOTO_WEIGHTS, 3],
  ])('%s: scores are those of its definition, whatever was asked before', (_, weights, seed) => {
    const planes = Array.from({ length: NET_INPUTS }, (_, i) => 1.4 * Math.sin(i * 0.0137 * seed + seed));
    const out = new Float32Array(NET_OUTPUTS);
    const net = loadGlyphNet(weights);
    net(new Float32Array(NET_INPUTS).fill(1), out);
    net(Float32Array.from(planes), out);
    const expected = byDefinition(weights, planes);
    for (const [k, score] of out.entries()) expect(score).toBeCloseTo(expected[k] as number, 3);
  });
});
