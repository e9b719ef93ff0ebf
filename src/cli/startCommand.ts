import type { Output } from './console.ts';
import type { DemoOptions } from './demoCommand.ts';
import { runDemo } from './demoCommand.ts';
import { findElectron, runElectron } from './electronApp.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';

export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Whether windows can be shown: Windows and macOS always have a display, elsewhere the environment names it. */
export function hasDisplay({ platform, env }: Surroundings): boolean {
  return platform === 'win32' || platform === 'darwin' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

/** `automine start`: the live assistant; without a display, or where Electron cannot be had, the demonstration. */
export async function startAssistant(options: DemoOptions, output: Output): Promise<ExitCode> {
  if (!hasDisplay(process)) {
    output.out('No display here, so this is the demonstration: a recorded game of KMines.\n');
    return runDemo(options, output);
  }
  const electron = await findElectron();
  const ran = electron.ok ? await runElectron(electron.value) : electron;
  if (ran.ok) return ran.value === 0 ? EXIT.ok : EXIT.unreadable;
  output.error(ran.reason);
  output.out('Until then, this is the demonstration: a recorded game of KMines.\n');
  return runDemo(options, output);
}
