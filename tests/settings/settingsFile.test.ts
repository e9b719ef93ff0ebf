import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { loadPlaces, savePlaces } from '../../src/settings/placesFile.ts';
import { DEFAULT_KEYS, DEFAULT_SETTINGS, KEY_ACTIONS, settingsChanges } from '../../src/settings/settings.ts';
import { loadSettings, saveSettings } from '../../src/settings/settingsFile.ts';

let folder = '';
let path = '';

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'automine-settings-'));
  path = join(folder, 'automine', 'settings.json');
});

afterEach(() => rmSync(folder, { recursive: true }));

function write(text: string): void {
  mkdirSync(join(folder, 'automine'), { recursive: true });
  writeFileSync(path, text);
}

describe('settings', () => {
  test('without a file are the defaults, and nothing is wrong', () => {
    expect(loadSettings(path)).toEqual({ settings: DEFAULT_SETTINGS, problem: null });
    expect(DEFAULT_SETTINGS.keys).toEqual(DEFAULT_KEYS);
    expect(Object.keys(DEFAULT_SETTINGS.keys)).toEqual(KEY_ACTIONS);
  });

  test('are read back as they were saved, and the folder is made', () => {
    const settings = { ...DEFAULT_SETTINGS, level: 'best-move', mode: 'speed', opacity: 0.75 } as const;
    expect(saveSettings(settings, path)).toBeNull();
    expect(loadSettings(path)).toEqual({ settings, problem: null });
    expect(readdirSync(join(folder, 'automine'))).toEqual(['settings.json']);
  });

  test('of an old file keep what it says and get the defaults of the rest', () => {
    write('{ "palette": "colour-blind", "keys": { "quit": "F12" }, "gone": 1 }');
    expect(loadSettings(path)).toEqual({
      settings: { ...DEFAULT_SETTINGS, palette: 'colour-blind', keys: { ...DEFAULT_KEYS, quit: 'F12' } },
      problem: null,
    });
  });

  test.each([
    ['no JSON', '{ "level": '],
    ['an unknown level', '{ "level": "some" }'],
    ['an opacity out of range', '{ "opacity": 7 }'],
    ['a key that is no text', '{ "keys": { "quit": 4 } }'],
    ['something else altogether', '[]'],
  ])('that are broken (%s) are set aside, named, and replaced by defaults', (_, text) => {
    write(text);
    const { settings, problem } = loadSettings(path);
    expect(settings).toEqual(DEFAULT_SETTINGS);
    const names = readdirSync(join(folder, 'automine'));
    expect(names).toEqual([expect.stringMatching(/^settings\.json\.broken-/)]);
    const aside = join(folder, 'automine', names[0] as string);
    expect(problem).toContain(aside);
    expect(readFileSync(aside, 'utf8')).toBe(text);
    expect(loadSettings(path).problem).toBeNull();
  });

  test('that cannot be read are named with the reason', () => {
    mkdirSync(path, { recursive: true });
    const { settings, problem } = loadSettings(path);
    expect(settings).toEqual(DEFAULT_SETTINGS);
    expect(problem).toContain(`${path} cannot be read (EISDIR)`);
  });

  // A file in the folder's place: refused for every user, root included.
  test('that cannot be written say so and are not fatal', () => {
    writeFileSync(join(folder, 'automine'), 'no folder');
    const trouble = saveSettings(DEFAULT_SETTINGS, path);
    expect(trouble).toContain(path);
    expect(trouble).toMatch(/\((EEXIST|ENOTDIR)\)/);
    expect(loadSettings(path).settings).toEqual(DEFAULT_SETTINGS);
  });

  test('changes name only what they change', () => {
    expect(settingsChanges.parse({ level: 'on-request' })).toEqual({ level: 'on-request' });
    expect(settingsChanges.safeParse({ keys: {} }).success).toBe(false);
  });
});

describe('chosen places', () => {
  const places = { kmines: { rect: { x: 240, y: -3, width: 290, height: 290 }, window: { width: 768, height: 432 } } };

  test('are read back as they were saved', () => {
    expect(loadPlaces(path)).toEqual({ value: {}, problem: null });
    expect(savePlaces(places, path)).toBeNull();
    expect(loadPlaces(path)).toEqual({ value: places, problem: null });
  });

  test('that are broken are set aside and named', () => {
    write(JSON.stringify({ kmines: { ...places.kmines, rect: { x: 0, y: 0, width: 3, height: 3 } } }));
    const { value, problem } = loadPlaces(path);
    expect(value).toEqual({});
    expect(problem).toMatch(/^The places that you chose were broken; they are kept as .*\.broken-/);
  });
});
