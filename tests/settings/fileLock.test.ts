import { existsSync, mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { withFileLock } from '../../src/settings/fileLock.ts';
import { makeFolder } from '../cli/runCli.ts';

const folder = makeFolder();

test('who comes second waits until the first is done', async () => {
  const path = join(folder, 'new', 'file');
  const order: string[] = [];
  mkdirSync(join(folder, 'new'));
  mkdirSync(`${path}.lock`);
  const second = withFileLock(path, () => order.push('second'));
  await wait(60);
  expect(order).toEqual([]);
  order.push('first');
  // As the first process does at its end.
  await import('node:fs/promises').then(({ rmdir }) => rmdir(`${path}.lock`));
  await second;
  expect(order).toEqual(['first', 'second']);
  expect(existsSync(`${path}.lock`)).toBe(false);
});

test('many at once lose nothing', async () => {
  const path = join(folder, 'count');
  writeFileSync(path, '0');
  const add = () => withFileLock(path, () => writeFileSync(path, String(Number(readFileSync(path, 'utf8')) + 1)));
  await Promise.all(Array.from({ length: 20 }, add));
  expect(readFileSync(path, 'utf8')).toBe('20');
});

test('a lock that a dead process left is removed', async () => {
  const path = join(folder, 'stale');
  mkdirSync(`${path}.lock`);
  const minuteAgo = Date.now() / 1000 - 60;
  utimesSync(`${path}.lock`, minuteAgo, minuteAgo);
  expect(await withFileLock(path, () => 'done')).toBe('done');
});

test('is released where the action throws', async () => {
  const path = join(folder, 'throws');
  const fails = () => {
    throw new Error('no');
  };
  await expect(withFileLock(path, fails)).rejects.toThrow('no');
  expect(await withFileLock(path, () => 'done')).toBe('done');
});
