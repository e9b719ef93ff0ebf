import { constants } from 'node:fs';
import { access, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import type { ArenaResult } from '../arena/runArena.ts';
import type { ArenaSettings } from '../arena/settings.ts';
import { countGames } from '../arena/settings.ts';
import type { Summary, Tally } from '../arena/tally.ts';
import { describeRun, makeCells, makeTable } from './arenaTable.ts';
import type { Output } from './console.ts';

/** Prints the outcomes of given boards and what each strategy reached. */
export function printResult(
  summaries: readonly Summary[],
  result: ArenaResult,
  settings: ArenaSettings,
  json: boolean,
  output: Output,
): void {
  const { games } = settings;
  if (games.kind === 'boards')
    for (const line of listOutcomes(result.tallies, countGames(games), json)) output.out(line);
  if (json) {
    for (const summary of summaries) output.out(JSON.stringify(summary));
    return;
  }
  // Beside the outcomes of boards, the table is for the eye alone: a program reads one outcome a line.
  const show = games.kind === 'boards' ? (line: string) => process.stderr.write(`${line}\n`) : output.out;
  show(describeRun(settings));
  for (const line of makeTable(summaries)) show(line);
}

/** How each board went, up to the first that was not played: a line a board in text, a line a board and strategy in JSON. */
function listOutcomes(tallies: readonly Tally[], boards: number, json: boolean): string[] {
  const lines: string[] = [];
  for (let board = 0; board < boards && tallies.every((tally) => tally.has(board)); board++) {
    const outcomes = tallies.map((tally) => (tally.outcome(board) ? 'won' : 'lost'));
    if (!json) lines.push(outcomes.join(' '));
    else
      for (const [k, outcome] of outcomes.entries())
        lines.push(JSON.stringify({ board, strategy: tallies[k]?.strategy, outcome }));
  }
  return lines;
}

/** How far a run came that was ended early. */
export function describeInterruption(
  { tallies }: ArenaResult,
  settings: ArenaSettings,
  resume: string | undefined,
): string {
  const total = countGames(settings.games) * tallies.length;
  const played = tallies.reduce((sum, tally) => sum + tally.played, 0);
  const advice = resume === undefined ? 'next time --resume FILE keeps them' : 'the same command goes on from there';
  return `Ended early: ${played} of ${total} games were played; ${advice}.`;
}

/** Says so, before anything is played, where a report could not be written. */
export async function canReport(file: string, output: Output): Promise<boolean> {
  try {
    await access(dirname(file), constants.W_OK);
    return true;
  } catch (error) {
    return complain(file, error, output);
  }
}

/** Writes the page with the plots. The libraries that draw it are loaded only here. */
export async function writeReport(
  file: string,
  summaries: readonly Summary[],
  { tallies, complete }: ArenaResult,
  settings: ArenaSettings,
  output: Output,
): Promise<boolean> {
  const { makeReportPage } = await import('../arena/reportPage.ts');
  const subtitle = `${describeRun(settings)}${complete ? '' : '; ended early'}.`;
  try {
    await writeFile(file, makeReportPage({ subtitle, table: makeCells(summaries), summaries, tallies }));
    return true;
  } catch (error) {
    return complain(file, error, output);
  }
}

function complain(file: string, error: unknown, output: Output): false {
  const { code } = error as NodeJS.ErrnoException;
  output.error(`${file} cannot be written (${code}): name a file in a folder that exists and that you may write to.`);
  return false;
}
