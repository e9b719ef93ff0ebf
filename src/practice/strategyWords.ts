import type { StrategyName } from '../solver/strategies/strategy.ts';

/** The players by names that people can choose from. */
export const STRATEGY_WORDS: Readonly<Record<StrategyName, string>> = {
  careful: 'Careful: ours, to win',
  speed: 'Speed: ours, large openings too',
  safest: 'Safest: the least exact risk',
  'thesis-search': 'Thesis: full search',
  'thesis-overlap': 'Thesis: with overlaps',
  'thesis-patterns': 'Thesis: with patterns',
  'local-avg': 'Local probabilities, mean',
  'local-min': 'Local probabilities, least',
  'local-max': 'Local probabilities, most',
  'rules-abc': 'Rules A, B, C and ratings',
  learned: 'Learned: by local patterns',
  explorer: 'Explorer: tries every pattern',
  random: 'Random',
};
