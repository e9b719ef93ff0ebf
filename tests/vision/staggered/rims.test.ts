import { expect, test } from 'vitest';
import { makeRandom } from '../../../src/game/random.ts';
import type { Lattice } from '../../../src/model/lattice.ts';
import { cellCentrePx } from '../../../src/model/lattice.ts';
import { processFrame } from '../../../src/pipeline.ts';
import { analyse } from '../../../src/solver/analyse.ts';
import { fixtureSamples } from '../../../tools/properties/samples.ts';
import { TRANSFORMS } from '../../../tools/properties/transforms.ts';
import type { Fixture } from '../../support/fixtures.ts';
import { listFixtures, loadFrame } from '../../support/fixtures.ts';
import { paintRect } from '../../support/paint.ts';

const named = (name: string) => listFixtures().find((f) => f.name === name) as Fixture;

test.each([
  ['xbomb-triangle-16x16/01', 'scale: 1.5 bilinear'],
  ['xbomb-triangle-16x16/03', 'scale: 1.75 bilinear'],
  ['xbomb-triangle-16x16/00', 'shift: part of a pixel'],
  ['xbomb-hex-8x8/04', 'scale: 1.5 cubic'],
])('%s, %s: the toolbar and the counters beside it are none of its rows', async (name, change) => {
  const sample = fixtureSamples().find((s) => s.name === name);
  const transform = TRANSFORMS.find((t) => t.name === change);
  if (!sample || !transform) throw new Error('There is no such picture or change.');
  const { frame, truth } = await transform.apply(await sample.load(), makeRandom(1));
  const lattice = processFrame(frame).main?.reading.lattice;
  expect(lattice).toMatchObject({ rows: truth.rows, cols: truth.cols });
  expect(Math.abs((lattice?.y ?? 0) - truth.y)).toBeLessThan(truth.pitchY / 8);
});

test.each(['xbomb-triangle-16x16/01', 'xbomb-hex-8x8/02'])(
  '%s: where windows lie over a part of its rim, its greens are proved all the same',
  async (name) => {
    const { picture, region, shape, rows, cols, cells } = named(name);
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
