import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Desktop } from './desktop.ts';
import { familyOf } from './processes.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

/** The live assistant as a user starts it. */
export interface Assistant {
  /** Its processes: the command, Electron and its helpers. */
  readonly processes: () => number[];
  readonly exitCode: () => number | null;
  readonly stop: () => Promise<void>;
}

/** Electron for the tests; prepared once, before anything is timed. */
export function findTestElectron(): string {
  const given = process.env.ELECTRON_OVERRIDE_DIST_PATH;
  if (given) return given;
  return execFileSync(`${ROOT}tools/testElectron.sh`, { encoding: 'utf8' }).trim();
}

/**
 * What `npm start` does, on a test desktop.
 * @param scale physical pixels a Dip; the system's own when it is not given.
 * @throws when Automine is not built.
 */
export function startAssistant(
  desktop: Desktop,
  electron: string,
  { scale }: { readonly scale?: number } = {},
): Assistant {
  if (!existsSync(`${ROOT}dist/overlay/main.cjs`)) throw new Error('Automine is not built: npm run build');
  desktop.env.ELECTRON_OVERRIDE_DIST_PATH = electron;
  const child = scale
    ? desktop.run(join(electron, 'electron'), ['--no-sandbox', `--force-device-scale-factor=${scale}`, ROOT])
    : desktop.run(process.execPath, [`${ROOT}dist/cli.js`, 'start']);
  return {
    processes: () => (child.pid ? familyOf(child.pid) : []),
    exitCode: () => child.exitCode,
    stop: () => desktop.end(child),
  };
}
