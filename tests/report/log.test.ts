import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openLog, readLog } from '../../src/report/log.ts';

const folder = mkdtempSync(join(tmpdir(), 'automine-log-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('lines are kept with their time, and the same is not said twice', () => {
  const path = join(folder, 'deep', 'automine.log');
  const log = openLog(path);
  for (const line of ['Searching: one.', 'Searching: one.', 'Hints: two.']) expect(log.write(line)).toBeNull();
  const lines = readLog(path).trimEnd().split('\n');
  expect(lines.map((line) => line.slice(25))).toEqual(['Searching: one.', 'Hints: two.']);
  expect(Number.isNaN(Date.parse((lines[0] as string).slice(0, 24)))).toBe(false);
});

test('the log never grows beyond twice its size, and keeps the newest', () => {
  const path = join(folder, 'bounded.log');
  const log = openLog(path, 1000);
  for (let k = 0; k < 500; k++) log.write(`line ${k}`);
  const text = readLog(path);
  expect(text.length).toBeLessThan(2200);
  expect(text.length).toBeGreaterThan(1000);
  expect(text.trimEnd().split('\n').at(-1)).toMatch(/ line 499$/);
  expect(readFileSync(`${path}.old`, 'utf8')).not.toContain('line 499');
});

test('where nothing was written there is nothing', () => {
  expect(readLog(join(folder, 'none.log'))).toBe('');
});

test('a log that cannot be written is told in a sentence', () => {
  writeFileSync(join(folder, 'file'), '');
  expect(openLog(join(folder, 'file', 'automine.log')).write('line')).toMatch(
    /^The log .* cannot be written \(\w+\).*\.$/,
  );
});
