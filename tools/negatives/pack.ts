/** Stores pictures as small lossless PNG: `npx tsx tools/negatives/pack.ts FROM_DIR [TO_DIR]`. */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';

const [from = 'out/negatives', to = 'fixtures/negatives'] = process.argv.slice(2);
mkdirSync(to, { recursive: true });
let bytes = 0;
for (const name of readdirSync(from).filter((file) => file.endsWith('.png'))) {
  const source = sharp(join(from, name)).removeAlpha();
  const full = { compressionLevel: 9, effort: 10 } as const;
  const direct = await source
    .clone()
    .png({ ...full, adaptiveFiltering: true })
    .toBuffer();
  const plain = await source.clone().png(full).toBuffer();
  const palette = await source
    .clone()
    .png({ ...full, palette: true, dither: 0 })
    .toBuffer();
  const candidates = [direct, plain, ...((await isSame(palette, plain)) ? [palette] : [])];
  const smallest = candidates.reduce((a, b) => (b.length < a.length ? b : a));
  writeFileSync(join(to, name), smallest);
  bytes += smallest.length;
}
console.log(`${(bytes / 2 ** 20).toFixed(1)} MiB`);

async function isSame(a: Buffer, b: Buffer): Promise<boolean> {
  const pixels = (png: Buffer) => sharp(png).removeAlpha().toColourspace('srgb').raw().toBuffer();
  return (await pixels(a)).equals(await pixels(b));
}
