import { appendFileSync, mkdirSync, readFileSync, renameSync, statSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { platformFolder } from '../settings/platformFolder.ts';

/** What the assistant said, line by line, for bug reports: no pixels and no names of windows. */
export interface Log {
  /** Adds a line with the time, unless it says what the last one said. Returns what went wrong in one sentence, or null. */
  readonly write: (line: string) => string | null;
}

/** A log that grew beyond this begins anew; the one before it is kept too, bytes. */
const LARGEST = 200_000;

/** The log in the platform's place. */
export function logPath(): string {
  return join(platformFolder('log'), 'automine.log');
}

export function openLog(path = logPath(), largest = LARGEST): Log {
  let said = '';
  return {
    write(line) {
      if (line === said) return null;
      said = line;
      try {
        mkdirSync(dirname(path), { recursive: true });
        if (sizeOf(path) > largest) renameSync(path, olderThan(path));
        appendFileSync(path, `${new Date().toISOString()} ${line}\n`, { mode: 0o600 });
        return null;
      } catch (error) {
        return `The log ${path} cannot be written (${(error as NodeJS.ErrnoException).code}); reports will lack it.`;
      }
    },
  };
}

/** All that is kept of the log, the oldest line first; empty where there is none. */
export function readLog(path = logPath()): string {
  return [olderThan(path), path].map(textOf).join('');
}

function olderThan(path: string): string {
  return `${path}.old`;
}

function sizeOf(path: string): number {
  return statSync(path, { throwIfNoEntry: false })?.size ?? 0;
}

function textOf(path: string): string {
  return sizeOf(path) > 0 ? readFileSync(path, 'utf8') : '';
}
