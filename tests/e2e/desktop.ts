import type { ChildProcess } from 'node:child_process';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { rm } from 'node:fs/promises';
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

export interface DesktopOptions {
  readonly compositor?: boolean;
  /** Two displays side by side, the primary one on the right and lower, instead of one. */
  readonly twoDisplays?: boolean;
}

/** @throws when a program is missing, with what to install. */
export async function startDesktop({ compositor = true, twoDisplays = false }: DesktopOptions = {}): Promise<Desktop> {
  const needed = [
    'openbox',
    'xdotool',
    ...(compositor ? ['picom'] : []),
    ...(twoDisplays ? ['Xorg', 'xrandr'] : ['Xvfb']),
  ];
  for (const name of needed) needProgram(name);
  const home = mkdtempSync(join(tmpdir(), 'automine-e2e-'));
  const config = join(home, '.config');
  mkdirSync(config);
  const base = { PATH: SEARCH_PATH, HOME: home, XDG_CONFIG_HOME: config, XDG_RUNTIME_DIR: home, LANG: 'C.UTF-8' };
  const onExit = () => sweep(home);
  const onSignal = () => process.exit(1);
  process.once('exit', onExit).once('SIGINT', onSignal).once('SIGTERM', onSignal);
  const { display, server } = await startServer(base, twoDisplays ? dummyServer(home) : XVFB);
  const env = { ...base, DISPLAY: `:${display}`, WINEDEBUG: '-all', WINEDLLOVERRIDES: 'mscoree,mshtml=' };
  process.env.DISPLAY = env.DISPLAY;
  let stopped = false;
  const x = await connectX11(() => {
    if (!stopped) console.error(`The display ${env.DISPLAY} ended.`);
  });
  if (twoDisplays) for (const words of TWO_DISPLAYS) execFileSync('xrandr', words, { env });
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
      await removeLeft(home);
    },
  };
}

/** Removes a home and what still runs in it: what is ending may write there a last time. */
async function removeLeft(home: string): Promise<void> {
  await sleep(200);
  const remove = () => {
    sweep(home);
    return rm(home, { recursive: true, force: true }).then(
      () => true,
      () => false,
    );
  };
  await waitFor(`${home} removed`, remove, { every: 200 });
}

type ServerCommand = readonly [command: string, ...args: string[]];

const XVFB: ServerCommand = ['Xvfb', '-screen', '0', `${SCREEN.width}x${SCREEN.height}x24`, '-nolisten', 'tcp'];

/** The real X server with displays that exist in memory only: Xvfb has just one. */
function dummyServer(home: string): ServerCommand {
  const config = join(home, 'xorg.conf');
  writeFileSync(config, DUMMY_CONFIG);
  return ['Xorg', '-config', config, '-logfile', join(home, 'xorg.log'), '-noreset', '-keeptty', '-nolisten', 'tcp'];
}

const DUMMY_CONFIG = `
Section "ServerFlags"
  Option "AutoAddDevices" "false"
  Option "AutoAddGPU" "false"
EndSection
Section "Device"
  Identifier "dummy"
  Driver "dummy"
  VideoRam 256000
EndSection
Section "Monitor"
  Identifier "monitor"
  HorizSync 5-1000
  VertRefresh 5-1000
EndSection
Section "Screen"
  Identifier "screen"
  Device "dummy"
  Monitor "monitor"
  DefaultDepth 24
  SubSection "Display"
    Virtual 3840 1600
    Modes "1280x1024"
  EndSubSection
EndSection
`;
export const RIGHT_DISPLAY: Rect = { x: 1600, y: 60, width: 1280, height: 960 };
const TWO_DISPLAYS: readonly (readonly string[])[] = [
  ['--addmode', 'DUMMY1', '1600x900'],
  // In one command: otherwise the first display stays where it is.
  '--output DUMMY1 --mode 1600x900 --pos 0x0 --output DUMMY0 --primary --mode 1280x960 --pos 1600x60'.split(' '),
  // Looks for displays again, or the second one is used but not connected.
  ['--query'],
];

/** Starts a server on the first display number that is free. */
async function startServer(
  env: NodeJS.ProcessEnv,
  [command, ...args]: ServerCommand,
): Promise<{ display: number; server: ChildProcess }> {
  for (let number = FIRST_DISPLAY; number <= LAST_DISPLAY; number++) {
    if (existsSync(`/tmp/.X11-unix/X${number}`) || existsSync(`/tmp/.X${number}-lock`)) continue;
    const server = startProgram(command, [`:${number}`, ...args], env);
    for (let waited = 0; waited < 5000 && server.exitCode === null; waited += 50) {
      await sleep(50);
      if (existsSync(`/tmp/.X11-unix/X${number}`)) {
        await sleep(200);
        if (server.exitCode === null) return { display: number, server };
      }
    }
  }
  throw new Error(`${command} does not start on any display.`);
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
