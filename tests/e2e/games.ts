import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { homedir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Frame, Rect } from '../../src/model/frame.ts';
import type { GridSize, Shape } from '../../src/model/topology.ts';
import type { Desktop } from './desktop.ts';
import { findWindows, waitFor, windowRect } from './desktop.ts';
import { needProgram } from './processes.ts';

export const PROGRAMS = ['kmines', 'winemine', 'xbomb', 'sgt-mines'] as const;
export type ProgramName = (typeof PROGRAMS)[number];

/** A real Minesweeper program that runs on a test desktop. */
export interface Game {
  readonly program: ProgramName | 'practice';
  readonly shape: Shape;
  readonly rows: number;
  readonly cols: number;
  /** The mine total. */
  readonly mines: number;
  /** Its window, without the frame. */
  readonly window: number;
  /** Where that is on the screen. */
  readonly rect: () => Promise<Rect>;
  /** Its own pixels, without anything that lies over them. */
  readonly pixels: () => Promise<Frame>;
  /** Closes the windows that it lays over the board after a game; whether there were any. */
  readonly dismiss: () => Promise<boolean>;
  readonly newGame: () => Promise<void>;
  readonly end: () => Promise<void>;
}

export interface GameOptions {
  readonly level?: 'Easy' | 'Medium';
  /** Another board than that of a level, which XBomb and Mines can be started with. */
  readonly variant?: GameVariant;
}

/** A board and the arguments that a program is started with to show it. */
export interface GameVariant extends GridSize {
  readonly mines: number;
  readonly args: readonly string[];
}

interface Recipe {
  readonly program: string;
  readonly command: readonly string[];
  /** In the window's class or title. */
  readonly windowName: string;
  readonly sizes: Readonly<Record<'Easy' | 'Medium', { rows: number; cols: number; mines: number }>>;
  /** Inner size to give the window; null keeps the program's own. */
  readonly size: { readonly width: number; readonly height: number } | null;
  readonly at: { readonly x: number; readonly y: number };
  readonly prepare?: (desktop: Desktop, level: 'Easy' | 'Medium') => void;
  /** Titles of the windows that it opens after a game. */
  readonly dialogs: RegExp;
  readonly next: (desktop: Desktop, window: number) => Promise<void>;
}

const NINE = { rows: 9, cols: 9, mines: 10 };
const EIGHT = { rows: 8, cols: 8, mines: 10 };
const SIXTEEN = { rows: 16, cols: 16, mines: 40 };

const RECIPES: Readonly<Record<ProgramName, Recipe>> = {
  kmines: {
    program: 'kmines',
    command: ['dbus-run-session', '--', 'kmines'],
    windowName: 'kmines',
    sizes: { Easy: NINE, Medium: SIXTEEN },
    size: { width: 760, height: 640 },
    at: { x: 260, y: 160 },
    prepare(desktop, level) {
      needProgram('dbus-run-session');
      writeFileSync(join(desktop.home, '.config', 'kminesrc'), `[KgDifficulty]\nLevel=${level}\n`);
    },
    // "Reset the Game?" would begin the game that was lost once more: it gets no.
    dialogs: /^(High Scores|Reset)/,
    async next(desktop, window) {
      pressKey(desktop, window, 'ctrl+n');
      // Its message slides away.
      await sleep(1500);
    },
  },
  winemine: {
    program: 'wine',
    command: ['wine', 'winemine'],
    windowName: 'winemine',
    sizes: { Easy: NINE, Medium: SIXTEEN },
    size: null,
    at: { x: 300, y: 200 },
    prepare: (desktop) => makeWinePrefix(desktop),
    dialogs: /^(New Records?|Congratulations|Fastest Times)/i,
    async next(desktop, window) {
      pressKey(desktop, window, 'F2');
      await sleep(150);
    },
  },
  xbomb: {
    program: 'xbomb',
    command: ['xbomb', '-square', '-1'],
    windowName: 'xbomb',
    sizes: { Easy: EIGHT, Medium: SIXTEEN },
    size: null,
    at: { x: 300, y: 200 },
    dialogs: /^XBomb.*(name|score)/i,
    async next(desktop, window) {
      const { x, y } = await windowRect(desktop.x, window);
      // Its "Restart" button.
      desktop.tell('mousemove', x + 25, y + 15, 'click', 1);
      await sleep(150);
    },
  },
  'sgt-mines': {
    program: 'sgt-mines',
    command: ['sgt-mines'],
    windowName: 'sgt-mines',
    sizes: { Easy: NINE, Medium: SIXTEEN },
    size: { width: 420, height: 480 },
    at: { x: 300, y: 200 },
    dialogs: /^$/,
    async next(desktop, window) {
      pressKey(desktop, window, 'n');
      await sleep(150);
    },
  },
};

