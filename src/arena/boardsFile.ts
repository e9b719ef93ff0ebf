import { z } from 'zod';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import type { Shape } from '../model/topology.ts';
import { cellIndex, MAX_SIDE, SHAPES } from '../model/topology.ts';
import type { GivenBoard } from './settings.ts';

const SIDE = z.number().int().min(1).max(MAX_SIDE);
const CELL = z.tuple([z.number().int(), z.number().int()]);
const BOARD = z.object({
  rows: SIDE,
  cols: SIDE,
  mines: z.array(CELL),
  start: CELL.nullish(),
  shape: z.enum(SHAPES).optional(),
});
type BoardLine = z.infer<typeof BOARD>;

/**
 * Boards as JSON lines `{"rows", "cols", "mines": [[row, col], …], "start": [row, col]}`, counted from 0. Without a
 * start the strategy makes the first click.
 * @param shape that of boards that name none.
 * @returns `game-invalid` with the first line that is wrong.
 */
export function parseGivenBoards(text: string, shape: Shape): Result<readonly GivenBoard[]> {
  const boards: GivenBoard[] = [];
  for (const [i, line] of text
    .replace(/^\uFEFF/, '')
    .split(/\r?\n/)
    .entries()) {
    if (line.trim() === '') continue;
    const board = parseLine(line, i + 1, shape);
    if (!board.ok) return board;
    boards.push(board.value);
  }
  if (boards.length === 0) return failure('game-invalid', 'there is no board in it: give one JSON object a line');
  return success(boards);
}

function parseLine(line: string, number: number, shape: Shape): Result<GivenBoard> {
  const wrong = (reason: string) => failure('game-invalid', `line ${number} ${reason}`);
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return wrong(
      'is not JSON: give one object a line, {"rows", "cols", "mines": [[row, col], …], "start": [row, col]}',
    );
  }
  const parsed = BOARD.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return wrong(`has a wrong ${issue?.path.join('.') || 'object'} (${issue?.message}): mend it`);
  }
  return placeCells(parsed.data, shape, wrong);
}

function placeCells(
  { rows, cols, mines, start, shape: named }: BoardLine,
  shape: Shape,
  wrong: (reason: string) => Result<GivenBoard>,
): Result<GivenBoard> {
  const taken = new Set<number>();
  for (const [row, col] of [...mines, ...(start ? [start] : [])]) {
    if (row >= 0 && row < rows && col >= 0 && col < cols) continue;
    return wrong(`names the cell [${row}, ${col}], which a board of ${rows}x${cols} does not have: count from 0`);
  }
  for (const [row, col] of mines) {
    const cell = cellIndex(row, col, cols);
    if (taken.has(cell)) return wrong(`has the mine [${row}, ${col}] twice: name each mine once`);
    taken.add(cell);
  }
  const first = start ? cellIndex(start[0], start[1], cols) : null;
  return success({ shape: named ?? shape, rows, cols, mines: [...taken], start: first });
}
