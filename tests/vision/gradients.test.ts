import { describe, expect, test } from 'vitest';
import { makeRandom } from '../../src/game/random.ts';
import { makeFrame } from '../../src/model/frame.ts';
import {
  EDGE_BAND,
  halveFrame,
  makeGradients,
  STRENGTH,
  smoothFrame,
  strongestEdges,
  sumEdges,
} from '../../src/vision/gradients.ts';

/** Plain ground with pixels and blocks of any colour. Wide ones do not fit into the kernel's memory at once. */
function picture(width: number, height: number, seed: number) {
  const random = makeRandom(seed);
  const data = new Uint8Array(width * height * 4).fill(90);
  for (let i = 0; i < data.length; i++) if (random.unit() < 0.2) data[i] = random.int(0, 255);
  for (let i = 3; i < data.length; i += 4) data[i] = 255;
  return makeFrame(width, height, data);
}

const SIZES: [number, number][] = [
  [1, 1],
  [2, 9],
  [31, 5],
  [64, 64],
  [83, 71],
  [4001, 37],
];

describe.each(SIZES)('a picture of %i × %i', (width, height) => {
  const frame = picture(width, height, width);
  const level = (x: number, y: number, c: number) => frame.data[(y * width + x) * 4 + c] as number;
  const step = (x: number, y: number, dx: number, dy: number) =>
    x < dx || y < dy
      ? 0
      : (STRENGTH[Math.max(...[0, 1, 2].map((c) => Math.abs(level(x, y, c) - level(x - dx, y - dy, c))))] as number);
  const plane = (value: (x: number, y: number) => number) =>
    Uint8Array.from({ length: width * height }, (_, i) => value(i % width, Math.floor(i / width)));
  const gradients = makeGradients(frame);

  test('edges are the largest steps from the pixel before', () => {
    expect(gradients.across).toEqual(plane((x, y) => step(x, y, 1, 0)));
    expect(gradients.down).toEqual(plane((x, y) => step(x, y, 0, 1)));
  });

  test('half the picture has the means of four pixels', () => {
    const half = halveFrame(frame);
    expect([half.width, half.height]).toEqual([width >> 1, height >> 1]);
    for (let i = 0; i < half.width * half.height * 4; i++) {
      const [x, y, c] = [2 * ((i >> 2) % half.width), 2 * Math.floor((i >> 2) / half.width), i & 3];
      const sum = level(x, y, c) + level(x + 1, y, c) + level(x, y + 1, c) + level(x + 1, y + 1, c);
      if (half.data[i] !== (sum + 2) >> 2) expect(half.data[i], `${x} ${y} ${c}`).toBe((sum + 2) >> 2);
    }
  });

  test('a smooth picture has the means of each pixel and its neighbours to the right and below', () => {
    const smooth = smoothFrame(frame);
    expect([smooth.width, smooth.height]).toEqual([width - 1, height - 1]);
    for (let i = 0; i < smooth.data.length; i++) {
      const [x, y, c] = [(i >> 2) % smooth.width, Math.floor((i >> 2) / smooth.width), i & 3];
      const sum = level(x, y, c) + level(x + 1, y, c) + level(x, y + 1, c) + level(x + 1, y + 1, c);
      if (smooth.data[i] !== (sum + 2) >> 2) expect(smooth.data[i], `${x} ${y} ${c}`).toBe((sum + 2) >> 2);
    }
  });

  test('the strongest edge of a pixel is that of any of its sides', () => {
    const { across, down } = gradients;
    const at = (edges: Uint8Array, x: number, y: number) =>
      (x < width && y < height ? edges[y * width + x] : 0) as number;
    const expected = plane((x, y) =>
      Math.max(at(across, x, y), at(down, x, y), at(across, x + 1, y), at(down, x, y + 1)),
    );
    expect(strongestEdges(gradients)).toEqual(expected);
  });

  test('edges are added up in bands', () => {
    const { columns, rows } = sumEdges(gradients);
    const expectedColumns = new Uint16Array(columns.length);
    const expectedRows = new Uint16Array(rows.length);
    for (let y = 0; y < height; y++)
      for (let x = 0; x < width; x++) {
        const i = y * width + x;
        const column = Math.floor(y / EDGE_BAND) * width + x;
        const row = Math.floor(x / EDGE_BAND) * height + y;
        expectedColumns[column] = (expectedColumns[column] as number) + (gradients.across[i] as number);
        expectedRows[row] = (expectedRows[row] as number) + (gradients.down[i] as number);
      }
    expect(columns).toEqual(expectedColumns);
    expect(rows).toEqual(expectedRows);
  });
});
