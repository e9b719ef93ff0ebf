import { createHmac, timingSafeEqual } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'zod';
import type { ScoreKey } from './scoreKey.ts';
import type { ScoreTables } from './scoreTables.ts';
import { tablesSchema } from './scoreTables.ts';

/** The tables on the disk, authenticated by HMAC-SHA256 (RFC 2104), with backups. Another process may change them at any time. */
export interface ScoreFile {
  readonly tables: () => ScoreTables;
  /** What went wrong last, in one sentence, or null. */
  readonly problem: () => string | null;
  /** Names of the backups, latest first. */
  readonly backups: () => readonly string[];
  /** Replaces the tables as they are now by others; those before become a backup. */
  readonly change: (update: (tables: ScoreTables) => ScoreTables) => void;
  /** Puts a backup in place; what was there becomes a backup. An altered backup, or none, is said and changes nothing. */
  readonly restore: (backup: string) => void;
}

/** Older backups are removed. */
const MOST_BACKUPS = 20;

/** Files from before saves were counted have no number: they are older than all that have one. */
const sealed = z.object({
  tables: tablesSchema,
  saves: z.number().int().positive().optional(),
  seal: z.string(),
});

type Sealed = z.infer<typeof sealed>;
type Opened =
  | { readonly kind: 'ok'; readonly tables: ScoreTables; readonly saves: number }
  | { readonly kind: 'missing' }
  | { readonly kind: 'altered' };

/**
 * Opens the tables in a folder. A file that somebody else has written, and one of our own of the past that was put back, is set
 * aside under another name and said.
 *
 * Every file has its number, one higher than that of the file before, and the highest is kept beside the key too. It is
 * written after the file: where power is lost between the two, the file is one ahead of it, which no older file is. So a
 * file of that number or a higher one is the latest; nobody is locked out, and no older file is ever taken.
 */
export function openScoreFile(folder: string, scoreKey: ScoreKey, now: () => Date = () => new Date()): ScoreFile {
  const { key, kind } = scoreKey;
  const path = join(folder, `scores-${kind}.json`);
  const backupFolder = join(folder, 'score-backups');
  const isBackup = new RegExp(`^scores-${kind}-[0-9TZ-]+\\.json$`);
  let tables: ScoreTables = {};
  let problem: string | null = null;
  /** Whether the tables could not be written: then they are newer than the file. */
  let isUnsaved = false;

  const sealOf = ({ tables: content, saves }: Omit<Sealed, 'seal'>) =>
    createHmac('sha256', key)
      .update(JSON.stringify(saves === undefined ? content : [saves, content]))
      .digest('hex');

  function read(file: string): Opened {
    let text: string;
    try {
      text = readFileSync(file, 'utf8');
    } catch {
      return { kind: 'missing' };
    }
    const content = parse(text);
    if (!content || !isSame(content.seal, sealOf(content))) return { kind: 'altered' };
    return { kind: 'ok', tables: content.tables, saves: content.saves ?? 0 };
  }

  function write(next: ScoreTables): void {
    try {
      mkdirSync(folder, { recursive: true });
      const before = backUp();
      const content = { tables: next, saves: Math.max(before, scoreKey.saves()) + 1 };
      const fresh = `${path}.new`;
      writeFileSync(fresh, `${JSON.stringify({ ...content, seal: sealOf(content) }, null, 2)}\n`);
      renameSync(fresh, path);
      scoreKey.keepSaves(content.saves);
      problem = null;
      isUnsaved = false;
    } catch (error) {
      problem = `The top ten cannot be saved to ${path} (${(error as NodeJS.ErrnoException).code}).`;
      isUnsaved = true;
    }
    tables = next;
  }

  /** Keeps the file as it is on the disk, if it is ours and not empty. @returns its number; 0 where it is not ours. */
  function backUp(): number {
    const before = read(path);
    if (before.kind !== 'ok') return 0;
    if (Object.keys(before.tables).length === 0) return before.saves;
    mkdirSync(backupFolder, { recursive: true });
    const name = `scores-${kind}-${stamp(now())}.json`;
    writeFileSync(join(backupFolder, name), readFileSync(path));
    for (const old of listBackups().slice(MOST_BACKUPS)) rmSync(join(backupFolder, old));
    return before.saves;
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

  /** Takes the tables as they are on the disk now. */
  function refresh(): void {
    if (isUnsaved) return;
    const found = read(path);
    if (found.kind === 'missing') tables = {};
    else if (found.kind === 'altered') setAside('altered', 'was altered by something else');
    else if (found.saves < scoreKey.saves()) setAside('older', 'was replaced by an older one');
    else tables = found.tables;
  }

  function setAside(word: string, what: string): void {
    tables = {};
    const aside = `${path}.${word}-${stamp(now())}`;
    try {
      renameSync(path, aside);
      problem = `The top ten ${what}; it is kept as ${aside} and the tables begin anew, or from a backup.`;
    } catch {
      problem = `The top ten ${path} ${what}; the tables begin anew.`;
    }
  }

  refresh();
  return {
    tables() {
      refresh();
      return tables;
    },
    problem: () => problem,
    backups: listBackups,
    change(update) {
      refresh();
      write(update(tables));
    },
    restore(backup) {
      const found: Opened = isBackup.test(backup) ? read(join(backupFolder, backup)) : { kind: 'missing' };
      if (found.kind === 'ok') write(found.tables);
      else
        problem = `The backup ${backup} ${found.kind === 'missing' ? 'is not there' : 'was altered by something else'}.`;
    },
  };
}

function parse(text: string): Sealed | null {
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
