import type { Lattice } from '../../src/model/lattice.ts';
import { gridExtent } from '../../src/model/topology.ts';
import { processFrame } from '../../src/pipeline.ts';
import type { Fixture } from '../../tests/support/fixtures.ts';
import { listFixtures, loadFrame } from '../../tests/support/fixtures.ts';
import type { HeldOutScene } from '../skins/heldout/scene.ts';
import type { SceneScore } from '../skins/heldout/score.ts';
import { scoreResult } from '../skins/heldout/score.ts';
import { generateScene } from '../skins/lab/generate.ts';
import { loadEmoji } from '../skins/train/emoji.ts';
import { TRAIN_FAMILIES } from '../skins/train/families.ts';

/** A picture with one board, and what a perfect reader says about it. */
export type Sample = HeldOutScene;

/** A sample that is loaded or drawn when it is needed. */
export interface NamedSample {
  readonly name: string;
  readonly load: () => Promise<Sample>;
}

/** Every labelled screenshot. */
export function fixtureSamples(): NamedSample[] {
  return listFixtures().map((fixture) => ({ name: fixture.name, load: () => loadSample(fixture) }));
}

/** So many drawn boards of each family that the reader was trained on, from the first seed on. */
export async function drawnSamples(boards: number, seed: number): Promise<NamedSample[]> {
  await loadEmoji();
  return Object.entries(TRAIN_FAMILIES).flatMap(([name, family]) =>
    Array.from({ length: boards }, (_, k) => ({
      name: `${name}/${seed + k}`,
      load: () => generateScene(family, seed + k),
    })),
  );
}

/** Reads a sample as the assistant does and compares it with the truth. */
export function scoreSample(sample: Sample): SceneScore {
  return scoreResult(sample, processFrame(sample.frame));
}

/** The label gives the board's rectangle to about 2 px, which is enough to know which cell is which. */
async function loadSample({ picture, region, shape, rows, cols, cells }: Fixture): Promise<Sample> {
  const { x, y } = region;
  const extent = gridExtent({ shape, rows, cols });
  const pitch = { pitchX: region.width / extent.width, pitchY: region.height / extent.height };
  const truth: Lattice = { shape, rows, cols, x, y, ...pitch, gapX: 0, gapY: 0 };
  return { frame: await loadFrame(picture), truth, cells, touched: new Set() };
}
