import { readFile } from 'node:fs/promises';
import { makeHints } from '../hints/makeHints.ts';
import { describeWhy } from '../hints/whyWords.ts';
import { describeCell, describeContradiction, describeMines, describeMove, describeProved } from '../hints/words.ts';
import type { Analysis, PlayMode } from '../model/analysis.ts';
import type { Board, GameStatus } from '../model/board.ts';
import { isClosed } from '../model/board.ts';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import type { Explanation } from '../model/explanation.ts';
import { cellIndex } from '../model/topology.ts';
import { analyse } from '../solver/analyse.ts';
import { explain } from '../solver/explain.ts';
import { makeSolveJson, makeWhyJson } from './boardJson.ts';
import type { Output } from './console.ts';
import type { ExitCode } from './exitCodes.ts';
import { EXIT, worse } from './exitCodes.ts';
import { paintBoard } from './paintBoard.ts';
import { parsePositions } from './positions.ts';

export interface SolveOptions {
  readonly json: boolean;
  readonly density: number;
  readonly mode?: PlayMode;
  readonly mines?: number | undefined;
  /** The row and column of a cell to explain, from 0. */
  readonly why?: readonly [number, number] | undefined;
}

/** What there is to say about one cell. */
interface Why {
  readonly explanation: Explanation | null;
  readonly cell: number;
  readonly words: string;
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
    const analysis = analyse(board, { density: options.density, mode: options.mode ?? 'careful' });
    if (analysis.contradiction) {
      code = worse(code, EXIT.unanswered);
      output.error(`Position ${i + 1} breaks the rules: ${describeContradiction(analysis.contradiction, board)}`);
    }
    const why = options.why ? whyAt(board, analysis, options.why, options.density) : success(null);
    if (!why.ok) {
      code = worse(code, EXIT.usage);
      output.error(`Position ${i + 1} ${why.reason}`);
    }
    const said = why.ok ? why.value : null;
    if (options.json) output.out(JSON.stringify(positionJson(board, analysis, said, options.why !== undefined)));
    else printPosition(board, analysis, said, output);
  }
  return code;
}

/** What there is to say about the cell at a row and column; fails where the board has none there. */
function whyAt(board: Board, analysis: Analysis, [row, col]: readonly [number, number], density: number): Result<Why> {
  const { rows, cols } = board;
  if (row >= rows || col >= cols) {
    const last = `${rows - 1},${cols - 1}`;
    return failure(
      'position-invalid',
      `has no cell ${row},${col}: rows and columns count from 0, its last cell is ${last}.`,
    );
  }
  const cell = cellIndex(row, col, cols);
  const explanation = explain(board, cell, { analysis, density });
  const known = describeCell({ board, analysis, cell, hinted: true });
  const words = explanation ? `${known} ${describeWhy(explanation, board)}` : known;
  return success({ explanation, cell, words });
}

function positionJson(board: Board, analysis: Analysis, why: Why | null, asked: boolean) {
  const line = makeSolveJson(analysis, board, positionStatus(board, analysis));
  if (!asked) return line;
  return { ...line, why: why && makeWhyJson(why.explanation, why.cell, why.words, board) };
}

function positionStatus({ cells }: Board, { contradiction, mineCells }: Analysis): GameStatus {
  if (contradiction) return 'contradiction';
  if (cells.some((s) => s === '*' || s === 'X' || s === 'x')) return 'lost';
  const closed = cells.filter(isClosed).length;
  const started = closed < cells.length;
  return started && mineCells.length === closed && !cells.includes('~') ? 'won' : 'playing';
}

function printPosition(board: Board, analysis: Analysis, why: Why | null, output: Output): void {
  if (analysis.contradiction) {
    output.out('No hints: the position breaks the rules.\n');
    return;
  }
  const hints = makeHints(analysis, board.cells, { ...board, x: 0, y: 0, pitchX: 1, pitchY: 1, gapX: 0, gapY: 0 });
  const proof = why?.explanation && why.explanation.kind !== 'guess' ? why.explanation.numbers : [];
  for (const row of paintBoard(board, hints, proof)) output.out(row);
  const approximate = analysis.exact ? '' : ' Risks are approximate: the frontier is too wide to count exactly.';
  output.out(`${describeProved(analysis)}; ${describeMines(analysis.mines, analysis.minesSource)}.${approximate}`);
  output.out(`${describeMove(analysis.best, board.cols)}${why ? `\n${why.words}` : ''}\n`);
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
