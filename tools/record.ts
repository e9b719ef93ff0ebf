/**
 * Records a real game of KMines for the demonstration: `npx tsx tools/record.ts OUT_FOLDER`.
 *
 * Starts the program on a display of its own (Xvfb with openbox and a fresh home folder), lets the pipeline play it with the
 * mouse (xdotool) and keeps a screenshot (ImageMagick's import) a move. Nothing is drawn or changed: the pictures
 * are what the program showed. Plays games until one is won within FEWEST to MOST frames.
 */
import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { setTimeout as sleep } from 'node:timers/promises';
import sharp from 'sharp';
import { RECORDING_FILE } from '../src/capture/recording.ts';
import { isClosed } from '../src/model/board.ts';
import type { Frame, Rect } from '../src/model/frame.ts';
import { cellCentrePx, latticeRegion } from '../src/model/lattice.ts';
import type { BoardResult } from '../src/pipeline.ts';
import { processFrame } from '../src/pipeline.ts';

const SCREEN = { width: 900, height: 700 };
const WINDOW = { x: 20, y: 24, width: 860, height: 650 };
const MINES = 40;
/** Frames of a good demonstration. */
const FEWEST = 25;
const MOST = 45;
const MOST_GAMES = 15;
/** Proved cells opened between two screenshots, so that a whole game fits in MOST frames. */
const CELLS_A_MOVE = 4;
const MOST_FLAGS = 4;
const FLAG_EVERY = 5;
/** A picture counts as stable when it stays the same for this long, in ms. */
const STILL_MS = 200;
const MOST_LOOKS = 25;
/** KMines slides its message over the board, and away again, in less than this, in ms. */
const MESSAGE_MS = 1500;

interface Shot {
  readonly frame: Frame;
  readonly ms: number;
}

interface Game {
  readonly shots: readonly Shot[];
  readonly won: boolean;
}

interface Desktop {
  readonly environment: NodeJS.ProcessEnv;
  readonly stop: () => void;
}

/** An empty display with a window manager, and a home folder without anybody's settings. */
async function startDesktop(): Promise<Desktop> {
  const home = mkdtempSync(join(tmpdir(), 'record-'));
  mkdirSync(join(home, '.config'));
  const xvfb = spawn(
    'Xvfb',
    ['-displayfd', '3', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'],
    { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] },
  );
  const number = await new Promise<string>((resolve, reject) => {
    xvfb.on('error', reject);
    xvfb.on('exit', (code) => reject(new Error(`Xvfb ended with ${code}`)));
    (xvfb.stdio[3] as Readable).once('data', (text: Buffer) => resolve(text.toString().trim()));
  });
  const environment = {
    PATH: `${process.env.PATH}:/usr/games`,
    DISPLAY: `:${number}`,
    HOME: home,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_RUNTIME_DIR: home,
    LANG: 'C.UTF-8',
  };
  const manager = spawn('openbox', [], { env: environment, stdio: 'ignore' });
  const stop = () => {
    manager.kill();
    xvfb.removeAllListeners('exit').kill();
    rmSync(home, { recursive: true, force: true, maxRetries: 5 });
  };
  await sleep(500);
  return { environment, stop };
}

/** Starts KMines with a fresh medium board (16×16, 40 mines); it needs a session bus. */
async function startProgram({ environment }: Desktop): Promise<ChildProcess> {
  writeFileSync(join(environment.XDG_CONFIG_HOME as string, 'kminesrc'), '[KgDifficulty]\nLevel=Medium\n');
  const program = spawn('dbus-run-session', ['--', 'kmines'], { env: environment, stdio: 'ignore', detached: true });
  const mouse = makeMouse(environment);
  const id = mouse.tell('search', '--sync', '--onlyvisible', '--class', 'kmines').split('\n')[0] as string;
  mouse.tell('windowsize', '--sync', id, String(WINDOW.width), String(WINDOW.height));
  mouse.tell('windowmove', id, String(WINDOW.x), String(WINDOW.y));
  mouse.tell('windowfocus', '--sync', id);
  mouse.park();
  await sleep(3000);
  return program;
}

