import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ScoreKey } from './scoreKey.ts';
import type { ScoreTables } from './scoreTables.ts';
import { tablesSchema } from './scoreTables.ts';

/** The tables on the disk, authenticated by HMAC-SHA256 (RFC 2104), with backups. */
export interface ScoreFile {
  readonly tables: () => ScoreTables;
  /** What went wrong last, in one sentence, or null. */
  readonly problem: () => string | null;
  /** Names of the backups, latest first. */
  readonly backups: () => readonly string[];
  /** Replaces the tables; those before become a backup. */
  readonly save: (tables: ScoreTables) => void;
  /** Puts a backup in place; what was there becomes a backup. An altered backup, or none, is said and changes nothing. */
  readonly restore: (backup: string) => void;
}

/** Older backups are removed. */
const MOST_BACKUPS = 20;

const sealed = z.object({ tables: tablesSchema, seal: z.string() });

type Opened = { readonly kind: 'ok'; readonly tables: ScoreTables } | { readonly kind: 'missing' | 'altered' };

/**
 * Opens the tables in a folder. A file that somebody else has written is set aside under another name and said. A file
 * of the past put back in its place is one of our own and not noticed.
 */
export function openScoreFile(folder: string, { key, kind }: ScoreKey, now: () => Date = () => new Date()): ScoreFile {
  const path = join(folder, `scores-${kind}.json`);
  const backupFolder = join(folder, 'score-backups');
  const isBackup = new RegExp(`^scores-${kind}-[0-9TZ-]+\\.json$`);
  let tables: ScoreTables = {};
  let problem: string | null = null;

  const sealOf = (content: ScoreTables) => createHmac('sha256', key).update(JSON.stringify(content)).digest('hex');

  function read(file: string): Opened {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      return { kind: 'missing' };
    }
    const content = parse(text);
    if (!content || !isSame(content.seal, sealOf(content.tables))) return { kind: 'altered' };
    return { kind: 'ok', tables: content.tables };
  }

  function write(next: ScoreTables): void {
    try {
      mkdirSync(folder, { recursive: true });
      backUp();
      const fresh = `${path}.new`;
      writeFileSync(fresh, `${JSON.stringify({ tables: next, seal: sealOf(next) }, null, 2)}\n`);
      renameSync(fresh, path);
      problem = null;
    } catch (error) {
      problem = `The top ten cannot be saved to ${path} (${(error as NodeJS.ErrnoException).code}).`;
    }
    tables = next;
  }

  /** Keeps the file as it is on the disk, if it is ours and not empty. */
  function backUp(): void {
    const before = read(path);
    if (before.kind !== 'ok' || Object.keys(before.tables).length === 0) return;
    mkdirSync(backupFolder, { recursive: true });
    const name = `scores-${kind}-${stamp(now())}.json`;
    writeFileSync(join(backupFolder, name), readFileSync(path));
    for (const old of listBackups().slice(MOST_BACKUPS)) rmSync(join(backupFolder, old));
  }

  function listBackups(): string[] {
    try {
      const names = readdirSync(backupFolder).filter((name) => isBackup.test(name));
      return names.sort().reverse();
    } catch {
      // No backup was made yet.
      return [];
    }
  }

  function open(): void {
    const found = read(path);
    if (found.kind === 'ok') tables = found.tables;
    if (found.kind !== 'altered') return;
    const aside = `${path}.altered-${stamp(now())}`;
    try {
      renameSync(path, aside);
      problem = `The top ten was altered by something else; it is kept as ${aside} and the tables begin anew, or from a backup.`;
    } catch {
      problem = `The top ten ${path} was altered by something else; the tables begin anew.`;
    }
  }

  open();
  return {
    tables: () => tables,
    problem: () => problem,
    backups: listBackups,
    save: write,
    restore(backup) {
      const found: Opened = isBackup.test(backup) ? read(join(backupFolder, backup)) : { kind: 'missing' };
      if (found.kind === 'ok') write(found.tables);
      else
        problem = `The backup ${backup} ${found.kind === 'missing' ? 'is not there' : 'was altered by something else'}.`;
    },
  };
}

function parse(text: string): z.infer<typeof sealed> | null {
  try {
    return sealed.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
}

function isSame(given: string, right: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(right)];
  return a.length === b.length && timingSafeEqual(a, b);
}

/** "2026-01-31T12-00-00-000Z": sorts by time and may be a file's name. */
function stamp(date: Date): string {
  return date.toISOString().replace(/[:.]/g, '-');
}
