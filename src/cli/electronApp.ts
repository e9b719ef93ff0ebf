import type { StdioOptions } from 'node:child_process';
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import ora from 'ora';
import type { MirrorState } from '../mirror/mirrorState.ts';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import type { CameraStart } from '../overlay/camera/cameraStart.ts';
import { makeCameraOption, parseStateLine } from '../overlay/camera/cameraStart.ts';
import { STARTED } from '../overlay/started.ts';
import { REPORT_OPTION } from '../report/reportOption.ts';

/** The folder with package.json, from dist/cli as from src/cli. */
const ROOT = fileURLToPath(new URL('../../', import.meta.url));
/** Chromium refuses to run as root inside its sandbox. */
const CHROMIUM_OPTIONS = process.getuid?.() === 0 ? ['--no-sandbox'] : [];
/** Electron's own download is given up after this time, ms. */
const LONGEST_DOWNLOAD = 300_000;
/** An Electron that ends with an error this soon, and never said that it runs, could not start at all, ms. */
const STILLBORN = 4000;

/**
 * The Electron executable; it is downloaded the first time, which is what its package does on first use.
 * Fails with `electron-missing` where it cannot be had.
 */
export async function findElectron(): Promise<Result<string>> {
  const override = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (override) return existing(join(override, process.platform === 'win32' ? 'electron.exe' : 'electron'));
  const folder = dirname(createRequire(import.meta.url).resolve('electron/package.json'));
  const installed = installedElectron(folder);
  if (installed) return success(installed);
  const spinner = ora({ text: 'Fetching Electron, once (about 100 MB) …', stream: process.stderr }).start();
  const code = await run(process.execPath, [join(folder, 'install.js')], { timeout: LONGEST_DOWNLOAD, quiet: true });
  spinner.stop();
  const fetched = code === 0 ? installedElectron(folder) : null;
  if (fetched) return success(fetched);
  return failure(
    'electron-missing',
    'Electron, which shows the windows, could not be downloaded: connect to the internet and start again.',
  );
}

function installedElectron(folder: string): string | null {
  const file = join(folder, 'path.txt');
  if (!existsSync(file)) return null;
  const path = join(folder, 'dist', readFileSync(file, 'utf8'));
  return existsSync(path) ? path : null;
}

function existing(path: string): Result<string> {
  return existsSync(path)
    ? success(path)
    : failure('electron-missing', `There is no Electron at ${path}: correct ELECTRON_OVERRIDE_DIST_PATH or unset it.`);
}

/** Runs the live assistant until it ends. Fails with `electron-missing` where Electron cannot start. */
export function runElectron(executable: string): Promise<Result<number>> {
  return runWords(executable, [ROOT]);
}

/** Runs the practice game until its window is closed. Fails with `electron-missing` where Electron cannot start. */
export function runPractice(executable: string, option: string): Promise<Result<number>> {
  return runWords(executable, [join(ROOT, 'dist', 'practice', 'main.cjs'), option]);
}

/**
 * Runs the window of a camera until it is closed. Fails with `electron-missing` where Electron cannot start.
 * @param read is told every reading; without it none is told.
 */
export function runCameraWindow(
  executable: string,
  start: Omit<CameraStart, 'tells'>,
  read?: (state: MirrorState) => void,
): Promise<Result<number>> {
  const words = [join(ROOT, 'dist/overlay/cameraApp.cjs'), makeCameraOption({ ...start, tells: read !== undefined })];
  if (!read) return runWords(executable, words);
  return runWords(executable, words, (line) => {
    const state = parseStateLine(line);
    if (state) read(state);
  });
}

async function runWords(executable: string, words: readonly string[], onLine?: LineListener): Promise<Result<number>> {
  const begun = performance.now();
  let started = false;
  const onStarted = () => {
    started = true;
  };
  const code = await run(executable, [...CHROMIUM_OPTIONS, ...words], { onStarted, ...(onLine ? { onLine } : {}) });
  if (code !== 0 && !started && performance.now() - begun < STILLBORN)
    return failure('electron-missing', `Electron did not start (it ended with ${code}); its own message is above.`);
  return success(code);
}

/** Has the running assistant save a report; false where none is running. */
export async function tellAssistant(executable: string, report: string): Promise<boolean> {
  return (await run(executable, [...CHROMIUM_OPTIONS, ROOT, `${REPORT_OPTION}${report}`], { quiet: true })) === 0;
}

type LineListener = (line: string) => void;

interface RunOptions {
  readonly timeout?: number;
  readonly quiet?: boolean;
  /** Is told the lines of its standard output, which goes to ours otherwise. */
  readonly onLine?: LineListener;
  /** Is told when it says that it runs. */
  readonly onStarted?: () => void;
}

/** The exit code of a program; 1 where it could not be started or was ended by a signal. */
function run(command: string, args: readonly string[], options: RunOptions): Promise<number> {
  const { timeout, quiet, onLine, onStarted } = options;
  return new Promise((resolve) => {
    const usual = quiet ? 'ignore' : 'inherit';
    const stdio: StdioOptions = [usual, onLine ? 'pipe' : usual, usual, ...(onStarted ? (['ipc'] as const) : [])];
    const child = spawn(command, args, { stdio, ...(timeout ? { timeout } : {}) });
    if (onStarted) child.on('message', (message) => message === STARTED && onStarted());
    if (onLine && child.stdout) createInterface({ input: child.stdout }).on('line', onLine);
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => child.kill(signal));
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
}
