import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { PracticeApi } from '../../src/practice/practiceApi.ts';
import { makePracticeApi } from '../../src/practice/practiceApi.ts';
import type { GameOver, RequestName, Requests } from '../../src/practice/requests.ts';
import { openScoreFile } from '../../src/scores/scoreFile.ts';
import { openScoreKey } from '../../src/scores/scoreKey.ts';

const LEVEL = 'square 9x9/10';
let folder: string;
let api: PracticeApi;
let clock = 0;
let played: GameOver[];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'automine-api-'));
  const key = openScoreKey(folder, null);
  clock = 1000;
  played = [];
  api = makePracticeApi({
    scores: openScoreFile(folder, key),
    keeper: key.keeper,
    now: () => clock,
    onGamesOver: (games) => played.push(...games),
  });
});
afterEach(() => rmSync(folder, { recursive: true }));

function ask<K extends RequestName>(name: K, asked: Requests[K]['ask']): Requests[K]['answer'] {
  const answered = api(name, JSON.stringify(asked));
  if (!answered.ok) throw new Error(answered.reason);
  return answered.value as Requests[K]['answer'];
}

function win(ms: number): string {
  const { id } = ask('begin', { level: LEVEL });
  clock += ms;
  ask('win', { id });
  return id;
}

describe('a game that is won', () => {
  test('has the time that was kept here, whatever the page says', () => {
    const { id } = ask('begin', { level: LEVEL });
    clock += 12_345;
    expect(api('win', JSON.stringify({ id, ms: 1 }))).toMatchObject({ value: { ms: 12_345, place: 1 } });
    clock += 5000;
    const scores = ask('name', { id, name: ' Ada ' });
    expect(scores.tables[LEVEL]).toMatchObject([{ name: 'Ada', ms: 12_345 }]);
    expect(scores.problem).toBeNull();
    expect(ask('scores', {}).tables).toEqual(scores.tables);
  });

  test('has none of the time for which it was paused', () => {
    const { id } = ask('begin', { level: LEVEL });
    for (let i = 0; i < 2; i++) {
      clock += 1000;
      ask('pause', { id });
      clock += 60_000;
      ask('resume', { id });
    }
    clock += 500;
    expect(ask('win', { id })).toEqual({ ms: 2500, place: 1 });
  });

  test('was not won while it was paused, and what does not run cannot be paused', () => {
    const { id } = ask('begin', { level: LEVEL });
    const refused = (name: RequestName) => expect(api(name, JSON.stringify({ id }))).toMatchObject({ ok: false });
    refused('resume');
    ask('pause', { id });
    refused('pause');
    refused('win');
    ask('resume', { id });
    ask('win', { id });
    refused('pause');
  });

  test('is entered once, and only after it was won', () => {
    const { id } = ask('begin', { level: LEVEL });
    const refusal = { ok: false, code: 'game-invalid' };
    expect(api('name', JSON.stringify({ id, name: 'Ada' }))).toMatchObject(refusal);
    ask('win', { id });
    expect(api('win', JSON.stringify({ id }))).toMatchObject(refusal);
    ask('name', { id, name: 'Ada' });
    expect(api('name', JSON.stringify({ id, name: 'Bob' }))).toMatchObject(refusal);
    expect(ask('scores', {}).tables[LEVEL]).toHaveLength(1);
  });

  test('says no place where ten were faster', () => {
    for (let i = 0; i < 10; i++) ask('name', { id: win(100), name: `P${i}` });
    const { id } = ask('begin', { level: LEVEL });
    clock += 200;
    expect(ask('win', { id })).toEqual({ ms: 200, place: null });
  });

  test('that was begun long ago and forgotten is unknown', () => {
    const { id } = ask('begin', { level: LEVEL });
    for (let i = 0; i < 100; i++) ask('begin', { level: LEVEL });
    expect(api('win', JSON.stringify({ id })).ok).toBe(false);
  });
});

test('tables are emptied and restored', () => {
  ask('name', { id: win(100), name: 'Ada' });
  const emptied = ask('reset', { level: LEVEL });
  expect(emptied.tables).toEqual({});
  expect(emptied.backups).toHaveLength(1);
  expect(ask('restore', { backup: emptied.backups[0] as string }).tables[LEVEL]).toMatchObject([{ name: 'Ada' }]);
});

test('finished games are handed on as they are', () => {
  const kind = { shape: 'square', level: '9x9/10', boards: 'zero' } as const;
  const games: GameOver[] = [
    { ...kind, strategy: 'careful', won: true, ms: 1.5, moves: 7, guesses: 0 },
    { ...kind, strategy: 'you', won: false, ms: 0.1, moves: 3, guesses: 0 },
  ];
  ask('games', { games });
  expect(played).toEqual(games);
});

describe('what is no request is refused', () => {
  test.each([
    ['steal', '{}'],
    ['constructor', '{}'],
    ['begin', ''],
    ['begin', '{'],
    ['begin', '{"level":"__proto__"}'],
    ['begin', '{"level":"square 9x9/10 x"}'],
    ['name', '{"id":"1","name":""}'],
    ['name', `{"id":"1","name":"${'x'.repeat(31)}"}`],
    ['restore', '{"backup":5}'],
    ['games', '{"games":[{"strategy":"cheat","level":"square 9x9/10","won":true,"ms":1,"moves":1,"guesses":0}]}'],
    ['games', '{"games":[{"strategy":"random","level":"square 9x9/10","won":true,"ms":-1,"moves":1,"guesses":0}]}'],
  ])('%s %s', (name, body) => {
    expect(api(name, body)).toMatchObject({ ok: false, code: 'option-invalid' });
    expect(played).toEqual([]);
  });
});
