import { describe, expect, test } from 'vitest';
import type { Frame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { cellRect } from '../../src/model/lattice.ts';
import { processFrame } from '../../src/pipeline.ts';
import { fixtureNamed, loadFrame } from '../support/fixtures.ts';
import { paintRect } from '../support/paint.ts';

/** A frame whose first `count` columns of cells are a pixel wider, as toolkits share out a width that is no multiple. */
function widened(frame: Frame, { x, pitchX }: Lattice, count: number): Frame {
  const twice = new Set(Array.from({ length: count }, (_, k) => Math.round(x + (k + 0.2) * pitchX)));
  const width = frame.width + count;
  const data = new Uint8ClampedArray(width * frame.height * 4);
  for (let row = 0, to = 0; row < frame.height; row++)
    for (let col = 0; col < frame.width; col++) {
      const from = (row * frame.width + col) * 4;
      for (let times = twice.has(col) ? 2 : 1; times > 0; times--, to += 4)
        data.set(frame.data.subarray(from, from + 4), to);
    }
  return { width, height: frame.height, data };
}

describe.each([
  ['kmines-16x16/04', 6],
  ['kmines-16x16/04', 11],
  ['sgt-mines-16x30/02', 22],
  ['xbomb-16x30/01', 13],
])('%s, with its first %i columns a pixel wider', (name, count) => {
  test('is read, and no cell is off its place by an eighth', async () => {
    const fixture = fixtureNamed(name);
    const plain = await loadFrame(fixture.picture);
    const even = processFrame(plain).main?.reading.lattice as Lattice;
    const { main } = processFrame(widened(plain, even, count));
    expect(main?.board).toMatchObject({ rows: fixture.rows, cols: fixture.cols });
    const read = main?.board.cells ?? [];
    const others = fixture.cells.map((symbol, cell) => (read[cell] === symbol ? '' : read[cell])).filter(Boolean);
    expect(others.filter((symbol) => symbol !== '~')).toEqual([]);
    expect(others.length).toBeLessThanOrEqual(fixture.cells.length / 100);
    for (let col = 0; col < fixture.cols; col++) {
      const x = even.x + col * even.pitchX + Math.min(col, count);
      expect(Math.abs(cellRect(main?.reading.lattice as Lattice, col).x - x)).toBeLessThan(even.pitchX / 8);
    }
  });
});

test.each(['kmines-16x16/04', 'winemine-16x30/03', 'sgt-mines-16x30/02', 'xbomb-16x30/01'])(
  '%s in a scrolled window, whose rest is out of sight, has no hints',
  async (name) => {
    const frame = await loadFrame(fixtureNamed(name).picture);
    const lattice = processFrame(frame).main?.reading.lattice as Lattice;
    const end = Math.round(lattice.y + (lattice.rows - 3.4) * lattice.pitchY);
    const below = { x: 0, y: end, width: frame.width, height: frame.height - end };
    const { main } = processFrame(paintRect(frame, below, [200, 200, 200]));
    expect(main?.hints.marks ?? []).toEqual([]);
  },
);
