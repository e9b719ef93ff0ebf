import type { Command } from 'commander';
import { wilson } from '../arena/statistics.ts';
import type { FirstClick } from '../game/game.ts';
import type { Book } from '../learning/book.ts';
import { emptyBook, expectedWins, worthOf } from '../learning/book.ts';
import { booksPath, forgetBooks, loadBooks, saveBook } from '../learning/bookFile.ts';
import { learnGames } from '../learning/learnGames.ts';
import type { Shape } from '../model/topology.ts';
import { drawPattern } from '../solver/localPattern.ts';
import { bookKey } from '../solver/strategies/learned.ts';
import type { Level } from './arenaOptions.ts';
import {
  firstOption,
  gamesOption,
  levelOption,
  seedOption,
  shapeOption,
  usualWorkers,
  workersOption,
} from './arenaOptions.ts';
import { drawGames } from './arenaSettings.ts';
import type { Output } from './console.ts';
import { PROCESS_OUTPUT, startProgress } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import { examples, wholeNumber } from './optionTypes.ts';
import { onEndingSignal } from './signals.ts';

export interface LearnCommandOptions {
  readonly level: Level;
  readonly shape: Shape;
  readonly first: FirstClick;
  readonly games: number;
  readonly seed?: number | undefined;
  readonly workers: number;
  readonly show: boolean;
  readonly top: number;
  readonly json: boolean;
  readonly reset: boolean;
}

/** Seeds to learn from begin here unless told otherwise: the arena's usual games, from seed 1, then test what was learned. */
const FIRST_SEED = 1_000_001;
/** Patterns seen less often are not shown: their share of games won says little. */
const LEAST_SHOWN = 30;

/** `automine learn`: learns from arena games which choices win, and shows it. */
export async function learn(options: LearnCommandOptions, output: Output): Promise<ExitCode> {
  const { value: books, problem } = loadBooks();
  if (problem !== null) output.error(problem);
  if (options.reset) return forget(books.length, output);
  const key = bookKey({ shape: options.shape, ...options.level }, options.level.mines);
  const book = books.find((known) => known.key === key);
  if (options.show) return show(book, key, options, output);
  const known = book ?? emptyBook(key, FIRST_SEED);
  const seed = options.seed ?? known.nextSeed;
  if (book && seed < book.nextSeed) {
    output.error(`Seeds up to ${book.nextSeed - 1} were learned from on ${key}: give --seed ${book.nextSeed} or more.`);
    return EXIT.usage;
  }
  const drawn = drawGames({ ...options, seed });
  if (!drawn.ok) {
    output.error(drawn.reason);
    return EXIT.usage;
  }
  const stop = new AbortController();
  const release = onEndingSignal(() => stop.abort());
  const bar = startProgress(options.games, 'games', { least: 1 });
  let latest = known;
  const wrong = await learnGames(drawn.value, known, {
    workers: options.workers,
    stop: stop.signal,
    onPlayed: (games) => bar.step(games),
    save: async (changed) => {
      latest = changed;
      return saveBook(changed);
    },
  });
  bar.stop();
  release();
  const learned = latest.games - known.games;
  output.out(`${describeBook(latest)} ${learned.toLocaleString('en')} games are new.`);
  if (wrong !== null) output.error(wrong);
  return wrong === null && learned === options.games ? EXIT.ok : EXIT.unanswered;
}

async function forget(books: number, output: Output): Promise<ExitCode> {
  const problem = await forgetBooks();
  if (problem !== null) {
    output.error(problem);
    return EXIT.unreadable;
  }
  output.out(`What was learned on ${books} ${books === 1 ? 'board' : 'boards'} is forgotten.`);
  return EXIT.ok;
}

function describeBook({ key, games, won, patterns }: Book): string {
  const rate = games === 0 ? 0 : (100 * won) / games;
  return `${key}: ${patterns.size.toLocaleString('en')} patterns from ${games.toLocaleString('en')} games, ${rate.toFixed(1)} % won.`;
}

