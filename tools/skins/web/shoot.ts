/**
 * Takes labelled screenshots of the pages of a folder with the browser of the test Electron (Linux, an X display):
 *   xvfb-run -a -s '-screen 0 2000x1200x24' npx tsx tools/skins/web/shoot.ts FOLDER OUT [COUNT] [SEED] [NAME]
 * Every page is a Minesweeper as some web developer might write it, its looks drawn from a seed. Many draw with emoji: without
 * fonts-noto-color-emoji they show boxes instead.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { buildSync } from 'esbuild';
import { makeRandom } from '../../../src/game/random.ts';
import { isFinished } from '../../../src/model/board.ts';
import { playPosition, randomSize } from '../lab/positions.ts';
import { chance, pick } from '../lab/skin.ts';
import type { Job } from './camera.ts';
import type { Shown } from './kit.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SCREENS = [
  [1280, 800],
  [1366, 768],
  [1440, 900],
  [1600, 900],
  [1920, 1080],
] as const;
const ZOOMS = [1, 1, 1, 1, 1, 1, 1.25, 1.5, 2, 1.1] as const;
/** Boards that do not fit into their window are drawn anew; some pages have room for few sizes. */
const ATTEMPTS = 14;
/** Every so manieth picture shows a finished game, which are rare among those played at random. */
const FINISHED = 5;

const [folder = '', out = '', count = '4', seed = '1', only = ''] = process.argv.slice(2);
const work = mkdtempSync(join(tmpdir(), 'web-'));
const run = prepare();
mkdirSync(out, { recursive: true });
const names = readdirSync(folder).filter((file) => file.endsWith('.html') && file.includes(only));
let wanted = names.flatMap((file) => Array.from({ length: Number(count) }, (_, index) => ({ file, index })));
for (let attempt = 0; attempt < ATTEMPTS && wanted.length > 0; attempt++) {
  const jobs = wanted.map(({ file, index }) => makeJob(file, index, attempt));
  const answers = run(jobs);
  wanted = wanted.filter((_, i) => !keep(jobs[i] as Job, answers[i] ?? null));
}
for (const { file, index } of wanted) console.log(`no room: ${file} ${index}`);
rmSync(work, { recursive: true });

/** Bundles the camera and the kit and returns what takes pictures of a list of jobs. */
function prepare(): (jobs: readonly Job[]) => (Shown | { error: string } | null)[] {
  const camera = join(work, 'camera.cjs');
  const kit = join(work, 'kit.js');
  const both = { bundle: true, logLevel: 'error' } as const;
  buildSync({
    ...both,
    entryPoints: [`${HERE}camera.ts`],
    outfile: camera,
    platform: 'node',
    format: 'cjs',
    external: ['electron'],
  });
  buildSync({ ...both, entryPoints: [`${HERE}kit.ts`], outfile: kit, format: 'iife' });
  const electron = execFileSync(`${HERE}../../testElectron.sh`, { encoding: 'utf8' }).trim();
  return (jobs) => {
    const [list, answers] = [join(work, 'jobs.json'), join(work, 'answers.json')];
    writeFileSync(list, JSON.stringify(jobs));
    writeFileSync(answers, '[]');
    const words = ['--no-sandbox', '--disable-gpu', camera, list, kit, answers];
    execFileSync(join(electron, 'electron'), words, { stdio: ['ignore', 'ignore', 'ignore'] });
    return JSON.parse(readFileSync(answers, 'utf8')) as (Shown | null)[];
  };
}

function makeJob(file: string, index: number, attempt: number): Job {
  const name = file.replace('.html', '');
  const letters = [...name].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) | 0, 0);
  const random = makeRandom(letters ^ (Number(seed) * 7919 + index * 104729 + attempt * 1299709));
  const [width, height] = pick(random, SCREENS);
  const zoom = pick(random, ZOOMS);
  const { rows, cols, mines } = randomSize(random);
  const size = { rows, cols, mines };
  let { board, status } = playPosition(random, size);
  while (index % FINISHED === FINISHED - 1 && !isFinished(status)) ({ board, status } = playPosition(random, size));
  const pointer = chance(random, 0.35) ? { x: random.unit(), y: random.unit() } : null;
  const told = { rows, cols, mines, status: status === 'ready' ? 'playing' : status, cells: [...board.cells] };
  return {
    page: resolve(folder, file),
    width,
    height,
    zoom,
    pointer,
    picture: resolve(out, `${name}-${String(index).padStart(2, '0')}.png`),
    told: { ...told, seed: random.int(0, 0x7fffffff) },
  };
}

/** Writes the truth beside a picture that came out well, and says whether it did. */
function keep({ page, zoom, picture, told }: Job, shown: Shown | { error: string } | null): boolean {
  if (shown === null) return false;
  if ('error' in shown) {
    console.log(shown.error);
    return false;
  }
  const { region } = shown;
  const round = (value: number) => Math.round(value * zoom * 100) / 100;
  const cells = Array.from({ length: told.rows }, (_, r) =>
    shown.cells.slice(r * told.cols, (r + 1) * told.cols).join(''),
  );
  const truth = {
    config: page.replace(/.*\/|\.html/g, ''),
    shape: 'square',
    rows: told.rows,
    cols: told.cols,
    mines: told.mines,
    status: told.status,
    zoom,
    region: { x: round(region.x), y: round(region.y), width: round(region.width), height: round(region.height) },
    cells,
  };
  writeFileSync(picture.replace('.png', '.json'), `${JSON.stringify(truth)}\n`);
  return true;
}
