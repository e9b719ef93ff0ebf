import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import { SHAPES } from '../model/topology.ts';
import type { ScoreFile } from '../scores/scoreFile.ts';
import { LONGEST_NAME, placeOf, withEntry, withoutLevel } from '../scores/scoreTables.ts';
import { STRATEGY_NAMES } from '../solver/strategies/strategy.ts';
import { BOARD_KINDS, HUMAN, LEVEL_PATTERN } from '../statistics/gameStatistics.ts';
import type { GameOver, RequestName, Requests, Scores } from './requests.ts';

export interface PracticeParts {
  readonly scores: ScoreFile;
  /** Where the key is, in one sentence. */
  readonly keeper: string;
  /** Is told of games that were played to their end. */
  readonly onGamesOver?: (games: readonly GameOver[]) => void;
  /** A clock that never goes back, ms. */
  readonly now?: () => number;
}

/** Answers the requests of practice pages; what is no request of theirs fails with `option-invalid`. */
export type PracticeApi = (name: string, body: string) => Result<unknown>;

/** Games that go on at one time; the oldest are forgotten. */
const MOST_GAMES = 100;
/** Games in one request of run mode. */
const MOST_PLAYED = 20_000;

/** "square 16x30/99", or the same "without guesses". */
const level = z.string().regex(/^(square|hex|triangle) \d{1,2}x\d{1,2}\/\d{1,4}( without guesses)?$/);
const count = z.number().int().min(0);
const id = z.string().max(40);
const schemas: { readonly [K in RequestName]: z.ZodType<Requests[K]['ask']> } = {
  begin: z.object({ level }),
  pause: z.object({ id }),
  resume: z.object({ id }),
  win: z.object({ id }),
  name: z.object({ id, name: z.string().trim().min(1).max(LONGEST_NAME) }),
  scores: z.object({}),
  reset: z.object({ level: level.nullable() }),
  restore: z.object({ backup: z.string().max(100) }),
  games: z.object({
    games: z
      .array(
        z.object({
          strategy: z.enum([...STRATEGY_NAMES, HUMAN]),
          shape: z.enum(SHAPES),
          level: z.string().regex(LEVEL_PATTERN),
          boards: z.enum(BOARD_KINDS),
          won: z.boolean(),
          ms: z.number().min(0),
          moves: count,
          guesses: count,
        }),
      )
      .max(MOST_PLAYED),
  }),
};

/** A game whose time is kept here. */
interface Begun {
  readonly level: string;
  /** When it began, later by as long as it was paused, ms of the clock. */
  readonly at: number;
  /** Since when it is paused, ms of the clock, or null. */
  readonly pausedAt: number | null;
  /** How long it took, once it is won, ms. */
  readonly ms: number | null;
}

export function makePracticeApi(parts: PracticeParts): PracticeApi {
  const { scores, keeper, onGamesOver, now = () => performance.now() } = parts;
  const games = new Map<string, Begun>();

  const tell = (): Scores => ({
    tables: scores.tables(),
    problem: scores.problem(),
    backups: scores.backups(),
    keeper,
  });

  const answers: { readonly [K in RequestName]: (ask: Requests[K]['ask']) => Requests[K]['answer'] | null } = {
    begin(asked) {
      const fresh = randomUUID();
      games.set(fresh, { level: asked.level, at: now(), pausedAt: null, ms: null });
      if (games.size > MOST_GAMES) games.delete(games.keys().next().value as string);
      return { id: fresh };
    },
    pause(asked) {
      const game = games.get(asked.id);
      if (!game || game.ms !== null || game.pausedAt !== null) return null;
      games.set(asked.id, { ...game, pausedAt: now() });
      return {};
    },
    resume(asked) {
      const game = games.get(asked.id);
      if (!game || game.pausedAt === null) return null;
      games.set(asked.id, { ...game, at: game.at + now() - game.pausedAt, pausedAt: null });
      return {};
    },
    win(asked) {
      const game = games.get(asked.id);
      if (!game || game.ms !== null || game.pausedAt !== null) return null;
      const ms = Math.round(now() - game.at);
      games.set(asked.id, { ...game, ms });
      return { ms, place: placeOf(scores.tables(), game.level, ms) };
    },
    name(asked) {
      const game = games.get(asked.id);
      if (!game || game.ms === null) return null;
      games.delete(asked.id);
      const entry = { name: asked.name, ms: game.ms, date: new Date().toISOString() };
      scores.change((tables) => withEntry(tables, game.level, entry));
      return tell();
    },
    scores: tell,
    reset(asked) {
      scores.change((tables) => withoutLevel(tables, asked.level));
      return tell();
    },
    restore(asked) {
      scores.restore(asked.backup);
      return tell();
    },
    games(asked) {
      onGamesOver?.(asked.games);
      return {};
    },
  };

  function answer<K extends RequestName>(name: K, body: string): Result<unknown> {
    const asked = schemas[name].safeParse(parseJson(body));
    if (!asked.success) return failure('option-invalid', 'This request cannot be understood.');
    const answered = answers[name](asked.data);
    return answered ? success(answered) : failure('game-invalid', 'No such game goes on here.');
  }

  return (name, body) =>
    Object.hasOwn(answers, name)
      ? answer(name as RequestName, body)
      : failure('option-invalid', 'There is no such request.');
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
