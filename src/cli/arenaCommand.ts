import type { Command } from 'commander';
import type { Players } from '../arena/players.ts';
import { openPlayers } from '../arena/players.ts';
import type { ArenaResult, PlayedGame } from '../arena/runArena.ts';
import { runArena } from '../arena/runArena.ts';
import type { RunFile } from '../arena/runFile.ts';
import { openRunFile } from '../arena/runFile.ts';
import type { ArenaSettings } from '../arena/settings.ts';
import { countGames } from '../arena/settings.ts';
import type { Tally } from '../arena/tally.ts';
import { summarise } from '../arena/tally.ts';
import { learnedFrom, loadBooks } from '../learning/bookFile.ts';
import type { Failure } from '../model/errors.ts';
import { success } from '../model/errors.ts';
import type { LearnedBooks } from '../solver/strategies/learned.ts';
import { bookKey } from '../solver/strategies/learned.ts';

import {
  firstOption,
  gamesOption,
  levelOption,
  PLAYERS,
  seedOption,
  shapeOption,
  startOption,
  strategiesOption,
  USUAL_PLAYERS,
  usualWorkers,
  workersOption,
} from './arenaOptions.ts';
import { canReport, describeInterruption, printResult, writeReport } from './arenaResult.ts';
import type { ArenaOptions } from './arenaSettings.ts';
import { makeSettings } from './arenaSettings.ts';
import type { Output, Progress } from './console.ts';
import { PROCESS_OUTPUT, startProgress } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import type { GameKeeper } from './keepGames.ts';
import { keepGames } from './keepGames.ts';
import { examples } from './optionTypes.ts';
import { onEndingSignal } from './signals.ts';

/** A run that is over sooner needs no progress bar, ms. */
const SHORT_RUN = 1000;
/** What holds unless told otherwise; 1000 games give an interval of about three points on either side. */
const USUAL = {
  level: levelOption('expert'),
  first: 'safe',
  shape: 'square',
  games: 1000,
  seed: 1,
  strategy: USUAL_PLAYERS,
  json: false,
  keep: false,
  workers: usualWorkers(),
} as const satisfies ArenaOptions;

/** `automine arena`: lets strategies play many games and compares them. */
export async function playArena(options: ArenaOptions, version: string, output: Output): Promise<ExitCode> {
  const learned = loadLearned(options, output);
  const made = await makeSettings(options, learned);
  if (!made.ok) return refuse(made, output);
  const settings = made.value;
  const { report } = options;
  if (report && !(await canReport(report, output))) return EXIT.unreadable;
  const file = options.resume === undefined ? success(null) : openRunFile(options.resume, settings, version);
  if (!file.ok) return refuse(file, output);
  const total = countGames(settings.games) * settings.strategies.length;
  const players = openPlayers(settings, Math.min(options.workers, total));
  try {
    const keeper = options.keep && settings.games.kind === 'random' ? keepGames(settings.games) : null;
    const result = await play(settings, players, file.value, keeper);
    for (const problem of (await keeper?.finish()) ?? []) output.error(problem);
    if (result.failure !== null) {
      output.error(result.failure);
      return EXIT.unanswered;
    }
    const [reference] = result.tallies;
    const summaries = result.tallies.map((tally) => summarise(tally, reference as Tally, countGames(settings.games)));
    printResult(summaries, result, settings, options.json, output);
    const reported = !report || (await writeReport(report, summaries, result, settings, output));
    if (!result.complete) output.error(describeInterruption(result, settings, options.resume));
    return reported ? (result.complete ? EXIT.ok : EXIT.unanswered) : EXIT.unreadable;
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException;
    if (syscall !== 'write') throw error;
    output.error(`${options.resume} cannot be written (${code}): make room and run the same command again.`);
    return EXIT.unreadable;
  } finally {
    file.value?.close();
    await players.close();
  }
}

/** What the player `learned` knows; read only where it plays. */
function loadLearned({ strategy, shape, level, boards }: ArenaOptions, output: Output): LearnedBooks {
  if (!strategy.includes('learned')) return new Map();
  const { value, problem } = loadBooks();
  if (problem !== null) output.error(problem);
  const learned = learnedFrom(value);
  const key = bookKey({ shape, ...level }, level.mines);
  if (boards === undefined && !learned.has(key))
    output.error(`Nothing is learned on ${key}, so that learned plays like safest: automine learn teaches it.`);
  return learned;
}

