/** Turns the trainer's JSON files into the module src/vision/glyphWeights.ts: `node tools/train/embed.mjs NET.json …`. */
import { readFileSync, writeFileSync } from 'node:fs';

const nets = process.argv.slice(2).map((file) => {
  const { layers } = JSON.parse(readFileSync(file, 'utf8'));
  const entries = Object.entries(layers).map(
    ([name, { shape, data }]) =>
      `    '${name}': {\n      shape: [${shape.join(', ')}],\n      data: '${data}',\n    },`,
  );
  return `  {\n${entries.join('\n')}\n  },`;
});
writeFileSync(
  new URL('../../src/vision/glyphWeights.ts', import.meta.url),
  `/** Layers by name, as base64 of half-precision floats. */
export type GlyphNetWeights = Readonly<Record<string, { readonly shape: readonly number[]; readonly data: string }>>;

/** Weights of the glyph networks, made by tools/train. Not to be edited. */
export const GLYPH_NETS: readonly GlyphNetWeights[] = [
${nets.join('\n')}
];
`,
);
