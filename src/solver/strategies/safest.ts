import { analyse } from '../analyse.ts';
import { NO_SEARCH } from '../chooseMove.ts';
import type { Strategy } from './strategy.ts';

/** Opens what is proved safe, else the cell with the least exact risk: the usual yardstick of players. */
export const playSafest: Strategy = (board) => {
  const { safe, best } = analyse(board, { budget: NO_SEARCH });
  if (safe.length > 0) return { open: safe, flag: [], guess: false, reason: 'safe' };
  if (!best) throw new Error('Expected a possible game in play for board but received one without a cell to open');
  return { open: [best.cell], flag: [], guess: true, reason: 'lowest-risk' };
};
