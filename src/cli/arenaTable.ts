import type { ArenaSettings } from '../arena/settings.ts';
import { countGames } from '../arena/settings.ts';
import type { Interval } from '../arena/statistics.ts';
import type { Summary } from '../arena/tally.ts';
import { makeHeader } from '../model/notation.ts';
import { cellWords } from '../model/topology.ts';

const FIRST_WORDS = { safe: 'hits no mine', zero: 'hits a zero', any: 'may hit a mine' } as const;

/** What was played, in one line. */
export function describeRun({ games }: ArenaSettings): string {
  const count = countGames(games).toLocaleString('en');
  if (games.kind === 'boards') return `${count} given boards`;
  const { size, mines, first, start, seed } = games;
  const click =
    start === null
      ? "the first click is the strategy's own"
      : `the first click at ${cellWords(start, size.cols)} ${FIRST_WORDS[first]}`;
  return `${count} games of ${makeHeader({ ...size, mines })}, seeds ${seed} to ${seed + games.games - 1}; ${click}`;
}

interface Column {
  readonly title: string;
  readonly text: (summary: Summary) => string;
}

/** The results as cells of a table, a row a strategy under one of titles. Rates in per cent, times in ms. */
export function makeCells(summaries: readonly Summary[]): string[][] {
  const columns = summaries.length > 1 ? [...COLUMNS.slice(0, 3), PAIRED, ...COLUMNS.slice(3)] : COLUMNS;
  return [columns.map(({ title }) => title), ...summaries.map((s) => columns.map(({ text }) => text(s)))];
}

/** The same as lines of text. */
export function makeTable(summaries: readonly Summary[]): string[] {
  return alignTable(makeCells(summaries));
}

/** Cells of a table as lines of text: the first column to the left, the others to the right, a rule under the titles. */
export function alignTable(rows: readonly (readonly string[])[]): string[] {
  const widths = (rows[0] as string[]).map((_, k) => Math.max(...rows.map((row) => (row[k] as string).length)));
  const lines = rows.map((row) =>
    row
      .map((cell, k) => (k === 0 ? cell.padEnd(widths[k] as number) : cell.padStart(widths[k] as number)))
      .join('  ')
      .trimEnd(),
  );
  return [lines[0] as string, '─'.repeat(Math.max(...lines.map((line) => line.length))), ...lines.slice(1)];
}

/** The difference to the first strategy, in percentage points. */
const PAIRED: Column = {
  title: 'gain (95 %)',
  text: ({ strategy, paired }) =>
    strategy === paired.against ? 'reference' : `${signed(paired.difference)} (${range(paired.ci95, signed)})`,
};

const COLUMNS: readonly Column[] = [
  { title: 'strategy', text: ({ strategy }) => strategy },
  { title: 'games', text: ({ games }) => games.toLocaleString('en') },
  { title: 'won % (95 %)', text: ({ winRate, ci95 }) => `${percent(winRate)} (${range(ci95, percent)})` },
  { title: 'moves', text: ({ movesPerGame }) => movesPerGame.toFixed(1) },
  { title: 'guesses', text: ({ guessesPerGame }) => guessesPerGame.toFixed(2) },
  { title: 'ms/move p50', text: ({ msPerMove }) => time(msPerMove.p50) },
  { title: 'p95', text: ({ msPerMove }) => time(msPerMove.p95) },
  { title: 'p99', text: ({ msPerMove }) => time(msPerMove.p99) },
  { title: 'max', text: ({ msPerMove }) => time(msPerMove.max) },
  { title: 'ms/game', text: ({ msPerGame }) => time(msPerGame) },
  { title: 'MiB', text: ({ memoryMb }) => memoryMb.toFixed(0) },
];

function percent(rate: number): string {
  return (100 * rate).toFixed(1);
}

function signed(rate: number): string {
  return `${rate > 0 ? '+' : ''}${percent(rate)}`;
}

function range([low, high]: Interval, text: (rate: number) => string): string {
  return `${text(low)} to ${text(high)}`;
}

/** Three digits, whatever the size; ms. */
function time(ms: number): string {
  if (ms >= 100) return ms.toFixed(0);
  return ms.toFixed(ms >= 10 ? 1 : ms >= 1 ? 2 : 3);
}
