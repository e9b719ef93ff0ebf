/**
 * Turns what train.py wrote into a module of weights: `node tools/train/embed.mjs NET.json src/vision/glyphWeights.ts` for screenshots,
 * `… src/camera/photoWeights.ts` for cells that a camera sees.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const [net, module] = process.argv.slice(2);
const isOfPhotos = module.includes('photo');
const { layers } = JSON.parse(readFileSync(net, 'utf8'));
const entries = Object.entries(layers).map(
  ([name, { shape, data }]) => `  '${name}': {\n    shape: [${shape.join(', ')}],\n    data: '${data}',\n  },`,
);
const head = isOfPhotos
  ? "import type { GlyphNetWeights } from '../vision/glyphWeights.ts';\n"
  : `/** Layers by name, as base64 of half-precision floats. */
export type GlyphNetWeights = Readonly<Record<string, { readonly shape: readonly number[]; readonly data: string }>>;
`;
writeFileSync(
  module,
  `${head}
/** Weights of the glyph network for ${isOfPhotos ? 'cells that a camera sees' : 'screenshots'}, made by tools/train. Not to be edited. */
export const ${isOfPhotos ? 'PHOTO_WEIGHTS' : 'GLYPH_WEIGHTS'}: GlyphNetWeights = {
${entries.join('\n')}
};
`,
);
