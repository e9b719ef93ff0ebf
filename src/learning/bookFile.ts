import { join } from 'node:path';
import { z } from 'zod';
import { STAGES } from '../arena/playGame.ts';
import { withFileLock } from '../settings/fileLock.ts';
import type { JsonFile, LoadedFile } from '../settings/jsonFile.ts';
import { loadJson, saveJson } from '../settings/jsonFile.ts';
import { platformFolder } from '../settings/platformFolder.ts';
import type { LearnedBooks } from '../solver/strategies/learned.ts';
import type { Book, PatternCount } from './book.ts';
import { MOST_PATTERNS, worthsOf } from './book.ts';

/** What was learned, in one file: a line of text a pattern, "pattern seen won survived,survived,…". */
type BooksFile = z.infer<typeof schema>;

const VERSION = 1;
/** Boards that are kept; the one learned first makes room. */
const MOST_BOOKS = 20;
const count = z.number().int().nonnegative();
const stages = z.array(count).length(STAGES);
const LINE = /^([-#F0-9abc]{1,12}) (\d{1,12}) (\d{1,12}) (\d{1,12}(?:,\d{1,12}){9})$/;
const book = z
  .object({
    key: z.string().regex(/^(?:square|hex|triangle) \d{1,4}x\d{1,4}\/\d{1,7}$/),
    games: count,
    won: count,
    nextSeed: count,
    survived: stages,
    wonAfter: stages,
    patterns: z.array(z.string().regex(LINE)).max(MOST_PATTERNS),
  })
  .refine(({ games, won }) => won <= games);
const schema = z.object({ version: z.literal(VERSION), books: z.array(book).max(MOST_BOOKS) });

/** The file in the platform's place for data. */
export function booksPath(): string {
  return join(platformFolder('data'), 'learned.json');
}

/** Reads what was learned. A broken file is set aside under another name, and learning begins anew. */
export function loadBooks(path = booksPath()): LoadedFile<readonly Book[]> {
  const { value, problem } = loadJson(fileAt(path));
  return { value: value.books.map(unpackBook), problem };
}

/** Puts a book in the place of the one on the same board; returns what went wrong, in one sentence, or null. */
export async function saveBook(changed: Book, path = booksPath()): Promise<string | null> {
  return writeBooks(path, (books) => [...books.filter(({ key }) => key !== changed.key), changed].slice(-MOST_BOOKS));
}

/** Forgets everything; returns what went wrong, in one sentence, or null. */
export async function forgetBooks(path = booksPath()): Promise<string | null> {
  return writeBooks(path, () => []);
}

/** What the player `learned` knows of all boards. */
export function learnedFrom(books: readonly Book[]): LearnedBooks {
  return new Map(books.map((known) => [known.key, worthsOf(known)]));
}

async function writeBooks(path: string, change: (books: readonly Book[]) => readonly Book[]): Promise<string | null> {
  try {
    return await withFileLock(path, () => {
      const { value, problem } = loadBooks(path);
      return saveJson(fileAt(path), { version: VERSION, books: change(value).map(packBook) }) ?? problem;
    });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === undefined) throw error;
    return `What was learned cannot be kept in ${path} (${code}): make that folder writable.`;
  }
}

function packBook({ patterns, survived, wonAfter, ...rest }: Book): BooksFile['books'][number] {
  const lines = [...patterns].map(([key, c]) => `${key} ${c.seen} ${c.won} ${c.survived.join(',')}`);
  return { ...rest, survived: [...survived], wonAfter: [...wonAfter], patterns: lines };
}

function unpackBook({ patterns, ...rest }: BooksFile['books'][number]): Book {
  return { ...rest, patterns: new Map(patterns.map(unpackLine)) };
}

function unpackLine(line: string): [string, PatternCount] {
  const [, pattern, seen, won, survived] = LINE.exec(line) as RegExpExecArray;
  return [
    pattern as string,
    { seen: Number(seen), won: Number(won), survived: (survived as string).split(',').map(Number) },
  ];
}

function fileAt(path: string): JsonFile<BooksFile> {
  return {
    path,
    schema,
    initial: { version: VERSION, books: [] },
    name: 'The learned patterns',
    without: 'learning begins anew',
  };
}
