import type { Board } from '../../model/board.ts';
import { DEFAULT_DENSITY } from '../analyse.ts';
import type { Neighbourhood, NestedPair } from './neighbourhood.ts';
import { countMarked, findNeighbourhoods, findNestedPairs } from './neighbourhood.ts';
import { cellsWithLeast, isOpenable, openableCells, pickOne } from './openable.ts';
import type { Decision, Strategy, StrategyTools } from './strategy.ts';

/*
 * The "draft" of a Minesweeper intelligence (mine_ai.c): probabilities by single numbers, its four steps.
 *
 * Step 1 ("Differences") lists what changed since the last look, so that nothing is examined twice. These players have
 * no memory and examine every number each time, which finds the same. The draft goes back to step 1 after steps 2 and
 * 3 found anything; so each decision here ends with the step that found something. Its pictures are lost; what they
 * showed is read from the sentences around them.
 */

/** How the probabilities that several numbers give to one cell become one: all three are the draft's. */
export const COMBINATIONS = {
  avg: (values: readonly number[]) => values.reduce((sum, p) => sum + p, 0) / values.length,
  min: (values: readonly number[]) => Math.min(...values),
  max: (values: readonly number[]) => Math.max(...values),
} as const;
export type Combination = keyof typeof COMBINATIONS;

/** What each adjacent number says of a cell: probability of a mine by the number's cell, by the cell spoken of. */
export type LocalProbabilities = ReadonlyMap<number, ReadonlyMap<number, number>>;

/**
 * What the numbers say of each unknown cell beside them, after steps 2 and 3; other cells have no entry.
 *
 * Step 2 takes all positions of a number's mines in its covered cells for equally likely, whatever other numbers say:
 * mines left / covered cells. Step 3 knows that "there is definitely so many mines in these x squares, so let's judge
 * the rest of the squares with this knowledge": where all covered cells of one number are also beside a second one,
 * the second gives the rest of its cells (mines left − those) / rest.
 *
 * Readings: (1) "Every covered square next to this number is also adjacent to another number" means one other number
 * for all of them. (2) The draft says nothing of the second number's probability for the x cells; it stays. (3) Nor
 * does it say which set wins where there are two: here the one whose number is later in reading order, as each cell
 * of its matrix holds one value a direction.
 */
export function findLocalProbabilities(board: Board): LocalProbabilities {
  const neighbourhoods = findNeighbourhoods(board);
  return estimate(neighbourhoods, findNestedPairs(board, neighbourhoods));
}

/** The player that combines local probabilities in one of the draft's three ways. */
export function makeLocalPlayer(combination: Combination): Strategy {
  return (board, tools) => {
    const neighbourhoods = findNeighbourhoods(board);
    const obvious = settle(board, neighbourhoods.map(claimOf), 'obvious');
    if (obvious) return obvious;
    const pairs = findNestedPairs(board, neighbourhoods);
    const implied = settle(board, pairs.map(claimOutside), 'implication');
    if (implied) return implied;
    return guess(board, estimate(neighbourhoods, pairs), combination, tools);
  };
}

/** So many mines in these cells. */
interface Claim {
  readonly cells: readonly number[];
  readonly mines: number;
}

const claimOf = ({ unknown, minesLeft }: Neighbourhood): Claim => ({ cells: unknown, mines: minesLeft });

const claimOutside = ({ inner, outer, outside }: NestedPair): Claim => ({
  cells: outside,
  mines: outer.minesLeft - inner.minesLeft,
});

/** Opens the cells of claims without mines and flags those of claims that are full of them; null without any. */
function settle(board: Board, claims: readonly Claim[], reason: string): Decision | null {
  const cellsOf = (chosen: readonly Claim[]) =>
    [...new Set(chosen.flatMap(({ cells }) => cells))].filter((cell) => isOpenable(board, cell)).sort((a, b) => a - b);
  const open = cellsOf(claims.filter(({ mines }) => mines === 0));
  // No cell is in both unless a flag is wrong.
  const flag = cellsOf(claims.filter(({ cells, mines }) => mines === cells.length)).filter((c) => !open.includes(c));
  return open.length + flag.length > 0 ? { open, flag, guess: false, reason } : null;
}

function estimate(neighbourhoods: readonly Neighbourhood[], pairs: readonly NestedPair[]): LocalProbabilities {
  const said = new Map<number, Map<number, number>>();
  const say = (number: number, { cells, mines }: Claim) => {
    for (const cell of cells) {
      const values = said.get(cell) ?? new Map<number, number>();
      said.set(cell, values.set(number, mines / cells.length));
    }
  };
  for (const neighbourhood of neighbourhoods) say(neighbourhood.cell, claimOf(neighbourhood));
  for (const pair of pairs) say(pair.outer.cell, claimOutside(pair));
  return said;
}

/**
 * Step 4, "Guesswork": the cell with the lowest combined probability, if that is lower than of a mine in any given
 * covered cell; else at random one that no number touches, if there is any. The draft writes that chance as
 * (flags − total mines) / covered squares; its sign is turned here. Where the total is unknown it is the density
 * that the rest of the solver assumes. The draft "finds the one" with the lowest: of equal ones the first.
 */
function guess(board: Board, said: LocalProbabilities, combination: Combination, tools: StrategyTools): Decision {
  const openable = openableCells(board);
  const combined = (cell: number) => COMBINATIONS[combination]([...(said.get(cell)?.values() ?? [])]);
  const touched = openable.filter((cell) => said.has(cell));
  const untouched = openable.filter((cell) => !said.has(cell));
  const anywhere = board.mines === null ? DEFAULT_DENSITY : (board.mines - countMarked(board)) / openable.length;
  const lowest = cellsWithLeast(touched, combined)[0];
  if (lowest !== undefined && (untouched.length === 0 || combined(lowest) < anywhere)) {
    return { open: [lowest], flag: [], guess: true, reason: 'guesswork' };
  }
  return { open: [pickOne(untouched, tools)], flag: [], guess: anywhere > 0, reason: 'random' };
}
