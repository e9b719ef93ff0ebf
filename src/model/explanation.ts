/** Why a cell is safe, a mine or a guess: data alone; `hints/whyWords.ts` makes the words. */

/**
 * Textbook patterns, by the names that players use. All count what a number still needs once the mines that are
 * already known around it are subtracted.
 *  - number-done: a number has all its mines, so its other cells are safe.
 *  - number-full: a number needs a mine in every cell that it has left.
 *  - 1-1: of two 1s side by side, all cells of one are also around the other: the other's remaining cells are safe.
 *  - 1-2: of a 1 and a 2 side by side, the 2 has one cell that the 1 does not touch: that cell is a mine, and the
 *    cells that only the 1 touches are safe.
 *  - 1-2-1, 1-2-2-1: numbers in a straight run along a wall of closed cells, used together.
 *  - hole: as 1-1, but the two 1s do not stand side by side: the cells of one lie in a hole of the other's.
 *  - mines-found: the mine total is reached, so everything else is safe.
 *  - mines-left: as many mines are missing from the total as there are cells left for them.
 */
export const PATTERNS = [
  'number-done',
  'number-full',
  '1-1',
  '1-2',
  '1-2-1',
  '1-2-2-1',
  'hole',
  'mines-found',
  'mines-left',
] as const;
export type PatternName = (typeof PATTERNS)[number];

/** The mine total in the place of a number's cell. */
export const MINE_TOTAL = 'total';
export type Source = number | typeof MINE_TOTAL;

/**
 * One step of a proof.
 *  - done: `sources[0]` has all its mines, `mines` among them; its other cells are safe.
 *  - full: `sources[0]` needs a mine in every cell that it has left.
 *  - pair: `sources` are two, fewer first: the second needs as many more mines than the first as it has cells that
 *    the first does not touch. So these are mines, and what only the first touches is safe.
 *  - together: with the cell otherwise, `sources` could not all be true.
 */
export const RULES = ['done', 'full', 'pair', 'together'] as const;

export interface ProofStep {
  readonly rule: (typeof RULES)[number];
  readonly sources: readonly Source[];
  /** What the sources still need, in their order, when the mines known before the step are subtracted. */
  readonly needed: readonly number[];
  /** The cells known before to be mines that the step relies on. */
  readonly known: readonly number[];
  /** What the step shows, as far as the proof needs it. */
  readonly safe: readonly number[];
  readonly mines: readonly number[];
}

/** A cell that is proved, and a smallest set of numbers that proves it. */
export interface ProvedExplanation {
  readonly kind: 'safe' | 'mine';
  readonly cell: number;
  /** The cells of the numbers, ascending: together they prove the cell, without any one of them they do not. */
  readonly numbers: readonly number[];
  /** Whether it is certain that no smaller set of numbers proves the cell; false where the search was cut short. */
  readonly smallest: boolean;
  /** Whether the numbers prove the cell only together with the mine total. */
  readonly usesTotal: boolean;
  readonly pattern: PatternName | null;
  /** Whether known mines had to be subtracted from the pattern's numbers. */
  readonly reduced: boolean;
  /** How the numbers prove it, one step after another; the last one is about the cell. */
  readonly steps: readonly ProofStep[];
}

/** A cell to guess, as it was weighed. */
export interface Candidate {
  readonly cell: number;
  /** Probability of a mine, 0 to 1. */
  readonly risk: number;
  /** Probability that it opens a zero: neither it nor a neighbour is a mine. Null where a neighbour is unreadable or risks are approximate. */
  readonly zeroChance: number | null;
}

/** Two cells of which exactly one is a mine, interchangeable for every number that is open. */
export interface FiftyFifty {
  readonly partner: number;
  /** Whether no cell that can still be opened touches just one of the two: waiting will not tell them apart. */
  readonly forced: boolean;
}

export interface GuessExplanation extends Candidate {
  readonly kind: 'guess';
  /** The least risk on the whole board, and the best move of the analysis. */
  readonly leastRisk: number;
  readonly best: number | null;
  /** Whether some other cell is proved safe, so that nobody has to guess. */
  readonly hasSafe: boolean;
  /** The least risky other cells, least risk first. */
  readonly candidates: readonly Candidate[];
  readonly fiftyFifty: FiftyFifty | null;
}

export type Explanation = ProvedExplanation | GuessExplanation;
