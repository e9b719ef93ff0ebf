import type { CellSymbol } from '../model/board.ts';
import { isClosed, isShownMine, numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { maxNeighbours } from '../model/topology.ts';
import { BLANK, CROSSED, FLAG, MINE, numberOfGlyph, OTHER, QUESTION, symbolOfGlyphNumber } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';

/** A possible meaning of a group and how costly it is (negative log-probability) before the rules are asked. */
interface Candidate {
  readonly symbol: CellSymbol;
  readonly cost: number;
}

/** What is known of a group beside what the network says. */
export interface GroupPrior {
  /** Log-odds of being closed if it is blank. */
  readonly closedBias: number;
  /** Whether it is made of cells of the board for sure, and not of something that lies over it. */
  readonly isCell: boolean;
  /** Whether it is a large part of the board: what a program draws on most cells is covered or open ground. */
  readonly isGround: boolean;
  /** What its rim says it is where open and covered cells have different rims: a number cannot be covered, a mark not open. */
  readonly rimOf?: 'open' | 'closed' | null;
}

export interface NamedGroup {
  readonly group: CellGroup;
  readonly symbol: CellSymbol;
  /** Probability that the symbol is right, by how much worse the next best meaning of the group explains the board. */
  readonly confidence: number;
  /** Every symbol that was considered. */
  readonly options: readonly CellSymbol[];
}

/** Meanings of a group below this probability are not considered. */
const LEAST_PROBABILITY = 0.004;
/** A group's evidence counts as that of at most so many cells: its cells look alike, so they are not independent. */
const MOST_EVIDENCE = 3;
/**
 * Cost of a cell that breaks the rules; of a zero beside a flag or question mark, which some programs allow; of a
 * blank beside a shown mine, which XBomb draws for a wrong flag after a loss.
 */
const BROKEN_RULE = 4;
const ODD_MARK = 0.6;
const ODD_BLANK = 1;
/** What is left of the probability that a group shows something else, where it is made of cells for sure. */
const FOREIGN_CELL = 0.03;
/**
 * Cost a cell, and for how many cells at most, of blank cells being closed although there are numbers: closed cells are mostly needed by some number, so a
 * blank group that can be open without breaking a rule most likely is.
 */
const UNNEEDED = 0.5;
const MOST_UNNEEDED = 6;
/** The probability that a drawing that no glyph explains is the ground of common cells. */
const COMMON_GROUND = 0.5;
/** Cost a cell of a number with the rim of covered cells, and of a mark with that of open ones. */
const WRONG_RIM = 3;
/**
 * Cost of all ground being open, or all of it covered, where there is ground of clearly different looks; and the
 * part of the board that such a look takes, at least.
 */
const ALL_ONE_GROUND = 3;
const GROUND_SHARE = 0.02;
const SWEEPS = 4;
/** Of so many looks of blank cells, any two are tried as covered and open ground: neither alone may be better. */
const MOST_SWAPPED = 6;
/** The score of looking closed is too sure of itself; it is taken for this part. */
const CLOSED_TRUST = 0.55;
const MOST_CLOSED = 6;

/**
 * Names all groups of a board together: each takes the meaning that, with the others', explains the board at the
 * least cost, where cost is what the network finds unlikely plus what breaks the rules of the game. Local search
 * from the network's own choice.
 * @param priors for each group what is known of it beside the network's opinion.
 * @param blankLooks groups of blank cells that look nearly alike: they are mostly closed together or open together.
 */
export function nameGroups(
  groups: readonly CellGroup[],
  topology: Topology,
  priors: readonly GroupPrior[],
  foreign: readonly boolean[],
  blankLooks: readonly (readonly number[])[],
): NamedGroup[] {
  const largest = maxNeighbours(topology.shape);
  const candidates = groups.map((g, k) => candidatesOf(g, priors[k] as GroupPrior, largest));
  const choice = candidates.map(() => 0);
  const hasNumbers = groups.some(({ best }) => numberOfGlyph(best) !== null);
  const cells: CellSymbol[] = new Array(topology.cellCount);
  const place = (k: number) => {
    const symbol = candidates[k]?.[choice[k] as number]?.symbol ?? '~';
    for (const cell of groups[k]?.cells ?? []) cells[cell] = foreign[cell] ? '~' : symbol;
  };
  groups.forEach((_, k) => {
    place(k);
  });
  const concerned = groups.map((group) => withNeighbours(group.cells, topology));
  const everywhere = everyCell(topology);
  const ownCost = (k: number) => {
    const candidate = candidates[k]?.[choice[k] as number];
    const counted = Math.min(MOST_UNNEEDED, groups[k]?.cells.length ?? 0);
    const unneeded = hasNumbers && candidate?.symbol === '#' ? UNNEEDED * counted : 0;
    return evidence(groups[k] as CellGroup, candidate) + unneeded;
  };
  const grounds = blankLooks
    .filter((look) => look.reduce((sum, k) => sum + (groups[k]?.cells.length ?? 0), 0) >= GROUND_SHARE * cells.length)
    .map((look) => look.reduce((a, b) => ((groups[a]?.cells.length ?? 0) >= (groups[b]?.cells.length ?? 0) ? a : b)));
  const groundCost = () => {
    const symbols = new Set(grounds.map((k) => candidates[k]?.[choice[k] as number]?.symbol));
    return hasNumbers && grounds.length > 1 && symbols.size === 1 ? ALL_ONE_GROUND : 0;
  };
  /** The cost with some groups meaning something else (pairs of group and option); the choice stays as it is. */
  const costWith = (members: readonly number[], options: readonly number[]) => {
    const before = members.map((k) => choice[k] as number);
    set(members, options);
    const [only] = members;
    const touched = members.length === 1 ? (concerned[only as number] as Int32Array) : everywhere;
    const cost = members.reduce((sum, k) => sum + ownCost(k), rulesCost(cells, topology, touched) + groundCost());
    set(members, before);
    return cost;
  };
  const set = (members: readonly number[], options: readonly number[]) => {
    members.forEach((k, i) => {
      choice[k] = options[i] as number;
      place(k);
    });
  };
  const improve = (members: readonly number[], alternatives: readonly (readonly number[])[]) => {
    const now = members.map((k) => choice[k] as number);
    const costs = alternatives.map((options) => costWith(members, options));
    const best = alternatives[costs.indexOf(Math.min(...costs))];
    if (!best || Math.min(...costs) >= costWith(members, now)) return false;
    set(members, best);
    return true;
  };
  const pairs = pairsOf(blankLooks.slice(0, MOST_SWAPPED));
  /** Every blank group, and its options when covered and open ground change places. */
  const blank = blankLooks.flat();
  const swapped = () =>
    blank.map((k) => {
      const symbol = candidates[k]?.[choice[k] as number]?.symbol;
      if (symbol !== '#' && symbol !== '0') return choice[k] as number;
      return optionsFor([k], symbol === '#' ? '0' : '#', candidates, choice)[0] as number;
    });
  for (let sweep = 0, changed = true; sweep < SWEEPS && changed; sweep++) {
    changed = false;
    for (const members of blankLooks) {
      const alternatives = (['#', '0'] as const).map((symbol) => optionsFor(members, symbol, candidates, choice));
      if (members.length > 1 && improve(members, alternatives)) changed = true;
    }
    for (const [one, other] of pairs) {
      const swapped = (
        [
          ['#', '0'],
          ['0', '#'],
        ] as const
      ).map(([a, b]) => [...optionsFor(one, a, candidates, choice), ...optionsFor(other, b, candidates, choice)]);
      if (improve([...one, ...other], swapped)) changed = true;
    }
    groups.forEach((_, k) => {
      if (
        improve(
          [k],
          (candidates[k] as Candidate[]).map((_c, option) => [option]),
        )
      )
        changed = true;
    });
  }
  const now = blank.map((k) => choice[k] as number);
  const other = swapped();
  const canSwap = hasNumbers && other.some((option, i) => option !== now[i]);
  const asSwapped = canSwap ? Math.exp(costWith(blank, now) - costWith(blank, other)) : 0;
  return groups.map((group, k) => {
    const costs = (candidates[k] as Candidate[]).map((_c, option) => costWith([k], [option]));
    const own = costs[choice[k] as number] as number;
    const rivals = costs.reduce((sum, c, option) => (option === choice[k] ? sum : sum + Math.exp(own - c)), 0);
    const options = (candidates[k] as Candidate[]).map(({ symbol }) => symbol);
    return {
      group,
      symbol: options[choice[k] as number] ?? '~',
      confidence: 1 / (1 + rivals + (blank.includes(k) ? asSwapped : 0)),
      options,
    };
  });
}

/** Every two of some things. */
function pairsOf<T>(things: readonly T[]): (readonly [T, T])[] {
  return things.flatMap((one, k) => things.slice(k + 1).map((other) => [one, other] as const));
}

/** For each group its option with this symbol, or the one it has where it cannot mean that. */
function optionsFor(
  members: readonly number[],
  symbol: CellSymbol,
  candidates: readonly (readonly Candidate[])[],
  choice: readonly number[],
): number[] {
  return members.map((k) => {
    const option = (candidates[k] ?? []).findIndex((c) => c.symbol === symbol);
    return option < 0 ? (choice[k] as number) : option;
  });
}

function evidence({ cells }: CellGroup, candidate: Candidate | undefined): number {
  return Math.min(MOST_EVIDENCE, cells.length) * (candidate?.cost ?? 0);
}

/** What a group may mean, the likeliest first; numbers above `largest` are none. */
function candidatesOf(
  { glyphs, closed }: CellGroup,
  { closedBias, isCell, isGround, rimOf = null }: GroupPrior,
  largest: number,
): Candidate[] {
  const found = new Map<CellSymbol, number>();
  const trusted = Math.max(-MOST_CLOSED, Math.min(MOST_CLOSED, closed)) * CLOSED_TRUST + closedBias;
  const asClosed = 1 / (1 + Math.exp(-trusted));
  const isOdd = (symbol: CellSymbol) =>
    rimOf === 'open' ? symbol === 'F' || symbol === '?' : rimOf === 'closed' && numberOf(symbol) > 0;
  const add = (symbol: CellSymbol, p: number) => found.set(symbol, (found.get(symbol) ?? 0) + p);
  glyphs.forEach((p, glyph) => {
    if (glyph === BLANK) {
      add('#', p * asClosed);
      add('0', p * (1 - asClosed));
    } else if (glyph === OTHER) {
      add('~', isCell ? p * FOREIGN_CELL : p);
      if (isCell && isGround && p > COMMON_GROUND) {
        add('#', p * COMMON_GROUND * asClosed);
        add('0', p * COMMON_GROUND * (1 - asClosed));
      }
    } else if ((numberOfGlyph(glyph) ?? 0) <= largest) add(symbolOfGlyph(glyph), p);
  });
  return [...found]
    .filter(([, p]) => p >= LEAST_PROBABILITY)
    .map(([symbol, p]) => ({ symbol, cost: -Math.log(p) + (isOdd(symbol) ? WRONG_RIM : 0) }))
    .sort((a, b) => a.cost - b.cost);
}

function symbolOfGlyph(glyph: number): CellSymbol {
  if (numberOfGlyph(glyph) !== null) return symbolOfGlyphNumber(glyph);
  if (glyph === FLAG) return 'F';
  if (glyph === QUESTION) return '?';
  if (glyph === MINE) return '*';
  return glyph === CROSSED ? 'x' : '~';
}

/** How much a whole board breaks the rules that single cells show; 0 for a board that may be. */
export function brokenRules(cells: readonly CellSymbol[], topology: Topology): number {
  return rulesCost(cells, topology, everyCell(topology));
}

function everyCell({ cellCount }: Topology): Int32Array {
  return Int32Array.from({ length: cellCount }, (_, cell) => cell);
}

/** Some cells and their neighbours: those whose rules a change of the cells can break. */
function withNeighbours(cells: readonly number[], { neighbourStart, neighbourList, cellCount }: Topology): Int32Array {
  const found = new Int32Array(cellCount);
  const isFound = new Uint8Array(cellCount);
  let count = 0;
  const add = (cell: number) => {
    if (isFound[cell]) return;
    isFound[cell] = 1;
    found[count++] = cell;
  };
  for (const cell of cells) {
    add(cell);
    const end = neighbourStart[cell + 1] as number;
    for (let k = neighbourStart[cell] as number; k < end; k++) add(neighbourList[k] as number);
  }
  return found.subarray(0, count);
}

/** What breaks the rules on some cells of a board: numbers with too few closed cells or too many mines around, zeros beside closed cells. */
function rulesCost(
  cells: readonly CellSymbol[],
  { neighbourStart, neighbourList }: Topology,
  concerned: Int32Array,
): number {
  let cost = 0;
  for (const i of concerned) {
    const number = numberOf(cells[i] as CellSymbol);
    if (number < 0) continue;
    let possible = 0;
    let mines = 0;
    let covered = 0;
    let marked = 0;
    for (let k = neighbourStart[i] as number; k < (neighbourStart[i + 1] as number); k++) {
      const symbol = cells[neighbourList[k] as number] as CellSymbol;
      if (isShownMine(symbol)) mines++;
      if (symbol === '#') covered++;
      if (symbol === 'F' || symbol === '?') marked++;
      if (isClosed(symbol) || isShownMine(symbol) || symbol === '~') possible++;
    }
    if (number > possible || (number > 0 && mines > number)) cost += BROKEN_RULE;
    else if (number === 0 && covered > 0) cost += BROKEN_RULE;
    else if (number === 0 && mines > 0) cost += ODD_BLANK;
    else if (number === 0 && marked > 0) cost += ODD_MARK;
  }
  return cost;
}
