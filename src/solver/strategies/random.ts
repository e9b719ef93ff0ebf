import { isClosed } from '../../model/board.ts';
import type { Strategy } from './strategy.ts';

/** Opens any closed cell: what every other player must beat. */
export const playRandom: Strategy = ({ cells }, { random }) => {
  const closed = [...cells.keys()].filter((i) => isClosed(cells[i] ?? '~'));
  return { open: [closed[Math.floor(random() * closed.length)] as number], flag: [], guess: true, reason: 'random' };
};