/** A pattern with what came of it, as `--json` prints it. Rates from 0 to 1. */
function makePatternLine(book: Book, pattern: string) {
  const count = book.patterns.get(pattern);
  if (!count) throw new Error(`Expected a pattern of the book but received ${pattern}`);
  const survived = count.survived.reduce((sum, n) => sum + n, 0);
  return {
    pattern,
    seen: count.seen,
    survived,
    won: count.won,
    winRate: count.won / count.seen,
    ci95: wilson(count.won, count.seen),
    expectedWins: expectedWins(book, count),
    worth: worthOf(book, count),
  };
}

function show(book: Book | undefined, key: string, { top, json }: LearnCommandOptions, output: Output): ExitCode {
  if (!book) {
    output.error(`Nothing is learned on ${key} yet: leave out --show to learn.`);
    return EXIT.unanswered;
  }
  const lines = [...book.patterns.keys()].map((pattern) => makePatternLine(book, pattern));
  if (json) {
    const { games, won, nextSeed } = book;
    output.out(JSON.stringify({ board: key, games, won, nextSeed, patterns: lines }));
    return EXIT.ok;
  }
  const shown = lines.filter(({ seen }) => seen >= LEAST_SHOWN).sort((a, b) => b.worth - a.worth);
  output.out(describeBook(book));
  output.out(
    '@ is the cell that was guessed, F a proved mine, # another closed cell, - off the board; numbers are less',
  );
  output.out('their proved mines. Worth: games won after surviving there over those to be expected at that stage.');
  const best = shown.slice(0, top);
  const worst = shown.slice(best.length).slice(-top);
  for (const [title, part] of [
    ['The best choices:', best],
    ['The worst:', worst],
  ] as const) {
    if (part.length === 0) continue;
    output.out(`\n${title}`);
    for (const line of part) for (const text of describePattern(book, line)) output.out(text);
  }
  return EXIT.ok;
}

function describePattern(book: Book, line: ReturnType<typeof makePatternLine>): string[] {
  const percent = (rate: number) => `${(100 * rate).toFixed(1)} %`;
  const words = [
    `worth ${line.worth.toFixed(3)}`,
    `seen ${line.seen.toLocaleString('en')}, survived ${percent(line.survived / line.seen)}`,
    `won ${percent(line.winRate)} (${line.ci95.map((rate) => (100 * rate).toFixed(1)).join(' to ')})`,
  ];
  const drawn = drawPattern(book.key.split(' ')[0] as Shape, line.pattern);
  const width = Math.max(...drawn.map((row) => row.length));
  // Rows of different lengths lie about one middle.
  const rows = drawn.map((row) => ' '.repeat(Math.floor((width - row.length) / 2)) + row);
  return ['', ...rows.map((row, k) => `  ${row.padEnd(width)}   ${words[k] ?? ''}`.trimEnd())];
}

/** Adds `automine learn`. */
export function addLearnCommand(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('learn')
    .description('learn from arena games which choices in local patterns win; the strategy "learned" uses it')
    .option(
      '--level <level>',
      'beginner, beginner8, intermediate, expert (usual) or ROWSxCOLUMNS/MINES',
      levelOption,
      levelOption('expert'),
    )
    .option('--shape <shape>', 'square, hex or triangle', shapeOption, 'square')
    .option('--first <click>', 'what the first click may hit: safe, zero or any', firstOption, 'safe')
    .option('--games <n>', 'how many games to learn from', gamesOption, 10_000)
    .option('--seed <s>', `that of the first game (usually goes on; at first ${FIRST_SEED})`, seedOption)
    .option('--workers <n>', 'how many games are played at once (usually one a core)', workersOption, usualWorkers())
    .option('--show', 'show what was learned instead', false)
    .option('--top <n>', 'so many of the best and of the worst choices', wholeNumber, 8)
    .option('--json', 'with --show: one JSON object with every pattern', false)
    .option('--reset', 'forget everything', false)
    .addHelpText(
      'after',
      `\nWhat is learned is kept in ${booksPath()}.\n${examples(
        'automine learn --level intermediate --games 20000',
        'automine learn --level intermediate --show',
        'automine arena --level intermediate --strategy safest,learned --games 10000',
      )}`,
    )
    .action(async (options: LearnCommandOptions) => {
      finish(await learn(options, PROCESS_OUTPUT));
    });
}
