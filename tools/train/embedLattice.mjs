/** Writes a network of tools/train/lattice.py into src/camera/latticeWeights.ts: `node tools/train/embedLattice.mjs NET.json`. */
import { readFileSync, writeFileSync } from 'node:fs';

const layers = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const entries = Object.entries(layers).map(
  ([name, { shape, weights, steps, bias }]) =>
    `  ${name}: {\n    shape: [${shape.join(', ')}],\n    weights:\n      '${weights}',\n    steps: '${steps}',\n    bias: '${bias}',\n  },`,
);
writeFileSync(
  new URL('../../src/camera/latticeWeights.ts', import.meta.url),
  `/** One layer: weights [output][input][row][column] as base64 of bytes with a sign, what a step of them is worth for each output, and the biases, as base64 of floats. */
export interface StoredLayer {
  readonly shape: readonly [number, number, number, number];
  readonly weights: string;
  readonly steps: string;
  readonly bias: string;
}

/** The layers of the lattice network by name, made by tools/train. Not to be edited. */
export const LATTICE_LAYERS: Readonly<Record<string, StoredLayer>> = {
${entries.join('\n')}
};
`,
);
