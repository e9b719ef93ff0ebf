import { writeFile } from 'node:fs/promises';
import type { Command } from 'commander';
import type { Interval } from '../arena/statistics.ts';
import type { StatisticsLine } from '../statistics/gameStatistics.ts';
import { boardName, makeLines } from '../statistics/gameStatistics.ts';
import { loadStatistics, resetStatistics, statisticsPath } from '../statistics/statisticsFile.ts';
import { alignTable } from './arenaTable.ts';
import type { Output } from './console.ts';
import { PROCESS_OUTPUT } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import { examples } from './optionTypes.ts';

export interface StatisticsOptions {
  readonly json: boolean;
  readonly csv?: string | undefined;
  readonly report?: string | undefined;
  readonly reset: boolean;
}

/** `automine statistics`: what was kept of games over all runs. */
export async function showStatistics(options: StatisticsOptions, output: Output): Promise<ExitCode> {
  const { value, problem } = loadStatistics();
  if (problem !== null) output.error(problem);
  if (options.reset) return reset(makeLines(value), output);
  const lines = makeLines(value);
  const files: [string | undefined, () => Promise<string> | string][] = [
    [options.csv, () => makeCsv(lines)],
    // The libraries that draw are loaded only here.
    [
      options.report,
      async () => (await import('../statistics/statisticsPage.ts')).makeStatisticsPage(lines, makeCells(lines)),
    ],
  ];
  for (const [file, make] of files) {
    if (file !== undefined && !(await write(file, await make(), output))) return EXIT.unreadable;
  }
  if (options.json) for (const line of lines) output.out(JSON.stringify(line));
  else if (lines.length === 0)
    output.out('No game is counted yet: automine play counts finished games, automine arena with --keep.');
  else for (const line of alignTable(makeCells(lines))) output.out(line);
  return problem === null ? EXIT.ok : EXIT.unanswered;
}

async function reset(lines: readonly StatisticsLine[], output: Output): Promise<ExitCode> {
  const problem = await resetStatistics();
  if (problem !== null) {
    output.error(problem);
    return EXIT.unreadable;
  }
  const games = lines.reduce((sum, line) => sum + line.games, 0);
  output.out(`The statistics of ${games.toLocaleString('en')} games are forgotten.`);
  return EXIT.ok;
}

async function write(file: string, text: string, output: Output): Promise<boolean> {
  try {
    await writeFile(file, text);
    return true;
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    output.error(`${file} cannot be written (${code}): name a file in a folder that exists and that you may write to.`);
    return false;
  }
}

/** The statistics as cells of a table under one line of titles. */
function makeCells(lines: readonly StatisticsLine[]): string[][] {
  const titles = ['player', 'board', 'games', 'won % (95 %)', 'time/game (95 %)', 'moves', 'guesses', 'MiB', 'last'];
  return [
    titles,
    ...lines.map((line) => [
      line.strategy,
      boardName(line),
      line.games.toLocaleString('en'),
      `${percent(line.winRate)} (${percent(line.ci95[0])} to ${percent(line.ci95[1])})`,
      timeWithRange(line.msPerGame, line.msCi95),
      line.movesPerGame.toFixed(1),
      line.guessesPerGame.toFixed(2),
      line.memoryMb?.toFixed(0) ?? '–',
      line.last.slice(0, 'yyyy-mm-dd'.length),
    ]),
  ];
}

function percent(rate: number): string {
  return (100 * rate).toFixed(1);
}

/** A mean time with its interval, three digits of each, in ms or seconds as suits the mean. */
function timeWithRange(ms: number, interval: Interval | null): string {
  const [unit, factor] = ms < 1000 ? ['ms', 1] : ['s', 1000];
  const digits = (time: number) => String(Number((time / (factor as number)).toPrecision(3)));
  const range = interval ? ` (${digits(interval[0])} to ${digits(interval[1])})` : '';
  return `${digits(ms)} ${unit}${range}`;
}

/** Comma-separated values with a line of titles (RFC 4180); times in ms, rates from 0 to 1. */
function makeCsv(lines: readonly StatisticsLine[]): string {
  const columns: [string, (line: StatisticsLine) => string | number | null][] = [
    ['player', (l) => l.strategy],
    ['shape', (l) => l.shape],
    ['level', (l) => l.level],
    ['boards', (l) => l.boards],
    ['games', (l) => l.games],
    ['won', (l) => l.won],
    ['win_rate', (l) => l.winRate],
    ['win_rate_low', (l) => l.ci95[0]],
    ['win_rate_high', (l) => l.ci95[1]],
    ['ms_per_game', (l) => l.msPerGame],
    ['ms_per_game_low', (l) => l.msCi95?.[0] ?? null],
    ['ms_per_game_high', (l) => l.msCi95?.[1] ?? null],
    ['ms_max', (l) => l.msMax],
    ['moves_per_game', (l) => l.movesPerGame],
    ['guesses_per_game', (l) => l.guessesPerGame],
    ['memory_mib', (l) => l.memoryMb],
    ['since', (l) => l.since],
    ['last', (l) => l.last],
  ];
  // No value can hold a comma, a quote or a line's end: names and levels are checked when games are counted.
  const rows = [columns.map(([title]) => title), ...lines.map((line) => columns.map(([, value]) => value(line) ?? ''))];
  return rows.map((row) => `${row.join(',')}\r\n`).join('');
}

const HELP = `
Games are counted in ${statisticsPath()}: those of arena runs with --keep, and those of the practice
game, your own as player "you". A game with the same seed is counted once for each player. Times are those of a player's
decisions alone; for you the time on the clock. Your guesses are openings of cells that were not proved safe. Boards on which the first click may hit other things are counted apart.
`;

/** Adds `automine statistics`. */
export function addStatisticsCommand(program: Command, finish: (code: ExitCode) => void): void {
  program
    .command('statistics')
    .description('games won and the time they took, by player and level, over all runs that were kept')
    .option('--json', 'one JSON object a line', false)
    .option('--csv <file>', 'also write them as comma-separated values')
    .option('--report <html>', 'also write a page with plots')
    .option('--reset', 'forget all games', false)
    .addHelpText(
      'after',
      HELP + examples('automine arena --level beginner --keep', 'automine statistics --report statistics.html'),
    )
    .action(async (options: StatisticsOptions) => {
      finish(await showStatistics(options, PROCESS_OUTPUT));
    });
}
