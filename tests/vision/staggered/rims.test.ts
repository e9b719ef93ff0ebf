import { expect, test } from 'vitest';
import type { Lattice } from '../../../src/model/lattice.ts';
import { cellCentrePx } from '../../../src/model/lattice.ts';
import { processFrame } from '../../../src/pipeline.ts';
import { analyse } from '../../../src/solver/analyse.ts';
import { changedFixture } from '../../support/changed.ts';
import { fixtureNamed, loadFrame } from '../../support/fixtures.ts';
import { paintRect } from '../../support/paint.ts';

test.each([
  ['xbomb-triangle-16x16/01', 'scale: 1.5 bilinear'],
  ['xbomb-triangle-16x16/03', 'scale: 1.75 bilinear'],
  ['xbomb-triangle-16x16/00', 'shift: part of a pixel'],
  ['xbomb-hex-8x8/04', 'scale: 1.5 cubic'],
])('%s, %s: the toolbar and the counters beside it are none of its rows', async (name, change) => {
  const { frame, truth } = await changedFixture(name, change);
  const lattice = processFrame(frame).main?.reading.lattice;
  expect(lattice).toMatchObject({ rows: truth.rows, cols: truth.cols });
  expect(Math.abs((lattice?.y ?? 0) - truth.y)).toBeLessThan(truth.pitchY / 8);
});

test.each([
  ['xbomb-hex-8x8/00', 'scale: 1.1 nearest', 11],
  ['xbomb-hex-16x30/00', 'scale: 1.75 nearest', 5],
  ['xbomb-hex-16x30/01', 'scale: 1.5 nearest', 1],
  ['xbomb-hex-16x30/03', 'scale: 3 cubic', 1],
  ['xbomb-triangle-16x16/01', 'scale: 1.5 nearest', 18],
  ['xbomb-triangle-16x30/00', 'scale: 1.5 cubic', 21],
])('%s, %s: hatched rows at its rim are its own', async (name, change, seed) => {
  const { frame, truth } = await changedFixture(name, change, seed);
  const { rows, cols } = truth;
  expect(processFrame(frame).main?.reading.lattice).toMatchObject({ rows, cols });
});

test.each(['xbomb-triangle-16x16/01', 'xbomb-hex-8x8/02'])(
  '%s: where windows lie over a part of its rim, its greens are proved all the same',
  async (name) => {
    const { picture, region, shape, rows, cols, cells } = fixtureNamed(name);
    const frame = await loadFrame(picture);
    const truth = processFrame(frame).main?.reading.lattice as Lattice;
    const { safe } = analyse({ shape, rows, cols, mines: null, cells });
    const places = cells.map((_, cell) => cellCentrePx(truth, cell));
    let shown = 0;
    for (const lanes of [0.55, 1, 1.5])
      for (const shift of [-0.3, 0.12, 0.4]) {
        const height = Math.round((lanes * region.height) / rows) + 20;
        const [x, y] = [Math.round(region.x + shift * region.width), Math.round(region.y) - 20];
        const window = { x, y, width: Math.round(region.width), height };
        const covered = paintRect(paintRect(frame, window, [236, 236, 236]), { ...window, height: 2 }, [90, 90, 120]);
        const { main } = processFrame(covered);
        if (!main) continue;
        for (const green of main.analysis.safe) {
          const at = cellCentrePx(main.reading.lattice, green);
          const under = places.findIndex((place) => Math.hypot(place.x - at.x, place.y - at.y) < truth.pitchX / 3);
          expect(safe).toContain(under);
          shown++;
        }
      }
    expect(shown).toBeGreaterThan(0);
  },
);
