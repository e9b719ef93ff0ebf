/** Turns the trainer's JSON into the module src/vision/glyphWeights.ts: `node tools/train/embed.mjs NET.json`. */
import { readFileSync, writeFileSync } from 'node:fs';

const { layers } = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const entries = Object.entries(layers).map(
  ([name, { shape, data }]) => `  '${name}': {\n    shape: [${shape.join(', ')}],\n    data: '${data}',\n  },`,
);
writeFileSync(
  new URL('../../src/vision/glyphWeights.ts', import.meta.url),
  `/** Weights of the glyph network, made by tools/train: base64 of half-precision floats. Not to be edited. */
export const GLYPH_WEIGHTS: Readonly<Record<string, { readonly shape: readonly number[]; readonly data: string }>> = {
${entries.join('\n')}
};
`,
);
