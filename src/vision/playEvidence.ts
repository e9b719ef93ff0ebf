import type { CellSymbol } from '../model/board.ts';
import { isClosed, isShownMine, numberOf } from '../model/board.ts';
import type { Reading } from '../model/reading.ts';
import { makeTopology } from '../model/topology.ts';
import { FORBIDDEN } from './confidences.ts';
import { MOST_HIT } from './wholeBoardCost.ts';

/**
 * Whether symbols on a grid are a position of the game or lie there by chance, as letters, chess pieces and the
 * numbers of other puzzles do: the rules must hold more often than they would if the cells were shuffled.
 */

/** Part of the open cells of a real position for which the rules hold; the others are misread. */
const HOLDS = 0.98;
/** Part of the numbers in play that have no more flags around them than they say: flags are the player's opinion. */
const FLAGS_HOLD = 0.95;
/** Chances are kept this far from 0 and 1: no single cell proves anything. */
const LEAST_CHANCE = 1e-4;
const MOST_CHANCE = 0.999;
/**
 * What a symbol that the rules forbade, so that it was not named, says (the rule is broken where chance breaks it as
 * often as not), and for how many: a look is misread as a whole, so that its cells are not independent.
 */
const FORBIDDEN_EVIDENCE = Math.log((1 - HOLDS) / 0.5);
const MOST_FORBIDDEN = 3;

/** Evidence from which a board is proved, and from which it is no chance. */
const PROVED = 30;
const NO_CHANCE = 15;

/** What a cell may be to the numbers around it. */
type Part = 'mine' | 'flag' | 'maybe' | 'safe';

/** Shares of the cells that are each part, and that are covered ground. */
interface Shares {
  readonly mine: number;
  readonly flag: number;
  readonly maybe: number;
  readonly covered: number;
}

/**
 * Log-likelihood ratio (natural) of a reading being a game rather than the same symbols in any order: over all open
 * cells, how likely the rule that holds or is broken there is in a game against its chance after shuffling. A zero
 * touches no mine and no covered cell; another number has no more mines around it than it says and no fewer cells that
 * may be one. Flags are mostly right: few numbers have more of them around than they say. Zeros speak for a game only beside numbers, which border them in every game. Where the game is over, all mines are shown, and a covered cell is none.
 * 0 where there is nothing to judge by.
 */
export function playEvidence({ lattice, cells, confidence }: Reading): number {
  const { neighbours } = makeTopology(lattice.shape, lattice.rows, lattice.cols);
  const isOver = showsAllMines(cells);
  const parts = cells.map((symbol, i) => (confidence[i] === FORBIDDEN ? 'safe' : partOf(symbol, isOver)));
  const share = (isCounted: (i: number) => boolean) => cells.filter((_, i) => isCounted(i)).length / cells.length;
  const shares: Shares = {
    mine: share((i) => parts[i] === 'mine'),
    flag: share((i) => parts[i] === 'flag'),
    maybe: share((i) => parts[i] === 'maybe'),
    covered: share((i) => cells[i] === '#'),
  };
  const outcomesOf = rememberOutcomes(shares);
  const forbidden = Math.min(MOST_FORBIDDEN, confidence.filter((c) => c === FORBIDDEN).length);
  return cells.reduce((sum, symbol, i) => {
    const number = numberOf(symbol);
    if (number < 0) return sum;
    const around = Array.from(neighbours[i] ?? []);
    const count = (part: Part) => around.filter((n) => parts[n] === part).length;
    const [mines, flags] = [count('mine'), count('flag')];
    const possible = mines + flags + count('maybe');
    const isZeroOpened = number > 0 || !around.some((n) => cells[n] === '#');
    const holds = mines <= number && number <= possible && isZeroOpened;
    if (number === 0 && holds && !around.some((n) => numberOf(cells[n] as CellSymbol) > 0)) return sum;
    const { broken, overflagged, right } = outcomesOf(number, around.length);
    return sum + (holds ? (number > 0 && mines + flags > number ? overflagged : right) : broken);
  }, forbidden * FORBIDDEN_EVIDENCE);
}

/** Whether so many numbers hold that there is a game for sure, and each cell of it where it is. */
export function isProved(reading: Reading): boolean {
  return playEvidence(reading) >= PROVED;
}

/** Whether so many numbers hold that it is no chance, if hardly enough of them for a proof. */
export function isLikely(reading: Reading): boolean {
  return playEvidence(reading) >= NO_CHANCE;
}

/** Whether no covered cell is a mine: the game is over and its mines are shown, or nothing is covered any more. */
export function showsAllMines(cells: readonly CellSymbol[]): boolean {
  return cells.filter(isShownMine).length > MOST_HIT || !cells.some((s) => s === '#' || s === '?');
}

function partOf(symbol: CellSymbol, isOver: boolean): Part {
  if (isShownMine(symbol) || (isOver && symbol === 'F')) return 'mine';
  if (symbol === 'F') return 'flag';
  if (symbol === '~' || symbol === 'x') return 'maybe';
  return isClosed(symbol) && !isOver ? 'maybe' : 'safe';
}

/** What each outcome at an open cell says for a game (natural logarithm). */
interface Outcomes {
  readonly broken: number;
  /** The rule holds, but not if all flags are right. */
  readonly overflagged: number;
  readonly right: number;
}

/** What the outcomes at a number say, against their chances among that many cells drawn by their shares. */
function rememberOutcomes(shares: Shares): (number: number, around: number) => Outcomes {
  const known = new Map<string, Outcomes>();
  return (number, around) => {
    const key = `${number} ${around}`;
    const outcomes = known.get(key) ?? outcomesFor(number, around, shares);
    known.set(key, outcomes);
    return outcomes;
  };
}

function outcomesFor(number: number, around: number, { mine, flag, maybe, covered }: Shares): Outcomes {
  const holds = number === 0 ? (1 - mine - covered) ** around : chanceOfNumber(number, around, mine, flag + maybe);
  const areAsked = number > 0 && flag > 0;
  const right = areAsked ? chanceOfNumber(number, around, mine + flag, maybe) : holds;
  const flagsHold = areAsked ? FLAGS_HOLD : 1;
  const against = (likely: number, chance: number) =>
    Math.log(likely / Math.min(MOST_CHANCE, Math.max(LEAST_CHANCE, chance)));
  return {
    broken: Math.min(0, against(1 - HOLDS, 1 - holds)),
    overflagged: Math.min(0, against(HOLDS * (1 - flagsHold), holds - right)),
    right: against(HOLDS * flagsHold, right),
  };
}

/** The chance that among `around` cells at most `number` are mines and at least `number` are or may be (trinomial). */
function chanceOfNumber(number: number, around: number, mine: number, maybe: number): number {
  let sum = 0;
  for (let mines = 0; mines <= Math.min(number, around); mines++) {
    const rest = around - mines;
    for (let maybes = number - mines; maybes <= rest; maybes++)
      sum +=
        choose(around, mines) *
        choose(rest, maybes) *
        mine ** mines *
        maybe ** maybes *
        Math.max(0, 1 - mine - maybe) ** (rest - maybes);
  }
  return sum;
}

function choose(n: number, k: number): number {
  let ways = 1;
  for (let i = 1; i <= k; i++) ways = (ways * (n - k + i)) / i;
  return ways;
}
