/** Writes one picture a family to look at: `npx tsx tools/skins/sheet.ts OUT_DIR [SEED]`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { latticeRegion } from '../../src/model/lattice.ts';
import { generateScene } from './lab/generate.ts';
import { loadEmoji } from './train/emoji.ts';
import { TRAIN_FAMILIES } from './train/families.ts';

const [out = 'out/skins', seed = '1'] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
await loadEmoji();
for (const [name, family] of Object.entries(TRAIN_FAMILIES)) {
  const { frame, truth } = await generateScene(family, Number(seed));
  const { width, height, data } = frame;
  const { x, y, width: w, height: h } = latticeRegion(truth);
  const left = Math.max(0, Math.floor(x) - 30);
  const top = Math.max(0, Math.floor(y) - 40);
  await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .extract({
      left,
      top,
      width: Math.min(width - left, Math.ceil(w) + 60),
      height: Math.min(height - top, Math.ceil(h) + 70),
    })
    .png()
    .toFile(join(out, `${name}.png`));
}
