import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import wabt from 'wabt';

/**
 * Assembles the WebAssembly of the reader's innermost loops: `npm run kernels` writes it into src, where it is
 * committed, so that neither the build nor a user needs the assembler.
 */
export const KERNEL_MODULE = fileURLToPath(new URL('../../src/vision/kernelCode.ts', import.meta.url));
const KERNELS = { GLYPH_KERNEL: 'glyph.wat', PIXEL_KERNEL: 'pixels.wat' };

/** The text of the module that holds the assembled kernels. */
export async function assembleKernels(): Promise<string> {
  const { parseWat } = await wabt();
  const kernels = Object.entries(KERNELS).map(([name, file]) => {
    const source = readFileSync(fileURLToPath(new URL(file, import.meta.url)), 'utf8');
    const { buffer } = parseWat(file, source, { simd: true }).toBinary({});
    return `/** tools/kernels/${file} */
export const ${name} =
  '${Buffer.from(buffer).toString('base64')}';
`;
  });
  return `// WebAssembly as base64, made by \`npm run kernels\`. Not to be edited.

${kernels.join('\n')}`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(KERNEL_MODULE, await assembleKernels());
