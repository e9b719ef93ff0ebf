import type { BestMove, MinesSource } from '../model/analysis.ts';
import { makeRows } from '../model/notation.ts';
import type { Shape } from '../model/topology.ts';
import type { BoardResult } from '../pipeline.ts';
import { describeState } from '../session/describe.ts';
import type { SessionPhase, SessionState } from '../session/session.ts';

/** All that a mirror page is told: what was read and what follows from it. No pixels, and no names of windows. */
export interface MirrorState {
  readonly phase: SessionPhase;
  readonly sentence: string;
  readonly mines: number | null;
  readonly minesSource: MinesSource;
  readonly board: MirrorBoard | null;
}

export interface MirrorBoard {
  readonly shape: Shape;
  readonly rows: number;
  readonly cols: number;
  /** One string a row, in the text notation. */
  readonly cells: readonly string[];
  readonly hints: MirrorHints | null;
}

/** Cells are counted row by row from the top left. */
export interface MirrorHints {
  readonly risk: readonly (number | null)[];
  readonly safe: readonly number[];
  readonly mineCells: readonly number[];
  readonly best: BestMove | null;
}

/** Risks are sent in steps of this; between 0 and 1 they stay, since those two are proofs. */
const RISK_STEP = 1e-4;

/**
 * What the mirror shows of a session. Only the phase `playing` has hints, and only while nothing is in the way.
 * @param sentence what is said of it, where more is known than the state.
 */
export function makeMirrorState(
  state: SessionState,
  obstacle: string | null,
  sentence = obstacle ?? describeState(state),
): MirrorState {
  const { phase, board } = state;
  return {
    phase,
    sentence,
    mines: board?.board.mines ?? null,
    minesSource: board?.minesSource ?? 'unknown',
    board: board && makeMirrorBoard(board, phase === 'playing' && obstacle === null),
  };
}

/** A board as a page draws it, with its hints or without. */
export function makeMirrorBoard({ board, analysis }: BoardResult, showsHints: boolean): MirrorBoard {
  const { shape, rows, cols } = board;
  return { shape, rows, cols, cells: makeRows(board), hints: showsHints ? makeMirrorHints(analysis) : null };
}

function makeMirrorHints({ risk, safe, mineCells, best }: MirrorHints): MirrorHints {
  return { risk: risk.map((value) => (value === null ? null : roundRisk(value))), safe, mineCells, best };
}

function roundRisk(risk: number): number {
  if (risk === 0 || risk === 1) return risk;
  const steps = Math.min(Math.max(Math.round(risk / RISK_STEP), 1), 1 / RISK_STEP - 1);
  return Number((steps * RISK_STEP).toFixed(4));
}
