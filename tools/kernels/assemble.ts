import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

/**
 * Assembles the WebAssembly of the glyph network's inner loops: `npm run kernels` writes it into src, where it is
 * committed, so that neither the build nor a user needs the assembler.
 */
export const KERNEL_MODULE = fileURLToPath(new URL('../../src/vision/glyphKernel.ts', import.meta.url));

/** The text of the module that holds the assembled kernel. */
export async function assembleKernel(): Promise<string> {
  const { parseWat } = await wabt();
  const source = fileURLToPath(new URL('glyph.wat', import.meta.url));
  const { buffer } = parseWat('glyph.wat', readFileSync(source, 'utf8'), { simd: true }).toBinary({});
  return `/** WebAssembly of tools/kernels/glyph.wat, as base64; made by \`npm run kernels\`. Not to be edited. */
export const GLYPH_KERNEL =
  '${Buffer.from(buffer).toString('base64')}';
`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(KERNEL_MODULE, await assembleKernel());
