import type { Output } from './console.ts';
import type { DemoOptions } from './demoCommand.ts';
import { runDemo } from './demoCommand.ts';
import type { ExitCode } from './exitCodes.ts';

/** What `automine start` does here, and the sentence that says why. */
export interface StartChoice {
  readonly mode: 'demo';
  readonly reason: string;
}

export interface Surroundings {
  readonly platform: NodeJS.Platform;
  readonly env: Readonly<Record<string, string | undefined>>;
}

/** Whether windows can be shown: Windows and macOS always have a display, elsewhere the environment names it. */
export function hasDisplay({ platform, env }: Surroundings): boolean {
  return platform === 'win32' || platform === 'darwin' || Boolean(env.DISPLAY || env.WAYLAND_DISPLAY);
}

export function chooseStart(surroundings: Surroundings): StartChoice {
  const reason = hasDisplay(surroundings)
    ? 'The live window is not built yet; this is the demonstration.'
    : 'No display here, so this is the demonstration: a recorded game of KMines.';
  return { mode: 'demo', reason };
}

/** `automine start`: the assistant. */
export async function startAssistant(options: DemoOptions, output: Output): Promise<ExitCode> {
  const { reason } = chooseStart(process);
  output.out(`${reason}\n`);
  return runDemo(options, output);
}
