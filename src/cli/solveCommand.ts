import { readFile } from 'node:fs/promises';
import { makeHints } from '../hints/makeHints.ts';
import { describeContradiction, describeMines, describeMove, describeProved } from '../hints/words.ts';
import type { Analysis } from '../model/analysis.ts';
import type { Board, GameStatus } from '../model/board.ts';
import { isClosed } from '../model/board.ts';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import { analyse } from '../solver/analyse.ts';
import { makeSolveJson } from './boardJson.ts';
import type { Output } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT, worse } from './exitCodes.ts';
import { paintBoard } from './paintBoard.ts';
import { parsePositions } from './positions.ts';

export interface SolveOptions {
  readonly json: boolean;
  readonly density: number;
  readonly mines?: number | undefined;
}

/** `automine solve`: risks and the best move of positions from a file or standard input. */
export async function solvePositions(
  file: string | undefined,
  options: SolveOptions,
  output: Output,
): Promise<ExitCode> {
  const text = await readInput(file);
  if (!text.ok) {
    output.error(text.reason);
    return EXIT.unreadable;
  }
  let code: ExitCode = EXIT.ok;
  for (const [i, position] of parsePositions(text.value).entries()) {
    if (!position.ok) {
      code = worse(code, EXIT.unreadable);
      output.error(position.reason);
      if (options.json) output.out(JSON.stringify({ status: 'invalid', code: position.code, reason: position.reason }));
      continue;
    }
    const board = { ...position.value, mines: position.value.mines ?? options.mines ?? null };
    const analysis = analyse(board, { density: options.density });
    if (analysis.contradiction) {
      code = worse(code, EXIT.unanswered);
      output.error(`Position ${i + 1} breaks the rules: ${describeContradiction(analysis.contradiction, board)}`);
    }
    const status = positionStatus(board, analysis);
    if (options.json) output.out(JSON.stringify(makeSolveJson(analysis, board, status)));
    else printPosition(board, analysis, output);
  }
  return code;
}

function positionStatus({ cells }: Board, { contradiction, mineCells }: Analysis): GameStatus {
  if (contradiction) return 'contradiction';
  if (cells.some((s) => s === '*' || s === 'X' || s === 'x')) return 'lost';
  const closed = cells.filter(isClosed).length;
  const started = closed < cells.length;
  return started && mineCells.length === closed && !cells.includes('~') ? 'won' : 'playing';
}

function printPosition(board: Board, analysis: Analysis, output: Output): void {
  if (analysis.contradiction) {
    output.out('No hints: the position breaks the rules.\n');
    return;
  }
  const hints = makeHints(analysis, board.cells, { ...board, x: 0, y: 0, pitchX: 1, pitchY: 1, gapX: 0, gapY: 0 });
  for (const row of paintBoard(board, hints)) output.out(row);
  const approximate = analysis.exact ? '' : ' Risks are approximate: the frontier is too wide to count exactly.';
  output.out(`${describeProved(analysis)}; ${describeMines(analysis.mines, analysis.minesSource)}.${approximate}`);
  output.out(`${describeMove(analysis.best, board.cols)}\n`);
}

async function readInput(file: string | undefined): Promise<Result<string>> {
  if (file === undefined || file === '-') return success(await readStandardInput());
  try {
    return success(await readFile(file, 'utf8'));
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === 'ENOENT') return failure('file-missing', `${file} does not exist: check the name.`);
    if (code === 'EISDIR') return failure('file-unreadable', `${file} is a folder: name a file of positions.`);
    return failure('file-unreadable', `${file} cannot be read (${code ?? 'unknown error'}): check its permissions.`);
  }
}

async function readStandardInput(): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of process.stdin) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
