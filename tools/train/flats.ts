/**
 * Draws the flat screens from which the lattice network learns: `npx tsx tools/train/flats.ts OUT_FOLDER [SCREENS] [SEED] [PICTURES_FOLDER …]`.
 * Only families that train the reader are drawn; pictures of programs (tools/skins) are taken as they are. Each line of
 * OUT_FOLDER/flats.jsonl names a picture, its family and its lattice (Px); pictures without a board have none.
 */
import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { relative, resolve } from 'node:path';
import { createCanvas } from '@napi-rs/canvas';
import sharp from 'sharp';
import { makeRandom } from '../../src/game/random.ts';
import type { Frame } from '../../src/model/frame.ts';
import type { Lattice } from '../../src/model/lattice.ts';
import { latticeOf, listPictures } from '../../tests/support/fixtures.ts';
import { drawDesktop } from '../skins/lab/clutter.ts';
import { playPosition, randomSize } from '../skins/lab/positions.ts';
import { drawScene } from '../skins/lab/scene.ts';
import { loadEmoji } from '../skins/train/emoji.ts';
import { TRAIN_FAMILIES } from '../skins/train/families.ts';

const [folder, count = '1500', seed = '0', ...programs] = process.argv.slice(2);
if (!folder) throw new Error('Expected the folder to write to.');
const NEGATIVES = new URL('../../fixtures/negatives/', import.meta.url);
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1366, height: 768 },
  { width: 1600, height: 900 },
];
/** Every so many screens one shows a desktop without a board. */
const EMPTY_EVERY = 20;
/** Share of boards with a window, a tooltip or the pointer over them. */
const COVERED = 0.3;

interface Line {
  readonly file: string;
  readonly family: string;
  readonly lattice: Pick<Lattice, 'rows' | 'cols' | 'x' | 'y' | 'pitchX' | 'pitchY' | 'gapX' | 'gapY'> | null;
}

mkdirSync(folder, { recursive: true });
await loadEmoji();
const families = Object.entries(TRAIN_FAMILIES);
const lines: Line[] = [];
for (let k = 0; k < Number(count); k++) {
  const random = makeRandom(0x1a77 + Number(seed) * 1_000_003 + k);
  const file = `${String(k).padStart(5, '0')}.png`;
  const screen = SCREENS[k % SCREENS.length] as (typeof SCREENS)[number];
  if (k % EMPTY_EVERY === EMPTY_EVERY - 1) {
    const canvas = createCanvas(screen.width, screen.height);
    const ctx = canvas.getContext('2d');
    drawDesktop(random, ctx, screen.width, screen.height);
    await save({ ...screen, data: new Uint8Array(ctx.getImageData(0, 0, screen.width, screen.height).data) }, file);
    lines.push({ file, family: 'none', lattice: null });
    continue;
  }
  const [name, family] = families[k % families.length] as (typeof families)[number];
  const { board } = playPosition(random, randomSize(random));
  const { frame, truth } = drawScene(random, { family, board, screen, pitch: [16, 42], covered: COVERED });
  await save(frame, file);
  lines.push({ file, family: name, lattice: placeOf(truth) });
}
for (const name of readdirSync(NEGATIVES).filter((name) => name.endsWith('.png'))) {
  const file = `negative-${name}`;
  await sharp(new URL(name, NEGATIVES).pathname).removeAlpha().png({ compressionLevel: 1 }).toFile(`${folder}/${file}`);
  lines.push({ file, family: 'none', lattice: null });
}
for (const program of programs.flatMap(listPictures)) {
  if (program.shape !== 'square') continue;
  const file = relative(resolve(folder), resolve(program.picture));
  lines.push({ file, family: program.config, lattice: placeOf(latticeOf(program)) });
}
writeFileSync(`${folder}/flats.jsonl`, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));

async function save({ width, height, data }: Frame, file: string): Promise<void> {
  const raw = { width, height, channels: 4 as const };
  await sharp(Buffer.from(data.buffer, data.byteOffset, data.length), { raw })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toFile(`${folder}/${file}`);
}

function placeOf({ rows, cols, x, y, pitchX, pitchY, gapX, gapY }: Lattice): Line['lattice'] {
  return { rows, cols, x, y, pitchX, pitchY, gapX, gapY };
}
