import { playCareful, playSafest, playSpeed } from './best.ts';
import type { LearnedBooks } from './learned.ts';
import { makeLearnedPlayer, playExplorer } from './learned.ts';
import { makeLocalPlayer } from './localProbabilities.ts';
import { playRandom } from './random.ts';
import { playRulesAbc } from './rulesAbc.ts';
import type { Strategy, StrategyName } from './strategy.ts';
import { makeThesisPlayer } from './thesis.ts';

/** Every player by its name. */
export const STRATEGIES: Readonly<Record<StrategyName, Strategy>> = {
  careful: playCareful,
  speed: playSpeed,
  safest: playSafest,
  'thesis-search': makeThesisPlayer('search'),
  'thesis-overlap': makeThesisPlayer('overlap'),
  'thesis-patterns': makeThesisPlayer('patterns'),
  'local-avg': makeLocalPlayer('avg'),
  'local-min': makeLocalPlayer('min'),
  'local-max': makeLocalPlayer('max'),
  'rules-abc': playRulesAbc,
  learned: makeLearnedPlayer(new Map()),
  explorer: playExplorer,
  random: playRandom,
};

/** The player of a name; what was learned is known to those who use it. */
export function strategyOf(name: StrategyName, learned: LearnedBooks): Strategy {
  return name === 'learned' ? makeLearnedPlayer(learned) : STRATEGIES[name];
}
