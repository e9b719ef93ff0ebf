import { describeContradiction, describeMines, describeMove, describeProved } from '../hints/words.ts';
import type { BoardResult } from '../pipeline.ts';
import type { RestartReason, SessionState } from './session.ts';

/** Why a session searches. */
const WHY: Readonly<Record<RestartReason, string>> = {
  start: 'Looking for a board.',
  'none-found': 'No Minesweeper board shows here. Open one, and keep all of it on the screen.',
  lost: 'The board moved, was covered or is gone; looking for it again.',
  'new-game': 'Looking for the board of the new game.',
  'number-changed': 'Looking for the board again.',
  misread: 'Looking for the board again.',
};

/** Why a session waits with its hints. */
const SETTLING: Readonly<Record<RestartReason, string>> = {
  start: 'A board was found; looking twice before any hint.',
  'none-found': 'A board was found; looking twice before any hint.',
  lost: 'A board was found; looking twice before any hint.',
  'new-game': 'A new game: waiting until the board stands still.',
  'number-changed': 'A number changed, which no game does: waiting until the board stands still.',
  misread: 'The board cannot be made out now: waiting until it is drawn as before.',
};

/** What a session is at, in one or two sentences for people. */
export function describeState({ phase, reason, board }: SessionState): string {
  if (phase === 'searching' || !board) return WHY[reason];
  if (phase === 'settling') return SETTLING[reason];
  const { analysis } = board;
  if (phase === 'contradiction') {
    const why = analysis.contradiction ? describeContradiction(analysis.contradiction, board.board) : '';
    return `The board contradicts itself; waiting. ${why}`;
  }
  if (phase === 'unclear')
    return board.reading.cutOff
      ? 'The board goes on where it cannot be seen; no hints. Show all of it.'
      : 'Too many cells cannot be read; no hints.';
  if (phase === 'finished') return board.status === 'won' ? 'The game is won.' : 'The game is lost.';
  return `${describeMove(analysis.best, board.board.cols)} ${describeProved(analysis)}.`;
}

/** "16×30, 99 mines, assumed from the size, so it proves nothing": what is read. */
export function describeBoard({ board, minesSource }: BoardResult): string {
  return `${board.rows}×${board.cols}, ${describeMines(board.mines, minesSource)}`;
}
