import { readdirSync, readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, test } from 'vitest';
import { HELD_OUT_FAMILIES } from '../../tools/skins/heldout/families.ts';

const SKINS = fileURLToPath(new URL('../../tools/skins/', import.meta.url));
const readJson = (name: string): Record<'train' | 'validation' | 'heldout', string[]> =>
  JSON.parse(readFileSync(join(SKINS, name), 'utf8'));

/** What the two halves of the laboratory share: the type of a scene and the loader of fonts, which are split by name. */
const SHARED = ['scene.ts', 'fonts.ts'];

function sourcesOf(folder: string): { name: string; text: string }[] {
  return readdirSync(join(SKINS, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => ({ name: entry.name, text: readFileSync(join(entry.parentPath, entry.name), 'utf8') }));
}

function packagesIn(sources: readonly { text: string }[]): string[] {
  const named = sources.flatMap(({ text }) => [...text.matchAll(/(?:@twemoji|@fontsource)\/[a-z-]+/g)]);
  return named.map(([name]) => name);
}

describe('the families that judge', () => {
  const heldOut = sourcesOf('heldout');

  test('are those of families.json, at least 20, and none of them trains', () => {
    const { train, heldout } = readJson('families.json');
    expect(Object.keys(HELD_OUT_FAMILIES)).toEqual(heldout);
    expect(heldout.length).toBeGreaterThanOrEqual(20);
    expect(heldout.filter((name) => train.includes(name))).toEqual([]);
  });

  test('share no font and no artwork with those that train', () => {
    const { train, validation, heldout } = readJson('fonts.json');
    expect(heldout.filter((name) => train.includes(name) || validation.includes(name))).toEqual([]);
    expect(validation.filter((name) => train.includes(name))).toEqual([]);
    const letters = heldOut.find(({ name }) => name === 'letters.ts')?.text ?? '';
    const lists = letters.slice(0, letters.indexOf('export function'));
    const used = [...lists.matchAll(/'([a-z0-9-]+)'/g)].map(([, name]) => name as string);
    expect(used.length).toBeGreaterThan(20);
    expect(used.filter((name) => !heldout.includes(name))).toEqual([]);
    expect(packagesIn(heldOut)).toEqual([]);
    const icons = readJson('icons.json');
    const artwork = heldOut.find(({ name }) => name === 'artwork.ts')?.text ?? '';
    const sets = [...artwork.matchAll(/^ {2}'?([a-z0-9-]+)'?: \{ flag:/gm)].map(([, name]) => name as string);
    expect(sets.length).toBeGreaterThan(3);
    expect(sets.filter((name) => icons.train.includes(name) || icons.validation.includes(name))).toEqual([]);
    expect(icons.validation.filter((name) => icons.train.includes(name))).toEqual([]);
  });

  test('are drawn by code that no training family uses', () => {
    expect(heldOut.length).toBeGreaterThan(10);
    for (const { name, text } of heldOut) {
      const foreign = [...text.matchAll(/from '(?:\.\.\/)+(?:train|lab)\/([^']+)'/g)].map(([, file]) => file as string);
      expect(
        foreign.filter((file) => !SHARED.includes(basename(file))),
        name,
      ).toEqual([]);
      expect(text, name).not.toMatch(/loadFonts\('train'\)/);
    }
    for (const { name, text } of [...sourcesOf('train'), ...sourcesOf('lab')])
      expect(text, name).not.toMatch(/from '[^']*heldout\//);
  });
});
