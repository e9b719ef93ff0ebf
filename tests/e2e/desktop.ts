import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { XConnection } from '../../src/capture/x11/connection.ts';
import { connectX11 } from '../../src/capture/x11/connection.ts';
import type { Frame, Rect } from '../../src/model/frame.ts';
import { endProgram, needProgram, SEARCH_PATH, startProgram, sweep } from './processes.ts';

/** A display of our own with a window manager and a compositor, and a home folder without anybody's settings. */
export interface Desktop {
  readonly x: XConnection;
  readonly home: string;
  readonly env: NodeJS.ProcessEnv;
  readonly run: (command: string, args?: readonly string[]) => ChildProcess;
  readonly end: (child: ChildProcess) => Promise<void>;
  /** xdotool; what it prints. */
  readonly tell: (...words: readonly (string | number)[]) => string;
  /** What is seen on the screen, hints included. */
  readonly screen: (area: Rect) => Promise<Frame>;
  readonly stop: () => Promise<void>;
}

export const SCREEN: Rect = { x: 0, y: 0, width: 1920, height: 1080 };
const FIRST_DISPLAY = 70;
const LAST_DISPLAY = 99;
const VIEWABLE = 2;

/** @throws when a program is missing, with what to install. */
export async function startDesktop({ compositor = true } = {}): Promise<Desktop> {
  for (const name of ['Xvfb', 'openbox', 'xdotool', ...(compositor ? ['picom'] : [])]) needProgram(name);
  const home = mkdtempSync(join(tmpdir(), 'automine-e2e-'));
  const config = join(home, '.config');
  mkdirSync(config);
  const base = { PATH: SEARCH_PATH, HOME: home, XDG_CONFIG_HOME: config, XDG_RUNTIME_DIR: home, LANG: 'C.UTF-8' };
  const onExit = () => sweep(home);
  const onSignal = () => process.exit(1);
  process.once('exit', onExit).once('SIGINT', onSignal).once('SIGTERM', onSignal);
  const { display, server } = await startServer(base);
  const env = { ...base, DISPLAY: `:${display}`, WINEDEBUG: '-all', WINEDLLOVERRIDES: 'mscoree,mshtml=' };
  process.env.DISPLAY = env.DISPLAY;
  let stopped = false;
  const x = await connectX11(() => {
    if (!stopped) console.error(`The display ${env.DISPLAY} ended.`);
  });
  const run = (command: string, args: readonly string[] = []) => startProgram(command, args, env);
  run('openbox');
  if (compositor) run('picom', ['--backend', 'xrender']);
  await sleep(700);
  return {
    x,
    home,
    env,
    run,
    end: endProgram,
    tell: (...words) => execFileSync('xdotool', words.map(String), { env, encoding: 'utf8', timeout: 20_000 }),
    screen: (area) => x.image(x.root, area),
    async stop() {
      stopped = true;
      x.close();
      // The server removes its lock when it is ended politely.
      await endProgram(server);
      sweep(home);
      process.off('exit', onExit).off('SIGINT', onSignal).off('SIGTERM', onSignal);
      await sleep(200);
      sweep(home);
      rmSync(home, { recursive: true, force: true, maxRetries: 5 });
    },
  };
}

/** Starts a server on the first display number that is free. */
async function startServer(env: NodeJS.ProcessEnv): Promise<{ display: number; server: ChildProcess }> {
  for (let number = FIRST_DISPLAY; number <= LAST_DISPLAY; number++) {
    if (existsSync(`/tmp/.X11-unix/X${number}`) || existsSync(`/tmp/.X${number}-lock`)) continue;
    const size = `${SCREEN.width}x${SCREEN.height}x24`;
    const server = startProgram('Xvfb', [`:${number}`, '-screen', '0', size, '-nolisten', 'tcp'], env);
    for (let waited = 0; waited < 5000 && server.exitCode === null; waited += 50) {
      await sleep(50);
      if (existsSync(`/tmp/.X11-unix/X${number}`)) {
        await sleep(200);
        if (server.exitCode === null) return { display: number, server };
      }
    }
  }
  throw new Error('Xvfb does not start on any display.');
}

export interface GameWindow {
  readonly id: number;
  readonly title: string;
}

/** The visible windows of programs whose class or title holds a text, lowest first. */
export async function findWindows(x: XConnection, text: string): Promise<GameWindow[]> {
  const found: GameWindow[] = [];
  const visit = async (id: number, depth: number): Promise<void> => {
    const [{ mapState }, state] = await Promise.all([x.attributes(id), x.property(id, 'WM_STATE')]);
    if (mapState !== VIEWABLE) return;
    if (state.length > 0) {
      const [kind, title] = await Promise.all([x.property(id, 'WM_CLASS'), x.property(id, 'WM_NAME')]);
      if (`${kind}\0${title}`.toLowerCase().includes(text.toLowerCase())) found.push({ id, title: title.toString() });
    } else if (depth > 0) for (const child of (await x.tree(id)).children) await visit(child, depth - 1).catch(ignore);
  };
  for (const id of (await x.tree(x.root)).children) await visit(id, 3).catch(ignore);
  return found;
}

/** A window that goes away while it is looked at is not found. */
const ignore = () => undefined;

/** Where a window's own pixels lie on the screen. */
export async function windowRect(x: XConnection, id: number): Promise<Rect> {
  const [{ width, height }, at] = await Promise.all([x.geometry(id), x.position(id)]);
  return { ...at, width, height };
}

/**
 * Asks again and again until there is an answer, and returns it with the time that it took, ms.
 * @throws when there is none in time, saying what was waited for.
 */
export async function waitFor<T>(
  what: string,
  ask: () => Promise<T | null | false | undefined>,
  { within = 5000, every = 20 } = {},
): Promise<{ readonly value: T; readonly ms: number }> {
  const start = performance.now();
  for (;;) {
    const value = await ask();
    const ms = performance.now() - start;
    if (value !== null && value !== false && value !== undefined) return { value, ms };
    if (ms > within) throw new Error(`Waited ${within} ms in vain: ${what}.`);
    await sleep(every);
  }
}
