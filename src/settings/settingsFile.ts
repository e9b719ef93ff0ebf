import { join } from 'node:path';
import type { JsonFile } from './jsonFile.ts';
import { loadJson, saveJson } from './jsonFile.ts';
import { platformFolder } from './platformFolder.ts';
import type { Settings } from './settings.ts';
import { DEFAULT_SETTINGS, settingsSchema } from './settings.ts';

export interface LoadedSettings {
  readonly settings: Settings;
  /** What was wrong with the file, in one sentence, or null. */
  readonly problem: string | null;
}

/** A file of the assistant in the platform's place for settings. */
export function configPath(name: string): string {
  return join(platformFolder('config'), name);
}

/** The settings' file in the platform's place. */
export function settingsPath(): string {
  return configPath('settings.json');
}

/** Reads the settings. A broken file is set aside under another name and the defaults are used. */
export function loadSettings(path = settingsPath()): LoadedSettings {
  const { value, problem } = loadJson(fileAt(path));
  return { settings: value, problem };
}

/** Writes the settings whole or not at all; returns what went wrong in one sentence, or null. */
export function saveSettings(settings: Settings, path = settingsPath()): string | null {
  return saveJson(fileAt(path), settings);
}

function fileAt(path: string): JsonFile<Settings> {
  return {
    path,
    schema: settingsSchema,
    initial: DEFAULT_SETTINGS,
    name: 'The settings',
    without: 'defaults are used',
  };
}
