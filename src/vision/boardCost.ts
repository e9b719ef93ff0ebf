import type { CellSymbol } from '../model/board.ts';
import { isClosed, isShownMine, NUMBERS, numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { DENSITY_COUNT, numberCosts, numbersCost } from './numberOdds.ts';

/**
 * Cost of a cell that breaks the rules; of a zero beside a flag or question mark, which some programs allow; of a
 * blank beside a shown mine, which XBomb draws for a wrong flag after a loss.
 */
const BROKEN_RULE = 4;
const ODD_MARK = 0.6;
const ODD_BLANK = 1;
/** … of a number with no open cell beside it: few cells are opened on their own. */
const ALONE = 0.4;

/** Whether a cell shows a number with too few closed cells or too many mines around it, or a zero beside a covered cell. */
export function breaksRules(cells: readonly CellSymbol[], cell: number, { neighbours }: Topology): boolean {
  const number = numberOf(cells[cell] as CellSymbol);
  if (number < 0) return false;
  let covered = 0;
  let possible = 0;
  let mines = 0;
  for (const n of neighbours[cell] ?? []) {
    const symbol = cells[n] as CellSymbol;
    if (symbol === '#') covered++;
    if (isShownMine(symbol)) mines++;
    if (isClosed(symbol) || isShownMine(symbol) || symbol === '~') possible++;
  }
  return number === 0 ? covered > 0 : number > possible || mines > number;
}

/** Whether any cell breaks the rules. */
export function breaksAnyRule(cells: readonly CellSymbol[], topology: Topology): boolean {
  return cells.some((_, cell) => breaksRules(cells, cell, topology));
}

/**
 * Where zeros beside covered cells, and covered cells beside zeros, are counted among the sums, and how many of these there are before those for
 * densities.
 */
const BROKEN_ZEROS = 1;
const COVERED_BESIDE_ZEROS = 2;
const OWN_SUMS = 3;

/**
 * What some cells of a board cost: by broken rules, the first of the sums, and by numbers that go badly with what is around them, for
 * each density of mines (`numbersCost`).
 * @param hasLoneErrors as for `sumCellsCosts`.
 */
export function cellsCosts(
  cells: readonly CellSymbol[],
  { neighbourStart, neighbourList }: Topology,
  concerned: Int32Array,
  hasLoneErrors: boolean,
): Float64Array {
  const sums = new Float64Array(OWN_SUMS + DENSITY_COUNT);
  for (const cell of concerned) {
    const own = cells[cell] as CellSymbol;
    const number = numberOf(own);
    if (hasLoneErrors && own === '#') {
      const end = neighbourStart[cell + 1] as number;
      let k = neighbourStart[cell] as number;
      while (k < end && cells[neighbourList[k] as number] !== '0') k++;
      if (k < end) sums[COVERED_BESIDE_ZEROS] = (sums[COVERED_BESIDE_ZEROS] as number) + 1;
    }
    if (number < 0) continue;
    let covered = 0;
    let flags = 0;
    let mines = 0;
    let unread = 0;
    let questions = 0;
    const end = neighbourStart[cell + 1] as number;
    for (let k = neighbourStart[cell] as number; k < end; k++) {
      const symbol = cells[neighbourList[k] as number] as CellSymbol;
      if (symbol === '#') covered++;
      else if (symbol === 'F') flags++;
      else if (symbol === '?') questions++;
      else if (symbol === '~') unread++;
      else if (isShownMine(symbol)) mines++;
    }
    if (number > 0 && covered + flags + questions + mines === end - (neighbourStart[cell] as number))
      sums[0] = (sums[0] as number) + ALONE;
    const possible = covered + flags + questions + unread + mines;
    if (number === 0 && covered > 0) sums[BROKEN_ZEROS] = (sums[BROKEN_ZEROS] as number) + 1;
    else if (number > possible || (number > 0 && mines > number)) sums[0] = (sums[0] as number) + BROKEN_RULE;
    else if (number === 0)
      sums[0] = (sums[0] as number) + (mines > 0 ? ODD_BLANK : flags + questions > 0 ? ODD_MARK : 0);
    else {
      const costs = numberCosts(number, covered + questions, flags, mines, unread);
      for (let d = 0; d < DENSITY_COUNT; d++)
        sums[OWN_SUMS + d] = (sums[OWN_SUMS + d] as number) + (costs[d] as number);
    }
  }
  return sums;
}

/**
 * What all cells cost together, of the sums of `cellsCosts`.
 * @param hasLoneErrors whether single cells may be misread, as in photos: one that is taken for a covered one breaks the rule of all zeros around it.
 */
export function sumCellsCosts(sums: Float64Array, isLost: boolean, hasLoneErrors: boolean): number {
  const [broken, beside] = [sums[BROKEN_ZEROS] as number, sums[COVERED_BESIDE_ZEROS] as number];
  const zeros = BROKEN_RULE * (hasLoneErrors ? Math.min(broken, beside) : broken);
  return (sums[0] as number) + zeros + numbersCost(sums.subarray(OWN_SUMS), isLost);
}

/**
 * The part of a board that symbols take hardly exceeds these: no program has more mines, nobody asks so often, and large
 * numbers are rare. Small boards have a few cells more.
 */
const SHARES: readonly { readonly symbols: readonly CellSymbol[]; readonly part: number }[] = [
  { symbols: ['F', '*', 'X'], part: 0.22 },
  { symbols: ['?'], part: 0.05 },
  { symbols: ['x'], part: 0.04 },
  { symbols: ['3'], part: 0.2 },
  { symbols: ['4'], part: 0.1 },
  { symbols: ['5'], part: 0.05 },
  { symbols: ['6', '7', '8'], part: 0.03 },
];
const FEW = 2;
/** Nor is the part of the numbers that is one of them larger: on no board are most of them threes (of 600 drawn ones 30 % at most, and 12 % fours). */
const NUMBER_SHARES: readonly { readonly symbols: readonly CellSymbol[]; readonly part: number }[] = [
  { symbols: ['3'], part: 0.45 },
  { symbols: ['4'], part: 0.35 },
  { symbols: ['5'], part: 0.25 },
  { symbols: ['6', '7', '8'], part: 0.2 },
];
/** All mines are on cells that are not open: those are hardly a smaller part of a board than its mines. */
const CLOSED: readonly CellSymbol[] = ['#', 'F', '?', '*', 'X', 'x', '~'];
const LEAST_CLOSED = 0.08;
/** Who marks cells marks more of them with flags than with question marks: of all marks, hardly a larger part are those. */
const ASKED_PART = 0.3;
/** Cost of a board with question marks and no flag; and the most that question marks instead of flags cost: that a player marks so is one habit, however many cells show it. */
const NO_FLAG = 2.5;
const MOST_ASKING = 3.5;

/**
 * What it costs that symbols are so many, and closed cells so few: the bound of Chernoff on the odds of so many cells where each shows
 * one with the largest usual probability, or the smallest, N · KL(share ‖ part).
 * @param counts cells with each symbol.
 */
export function sharesCost(counts: Readonly<Partial<Record<CellSymbol, number>>>, total: number): number {
  let cost = 0;
  const countOf = (symbols: readonly CellSymbol[]) => {
    let count = 0;
    for (const symbol of symbols) count += counts[symbol] ?? 0;
    return count;
  };
  for (const { symbols, part } of SHARES) cost += shareCost(countOf(symbols) - FEW, total, part);
  let numbers = 0;
  for (const { symbols, part } of NUMBER_SHARES) {
    const count = countOf(symbols) - FEW;
    if (count <= 0) continue;
    numbers ||= countOf(NUMBERS);
    cost += shareCost(count, numbers, part);
  }
  const closed = countOf(CLOSED);
  cost += shareCost(total - closed, total, 1 - LEAST_CLOSED);
  return cost;
}

/** What question marks cost beside flags, or instead of them. @param counts cells with each symbol. */
export function askingCost(counts: Readonly<Partial<Record<CellSymbol, number>>>): number {
  const asked = counts['?'] ?? 0;
  const flags = counts.F ?? 0;
  const asking = shareCost(asked - FEW, asked + flags, ASKED_PART) + (asked > 0 && flags === 0 ? NO_FLAG : 0);
  return Math.min(MOST_ASKING, asking);
}

/** 0 where the share is none because there is nothing to share. */
function shareCost(count: number, total: number, part: number): number {
  const share = count / total;
  if (!(share > part)) return 0;
  return total * (share * Math.log(share / part) + (share < 1 ? (1 - share) * Math.log((1 - share) / (1 - part)) : 0));
}
