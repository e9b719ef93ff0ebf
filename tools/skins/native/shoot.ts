// npx tsx tools/skins/native/shoot.ts programs|judge FOLDER COUNT [substring]: labelled screenshots of the programs here.
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import type { Random } from '../../../src/game/random.ts';
import { makeRandom } from '../../../src/game/random.ts';
import type { Rect } from '../../../src/model/frame.ts';
import { commonRect } from '../../../src/model/frame.ts';
import { makeRows } from '../../../src/model/notation.ts';
import { once } from '../../../src/vision/once.ts';
import type { PlayedPosition } from '../lab/positions.ts';
import { playPosition, randomSize } from '../lab/positions.ts';
import { chance, pick } from '../lab/skin.ts';
import type { Screen } from './screen.ts';
import { awaitWindow, frameOf, furnish, openScreen } from './screen.ts';

const HERE = fileURLToPath(new URL('.', import.meta.url));
const SIZES = [
  [1280, 800],
  [1366, 768],
  [1920, 1080],
] as const;
/** Px that title bar, menus and counters may take. */
const FURNITURE = { x: 70, y: 230 };
const ATTEMPTS = 8;

interface Plan {
  readonly position: PlayedPosition;
  readonly scale: number;
  readonly file: string;
}

/** How the toolkit of a program, named by the start of its file name, is told the scale. */
function scaleFor(random: Random, name: string): { scale: number; env: Record<string, string> } {
  const usual = chance(random, 0.7);
  if (name.startsWith('gtk')) {
    const scale = usual || chance(random, 0.4) ? 1 : 2;
    return { scale, env: { GDK_SCALE: String(scale), GSK_RENDERER: 'cairo', GDK_BACKEND: 'x11' } };
  }
  if (name.startsWith('qt')) {
    const scale = usual ? 1 : pick(random, [1.25, 1.5]);
    return { scale, env: { QT_SCALE_FACTOR: String(scale) } };
  }
  if (/^(Swing|tk|ttk)/.test(name)) return { scale: usual ? 1 : pick(random, [1.25, 1.5, 2]), env: {} };
  return { scale: 1, env: {} };
}

function commandFor(path: string, scale: number): string[] {
  if (path.endsWith('.java'))
    return ['java', '-XX:TieredStopAtLevel=1', `-Dsun.java2d.uiScale=${scale}`, '-cp', javaSupport(), path];
  return ['/usr/bin/python3', path];
}

/** The folder with what the Java programs share, compiled: a program in one file finds it there. */
const javaSupport = once(() => {
  const classes = mkdtempSync(`${tmpdir()}/native-java-`);
  process.on('exit', () => rmSync(classes, { recursive: true, force: true }));
  execFileSync('javac', ['-d', classes, `${HERE}Support.java`]);
  return classes;
});

/** A position of a size that fits, every fourth of them from a game that is over. */
function choosePosition(random: Random, index: number, attempt: number): PlayedPosition {
  const wanted = index % 4 === 3 ? pick(random, ['lost', 'lost', 'won'] as const) : undefined;
  for (let i = 0; ; i++) {
    const size = randomSize(random);
    if (size.rows * size.cols > 520 - attempt * 60) continue;
    const played = playPosition(random, size);
    if (!wanted || played.status === wanted || i > 400) return played;
  }
}

async function shoot(
  folder: string,
  path: string,
  name: string,
  index: number,
  attempt: number,
): Promise<string | undefined> {
  const random = makeRandom(hash(`${name}/${index}/${attempt}`));
  const [width, height] = pick(random, SIZES);
  const { scale, env } = scaleFor(random, name);
  const position = choosePosition(random, index, attempt);
  const work = mkdtempSync(`${tmpdir()}/native-`);
  const screen = await openScreen(width, height, work);
  try {
    await furnish(screen, random);
    const plan = { position, scale, file: `${work}/position.json` };
    writePlan(plan, random, width, height, attempt);
    const before = screen.windows();
    const [command, ...args] = commandFor(path, scale) as [string, ...string[]];
    screen.run(command, [...args, plan.file, `${work}/report`], {
      ...env,
      PYTHONDONTWRITEBYTECODE: '1',
      PYTHONPATH: HERE,
    });
    const id = await awaitWindow(screen, before, 15);
    if (!id) return 'no window';
    await sleep(1500);
    return await take(screen, random, {
      id,
      position,
      name,
      out: `${folder}/${name}-${String(index).padStart(2, '0')}`,
    });
  } finally {
    await screen.close();
    rmSync(work, { recursive: true, force: true });
  }
}

