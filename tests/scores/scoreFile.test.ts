import { createHmac } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { openScoreFile } from '../../src/scores/scoreFile.ts';
import type { SecretStore } from '../../src/scores/scoreKey.ts';
import { openScoreKey } from '../../src/scores/scoreKey.ts';

const LEVEL = 'square 9x9/10';
const entry = (name: string, ms: number) => ({ name, ms, date: '2026-01-31T12:00:00.000Z' });
const tables = (name: string) => ({ [LEVEL]: [entry(name, 12_345)] });

let folder: string;
let day = 0;
const nextDay = () => new Date(Date.UTC(2026, 0, ++day));
const open = () => openScoreFile(folder, openScoreKey(folder, null), nextDay);
const path = () => join(folder, 'scores-file.json');
const namesWith = (part: string) => readdirSync(folder).filter((name) => name.includes(part));

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'automine-scores-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('the key', () => {
  test('is the same every time, and only the user can read its file', () => {
    const { key, kind, keeper } = openScoreKey(folder, null);
    expect(key).toHaveLength(32);
    expect(kind).toBe('file');
    expect(openScoreKey(folder, null).key).toEqual(key);
    const file = join(folder, 'scores.key');
    expect(keeper).toContain(file);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  test('rights that somebody has widened are narrowed again', () => {
    openScoreKey(folder, null);
    const file = join(folder, 'scores.key');
    writeFileSync(file, readFileSync(file), { mode: 0o644 });
    openScoreKey(folder, null);
    if (process.platform !== 'win32') expect(statSync(file).mode & 0o777).toBe(0o600);
  });

  /** Turns every byte around: what is on the disk is then not the key itself. */
  const store: SecretStore = {
    encrypt: (text) => Buffer.from(text).map((byte) => 255 - byte) as Buffer,
    decrypt: (data) => Buffer.from(data.map((byte) => 255 - byte)).toString(),
  };

  test('goes through the secret store where there is one, and is never written as it is', () => {
    const { key, kind } = openScoreKey(folder, store);
    expect(kind).toBe('system');
    expect(openScoreKey(folder, store).key).toEqual(key);
    const written = readFileSync(join(folder, 'scores.key.encrypted'), 'latin1');
    expect(written).not.toContain(key.toString('hex'));
    expect(existsSync(join(folder, 'scores.key'))).toBe(false);
  });

  test('that cannot be decrypted is replaced', () => {
    const { key } = openScoreKey(folder, store);
    const broken: SecretStore = {
      ...store,
      decrypt: () => {
        throw new Error('another user');
      },
    };
    expect(openScoreKey(folder, broken).key).not.toEqual(key);
  });
});

