/**
 * Photos by which the lattice network is checked while it learns: `npx tsx tools/train/checkPhotos.ts OUT_FOLDER [EACH] [SEED]`. They are
 * the camera laboratory's, of the families that tune: tools/train/packPhotos.py makes an .npz of them.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { makeClip } from '../camera/clip.ts';
import { tuningFamilies } from '../camera/families.ts';
import { seedOf } from '../seedOf.ts';
import { TUNE_FAMILIES } from '../skins/tune/families.ts';

const [folder, each = '8', first = '900'] = process.argv.slice(2);
if (!folder) throw new Error('Expected the folder to write to.');
mkdirSync(folder, { recursive: true });
const families = await tuningFamilies();
const lines: string[] = [];
for (let k = 0; k < Number(each); k++)
  for (const name of Object.keys(TUNE_FAMILIES)) {
    const seed = seedOf(name, Number(first) + k);
    const clip = makeClip(await (families[name] as (typeof families)[string])(seed), seed, {}, 1);
    const { jpeg, truth } = await clip.frame(0);
    const file = `${name}-${Number(first) + k}.jpg`;
    writeFileSync(`${folder}/${file}`, jpeg);
    const { rows, cols } = clip.scene.truth;
    lines.push(JSON.stringify({ file, homography: truth.pose, lens: clip.shot.lens, rows, cols }));
  }
writeFileSync(`${folder}/photos.jsonl`, `${lines.join('\n')}\n`);
