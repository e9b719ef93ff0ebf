import { existsSync, mkdirSync, rmdirSync, utimesSync } from 'node:fs';
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
  rmdirSync(`${path}.lock`);
  await second;
  expect(order).toEqual(['first', 'second']);
  expect(existsSync(`${path}.lock`)).toBe(false);
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
