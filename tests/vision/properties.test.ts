import { expect, test } from 'vitest';
import { makeRandom } from '../../src/game/random.ts';
import { fixtureSamples, scoreSample } from '../../tools/properties/samples.ts';
import { isReadableSize, TRANSFORMS } from '../../tools/properties/transforms.ts';
import type { FamilyScore } from '../../tools/skins/heldout/score.ts';
import { addFamilyScores, NOTHING_SCORED } from '../../tools/skins/heldout/score.ts';

/**
 * A sample of what `npm run properties` judges in full: every change of some labelled screenshots, never the same ones.
 */
const PICTURES = 2;
/** Steps through the list of screenshots, prime to its length, so that all of them take part. */
const STEP = 13;
/** The part of the cells that is still read. */
const LEAST_READ = 0.95;

/** This change drops every fifth row of pixels and lines with it: a board or its cells may not be read, but never wrongly. */
const LOSES_LINES = 'scale: 0.8 nearest';

/**
 * Not read as they should be. The test fails when one is mended, which is then to be taken out.
 */
const NOT_YET = new Set([
  'scale: 1.5 cubic, kmines-9x9/05',
  'scale: 0.8 nearest, winemine-16x30/06',
  'scale: 1.5 nearest, xbomb-8x8/09',
]);

/** Hexagons and triangles are judged by `npm run properties` only: drawn smaller or larger, many are not found yet. */
const samples = fixtureSamples().filter(({ name }) => !/-(hex|triangle)-/.test(name));

test.each(TRANSFORMS.map((transform, k) => [transform.name, transform, k] as const))(
  '%s changes no symbol and no size',
  async (_name, transform, k) => {
    let total: FamilyScore = NOTHING_SCORED;
    for (let n = 0; n < PICTURES; n++) {
      const at = ((k * PICTURES + n) * STEP) % samples.length;
      const original = await samples[at]!.load();
      if (!isReadableSize(original, transform)) continue;
      const { score, mistakes, size } = scoreSample(await transform.apply(original, makeRandom(at)));
      if (transform.name === LOSES_LINES && !score.found) continue;
      const picture = samples[at]?.name;
      const read = { picture, size, mistakes, stray: score.stray, extent: score.extent };
      const right = {
        picture,
        size: `${original.truth.rows}×${original.truth.cols}`,
        mistakes: {},
        stray: 0,
        extent: 1,
      };
      if (NOT_YET.has(`${transform.name}, ${picture}`)) {
        expect(read).not.toEqual(right);
        continue;
      }
      expect(read).toEqual(right);
      if (transform.name !== LOSES_LINES) total = addFamilyScores(total, score);
    }
    expect(total.abstained).toBeLessThanOrEqual((1 - LEAST_READ) * total.cells);
  },
);
