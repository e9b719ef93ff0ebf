import { setImmediate } from 'node:timers/promises';
import type { TwoNumberCount } from '../game/twoNumberGames.ts';
import { makeTwoNumberGames } from '../game/twoNumberGames.ts';
import { usualMineTotal } from '../model/mineTotal.ts';
import type { Zone } from '../solver/twoNumbers.ts';
import { twoNumberRisks, ZONES } from '../solver/twoNumbers.ts';
import type { Output } from './console.ts';
import { startProgress } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT } from './exitCodes.ts';
import type { PatternResult } from './patternsText.ts';
import { differencePlot, pairTable, Z95, zoneTable } from './patternsText.ts';
import { THESIS_BOARD, THESIS_PAIRS, thesisNotes } from './thesisTable.ts';

export interface PatternsOptions {
  readonly size: { readonly rows: number; readonly cols: number };
  /** The usual total of the size, unless given. */
  readonly mines?: number | undefined;
  /** The pairs of the thesis, unless given. */
  readonly pair?: readonly [number, number] | undefined;
  /** Boards to simulate; 0 for the formula alone. */
  readonly games: number;
  readonly seed: number;
  readonly json: boolean;
}

/** Boards between two looks at the clock and the progress bar. */
const BOARDS_A_STEP = 500;

/**
 * `automine patterns`: the two-number table of the thesis' probability chapter for any board, mine count and pair, in
 * closed form and simulated.
 */
export async function showPatterns(options: PatternsOptions, output: Output): Promise<ExitCode> {
  const { size, games, seed, json } = options;
  const mines = options.mines ?? usualMineTotal({ shape: 'square', ...size });
  const problem = problemWith(size, mines);
  if (problem !== null || mines === null) {
    output.error(problem ?? '');
    return EXIT.usage;
  }
  const board = { ...size, mines };
  const cells = size.rows * size.cols;
  const pairs = options.pair ? [options.pair] : THESIS_PAIRS.map(({ pair }) => pair);
  const possible = pairs.flatMap((pair) => {
    const formula = twoNumberRisks({ cells, mines, pair });
    return formula ? [{ pair, formula }] : [];
  });
  if (possible.length === 0) {
    const what = options.pair ? `The pair ${options.pair.join(',')}` : 'No pair of the thesis';
    const verb = options.pair ? 'cannot be' : 'can be';
    output.error(`${what} ${verb} on ${size.rows}x${size.cols} with ${mines} mines: choose other numbers.`);
    return EXIT.usage;
  }
  const counts = await simulate({ ...board, pairs: possible.map(({ pair }) => pair), seed }, games);
  const results = possible.map((known, i): PatternResult => ({ ...known, simulated: counts[i] as TwoNumberCount }));
  const isThesis = Object.entries(THESIS_BOARD).every(([key, value]) => board[key as keyof typeof board] === value);
  const notes = isThesis ? thesisNotes(possible.map(({ pair }) => pair)) : [];
  if (json) output.out(JSON.stringify({ ...board, games, seed, patterns: results.map(makePatternJson), notes }));
  else for (const line of makeText(board, { games, seed }, results, notes)) output.out(line);
  return EXIT.ok;
}

function problemWith({ rows, cols }: PatternsOptions['size'], mines: number | null): string | null {
  if (Math.min(rows, cols) < 3 || Math.max(rows, cols) < 4)
    return `A board of ${rows}x${cols} has no room for two numbers with all their neighbours: give 3x4 or more.`;
  if (mines === null) return `No mine total is usual for ${rows}x${cols}: give --mines.`;
  return null;
}

async function simulate(spec: Parameters<typeof makeTwoNumberGames>[0], games: number): Promise<TwoNumberCount[]> {
  const simulation = makeTwoNumberGames(spec);
  const progress = startProgress(games, 'boards');
  for (let played = 0; played < games; played += BOARDS_A_STEP) {
    const boards = Math.min(BOARDS_A_STEP, games - played);
    simulation.play(boards);
    progress.step(boards);
    // Lets Ctrl+C and the bar have their turn.
    await setImmediate();
  }
  progress.stop();
  return simulation.counts();
}

function makeText(
  { rows, cols, mines }: { rows: number; cols: number; mines: number },
  { games, seed }: Pick<PatternsOptions, 'games' | 'seed'>,
  results: readonly PatternResult[],
  notes: readonly string[],
): string[] {
  const boards = games > 0 ? `; ${games.toLocaleString('en')} simulated boards, seed ${seed}` : '';
  const plot = differencePlot(results);
  return [
    `The risk of each cell around two numbers, nothing else known: ${rows}x${cols}, ${mines} mines${boards}.`,
    'Top: the 3 cells that only the first number touches; middle: the 4 that both touch; bottom: the 3 of the second.',
    '',
    ...results.flatMap(pairTable),
    ...zoneTable(results),
    ...(plot.length > 0 ? ['', ...plot] : []),
    ...(notes.length > 0
      ? ['', 'Where the thesis differs from its formula:', ...notes.map((note) => `  ${note}`)]
      : []),
  ];
}

function makePatternJson({ pair, formula, simulated }: PatternResult) {
  const { zones, seen } = simulated;
  const each = (of: (zone: Zone) => number) => Object.fromEntries(ZONES.map((zone) => [zone, of(zone)]));
  return {
    pair,
    chance: formula.chance,
    formula: formula.risk,
    seen,
    simulated: zones && each((zone) => zones[zone].risk),
    difference: zones && each((zone) => zones[zone].risk - formula.risk[zone]),
    halfWidth95: zones && each((zone) => Z95 * zones[zone].error),
    cells: zones && [0, 1, 2, 3].map((row) => simulated.cells.slice(3 * row, 3 * row + 3)),
  };
}
