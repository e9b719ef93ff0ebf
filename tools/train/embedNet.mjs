/** Writes a network of tools/train/lattice.py or place.py into src/camera: `node tools/train/embedNet.mjs NET.json lattice|place`. */
import { readFileSync, writeFileSync } from 'node:fs';

const [file, net] = process.argv.slice(2);
if (!['lattice', 'place'].includes(net)) throw new Error('Expected the network’s file, then lattice or place.');
const layers = JSON.parse(readFileSync(file, 'utf8'));
const entries = Object.entries(layers).map(
  ([name, { shape, weights, steps, bias }]) =>
    `  ${name}: {\n    shape: [${shape.join(', ')}],\n    weights:\n      '${weights}',\n    steps: '${steps}',\n    bias: '${bias}',\n  },`,
);
writeFileSync(
  new URL(`../../src/camera/${net}Weights.ts`, import.meta.url),
  `import type { StoredLayer } from './uNet.ts';

/** The layers of the ${net} network by name, made by tools/train. Not to be edited. */
export const ${net.toUpperCase()}_LAYERS: Readonly<Record<string, StoredLayer>> = {
${entries.join('\n')}
};
`,
);
