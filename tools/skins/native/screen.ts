import type { ChildProcess } from 'node:child_process';
import { execFileSync, spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../../../src/game/random.ts';
import type { Rect } from '../../../src/model/frame.ts';
import { chance, pick } from '../lab/skin.ts';

const NUMBER = 72;
const THEMES = [
  'Clearlooks',
  'Clearlooks',
  'Onyx',
  'Bear2',
  'Natura',
  'Mikachu',
  'Artwiz-boxed',
  'Raleigh',
  'Breeze-ob',
];
const TEXTS = [
  'ls -la /usr/share',
  'head -60 /etc/services',
  'df -h; free; uptime',
  'cat /etc/os-release /etc/fstab',
  'ps aux',
];

/** An Xvfb display with a window manager, a ground and sometimes other windows. Sizes in Px. */
export interface Screen {
  readonly width: number;
  readonly height: number;
  readonly folder: string;
  run(command: string, args: readonly string[], env?: Record<string, string>): ChildProcess;
  ask(command: string, ...args: string[]): string;
  windows(): string[];
  close(): Promise<void>;
}

export async function openScreen(width: number, height: number, folder: string): Promise<Screen> {
  const env = {
    ...process.env,
    DISPLAY: `:${NUMBER}`,
    NO_AT_BRIDGE: '1',
    GTK_A11Y: 'none',
    LANG: 'C.UTF-8',
    LC_ALL: 'C.UTF-8',
  };
  const children: ChildProcess[] = [];
  const log = openSync('/tmp/native.log', 'a');
  const run: Screen['run'] = (command, args, more = {}) => {
    const child = spawn('nice', ['-n', '15', command, ...args], {
      env: { ...env, ...more },
      stdio: ['ignore', 'ignore', log],
      detached: true,
    });
    children.push(child);
    return child;
  };
  const ask: Screen['ask'] = (command, ...args) =>
    execFileSync(command, args, { env, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  rmSync(`/tmp/.X11-unix/X${NUMBER}`, { force: true });
  rmSync(`/tmp/.X${NUMBER}-lock`, { force: true });
  run('Xvfb', [`:${NUMBER}`, '-screen', '0', `${width}x${height}x24`, '-dpi', '96', '-nolisten', 'tcp']);
  for (let i = 0; i < 50 && !existsSync(`/tmp/.X11-unix/X${NUMBER}`); i++) await sleep(100);
  await sleep(200);
  return {
    width,
    height,
    folder,
    run,
    ask,
    windows: () => ask('xprop', '-root', '_NET_CLIENT_LIST').match(/0x[0-9a-f]+/g) ?? [],
    async close() {
      for (const { pid, exitCode } of children.reverse()) if (pid !== undefined && exitCode === null) stop(pid);
      await sleep(400);
    },
  };
}

function stop(pid: number): void {
  try {
    process.kill(-pid, 'SIGTERM');
  } catch {
    // It has ended by itself.
  }
}

/** A window manager of some theme, something behind the windows, and in part of the cases another window. */
export async function furnish(screen: Screen, random: Random): Promise<void> {
  const rc = readFileSync('/etc/xdg/openbox/rc.xml', 'utf8');
  const config = `${screen.folder}/rc.xml`;
  writeFileSync(config, rc.replace(/<theme>\s*<name>[^<]*</, `<theme><name>${pick(random, THEMES)}<`));
  screen.run('openbox', ['--config-file', config]);
  await sleep(500);
  const colour = () => `#${random.int(0, 0xffffff).toString(16).padStart(6, '0')}`;
  if (chance(random, 0.4)) screen.ask('xsetroot', '-solid', colour());
  else {
    const kind = pick(random, [
      `gradient:${colour()}-${colour()}`,
      `radial-gradient:${colour()}-${colour()}`,
      `plasma:${colour()}-${colour()}`,
    ]);
    const ground = `${screen.folder}/ground.png`;
    screen.ask('convert', '-size', `${screen.width >> 1}x${screen.height >> 1}`, kind, '-resize', '200%', ground);
    screen.ask('feh', '--no-fehbg', '--bg-fill', ground);
  }
  if (chance(random, 0.4)) {
    const place = `+${random.int(0, screen.width >> 1)}+${random.int(20, screen.height >> 1)}`;
    if (chance(random, 0.3)) screen.run('xclock', ['-geometry', `180x180${place}`]);
    else screen.run('xterm', ['-geometry', `80x24${place}`, '-e', 'sh', '-c', `${pick(random, TEXTS)}; sleep 999`]);
    await sleep(600);
  }
}

/** The window that has come since `before`, or undefined when none comes. */
export async function awaitWindow(
  screen: Screen,
  before: readonly string[],
  seconds: number,
): Promise<string | undefined> {
  for (let i = 0; i < seconds * 5; i++) {
    const found = screen.windows().find((id) => !before.includes(id));
    if (found) return found;
    await sleep(200);
  }
  return undefined;
}

/** A window's place with its frame. */
export function frameOf(screen: Screen, id: string): Rect {
  const text = screen.ask('xwininfo', '-id', id, '-frame');
  const value = (name: string) => Number(new RegExp(`${name}:\\s+(-?\\d+)`).exec(text)?.[1]);
  return {
    x: value('Absolute upper-left X'),
    y: value('Absolute upper-left Y'),
    width: value('Width'),
    height: value('Height'),
  };
}
