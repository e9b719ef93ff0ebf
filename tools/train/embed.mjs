/**
 * Turns networks into the module src/vision/glyphWeights.ts: `node tools/train/embed.mjs NET …`. A NET is a JSON file of
 * the trainer, or the number (from 0) of a network that the module already has and that stays.
 */
import { readFileSync, writeFileSync } from 'node:fs';

const MODULE = new URL('../../src/vision/glyphWeights.ts', import.meta.url);
const committed = readFileSync(MODULE, 'utf8').match(/^ {2}\{\n[\s\S]*?^ {2}\},$/gm) ?? [];

const nets = process.argv.slice(2).map((net) => {
  if (/^\d+$/.test(net)) return committed[Number(net)];
  const { layers } = JSON.parse(readFileSync(net, 'utf8'));
  const entries = Object.entries(layers).map(
    ([name, { shape, data }]) =>
      `    '${name}': {\n      shape: [${shape.join(', ')}],\n      data: '${data}',\n    },`,
  );
  return `  {\n${entries.join('\n')}\n  },`;
});
writeFileSync(
  MODULE,
  `/** Layers by name, as base64 of half-precision floats. */
export type GlyphNetWeights = Readonly<Record<string, { readonly shape: readonly number[]; readonly data: string }>>;

/** Weights of the glyph networks, made by tools/train. Not to be edited. */
export const GLYPH_NETS: readonly GlyphNetWeights[] = [
${nets.join('\n')}
];
`,
);
