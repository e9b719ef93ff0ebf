import { writeFile } from 'node:fs/promises';
import { release } from 'node:os';
import { strToU8, zipSync } from 'fflate';
import type { HistoryEntry } from '../live/history.ts';
import type { Frame } from '../model/frame.ts';
import { loadSettings } from '../settings/settingsFile.ts';
import { readLog } from './log.ts';

/** The parts of package.json that a report tells. */
export interface Package {
  readonly version: string;
  readonly dependencies: Readonly<Record<string, string>>;
}

/** Files of a report by name. */
export type Files = Readonly<Record<string, Uint8Array>>;

/** What of the environment says which kind of desktop this is; nothing that names the user. */
const DESKTOP_VARIABLES = ['DISPLAY', 'WAYLAND_DISPLAY', 'XDG_SESSION_TYPE', 'XDG_CURRENT_DESKTOP'] as const;

const ABOUT = `A report of a problem with Automine.

report.json    versions and the kind of system
settings.json  the settings
log.txt        what the assistant said lately, if it ever ran
readings.txt   from the running assistant: what it read lately
frame-1.png …  only if you agreed to it: the pictures that belong to the last readings
screen.png     only if you agreed to it: a picture of the screen
reading.json   only with that picture: what Automine reads in it

Look at the files before you send them. Automine sends nothing by itself.
`;

/** What every report holds. */
export function makeTextFiles({ version, dependencies }: Package, log = readLog()): Files {
  const { platform, arch, versions, env } = process;
  const { settings, problem } = loadSettings();
  const report = {
    made: new Date().toISOString(),
    automine: version,
    node: versions.node,
    electron: versions.electron ?? null,
    system: { platform, arch, release: release() },
    desktop: Object.fromEntries(DESKTOP_VARIABLES.map((name) => [name, env[name] ?? null])),
    dependencies,
    settingsBroken: problem !== null,
  };
  return {
    'README.txt': strToU8(ABOUT),
    'report.json': jsonFile(report),
    'settings.json': jsonFile(settings),
    ...(log === '' ? {} : { 'log.txt': strToU8(log) }),
  };
}

/**
 * What was read lately, and the pictures that it was read from where they are still known and wanted.
 * @param encode makes a PNG; null leaves the pictures out.
 */
export function makeHistoryFiles(
  entries: readonly HistoryEntry[],
  encode: ((frame: Frame) => Uint8Array) | null,
): Files {
  const pictures: Record<string, Uint8Array> = {};
  const texts = entries.map(({ at, phase, reason, sentence, board, picture }) => {
    const head = `${new Date(at).toISOString()} ${phase} (${reason})`;
    if (!picture || !encode) return [head, sentence, board ?? ''].join('\n');
    const name = `frame-${Object.keys(pictures).length + 1}.png`;
    pictures[name] = encode(picture.frame);
    return [`${head}, ${name} from ${picture.x},${picture.y}`, sentence, board ?? ''].join('\n');
  });
  return { 'readings.txt': strToU8(texts.join('\n')), ...pictures };
}

export function jsonFile(value: unknown): Uint8Array {
  return strToU8(`${JSON.stringify(value, null, 2)}\n`);
}

/** Writes the zip; returns what went wrong in one sentence, or null. */
export async function writeReport(file: string, files: Files): Promise<string | null> {
  try {
    await writeFile(file, zipSync(files));
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `${file} cannot be written (${code ?? 'unknown error'}): name a file in a folder that exists.`;
  }
}
