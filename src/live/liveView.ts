import type { MinesSource } from '../model/analysis.ts';
import type { Rect } from '../model/frame.ts';
import { latticeRegion } from '../model/lattice.ts';
import { describeState } from '../session/describe.ts';
import type { RestartReason, SessionPhase, SessionState } from '../session/session.ts';

/** What the user and the windows need to know of a live session; it changes far less often than frames come. */
export interface LiveView {
  readonly phase: SessionPhase;
  readonly reason: RestartReason;
  /** Grows with every board that is found, so that nothing drawn for one is shown over another. */
  readonly boardId: number;
  /** The board in Px of the captured picture. */
  readonly region: Rect | null;
  readonly rows: number;
  readonly cols: number;
  readonly mines: number | null;
  readonly minesSource: MinesSource;
  /** One or two sentences for people: what is proved, what to do, or why there are no hints. */
  readonly sentence: string;
}

export function makeView(state: SessionState, boardId: number): LiveView {
  const { phase, reason, board } = state;
  return {
    phase,
    reason,
    boardId,
    region: board ? latticeRegion(board.reading.lattice) : null,
    rows: board?.board.rows ?? 0,
    cols: board?.board.cols ?? 0,
    mines: board?.board.mines ?? null,
    minesSource: board?.minesSource ?? 'unknown',
    sentence: describeState(state),
  };
}
