import type { AnalyseOptions } from '../analyse.ts';
import { analyse } from '../analyse.ts';
import { NO_SEARCH } from '../chooseMove.ts';
import type { Strategy } from './strategy.ts';

/** Opens everything that is proved safe, else the cell that the analysis holds for the best guess. */
function playBest(options: AnalyseOptions): Strategy {
  return (board) => {
    const { safe, best } = analyse(board, options);
    if (safe.length > 0) return { open: safe, flag: [], guess: false, reason: 'safe' };
    if (!best) throw new Error('Expected a possible game in play for board but received one without a cell to open');
    return { open: [best.cell], flag: [], guess: true, reason: best.reason };
  };
}

/** Our own players: perfect play once few layouts are left, before that by looking ahead. */
export const playCareful = playBest({ mode: 'careful' });
export const playSpeed = playBest({ mode: 'speed' });
/** Guesses the cell with the least exact risk: the usual yardstick of players. */
export const playSafest = playBest({ budget: NO_SEARCH });
