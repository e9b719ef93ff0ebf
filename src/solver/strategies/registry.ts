import { playRandom } from './random.ts';
import { playSafest } from './safest.ts';
import type { Strategy, StrategyName } from './strategy.ts';

/** Every player by its name. */
export const STRATEGIES: Readonly<Partial<Record<StrategyName, Strategy>>> = {
  safest: playSafest,
  random: playRandom,
};
