import type { JsonFile, LoadedFile } from './jsonFile.ts';
import { loadJson, saveJson } from './jsonFile.ts';
import type { ChosenPlaces } from './places.ts';
import { placesSchema } from './places.ts';
import { configPath } from './settingsFile.ts';

/** The chosen places' file, beside the settings. */
export function placesPath(): string {
  return configPath('places.json');
}

/** Reads the chosen places. A broken file is set aside under another name and boards are searched for. */
export function loadPlaces(path = placesPath()): LoadedFile<ChosenPlaces> {
  return loadJson(fileAt(path));
}

/** Writes the chosen places whole or not at all; returns what went wrong in one sentence, or null. */
export function savePlaces(places: ChosenPlaces, path = placesPath()): string | null {
  return saveJson(fileAt(path), places);
}

function fileAt(path: string): JsonFile<ChosenPlaces> {
  return {
    path,
    schema: placesSchema,
    initial: {},
    name: 'The places that you chose',
    without: 'boards are searched for everywhere',
  };
}
