import { z } from 'zod';
import type { Board } from '../model/board.ts';
import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import { parseEachBoard, parseRows } from '../model/notation.ts';
import { SHAPES } from '../model/topology.ts';

const POSITION = z.object({
  rows: z.number().int().positive(),
  cols: z.number().int().positive(),
  mines: z.number().int().nonnegative().nullish(),
  cells: z.array(z.string()).min(1),
  shape: z.enum(SHAPES).default('square'),
});

/** Positions as JSON lines when the first character is `{`, else as boards in the text notation. One result an item. */
export function parsePositions(text: string): Result<Board>[] {
  if (text.trimStart().startsWith('{')) {
    const lines = text.split(/\r?\n/).map((line) => line.trim());
    return lines.flatMap((line, i) => (line === '' ? [] : [parsePosition(line, i + 1)]));
  }
  return parseEachBoard(text);
}

function parsePosition(line: string, number: number): Result<Board> {
  let json: unknown;
  try {
    json = JSON.parse(line);
  } catch {
    return failure(
      'position-invalid',
      `Line ${number} is not JSON: give one object a line, {"rows", "cols", "mines", "cells"}.`,
    );
  }
  const parsed = POSITION.safeParse(json);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    return failure(
      'position-invalid',
      `Line ${number}: ${issue?.path.join('.') || 'the object'} is wrong (${issue?.message}).`,
    );
  }
  const { rows, cols, mines, shape } = parsed.data;
  const cells = parseRows(parsed.data.cells);
  if (!cells.ok) return failure('position-invalid', `Line ${number}, ${cells.reason.replace(/^Line (\d+)/, 'row $1')}`);
  if (cells.value.rows !== rows || cells.value.cols !== cols) {
    return failure(
      'position-invalid',
      `Line ${number}: cells are ${cells.value.rows}x${cells.value.cols} but the position says ${rows}x${cols}.`,
    );
  }
  return success({ shape, mines: mines ?? null, ...cells.value });
}
