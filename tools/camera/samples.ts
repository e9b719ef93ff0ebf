/** Makes the committed samples: `npx tsx tools/camera/samples.ts`. Photos of drawn screens with their truth. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { makeRows } from '../../src/model/notation.ts';
import { seedOf } from '../seedOf.ts';
import { makeClip } from './clip.ts';
import { tuningFamilies } from './families.ts';
import type { Shot } from './shot.ts';

const FOLDER = new URL('../../fixtures/camera/', import.meta.url);
const SAMPLES: readonly {
  readonly family: string;
  readonly seed: number;
  readonly frames: number;
  readonly change: Partial<Shot>;
}[] = [
  { family: 'gloss', seed: 1, frames: 1, change: { noise: 2, tremble: 0 } },
  // Cells of 13 Px, which no search but the lattice network's finds.
  { family: 'eight-bit', seed: 51, frames: 1, change: { tremble: 0 } },
  { family: 'bevel', seed: 1, frames: 12, change: { tremble: 0.6, hand: null, glare: null } },
];

const families = await tuningFamilies();
for (const { family, seed, frames, change } of SAMPLES) {
  const draw = families[family];
  if (!draw) throw new Error(`There is no family ${family}.`);
  const clip = makeClip(await draw(seedOf(family, seed)), seedOf(family, seed), { jpeg: 80, ...change }, frames);
  const folder = new URL(`${family}/`, FOLDER);
  mkdirSync(folder, { recursive: true });
  const { rows, cols } = clip.scene.truth;
  const truths = [];
  for (let i = 0; i < frames; i++) {
    const { jpeg, truth } = await clip.frame(i);
    writeFileSync(new URL(`${String(i).padStart(2, '0')}.jpg`, folder), jpeg);
    const centre = (cell: number) => {
      const { x, y } = truth.centres[cell] as { x: number; y: number };
      return [Math.round(x * 100) / 100, Math.round(y * 100) / 100];
    };
    truths.push({
      homography: truth.pose.map((v) => Number(v.toPrecision(8))),
      corners: [0, cols - 1, rows * cols - 1, (rows - 1) * cols].map(centre),
      smallestCell: Math.round(Math.min(...truth.sides) * 10) / 10,
      masked: [...truth.masked],
    });
  }
  const cells = makeRows({ rows, cols, cells: clip.scene.cells });
  writeFileSync(
    new URL('truth.json', folder),
    `${JSON.stringify({ family, seed, rows, cols, cells, shot: clip.shot, frames: truths }, null, 1)}\n`,
  );
}
