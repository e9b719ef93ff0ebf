import type { Result } from '../model/errors.ts';
import { failure, success } from '../model/errors.ts';
import type { FirstClick } from './game.ts';

/** A board's size in cells and its mines; the shape of the cells is chosen apart from it. */
export interface LevelSize {
  readonly rows: number;
  readonly cols: number;
  readonly mines: number;
}

export interface Level extends LevelSize {
  readonly name: string;
  /** Whose level it is. */
  readonly from: string;
}

/** Every level that has a name, by the word for it on the command line and in files. */
export const LEVELS = {
  beginner: { name: 'Beginner', rows: 9, cols: 9, mines: 10, from: 'Windows, KMines' },
  beginner8: { name: 'Beginner 8×8', rows: 8, cols: 8, mines: 10, from: 'early Windows, XBomb' },
  intermediate: { name: 'Intermediate', rows: 16, cols: 16, mines: 40, from: 'Windows, KMines, XBomb' },
  expert: { name: 'Expert', rows: 16, cols: 30, mines: 99, from: 'Windows, KMines' },
  'thesis-expert': { name: 'Expert 16×32', rows: 16, cols: 32, mines: 99, from: 'the Automine thesis' },
  palm: { name: 'Palm', rows: 11, cols: 11, mines: 20, from: 'Mine Hunt on the Palm Pilot, as the thesis has it' },
  'college-easy': { name: 'College, easy', rows: 9, cols: 9, mines: 13, from: 'the college project' },
  'college-medium': { name: 'College, medium', rows: 9, cols: 9, mines: 28, from: 'the college project' },
  'college-hard': { name: 'College, hard', rows: 9, cols: 9, mines: 40, from: 'the college project' },
  ocaml: { name: 'OCaml', rows: 10, cols: 10, mines: 15, from: 'the OCaml book' },
} as const satisfies Readonly<Record<string, Level>>;
export type LevelId = keyof typeof LEVELS;
export const LEVEL_IDS = Object.keys(LEVELS) as readonly LevelId[];

/** Sides of a board that a person may choose: below there is no game, above no screen shows it. */
export const CUSTOM_SIDES = { rows: [2, 40], cols: [2, 60] } as const;

/** The most mines that a board of this size takes: the first click needs a cell, unless it may hit anything. */
export function mostMines({ rows, cols }: Omit<LevelSize, 'mines'>, firstClick: FirstClick): number {
  return rows * cols - (firstClick === 'any' ? 0 : 1);
}

/** A size that somebody typed, or one sentence that says what of it cannot be (`game-invalid`). */
export function checkCustom(size: LevelSize, firstClick: FirstClick): Result<LevelSize> {
  for (const side of ['rows', 'cols'] as const) {
    const [least, most] = CUSTOM_SIDES[side];
    if (!isWithin(size[side], least, most)) {
      const name = side === 'rows' ? 'Rows' : 'Columns';
      return failure('game-invalid', `${name} must be a whole number from ${least} to ${most}.`);
    }
  }
  const most = mostMines(size, firstClick);
  if (isWithin(size.mines, 1, most)) return success(size);
  return failure('game-invalid', `Mines must be a whole number from 1 to ${most} on ${size.rows}×${size.cols} cells.`);
}

/** The named level of a size, or null. */
export function levelOf({ rows, cols, mines }: LevelSize): LevelId | null {
  const isSame = (id: LevelId) => LEVELS[id].rows === rows && LEVELS[id].cols === cols && LEVELS[id].mines === mines;
  return LEVEL_IDS.find(isSame) ?? null;
}

function isWithin(value: number, least: number, most: number): boolean {
  return Number.isInteger(value) && value >= least && value <= most;
}