/**
 * Starts a program with an untouched board.
 * @throws when it is not installed, with what to install; or when its window does not come.
 */
export async function startGame(
  desktop: Desktop,
  program: ProgramName,
  { level = 'Easy', variant }: GameOptions = {},
): Promise<Game> {
  const recipe = RECIPES[program];
  needProgram(recipe.program);
  recipe.prepare?.(desktop, level);
  const { x } = desktop;
  const child = desktop.run(recipe.command[0] as string, variant?.args ?? recipe.command.slice(1));
  const { value: window } = await waitFor(
    `the window of ${program}`,
    async () => (await findWindows(x, recipe.windowName))[0]?.id,
    { within: 30_000, every: 100 },
  );
  x.redirect(window);
  if (recipe.size && !variant) desktop.tell('windowsize', '--sync', window, recipe.size.width, recipe.size.height);
  desktop.tell('windowmove', '--sync', window, recipe.at.x, recipe.at.y);
  desktop.tell('windowfocus', '--sync', window);
  park(desktop);
  await sleep(1000);
  const rect = () => windowRect(x, window);
  return {
    program,
    shape: 'square',
    ...(variant ?? recipe.sizes[level]),
    window,
    rect,
    async pixels() {
      const { width, height } = await x.geometry(window);
      return x.image(window, { x: 0, y: 0, width, height });
    },
    dismiss: () => closeDialogs(desktop, recipe.dialogs),
    async newGame() {
      await closeDialogs(desktop, recipe.dialogs);
      await recipe.next(desktop, window);
      park(desktop);
    },
    end: () => endGame(desktop, child),
  };
}

async function endGame(desktop: Desktop, child: ChildProcess): Promise<void> {
  if (child.spawnargs[0] === 'wine') execFileSync('wineserver', ['-k'], { env: desktop.env, stdio: 'ignore' });
  await desktop.end(child);
}

export const PARKED = { x: 5, y: 1075 };

/** The mouse goes where nothing reacts to it. */
export function park(desktop: Desktop): void {
  desktop.tell('mousemove', PARKED.x, PARKED.y);
}

function pressKey(desktop: Desktop, window: number, key: string): void {
  desktop.tell('windowfocus', '--sync', window, 'key', key);
}

async function closeDialogs(desktop: Desktop, title: RegExp): Promise<boolean> {
  for (let tries = 0; tries < 3; tries++) {
    const dialogs = (await findWindows(desktop.x, '')).filter((w) => title.test(w.title));
    if (dialogs.length === 0) return tries > 0;
    for (const { id } of dialogs) pressKey(desktop, id, 'Escape');
    await sleep(300);
  }
  return true;
}

/** Wine's first start takes long, so its folder is kept from run to run. */
function makeWinePrefix(desktop: Desktop): void {
  const cache =
    process.env.AUTOMINE_TEST_CACHE ?? join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'automine-tests');
  const prefix = join(cache, 'wine');
  desktop.env.WINEPREFIX = prefix;
  if (existsSync(join(prefix, 'system.reg'))) return;
  mkdirSync(cache, { recursive: true });
  execFileSync('wineboot', ['-i'], { env: desktop.env, stdio: 'ignore', timeout: 180_000 });
  execFileSync('wineserver', ['-w'], { env: desktop.env, stdio: 'ignore', timeout: 60_000 });
}
