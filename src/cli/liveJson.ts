import { makeRows } from '../model/notation.ts';
import { makeHintJson } from './boardJson.ts';
import type { LiveNews } from './liveFeed.ts';
import { showsHints } from './liveFeed.ts';

/**
 * What `automine watch --json` says of one change; rows and columns count from 0. Hints only in the phase `playing`,
 * and not while something keeps the board from being seen.
 */
export function makeLiveJson(news: LiveNews) {
  const { state, sentence } = news;
  const { phase, reason, board } = state;
  const { rows, cols, mines } = board?.board ?? { rows: 0, cols: 0, mines: null };
  const hints = board && showsHints(news) ? makeHintJson(board) : null;
  return {
    phase,
    reason,
    rows,
    cols,
    cells: board ? makeRows(board.board) : [],
    risk: hints?.risk ?? [],
    best: hints?.best ?? null,
    safe: hints?.safe ?? [],
    mineCells: hints?.mineCells ?? [],
    mines,
    minesSource: board?.minesSource ?? 'unknown',
    sentence,
  };
}
