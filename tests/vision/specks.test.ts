import { expect, test } from 'vitest';
import { makeRandom } from '../../src/game/random.ts';
import type { Frame } from '../../src/model/frame.ts';
import { processFrame } from '../../src/pipeline.ts';
import { listFixtures, loadFrame } from '../support/fixtures.ts';

/** Short dashes all over a picture, lighter and darker by so many levels, as sand, turf and paper are drawn. */
function withSpecks({ width, height, data }: Frame, level: number): Frame {
  const random = makeRandom(5);
  const out = Uint8ClampedArray.from(data);
  for (let k = 0; k < (width * height) / 250; k++) {
    const [x, y, length] = [random.int(0, width - 5), random.int(0, height - 2), random.int(1, 4)];
    const change = random.unit() < 0.5 ? level : -level;
    for (let i = (y * width + x) * 4; i < (y * width + x + length) * 4; i++)
      if (i % 4 < 3) out[i] = (out[i] as number) + change;
  }
  return { width, height, data: out };
}

test('specks that are faint beside the numbers take hardly a cell away', async () => {
  let unread = 0;
  let wrong = 0;
  const squares = listFixtures().filter(({ shape }, i) => shape === 'square' && i % 5 === 0);
  for (const { picture, cells } of squares) {
    const read = processFrame(withSpecks(await loadFrame(picture), 22)).main?.reading.cells ?? [];
    expect(read).toHaveLength(cells.length);
    unread += read.filter((symbol) => symbol === '~').length;
    wrong += read.filter((symbol, i) => symbol !== '~' && symbol !== cells[i]).length;
  }
  expect(squares.length).toBeGreaterThan(10);
  expect(wrong).toBe(0);
  expect(unread).toBeLessThanOrEqual(6);
});
