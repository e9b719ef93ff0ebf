import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import envPaths from 'env-paths';
import type { Settings } from './settings.ts';
import { DEFAULT_SETTINGS, settingsSchema } from './settings.ts';

export interface LoadedSettings {
  readonly settings: Settings;
  /** What was wrong with the file, in one sentence, or null. */
  readonly problem: string | null;
}

/** The settings' file in the platform's place. */
export function settingsPath(): string {
  return join(envPaths('automine', { suffix: '' }).config, 'settings.json');
}

/** Reads the settings. A broken file is set aside under another name and the defaults are used. */
export function loadSettings(path = settingsPath()): LoadedSettings {
  let text: string;
  try {
    text = readFileSync(path, 'utf8');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return { settings: DEFAULT_SETTINGS, problem: null };
    return { settings: DEFAULT_SETTINGS, problem: `The settings ${path} cannot be read (${code}); defaults are used.` };
  }
  const parsed = parseSettings(text);
  if (parsed) return { settings: parsed, problem: null };
  const aside = `${path}.broken-${new Date().toISOString().replace(/[:.]/g, '-')}`;
  try {
    renameSync(path, aside);
    return {
      settings: DEFAULT_SETTINGS,
      problem: `The settings were broken; they are kept as ${aside}, defaults are used.`,
    };
  } catch {
    return { settings: DEFAULT_SETTINGS, problem: `The settings ${path} are broken; defaults are used.` };
  }
}

function parseSettings(text: string): Settings | null {
  try {
    const { success, data } = settingsSchema.safeParse(JSON.parse(text));
    return success ? data : null;
  } catch {
    return null;
  }
}

/** Writes the settings whole or not at all; returns what went wrong in one sentence, or null. */
export function saveSettings(settings: Settings, path = settingsPath()): string | null {
  try {
    mkdirSync(join(path, '..'), { recursive: true });
    const fresh = `${path}.new`;
    writeFileSync(fresh, `${JSON.stringify(settings, null, 2)}\n`);
    renameSync(fresh, path);
    return null;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    return `The settings cannot be saved to ${path} (${code}); they hold until Automine ends.`;
  }
}