function writePlan(
  { position, scale, file }: Plan,
  random: Random,
  width: number,
  height: number,
  attempt: number,
): void {
  const { rows, cols } = position.board;
  const room = Math.min((width - FURNITURE.x) / cols, (height - FURNITURE.y) / rows) * (1 - attempt * 0.06);
  const seed = random.int(0, 0x7fffffff);
  writeFileSync(file, JSON.stringify({ ...describe(position), scale, maxCell: room / scale, seed }));
}

interface Shot {
  readonly id: string;
  readonly position: PlayedPosition;
  readonly name: string;
  readonly out: string;
}

/** Puts the window somewhere, takes the picture and writes the label; returns what is wrong, if anything. */
async function take(screen: Screen, random: Random, { id, position, name, out }: Shot): Promise<string | undefined> {
  const first = frameOf(screen, id);
  if (first.width > screen.width || first.height > screen.height) return `window of ${first.width}x${first.height}`;
  const [x, y] = [random.int(0, screen.width - first.width), random.int(0, screen.height - first.height)];
  screen.ask('wmctrl', '-ir', id, '-e', `0,${x},${y},-1,-1`);
  screen.ask('wmctrl', '-ia', id);
  await sleep(1500);
  const frame = frameOf(screen, id);
  const lines = existsSync(`${screen.folder}/report`)
    ? readFileSync(`${screen.folder}/report`, 'utf8').trim().split('\n')
    : [];
  const region = lines.length > 0 && lines.at(-1) ? (JSON.parse(lines.at(-1)!) as Reported) : undefined;
  if (!region) return 'no report';
  const sees = { x: 0, y: 0, width: screen.width, height: screen.height };
  if (!inside(region, frame) || !inside(region, sees))
    return `board ${JSON.stringify(region)} not in ${JSON.stringify(frame)}`;
  const onBoard = chance(random, 0.1);
  screen.ask(
    'xdotool',
    'mousemove',
    ...(onBoard ? middle(region) : [String(screen.width - 2), String(screen.height - 2)]),
  );
  await sleep(300);
  const whole = `${screen.folder}/whole.png`;
  const grab = ['-f', 'x11grab', '-draw_mouse', onBoard ? '0' : '1', '-video_size', `${screen.width}x${screen.height}`];
  screen.ask('ffmpeg', '-loglevel', 'error', '-y', ...grab, '-i', ':72', '-frames:v', '1', whole);
  const cut = (chance(random, 0.2) && commonRect(frame, sees)) || sees;
  await sharp(whole)
    .extract({ left: cut.x, top: cut.y, width: cut.width, height: cut.height })
    .png({ compressionLevel: 9 })
    .toFile(`${out}.png`);
  const shown = { x: region.x - cut.x, y: region.y - cut.y, width: region.width, height: region.height };
  const { cells, ...told } = describe(position);
  const label = { config: name, shape: 'square', ...told, region: shown, cells: region.cells ?? cells };
  writeFileSync(`${out}.json`, `${JSON.stringify(label, null, 1)}\n`);
  return undefined;
}

/** What the programs and the labels are told of a position, its cells as one text a row. */
function describe({ board, status }: PlayedPosition) {
  const { rows, cols, mines } = board;
  return { rows, cols, mines, status: status === 'ready' ? 'playing' : status, cells: makeRows(board) };
}

function middle({ x, y, width, height }: Rect): [string, string] {
  return [String(Math.round(x + width * 0.37)), String(Math.round(y + height * 0.61))];
}

function inside(a: Rect, b: Rect): boolean {
  return a.x >= b.x - 1 && a.y >= b.y - 1 && a.x + a.width <= b.x + b.width + 1 && a.y + a.height <= b.y + b.height + 1;
}

function hash(text: string): number {
  return [...text].reduce((h, char) => Math.imul(h ^ char.charCodeAt(0), 16777619) >>> 1, 2166136261 >>> 1);
}

/** What a program reports: its cells in root pixels, and what they show where that is not the position. */
interface Reported extends Rect {
  readonly cells?: readonly string[];
}

const [set = 'programs', folder = '/tmp/native-programs', count = '4', only = ''] = process.argv.slice(2);
mkdirSync(folder, { recursive: true });
const files = readdirSync(`${HERE}${set}`).filter((file) => /\.(py|java)$/.test(file) && file.includes(only));
for (let index = 0; index < Number(count); index++)
  for (const file of files) {
    const name = file.replace(/\.\w+$/, '');
    if (existsSync(`${folder}/${name}-${String(index).padStart(2, '0')}.json`)) continue;
    for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
      const wrong = await shoot(folder, `${HERE}${set}/${file}`, name, index, attempt);
      console.log(name, index, wrong ?? 'ok');
      if (!wrong || wrong === 'no window') break;
    }
  }
