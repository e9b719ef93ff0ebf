/** Writes a network of tools/train/board.py into src/vision/boardWeights.ts: `node tools/train/embedBoard.mjs NET.json`. */
import { readFileSync, writeFileSync } from 'node:fs';

/** Characters of a name and its text that fit into a line of the code's format. */
const MOST_ON_A_LINE = 111;
const layers = JSON.parse(readFileSync(process.argv[2], 'utf8'));
const entries = Object.entries(layers).map(
  ([name, { shape, ...texts }]) =>
    `  '${name}': {\n    shape: [${shape.join(', ')}],\n${Object.entries(texts)
      .map(([key, text]) => `    ${key}:${text.length + key.length > MOST_ON_A_LINE ? '\n      ' : ' '}'${text}',\n`)
      .join('')}  },`,
);
writeFileSync(
  new URL('../../src/vision/boardWeights.ts', import.meta.url),
  `/** Numbers of a layer: bytes with a sign and what a step of them is worth for each output, or floats; each as base64. */
export type StoredNumbers =
  | { readonly shape: readonly number[]; readonly weights: string; readonly steps: string }
  | { readonly shape: readonly number[]; readonly floats: string };

/** The numbers of the board network by name, made by tools/train. Not to be edited. */
export const BOARD_NUMBERS: Readonly<Record<string, StoredNumbers>> = {
${entries.join('\n')}
};
`,
);
