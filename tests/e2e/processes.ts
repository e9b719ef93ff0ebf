import type { ChildProcess } from 'node:child_process';
import { spawn } from 'node:child_process';
import { accessSync, constants, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Programs that the tests need, by the Debian package that brings them. */
const PACKAGES: Readonly<Record<string, string>> = {
  Xvfb: 'xvfb',
  Xorg: 'xserver-xorg-core xserver-xorg-video-dummy',
  xrandr: 'x11-xserver-utils',
  openbox: 'openbox',
  picom: 'picom',
  xdotool: 'xdotool',
  'dbus-run-session': 'dbus',
  ffmpeg: 'ffmpeg',
  kmines: 'kmines',
  wine: 'wine',
  xbomb: 'xbomb',
  'sgt-mines': 'sgt-puzzles',
  chromium: 'chromium',
};

/** Debian keeps games where root's PATH does not look. */
export const SEARCH_PATH = `${process.env.PATH}:/usr/games`;

/**
 * Where a program is.
 * @throws when it is not installed, with what to install.
 */
export function needProgram(name: string): string {
  for (const folder of SEARCH_PATH.split(':')) {
    const path = join(folder, name);
    try {
      accessSync(path, constants.X_OK);
      return path;
    } catch {
      // It may be in the next folder.
    }
  }
  const pack = PACKAGES[name] ?? name;
  throw new Error(`The end-to-end tests need the program "${name}": apt-get install ${pack}`);
}

/** Starts a program as the leader of a process group of its own. */
export function startProgram(command: string, args: readonly string[], env: NodeJS.ProcessEnv): ChildProcess {
  const child = spawn(command, args, {
    env,
    detached: true,
    stdio: process.env.AUTOMINE_E2E_LOG ? 'inherit' : 'ignore',
  });
  child.on('error', () => undefined);
  return child;
}

/** Ends a program and what it started: politely, then by force. */
export async function endProgram(child: ChildProcess): Promise<void> {
  const { pid } = child;
  if (!pid) return;
  signalGroup(pid, 'SIGTERM');
  for (let waited = 0; waited < 2000 && isGroupAlive(pid); waited += 50) await sleep(50);
  signalGroup(pid, 'SIGKILL');
}

function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

function isGroupAlive(pid: number): boolean {
  try {
    process.kill(-pid, 0);
    return true;
  } catch {
    return false;
  }
}

/**
 * Ids of the running programs that were started with this home folder. Every program of a test desktop has the
 * desktop's own, also those that left their process group, so nobody else's can be among them.
 */
export function programsWithHome(home: string): number[] {
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((pid) => (readProc(pid, 'environ') ?? '').split('\0').includes(`HOME=${home}`))
    .map(Number);
}

/** Kills what is left of a desktop's programs. */
export function sweep(home: string): void {
  for (const pid of programsWithHome(home)) {
    try {
      process.kill(pid, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

function readProc(pid: number | string, file: string): string | null {
  try {
    return readFileSync(`/proc/${pid}/${file}`, 'utf8');
  } catch {
    return null; // It ended, or it is not ours.
  }
}

/** A process and all that it started that still runs. */
export function familyOf(pid: number): number[] {
  // Each thread has its own list of the children that it started.
  const children = tasksOf(pid).flatMap((task) => (readProc(pid, `task/${task}/children`) ?? '').split(' '));
  return [pid, ...children.filter(Boolean).map(Number).flatMap(familyOf)];
}

function tasksOf(pid: number): string[] {
  try {
    return readdirSync(`/proc/${pid}/task`);
  } catch {
    return []; // It ended.
  }
}

/** Processor time that processes have used so far, ms. */
export function processorMs(pids: readonly number[]): number {
  const ticks = pids.map((pid) => {
    const fields = (readProc(pid, 'stat') ?? '').split(') ')[1]?.split(' ');
    return fields ? Number(fields[11]) + Number(fields[12]) : 0;
  });
  return ticks.reduce((a, b) => a + b, 0) * MS_A_TICK;
}

/** Linux counts in 1/100 s on every machine that we know (sysconf _SC_CLK_TCK). */
const MS_A_TICK = 10;

/** Memory of a process that is in RAM, bytes. */
export function residentBytes(pid: number): number {
  const kilobytes = /^VmRSS:\s+(\d+) kB/m.exec(readProc(pid, 'status') ?? '')?.[1];
  return Number(kilobytes ?? 0) * 1024;
}

export function commandLine(pid: number): string {
  return (readProc(pid, 'cmdline') ?? '').replaceAll('\0', ' ');
}
