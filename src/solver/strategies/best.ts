import type { PlayMode } from '../../model/analysis.ts';
import { analyse } from '../analyse.ts';
import type { Strategy } from './strategy.ts';

/** Our own player: everything that is proved safe, else the best guess (perfect play once few layouts are left). */
function playBest(mode: PlayMode): Strategy {
  return (board) => {
    const { safe, best } = analyse(board, { mode });
    if (safe.length > 0) return { open: safe, flag: [], guess: false, reason: 'safe' };
    if (!best) throw new Error('Expected a possible game in play for board but received one without a cell to open');
    return { open: [best.cell], flag: [], guess: true, reason: best.reason };
  };
}

export const playCareful = playBest('careful');
export const playSpeed = playBest('speed');
