import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, expect } from 'vitest';

/** The built command line: `npm test` builds it first. */
const CLI = fileURLToPath(new URL('../../dist/cli.js', import.meta.url));
/** A process that takes longer hangs, ms. */
const HANGS = 60_000;

export interface Run {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
}

/** Runs the command line as a process of its own with `input` on standard input and `env` over our environment. */
export function runCli(args: readonly string[], input = '', env: NodeJS.ProcessEnv = {}): Promise<Run> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [CLI, ...args], { timeout: HANGS, env: { ...process.env, ...env } });
    let out = '';
    let err = '';
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    child.on('error', reject);
    child.on('close', (code) => resolve({ code, out, err }));
    // A process that refuses its arguments closes its input before it is written.
    child.stdin.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') reject(error);
    });
    child.stdin.end(input);
  });
}

/** The JSON objects of an output, one a line. */
export function parseLines<T>(out: string): T[] {
  return out
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as T);
}

/** Expects some complaints, one sentence a line, and nothing else. */
export function expectSentences(err: string, count: number): void {
  const lines = err.split('\n');
  expect(lines.pop()).toBe('');
  expect(lines).toHaveLength(count);
  // One full stop, at the end; those inside file names, numbers and dots are followed by no space.
  for (const line of lines) expect(line).toMatch(/^automine: (?:(?!\. ).)+\.$/);
}

/** A folder for the files of one test file, removed after it. */
export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'automine-test-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}
