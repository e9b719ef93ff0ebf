import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import type { RandomGames } from '../../src/arena/settings.ts';
import type { Book } from '../../src/learning/book.ts';
import { emptyBook } from '../../src/learning/book.ts';
import { booksPath, forgetBooks, learnedFrom, loadBooks, saveBook } from '../../src/learning/bookFile.ts';
import { learnGames } from '../../src/learning/learnGames.ts';
import { makeFolder } from '../cli/runCli.ts';

const folder = makeFolder();
const KEY = 'square 5x5/5';
const GAMES: RandomGames = {
  kind: 'random',
  size: { shape: 'square', rows: 5, cols: 5 },
  mines: 5,
  first: 'safe',
  start: 0,
  games: 60,
  seed: 1000,
};

async function learn(games: RandomGames, workers: number, from = emptyBook(KEY, 1000), most = Infinity): Promise<Book> {
  const ended = new AbortController();
  let book = from;
  let played = 0;
  const problem = await learnGames(games, from, {
    workers,
    stop: ended.signal,
    onPlayed(count) {
      played += count;
      if (played >= most) ended.abort();
    },
    save: async (changed) => {
      book = changed;
      return null;
    },
  });
  expect(problem).toBeNull();
  return book;
}

describe('learning from arena games', () => {
  test('gives the same book with any number of workers, and at once or in two runs', async () => {
    const one = await learn(GAMES, 1);
    expect(one.games).toBe(60);
    expect(one.patterns.size).toBeGreaterThan(10);
    expect(await learn(GAMES, 2)).toEqual(one);
    const half = await learn({ ...GAMES, games: 25 }, 2);
    expect(await learn({ ...GAMES, games: 35, seed: 1025 }, 2, half)).toEqual(one);
    expect((await learn({ ...GAMES, seed: 2000 }, 2)).patterns).not.toEqual(one.patterns);
  });

  test('learns nothing of a portion that was not played to its end', async () => {
    expect((await learn({ ...GAMES, games: 900 }, 1, emptyBook(KEY, 1000), 1)).games).toBe(0);
  });

  test('ends where the book cannot be kept', async () => {
    const save = async () => 'no room';
    const options = { workers: 1, stop: new AbortController().signal, onPlayed: () => undefined, save };
    expect(await learnGames({ ...GAMES, games: 5 }, emptyBook(KEY, 1000), options)).toBe('no room');
  });
});

describe('the file of what was learned', () => {
  test('gives back what was kept, a book a board', async () => {
    const path = join(folder, 'books', 'learned.json');
    const book = await learn({ ...GAMES, games: 20 }, 1);
    expect(await saveBook(book, path)).toBeNull();
    expect(await saveBook({ ...book, key: 'hex 5x5/5' }, path)).toBeNull();
    expect(await saveBook(book, path)).toBeNull();
    const { value, problem } = loadBooks(path);
    expect(problem).toBeNull();
    expect(value.map(({ key }) => key)).toEqual(['hex 5x5/5', KEY]);
    expect(value[1]).toEqual(book);
    expect([...learnedFrom(value).keys()]).toEqual(['hex 5x5/5', KEY]);
    expect(await forgetBooks(path)).toBeNull();
    expect(loadBooks(path).value).toEqual([]);
  });

  test('a broken one is set aside and said', async () => {
    const inside = join(folder, 'broken');
    const path = join(inside, 'learned.json');
    await saveBook(await learn({ ...GAMES, games: 5 }, 1), path);
    writeFileSync(path, readFileSync(path, 'utf8').replace(/"([-#F0-9]{8}) \d+ /, '"$1 many '));
    const { value, problem } = loadBooks(path);
    expect(value).toEqual([]);
    expect(problem).toMatch(/^The learned patterns were broken; they are kept as .*, learning begins anew\.$/);
    expect(readdirSync(inside).filter((file) => file.includes('.broken-'))).toHaveLength(1);
  });

  test('lies in the platform’s place for data', () => {
    expect(booksPath()).toMatch(/automine.*learned\.json$/);
  });
});