/** Plays with a progress bar until all is played, or somebody asks it to end. */
async function play(
  settings: ArenaSettings,
  players: Players,
  file: RunFile | null,
  keeper: GameKeeper | null,
): Promise<ArenaResult> {
  const total = countGames(settings.games) * settings.strategies.length;
  const before = file?.games ?? [];
  keeper?.add(before, 0);
  let done = before.length;
  const bars: Progress[] = [];
  const timer = setTimeout(() => {
    bars.push(startProgress(total, 'games', { done, least: 1 }));
  }, SHORT_RUN);
  const stop = new AbortController();
  const release = onEndingSignal(() => {
    // Who asks twice does not wait for the games under way.
    if (stop.signal.aborted) process.exit(EXIT.unanswered);
    stop.abort();
  });
  const onPlayed = (games: readonly PlayedGame[], memoryMb: number) => {
    file?.append(games);
    keeper?.add(games, memoryMb);
    done += games.length;
    for (const bar of bars) bar.step(games.length);
  };
  try {
    return await runArena(settings, players, { before, onPlayed, stop: stop.signal });
  } finally {
    clearTimeout(timer);
    release();
    for (const bar of bars) bar.stop();
  }
}

function refuse({ code, reason }: Failure, output: Output): ExitCode {
  output.error(reason);
  return code === 'option-invalid' || code === 'run-invalid' ? EXIT.usage : EXIT.unreadable;
}

/** Options that only drawn boards have. */
const DRAWN_ONLY = ['level', 'first', 'start', 'games'] as const;

const BOARDS_HELP = `
Boards (--boards): JSON lines {"rows": 2, "cols": 2, "mines": [[0, 1]], "start": [1, 0]}, counted from 0, played exactly;
"shape" may be given too, and without "start" the strategy makes the first click. Standard output has one line a board in
order, "won" or "lost", with several strategies one word for each; the table goes to standard error. With --json one
object for each board and strategy, {"board": 0, "strategy": "safest", "outcome": "won"}, then one for each strategy.

A result does not depend on the number of workers. guesses are decisions that the strategy itself called risky; times are
those of its decisions alone; gain compares wins with the first strategy game by game, in percentage points; memory is the
most that one thread held (MiB) after games of this strategy. All strategies share the threads: play one alone to see its
own memory.
`;

/** Adds `automine arena`. */
export function addArenaCommand(program: Command, version: string, finish: (code: ExitCode) => void): void {
  program
    .command('arena')
    .description('let strategies play many games and compare them')
    .option('--level <level>', 'beginner, beginner8, intermediate, expert (usual) or ROWSxCOLUMNS/MINES', levelOption)
    .option('--first <click>', 'what the first click may hit: safe, zero or any', firstOption, USUAL.first)
    .option('--start <r,c>', 'its cell, from 0 (safe: 0,0; zero: 3,3; any: the strategy chooses)', startOption)
    .option('--shape <shape>', 'square, hex or triangle', shapeOption, USUAL.shape)
    .option('--games <n>', 'how many games each strategy plays', gamesOption, USUAL.games)
    .option('--seed <s>', 'game i, from 0, has the seed s + i, for all strategies', seedOption, USUAL.seed)
    .option('--strategy <names>', `with commas between, of ${PLAYERS.join(', ')}`, strategiesOption, USUAL.strategy)
    .option('--boards <file>', 'play these boards instead of drawn ones, see below')
    .option('--json', 'one JSON object a line, one line a strategy', false)
    .option('--report <html>', 'write a page with plots')
    .option('--resume <file>', 'keep finished games there, and go on where that file ends')
    .option('--keep', 'add the games to the statistics, see automine statistics', false)
    .option('--workers <n>', 'how many games are played at once (usually one a core)', workersOption)
    .addHelpText(
      'after',
      BOARDS_HELP +
        examples(
          'automine arena --level expert --games 1000 --strategy safest,random',
          'automine arena --level 8x8/10 --first zero --start 3,3 --games 10000 --resume run.jsonl --report report.html',
          'automine arena --boards boards.jsonl --strategy safest --json',
        ),
    )
    .action(async (options: Partial<ArenaOptions>, command: Command) => {
      const idle =
        options.boards === undefined ? [] : DRAWN_ONLY.filter((o) => command.getOptionValueSource(o) === 'cli');
      if (idle.length > 0)
        PROCESS_OUTPUT.error(`--${idle.join(', --')}: without effect, since --boards gives the games.`);
      finish(await playArena({ ...USUAL, ...options }, version, PROCESS_OUTPUT));
    });
}
