/**
 * Reads boards of hexagons and triangles in skins of the laboratory and prints how well:
 * `npx tsx tools/skins/staggered.ts [PICTURES] [FIRST_SEED] [OUT_DIR]`; pictures that are not read exactly go into OUT_DIR.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { latticeRegion } from '../../src/model/lattice.ts';
import { processFrame } from '../../src/pipeline.ts';
import type { StaggeredScene } from './lab/staggeredScene.ts';
import { generateStaggered } from './lab/staggeredScene.ts';
import { loadEmoji } from './train/emoji.ts';

const [count = '50', first = '1', out] = process.argv.slice(2);
if (out) mkdirSync(out, { recursive: true });
await loadEmoji();
/** A place is right when no corner is further off, as a part of the column pitch. */
const RIGHT_PLACE = 0.08;
const rows = [];
for (const shape of ['hex', 'triangle'] as const) {
  const score = { boards: 0, found: 0, rightSize: 0, rightPlace: 0, exact: 0, cells: 0, wrong: 0, abstained: 0 };
  for (let seed = Number(first); seed < Number(first) + Number(count); seed++) {
    const scene = await generateStaggered(shape, seed);
    const verdict = judge(scene);
    score.boards++;
    score.cells += scene.cells.length;
    for (const key of ['found', 'rightSize', 'rightPlace', 'exact', 'wrong', 'abstained'] as const)
      score[key] += verdict[key];
    if (verdict.exact === 0) {
      console.log(`${shape} ${seed}: ${verdict.words}`);
      if (out) await savePicture(scene, join(out, `${shape}-${seed}.png`));
    }
  }
  rows.push({ shape, ...score });
}
console.table(rows);

function judge({ frame, truth, cells }: StaggeredScene) {
  const reading = processFrame(frame).main?.reading;
  const none = { found: 0, rightSize: 0, rightPlace: 0, exact: 0, wrong: 0, abstained: cells.length };
  if (!reading) return { ...none, words: 'not found' };
  const { lattice } = reading;
  const isSize = lattice.shape === truth.shape && lattice.rows === truth.rows && lattice.cols === truth.cols;
  const name = `${lattice.shape} ${lattice.rows}×${lattice.cols}, ${reading.status}`;
  // What is read with a wrong lattice is wrong as a whole, but for a board that is said to be unclear.
  if (!isSize) {
    const claimed = reading.status === 'unclear' ? 0 : reading.cells.filter((s) => s !== '~').length;
    return { ...none, found: 1, wrong: claimed, abstained: 0, words: `${name} instead of ${truth.rows}×${truth.cols}` };
  }
  const a = latticeRegion(lattice);
  const b = latticeRegion(truth);
  const off = Math.max(
    Math.abs(a.x - b.x),
    Math.abs(a.y - b.y),
    Math.abs(a.x + a.width - b.x - b.width),
    Math.abs(a.y + a.height - b.y - b.height),
  );
  const differing = [...cells.keys()].filter((i) => plain(reading.cells[i]) !== plain(cells[i]));
  const abstained = differing.filter((i) => reading.cells[i] === '~').length;
  const words = differing.slice(0, 6).map((i) => `${cells[i]}→${reading.cells[i]}`);
  return {
    found: 1,
    rightSize: 1,
    rightPlace: off <= Math.max(2, RIGHT_PLACE * truth.pitchX) ? 1 : 0,
    exact: differing.length === 0 ? 1 : 0,
    wrong: differing.length - abstained,
    abstained,
    words: `${differing.length} cells differ: ${words.join(' ')}; ${off.toFixed(1)} px off`,
  };
}

/** Which mine was hit is not part of this judgement. */
function plain(symbol: string | undefined): string | undefined {
  return symbol === 'X' ? '*' : symbol;
}

async function savePicture({ frame, truth }: StaggeredScene, file: string): Promise<void> {
  const { x, y, width, height } = latticeRegion(truth);
  const left = Math.max(0, Math.floor(x) - 30);
  const top = Math.max(0, Math.floor(y) - 30);
  await sharp(Buffer.from(frame.data), { raw: { width: frame.width, height: frame.height, channels: 4 } })
    .extract({
      left,
      top,
      width: Math.min(frame.width - left, Math.ceil(width) + 60),
      height: Math.min(frame.height - top, Math.ceil(height) + 60),
    })
    .png()
    .toFile(file);
}
