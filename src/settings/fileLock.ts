import { mkdirSync, rmdirSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

/** A lock that is older was left by a process that died: nobody holds it for longer than one file takes to write, ms. */
const STALE = 10_000;
/** Between two tries, ms. */
const PAUSE = 20;

/**
 * Does something while no other process of ours does something with the same file. The lock is a folder beside it, since
 * making a folder either succeeds or finds one, on every file system.
 * @throws what the file system says where the lock cannot be made.
 */
export async function withFileLock<T>(path: string, action: () => T): Promise<T> {
  const lock = `${path}.lock`;
  mkdirSync(dirname(path), { recursive: true });
  while (!tryLock(lock)) await wait(PAUSE);
  try {
    return action();
  } finally {
    rmdirSync(lock);
  }
}

function tryLock(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    removeStale(lock);
    return false;
  }
}

function removeStale(lock: string): void {
  try {
    if (Date.now() - statSync(lock).mtimeMs > STALE) rmdirSync(lock);
  } catch (error) {
    // Whoever held it has just gone.
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
  }
}
