/**
 * Draws the boards from which the board network learns: `npx tsx tools/train/boards.ts OUT_FOLDER [BOARDS] [SEED]`. Only families that
 * train the reader are drawn. Each board is a picture with two cells or more around it and, as beside the pictures of tools/skins/web, a
 * .json of the same name: its size, its region (Px), its cells row by row, and the cells that something else touches.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { makeRandom } from '../../src/game/random.ts';
import { cropFrame, growRect } from '../../src/model/frame.ts';
import { playPosition, randomSize } from '../skins/lab/positions.ts';
import { drawScene } from '../skins/lab/scene.ts';
import { loadEmoji } from '../skins/train/emoji.ts';
import { TRAIN_FAMILIES } from '../skins/train/families.ts';

const [folder, count = '2400', seed = '1'] = process.argv.slice(2);
if (!folder) throw new Error('Expected the folder to write to.');
const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1600, height: 900 },
  { width: 1000, height: 700 },
];
/** Share of boards with a window, a tooltip or the pointer over them. */
const COVERED = 0.15;

mkdirSync(folder, { recursive: true });
await loadEmoji();
const families = Object.entries(TRAIN_FAMILIES);
for (let k = 0; k < Number(count); k++) {
  const random = makeRandom(0xb0a2d + Number(seed) * 1_000_003 + k);
  const screen = SCREENS[k % SCREENS.length] as (typeof SCREENS)[number];
  const [name, family] = families[k % families.length] as (typeof families)[number];
  const { board } = playPosition(random, randomSize(random));
  const scene = drawScene(random, { family, board, screen, pitch: [15, 34], covered: COVERED });
  const { rows, cols, x, y, pitchX, pitchY } = scene.truth;
  const region = { x, y, width: cols * pitchX, height: rows * pitchY };
  const { frame, ...at } = cropFrame(scene.frame, growRect(region, 2 * Math.max(pitchX, pitchY)));
  const file = `${folder}/${name}-${seed}-${String(k).padStart(5, '0')}`;
  await sharp(Buffer.from(frame.data.buffer, frame.data.byteOffset, frame.data.length), {
    raw: { width: frame.width, height: frame.height, channels: 4 },
  })
    .removeAlpha()
    .png({ compressionLevel: 1 })
    .toFile(`${file}.png`);
  const cells = Array.from({ length: rows }, (_, row) => scene.cells.slice(row * cols, (row + 1) * cols).join(''));
  const truth = { config: name, shape: 'square', rows, cols, region: { ...region, x: x - at.x, y: y - at.y } };
  writeFileSync(`${file}.json`, `${JSON.stringify({ ...truth, cells, touched: [...scene.touched] })}\n`);
}