type Mouse = ReturnType<typeof makeMouse>;

function makeMouse(env: NodeJS.ProcessEnv) {
  const tell = (...words: string[]) => execFileSync('xdotool', words, { env, encoding: 'utf8', timeout: 20_000 });
  return {
    tell,
    click: (x: number, y: number, button: 1 | 3) =>
      tell('mousemove', String(Math.round(x)), String(Math.round(y)), 'click', String(button)),
    /** Into the corner, away from the board. */
    park: () => tell('mousemove', String(SCREEN.width - 2), String(SCREEN.height - 2)),
  };
}

/**
 * A won game asks for a name in the high scores and lays a message over the board: the question is closed, the
 * message clicked away, before the screenshot.
 */
async function closeMessages(mouse: Mouse, board: Rect): Promise<void> {
  const find = () => {
    try {
      return mouse.tell('search', '--onlyvisible', '--name', '^High Scores').split('\n')[0];
    } catch {
      return undefined; // xdotool ends with 1 where no window matches
    }
  };
  await sleep(MESSAGE_MS);
  for (let id = find(); id; id = find()) {
    mouse.tell('windowfocus', '--sync', id, 'key', 'Escape');
    await sleep(500);
  }
  mouse.click(board.x + board.width / 2, board.y + board.height / 2, 1);
  mouse.park();
  await sleep(MESSAGE_MS);
}

/** The screen once it stands still. */
async function takeShot(env: NodeJS.ProcessEnv): Promise<Frame> {
  const look = () => execFileSync('import', ['-window', 'root', '-depth', '8', 'rgba:-'], { env, maxBuffer: 64e6 });
  let last = look();
  for (let looks = 0; looks < MOST_LOOKS; looks++) {
    await sleep(STILL_MS);
    const next = look();
    if (next.equals(last)) return { ...SCREEN, data: new Uint8Array(next) };
    last = next;
  }
  throw new Error('The screen does not stand still.');
}

/** One game from an untouched board to its end, played by the pipeline. */
async function playGame(desktop: Desktop): Promise<Game> {
  const program = await startProgram(desktop);
  const mouse = makeMouse(desktop.environment);
  const shots: Shot[] = [];
  const start = performance.now();
  let home: Rect | null = null;
  try {
    for (let over = false; shots.length <= MOST; ) {
      const ms = shots.length === 0 ? 0 : Math.round(performance.now() - start);
      const frame = await takeShot(desktop.environment);
      shots.push({ frame, ms });
      const main = lookClosely(frame, home);
      home ??= main && latticeRegion(main.reading.lattice);
      if (over || !home || main?.status !== 'playing') {
        console.log(`  after ${shots.length} frames: ${main?.board.rows}×${main?.board.cols}, ${main?.status}`);
        return { shots, won: over && main?.status === 'won' };
      }
      const clicks = chooseClicks(main, shots.length);
      for (const { cell, button } of clicks) {
        const { x, y } = cellCentrePx(main.reading.lattice, cell);
        mouse.click(x, y, button);
        await sleep(80);
      }
      over = opensLast(main, clicks);
      if (over) await closeMessages(mouse, home);
      mouse.park();
      await sleep(250);
    }
    return { shots, won: false };
  } finally {
    if (program.pid) process.kill(-program.pid);
    await sleep(500);
  }
}

