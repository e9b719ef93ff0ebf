import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { PlayedGame } from '../../src/arena/runArena.ts';
import type { RunFile } from '../../src/arena/runFile.ts';
import { openRunFile } from '../../src/arena/runFile.ts';
import type { ArenaSettings, GivenGames } from '../../src/arena/settings.ts';
import { makeFolder } from '../cli/runCli.ts';
import { outcome, SMALL, SMALL_GAMES } from './support.ts';

const folder = makeFolder();
let files = 0;
const newFile = () => join(folder, `${++files}.jsonl`);

const GAMES: readonly PlayedGame[] = [
  { strategy: 'safest', game: 3, outcome: outcome(true, { moves: 4, guesses: 1, times: [0.1234, 20] }) },
  { strategy: 'random', game: 0, outcome: outcome(false, { moves: 1, guesses: 1, cleared: 1 / 3, times: [0] }) },
];

function open(path: string, settings: ArenaSettings = SMALL, version = '1.2.3'): RunFile {
  const file = openRunFile(path, settings, version);
  if (!file.ok) throw new Error(file.reason);
  return file.value;
}

function written(): string {
  const path = newFile();
  const file = open(path);
  file.append(GAMES);
  file.close();
  return path;
}

describe('openRunFile', () => {
  test('gives back what was written, as often as it is opened', () => {
    const path = written();
    for (let times = 0; times < 2; times++) {
      const file = open(path);
      expect(file.games).toEqual(GAMES);
      file.close();
    }
    expect(readFileSync(path, 'utf8').split('\n')).toHaveLength(4);
  });

  test.each([1, 20, 60])('a last line that lacks its last %i characters is played again', (missing) => {
    const path = written();
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, -missing));
    const file = open(path);
    expect(file.games).toEqual(GAMES.slice(0, 1));
    file.append(GAMES.slice(1));
    file.close();
    expect(open(path).games).toEqual(GAMES);
  });

  test('a torn header is written anew', () => {
    const path = written();
    writeFileSync(path, readFileSync(path, 'utf8').slice(0, 25));
    open(path).append(GAMES);
    expect(open(path).games).toEqual(GAMES);
  });

  const BOARDS: GivenGames = {
    kind: 'boards',
    boards: [{ shape: 'square', rows: 1, cols: 2, mines: [1], start: 0 }],
    seed: 11,
  };
  test.each<[string, ArenaSettings, string]>([
    ['seed 11 instead of 12', { ...SMALL, games: { ...SMALL_GAMES, seed: 12 } }, '1.2.3'],
    ['games 70 instead of 71', { ...SMALL, games: { ...SMALL_GAMES, games: 71 } }, '1.2.3'],
    ['level 4x5/3 instead of 4x5/4', { ...SMALL, games: { ...SMALL_GAMES, mines: 4 } }, '1.2.3'],
    ['first safe instead of zero', { ...SMALL, games: { ...SMALL_GAMES, first: 'zero' } }, '1.2.3'],
    ['start 0,0 instead of 1,1', { ...SMALL, games: { ...SMALL_GAMES, start: 6 } }, '1.2.3'],
    ['strategies safest,random instead of safest', { ...SMALL, strategies: ['safest'] }, '1.2.3'],
    ['version 1.2.3 instead of 1.2.4', SMALL, '1.2.4'],
    ['other boards', { ...SMALL, games: BOARDS }, '1.2.3'],
  ])('refuses %s', (difference, settings, version) => {
    const path = written();
    const before = readFileSync(path, 'utf8');
    expect(openRunFile(path, settings, version)).toEqual({
      ok: false,
      code: 'run-invalid',
      reason: `${path} holds a run with other settings (${difference}): name another file, or give the settings of that run.`,
    });
    expect(readFileSync(path, 'utf8')).toBe(before);
  });

  test.each([
    ['a line of text', 'My diary, which nobody may cut off'],
    ['lines of text', 'My diary\nwhich nobody\nmay cut off'],
    ['other JSON', '{"rows":3}\n'],
  ])('leaves %s as it is', (_, text) => {
    const path = newFile();
    writeFileSync(path, text);
    expect(openRunFile(path, SMALL, '1.2.3')).toMatchObject({ ok: false, code: 'file-unreadable' });
    expect(readFileSync(path, 'utf8')).toBe(text);
  });

  test.each([
    ['no JSON', 'nonsense'],
    ['a game beyond the last', JSON.stringify({ strategy: 'safest', game: 70, ...outcome(true) })],
    ['a strategy that does not play', JSON.stringify({ strategy: 'careful', game: 0, ...outcome(true) })],
  ])('refuses %s within the file, with the line', (_, line) => {
    const path = written();
    writeFileSync(path, `${readFileSync(path, 'utf8')}${line}\n`);
    const refused = openRunFile(path, SMALL, '1.2.3');
    expect(refused).toMatchObject({ ok: false, code: 'file-unreadable' });
    expect(!refused.ok && refused.reason).toContain('line 4 is no game of this run');
  });

  test('refuses what cannot be written', () => {
    expect(openRunFile(join(folder, 'missing', 'x'), SMALL, '1')).toMatchObject({ ok: false, code: 'file-unreadable' });
    expect(openRunFile(folder, SMALL, '1')).toMatchObject({ ok: false, code: 'file-unreadable' });
  });
});