describe('the file', () => {
  test('keeps the tables', () => {
    expect(open().tables()).toEqual({});
    open().change(() => tables('Ada'));
    const again = open();
    expect(again.tables()).toEqual(tables('Ada'));
    expect(again.problem()).toBeNull();
  });

  test.each([
    ['a better time', (text: string) => text.replace('12345', '1')],
    ['another name', (text: string) => text.replace('Ada', 'Eve')],
    ['another seal', (text: string) => text.replace(/"seal": "./, '"seal": "_')],
    ['no seal', (text: string) => text.replace(/,\s*"seal": "[^"]*"/, '')],
    ['half of it', (text: string) => text.slice(0, text.length / 2)],
    ['nothing', () => ''],
  ])('with %s is detected, set aside and said', (_, alter) => {
    open().change(() => tables('Ada'));
    const altered = alter(readFileSync(path(), 'utf8'));
    expect(altered).not.toBe(readFileSync(path(), 'utf8'));
    writeFileSync(path(), altered);
    const opened = open();
    expect(opened.tables()).toEqual({});
    const [aside] = namesWith('.altered-');
    expect(opened.problem()).toMatch(
      /^The top ten was altered by something else; it is kept as .* begin anew, or from a backup\.$/,
    );
    expect(opened.problem()).toContain(aside as string);
    expect(readFileSync(join(folder, aside as string), 'utf8')).toBe(altered);
    expect(existsSync(path())).toBe(false);
  });

  test.each([1, 2, 5])('an older one of our own, %i saves old, is detected, set aside and said', (age) => {
    const file = open();
    file.change(() => tables('Ada'));
    const old = readFileSync(path());
    for (let i = 0; i < age; i++) file.change(() => tables(`Player ${i}`));
    writeFileSync(path(), old);
    const opened = open();
    expect(opened.tables()).toEqual({});
    const [aside] = namesWith('.older-');
    expect(opened.problem()).toMatch(
      /^The top ten was replaced by an older one; it is kept as .* begin anew, or from a backup\.$/,
    );
    expect(opened.problem()).toContain(aside as string);
    expect(readFileSync(join(folder, aside as string))).toEqual(old);
    // What is saved from here on is later than all of them.
    opened.restore(opened.backups()[0] as string);
    expect([opened.problem(), open().problem()]).toEqual([null, null]);
    expect(open().tables()).toEqual(opened.tables());
    writeFileSync(path(), old);
    expect(open().tables()).toEqual({});
  });

  test('one without its number, or with another, is not ours', () => {
    for (const alter of [
      (text: string) => text.replace(/"saves": \d+,/, '"saves": 9,'),
      (text: string) => text.replace(/"saves": \d+,/, ''),
    ]) {
      const file = open();
      file.change(() => tables('Ada'));
      writeFileSync(path(), alter(readFileSync(path(), 'utf8')));
      expect(open().problem()).toContain('was altered by something else');
    }
  });

  test('power that is lost between the file and the number beside the key locks nobody out', () => {
    const file = open();
    file.change(() => tables('Ada'));
    const before = readFileSync(path());
    const key = readFileSync(join(folder, 'scores.key'));
    file.change(() => tables('Bob'));
    writeFileSync(join(folder, 'scores.key'), key);
    const opened = open();
    expect([opened.tables(), opened.problem()]).toEqual([tables('Bob'), null]);
    opened.change(() => tables('Cleo'));
    expect([open().tables(), open().problem()]).toEqual([tables('Cleo'), null]);
    writeFileSync(path(), before);
    expect(open().problem()).toContain('was replaced by an older one');
  });

  test('a key and a file from before saves were counted are still ours, until the next save', () => {
    const { key } = openScoreKey(folder, null);
    writeFileSync(join(folder, 'scores.key'), key.toString('hex'));
    const again = openScoreKey(folder, null);
    expect([again.key, again.saves()]).toEqual([key, 0]);
    const seal = createHmac('sha256', key)
      .update(JSON.stringify(tables('Ada')))
      .digest('hex');
    const old = JSON.stringify({ tables: tables('Ada'), seal });
    writeFileSync(path(), old);
    const file = open();
    expect([file.tables(), file.problem()]).toEqual([tables('Ada'), null]);
    file.change(() => tables('Bob'));
    expect(open().tables()).toEqual(tables('Bob'));
    writeFileSync(path(), old);
    expect(open().problem()).toContain('was replaced by an older one');
  });

  test('two processes see and keep what the other one saves', () => {
    const [one, two] = [open(), open()];
    one.change(() => ({ [LEVEL]: [entry('Ada', 1)] }));
    expect(two.tables()).toEqual({ [LEVEL]: [entry('Ada', 1)] });
    two.change((known) => ({ ...known, 'hex 9x9/10': [entry('Bob', 2)] }));
    one.change((known) => ({ ...known, 'triangle 9x9/10': [entry('Cleo', 3)] }));
    expect(Object.keys(open().tables())).toEqual([LEVEL, 'hex 9x9/10', 'triangle 9x9/10']);
    expect([one.problem(), two.problem(), open().problem()]).toEqual([null, null, null]);
  });

  test('of another key is not ours', () => {
    open().change(() => tables('Ada'));
    rmSync(join(folder, 'scores.key'));
    expect(open().tables()).toEqual({});
    expect(namesWith('.altered-')).toHaveLength(1);
  });

  test('is written whole or not at all, and leaves nothing beside it', () => {
    open().change(() => tables('Ada'));
    expect(readdirSync(folder).sort()).toEqual(['scores-file.json', 'scores.key']);
  });

  test('that cannot be written is said; the tables hold until the end', () => {
    const file = open();
    rmSync(folder, { recursive: true });
    writeFileSync(folder, 'a file where the folder was');
    file.change(() => tables('Ada'));
    expect(file.problem()).toMatch(/^The top ten cannot be saved to .*\.$/);
    expect(file.tables()).toEqual(tables('Ada'));
  });
});

describe('backups', () => {
  test('are made before every change and can be restored, latest first', () => {
    const file = open();
    for (const name of ['Ada', 'Bob', 'Cleo']) file.change(() => tables(name));
    expect(file.backups()).toHaveLength(2);
    file.restore(file.backups()[1] as string);
    expect(file.tables()).toEqual(tables('Ada'));
    expect(open().tables()).toEqual(tables('Ada'));
    // What was there before the restoring can be had back.
    expect(file.backups()).toHaveLength(3);
    file.restore(file.backups()[0] as string);
    expect(file.tables()).toEqual(tables('Cleo'));
  });

  test('survive that the file is altered', () => {
    const file = open();
    file.change(() => tables('Ada'));
    file.change(() => tables('Bob'));
    writeFileSync(path(), '{}');
    const opened = open();
    opened.restore(opened.backups()[0] as string);
    expect(opened.tables()).toEqual(tables('Ada'));
    expect(opened.problem()).toBeNull();
  });

  test('that were altered change nothing', () => {
    const file = open();
    file.change(() => tables('Ada'));
    file.change(() => tables('Bob'));
    const [backup] = file.backups();
    const at = join(folder, 'score-backups', backup as string);
    writeFileSync(at, readFileSync(at, 'utf8').replace('Ada', 'Eve'));
    file.restore(backup as string);
    expect(file.tables()).toEqual(tables('Bob'));
    expect(file.problem()).toBe(`The backup ${backup} was altered by something else.`);
  });

  test.each(['../scores-file.json', 'scores.key', 'scores-file-2020.json', ''])('%j is no backup', (name) => {
    const file = open();
    file.change(() => tables('Ada'));
    file.restore(name);
    expect(file.tables()).toEqual(tables('Ada'));
    expect(file.problem()).toBe(`The backup ${name} is not there.`);
  });

  test('are kept up to a number', () => {
    const file = open();
    for (let i = 0; i < 30; i++) file.change(() => tables(`Player ${i}`));
    expect(file.backups()).toHaveLength(20);
    file.restore(file.backups()[0] as string);
    expect(file.tables()).toEqual(tables('Player 28'));
  });
});
