import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { readPictures } from '../src/cli/readCommand.ts';
import { FIXTURES } from '../tests/support/fixtures.ts';

/** Draws the pictures of docs/vision.md: what `automine read --debug` writes about some screenshots, made small. */
const INTO = fileURLToPath(new URL('../docs/vision/', import.meta.url));
const MOST_WIDE = 720;

/** For each screenshot the steps that are shown, the first of that name, and what the page calls them. */
const SHOWN: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'kmines-9x9/00': {
    edges: 'edges',
    'repetition-half': 'repetition',
    sides: 'sides',
    lattice: 'lattice',
    groups: 'groups',
    board: 'board',
    counters: 'counters',
    result: 'result',
  },
  'kmines-9x9/08': { outlines: 'dialog' },
  'xbomb-hex-8x8/02': { fold: 'fold' },
};

for (const [name, pictures] of Object.entries(SHOWN)) {
  const debug = mkdtempSync(join(tmpdir(), 'automine-'));
  const output = { out: () => undefined, error: console.error };
  await readPictures([`${FIXTURES}boards/${name}.png`], { json: false, debug }, output);
  const files = readdirSync(debug).sort();
  for (const [step, called] of Object.entries(pictures)) {
    const file = files.find((candidate) => candidate.slice(3) === `${step}.png`);
    if (!file) throw new Error(`${name} has no picture of ${step}`);
    const small = sharp(join(debug, file)).resize({ width: MOST_WIDE, withoutEnlargement: true });
    await small.webp({ quality: 80, effort: 6 }).toFile(join(INTO, `${called}.webp`));
  }
  rmSync(debug, { recursive: true });
}