/** The board of a frame; where the whole screen gives another one than before, the part where it was is tried. */
function lookClosely(frame: Frame, home: Rect | null): BoardResult | null {
  const { main } = processFrame(frame, { mines: MINES });
  const asBefore = (board: BoardResult | null) =>
    board?.status !== 'contradiction' &&
    home?.width === board?.hints.region.width &&
    home?.height === board?.hints.region.height;
  if (!home || asBefore(main)) return main;
  for (const margin of [6, 16, 40]) {
    const { x, y, width, height } = home;
    const region = { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
    const part = processFrame(frame, { mines: MINES, region }).main;
    if (asBefore(part)) return part;
  }
  return main;
}

/** Whether these clicks open every cell that is not a mine, so that the game is won by them. */
function opensLast({ analysis, board }: BoardResult, clicks: readonly { readonly cell: number }[]): boolean {
  const opened = new Set(clicks.map(({ cell }) => cell));
  const closed = board.cells.filter(isClosed).length;
  return analysis.safe.every((cell) => opened.has(cell)) && analysis.mineCells.length + analysis.safe.length === closed;
}

/** Now and then a flag on a proved mine; else the best move, with some proved cells around it. */
function chooseClicks({ analysis, board }: BoardResult, move: number): { cell: number; button: 1 | 3 }[] {
  const best = analysis.best?.cell ?? 0;
  const far = (cell: number) =>
    Math.hypot(
      Math.floor(cell / board.cols) - Math.floor(best / board.cols),
      (cell % board.cols) - (best % board.cols),
    );
  const nearest = (cells: readonly number[]) => [...cells].sort((a, b) => far(a) - far(b));
  const flags = board.cells.filter((symbol) => symbol === 'F').length;
  const unflagged = nearest(analysis.mineCells).find((cell) => board.cells[cell] === '#');
  if (move % FLAG_EVERY === FLAG_EVERY - 1 && flags < MOST_FLAGS && unflagged !== undefined)
    return [{ cell: unflagged, button: 3 }];
  if (analysis.safe.length === 0) return [{ cell: best, button: 1 }];
  return nearest(analysis.safe)
    .slice(0, CELLS_A_MOVE)
    .map((cell) => ({ cell, button: 1 }));
}

async function save(folder: string, { shots }: Game, version: string): Promise<void> {
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const frames = [];
  for (const [i, { frame, ms }] of shots.entries()) {
    const file = `${String(i).padStart(3, '0')}.png`;
    await sharp(frame.data, { raw: { width: frame.width, height: frame.height, channels: 4 } })
      .removeAlpha()
      .png({ compressionLevel: 9 })
      .toFile(join(folder, file));
    frames.push({ file, ms });
  }
  const meta = {
    program: 'KMines',
    version,
    theme: 'default (Oxygen)',
    licence: 'GPL-2.0-or-later (the program and its theme)',
    recorded: new Date().toISOString().slice(0, 10),
    mines: MINES,
    frames: [] as unknown[],
  };
  const list = frames.map((frame) => `    ${JSON.stringify(frame)}`).join(',\n');
  const text = JSON.stringify(meta, null, 2).replace('"frames": []', `"frames": [\n${list}\n  ]`);
  writeFileSync(join(folder, RECORDING_FILE), `${text}\n`);
}

/** KMines calls itself 4.0.something; the release is that of the Debian package ("4:22.12.3-1"). */
function packageVersion(): string {
  const text = execFileSync('dpkg-query', ['--show', 'kmines'], { encoding: 'utf8' });
  return /[\d.]+(?=-[^-]*$)/.exec(text.trim())?.[0] ?? 'unknown';
}

const [folder] = process.argv.slice(2);
if (!folder) throw new Error('Name the folder to write: npx tsx tools/record.ts OUT_FOLDER');
const desktop = await startDesktop();
try {
  const version = packageVersion();
  for (let n = 1; n <= MOST_GAMES; n++) {
    const game = await playGame(desktop);
    const { length } = game.shots;
    console.log(`game ${n}: ${game.won ? 'won' : 'not won'} after ${length} frames`);
    if (!game.won || length < FEWEST || length > MOST) continue;
    await save(folder, game, version);
    break;
  }
} finally {
  desktop.stop();
}
