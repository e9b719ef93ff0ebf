/** Writes one picture a held-out family, to check that the drawing is what it should be: `npx tsx tools/skins/heldout/sheet.ts OUT_DIR [SEED]`. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { latticeRegion } from '../../../src/model/lattice.ts';
import { loadArtwork } from './artwork.ts';
import { HELD_OUT_FAMILIES } from './families.ts';
import { makeScene } from './scene.ts';

const [out = 'out/heldout', seed = '1'] = process.argv.slice(2);
mkdirSync(out, { recursive: true });
await loadArtwork();
for (const [name, family] of Object.entries(HELD_OUT_FAMILIES)) {
  const { frame, truth } = await makeScene(name, family, Number(seed));
  const { width, height, data } = frame;
  const board = latticeRegion(truth);
  const left = Math.max(0, Math.floor(board.x) - 30);
  const top = Math.max(0, Math.floor(board.y) - 60);
  await sharp(Buffer.from(data), { raw: { width, height, channels: 4 } })
    .extract({
      left,
      top,
      width: Math.min(width - left, Math.ceil(board.width) + 60),
      height: Math.min(height - top, Math.ceil(board.height) + 90),
    })
    .png()
    .toFile(join(out, `${name}.png`));
}
