import { openPlayers } from '../arena/players.ts';
import { runArena } from '../arena/runArena.ts';
import type { RandomGames } from '../arena/settings.ts';
import type { Book, LearnedGame } from './book.ts';
import { addToBook } from './book.ts';

/** Games that are learned at once. Less than all are never added, so that an end in between changes no result. */
const PORTION = 1000;

export interface LearnOptions {
  readonly workers: number;
  readonly stop: AbortSignal;
  /** Told of games as they end. */
  readonly onPlayed: (games: number) => void;
  /** Takes the book after each portion; a sentence ends the learning. */
  readonly save: (book: Book) => Promise<string | null>;
}

/**
 * Plays arena games with the player `explorer` and adds them to a book, a portion after another. What is learned depends
 * on the seeds alone, not on the number of workers.
 * @returns what went wrong, in one sentence, or null; being stopped is not wrong.
 */
export async function learnGames(games: RandomGames, book: Book, options: LearnOptions): Promise<string | null> {
  let learned = book;
  for (let done = 0; done < games.games && !options.stop.aborted; done += PORTION) {
    const portion = { ...games, seed: games.seed + done, games: Math.min(PORTION, games.games - done) };
    const played = await playPortion(portion, options);
    if (typeof played === 'string') return played;
    if (played.length < portion.games) return null;
    learned = addToBook(learned, played, portion.seed + portion.games);
    const problem = await options.save(learned);
    if (problem !== null) return problem;
  }
  return null;
}

async function playPortion(
  games: RandomGames,
  { workers, stop, onPlayed }: LearnOptions,
): Promise<readonly LearnedGame[] | string> {
  const settings = { games, strategies: ['explorer'], learned: new Map() } as const;
  const players = openPlayers(settings, Math.min(workers, games.games));
  const played: LearnedGame[] = [];
  try {
    const { failure } = await runArena(settings, players, {
      stop,
      onPlayed(ended) {
        for (const { outcome } of ended) played.push({ won: outcome.won, choices: outcome.choices ?? [] });
        onPlayed(ended.length);
      },
    });
    return failure ?? played;
  } finally {
    await players.close();
  }
}
