import type { CellSymbol } from '../model/board.ts';
import { isShownMine, symbolOfNumber } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { maxNeighbours } from '../model/topology.ts';
import { cellsCosts, sharesCost } from './boardCost.ts';
import { BLANK, numberOfGlyph } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import type { GroupPrior, Meaning } from './meanings.ts';
import { meaningsOf } from './meanings.ts';
import { numbersCost } from './numberOdds.ts';

export interface NamedGroup {
  readonly group: CellGroup;
  readonly symbol: CellSymbol;
  /** Probability that the symbol is right, by how much worse the next best meaning of the group explains the board. */
  readonly confidence: number;
  /** Every symbol that was considered. */
  readonly options: readonly CellSymbol[];
}

/**
 * Cost a cell, and for how many cells at most, of plain cells being anything but open where there are numbers: covered cells are mostly needed
 * by some number, so a blank group that can be open without breaking a rule most likely is.
 */
const UNNEEDED = 0.5;
const MOST_UNNEEDED = 6;
/** A group may be blank from this probability. */
export const MAY_BE_BLANK = 0.05;
/** Cost of a program that draws a symbol unlike any that the network learnt from: once for all groups that show it. */
const UNUSUAL = 3.5;
/** … and of drawing it in the usual way on other cells. */
const BOTH_WAYS = 4;
/**
 * Cost of all ground being open, or all of it covered, where there is ground of clearly different looks; and the
 * part of the board that such a look takes, at least.
 */
const ALL_ONE_GROUND = 3;
/** … and for each number, up to so much, where none of it is open: many numbers without a zero are rare. */
const NO_ZERO = 0.15;
const MOST_NO_ZERO = 10;
const GROUND_SHARE = 0.02;
/** Cost of a board on which nothing is covered or was mined: there is none. */
const NO_GAME = 20;
/** Cost of a game being lost, and of a loss without a mine of a look of its own: nearly all programs show which one was hit. */
const LOST = 2;
const NO_HIT = 4;
/** Mines of one look from which none of them is the one that was hit: a chord opens at most so many. */
export const MOST_HIT = 3;
const SWEEPS = 4;
/** Of so many looks of blank cells, any two are tried as covered and open ground: neither alone may be better. */
const MOST_SWAPPED = 6;
/** What may be taken for each other all over a board: every group of the one name is given the other together. */
const RENAMED: readonly (readonly [CellSymbol, CellSymbol])[] = [
  ['*', 'F'],
  ['*', '#'],
  ['*', '0'],
  ['F', '*'],
  ['F', '#'],
  ['F', '0'],
  ['?', '#'],
  ['?', '0'],
  ['x', 'F'],
  ['x', '#'],
];

/** Groups that change their meaning together, and the option that each takes. */
interface Move {
  readonly members: readonly number[];
  readonly options: readonly number[];
}

/**
 * Names all groups of a board together: each takes the meaning that, with the others', explains the board at the
 * least cost, where cost is what the network finds unlikely, what breaks the rules of the game, and what hardly happens in
 * one. Local search from the network's own choice.
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
  const meanings = groups.map((g, k) => meaningsOf(g, priors[k] as GroupPrior, largest));
  const state = startAt(groups, meanings, topology, foreign, blankLooks);
  const improve = (moves: readonly Move[]) => {
    const [best, saved] = moves.reduce<readonly [Move | null, number]>(
      (found, move) => {
        const saving = -state.costOf(move);
        return saving > found[1] ? [move, saving] : found;
      },
      [null, LEAST_SAVING],
    );
    if (best) state.make(best);
    return best !== null && saved > 0;
  };
  const single = (k: number): Move[] =>
    (meanings[k] as Meaning[]).map((_, option) => ({ members: [k], options: [option] }));
  for (let sweep = 0, changed = true; sweep < SWEEPS && changed; sweep++) {
    changed = false;
    for (const look of blankLooks)
      if (look.length > 1 && improve([state.allTo(look, '#'), state.allTo(look, '0')])) changed = true;
    for (const [one, other] of pairsOf(blankLooks.slice(0, MOST_SWAPPED))) {
      const ways = (['#', '0'] as const).map((a) =>
        joined(state.allTo(one, a), state.allTo(other, a === '#' ? '0' : '#')),
      );
      if (improve(ways)) changed = true;
    }
    if (improve(state.renamings())) changed = true;
    groups.forEach((_, k) => {
      if (improve(single(k))) changed = true;
    });
  }
  const rivals = groups.map((_, k) => {
    const now = state.optionOf(k);
    return single(k).reduce((sum, move) => (move.options[0] === now ? sum : sum + Math.exp(-state.costOf(move))), 0);
  });
  for (const move of [...state.renamings(), ...state.exchanges(blankLooks.flat())]) {
    const weight = Math.exp(-state.costOf(move));
    move.members.forEach((k, i) => {
      if (move.options[i] !== state.optionOf(k)) rivals[k] = (rivals[k] as number) + weight;
    });
  }
  return groups.map((group, k) => ({
    group,
    symbol: state.symbolOf(k),
    confidence: 1 / (1 + (rivals[k] as number)),
    options: (meanings[k] as Meaning[]).map(({ symbol }) => symbol),
  }));
}

const NUMBERS = Array.from({ length: 12 }, (_, k) => symbolOfNumber(k + 1));

/** Costs that differ by less are equal. */
const LEAST_SAVING = 1e-9;

/** The meanings that groups have at present, and what others would cost. */
interface Search {
  /** What a move costs more than leaving all as it is. */
  costOf(move: Move): number;
  make(move: Move): void;
  optionOf(k: number): number;
  symbolOf(k: number): CellSymbol;
  /** The move that names groups so, where they can mean that. */
  allTo(members: readonly number[], symbol: CellSymbol): Move;
  /** All moves that give the groups of one name another one. */
  renamings(): Move[];
  /** The move that lets covered and open ground change places among some groups; none where there are no numbers. */
  exchanges(members: readonly number[]): Move[];
}

function startAt(
  groups: readonly CellGroup[],
  meanings: readonly (readonly Meaning[])[],
  topology: Topology,
  foreign: readonly boolean[],
  blankLooks: readonly (readonly number[])[],
): Search {
  const { cellCount } = topology;
  const choice = groups.map(() => 0);
  const cells: CellSymbol[] = new Array(cellCount).fill('~');
  const counts: Partial<Record<CellSymbol, number>> = {};
  const sizeOf = (k: number) => (groups[k] as CellGroup).cells.length;
  const meaningOf = (k: number) => meanings[k]?.[choice[k] as number];
  const symbolOf = (k: number) => meaningOf(k)?.symbol ?? '~';
  const hasNumbers = groups.some(({ best }) => numberOfGlyph(best) !== null);
  const concerned = groups.map((group) => withNeighbours(group.cells, topology));
  const everywhere = Int32Array.from({ length: cellCount }, (_, cell) => cell);
  const count = (k: number, sign: number) => {
    const symbol = symbolOf(k);
    counts[symbol] = (counts[symbol] ?? 0) + sign * sizeOf(k);
  };
  const place = (k: number) => {
    const symbol = symbolOf(k);
    for (const cell of (groups[k] as CellGroup).cells) cells[cell] = foreign[cell] ? '~' : symbol;
  };
  groups.forEach((_, k) => {
    count(k, 1);
    place(k);
  });
  const set = ({ members, options }: Move) => {
    members.forEach((k, i) => {
      if (choice[k] === options[i]) return;
      count(k, -1);
      choice[k] = options[i] as number;
      count(k, 1);
      place(k);
    });
  };
  const grounds = blankLooks
    .filter((look) => look.reduce((sum, k) => sum + sizeOf(k), 0) >= GROUND_SHARE * cellCount)
    .map((look) => look.reduce((a, b) => (sizeOf(a) >= sizeOf(b) ? a : b)));
  const isLost = () => (counts['*'] ?? 0) > MOST_HIT;
  const boardCost = () => {
    const shownGrounds = new Set(grounds.map(symbolOf));
    let oneGround = 0;
    if (hasNumbers && grounds.length > 1 && shownGrounds.size === 1) {
      const numbers = NUMBERS.reduce((sum, symbol) => sum + (counts[symbol] ?? 0), 0);
      oneGround = ALL_ONE_GROUND + (shownGrounds.has('#') ? Math.min(MOST_NO_ZERO, NO_ZERO * numbers) : 0);
    }
    const hasHit = groups.some((_, k) => isShownMine(symbolOf(k)) && sizeOf(k) <= MOST_HIT);
    const loss = isLost() ? LOST + (hasHit ? 0 : NO_HIT) : 0;
    const shown = { usual: new Set<CellSymbol>(), unusual: new Set<CellSymbol>() };
    groups.forEach((_, k) => {
      (meaningOf(k)?.isUnusual ? shown.unusual : shown.usual).add(symbolOf(k));
    });
    let unusual = 0;
    for (const symbol of shown.unusual) unusual += UNUSUAL + (shown.usual.has(symbol) ? BOTH_WAYS : 0);
    const isNoGame = ![...'#F?*x'].some((symbol) => (counts[symbol as CellSymbol] ?? 0) > 0);
    return (isNoGame ? NO_GAME : 0) + sharesCost(counts, cellCount) + oneGround + loss + UNUSUAL * unusual;
  };
  const ownCost = (k: number) => {
    const meaning = meaningOf(k);
    const mayBeOpen =
      hasNumbers && meaning?.symbol !== '0' && ((groups[k] as CellGroup).glyphs[BLANK] as number) >= MAY_BE_BLANK;
    return (meaning?.cost ?? 0) + (mayBeOpen ? UNNEEDED * Math.min(MOST_UNNEEDED, sizeOf(k)) : 0);
  };
  const costHere = (members: readonly number[], ofCells: Float64Array) =>
    members.reduce((sum, k) => sum + ownCost(k), boardCost()) +
    (ofCells[0] as number) +
    numbersCost(ofCells.subarray(1), isLost());
  const touchedBy = (members: readonly number[]) =>
    members.length > 1 ? everywhere : (concerned[members[0] as number] as Int32Array);
  let ofCells = cellsCosts(cells, topology, everywhere);
  const changeOf = ({ members, options }: Move): Move => {
    const changed = [...members.keys()].filter((i) => choice[members[i] as number] !== options[i]);
    return { members: changed.map((i) => members[i] as number), options: changed.map((i) => options[i] as number) };
  };
  let asked: { touched: Int32Array; costs: Float64Array } | null = null;
  /** What cells cost as they are; the same ones are asked about again and again. */
  const costsNow = (touched: Int32Array) => {
    if (touched === everywhere) return ofCells;
    if (asked?.touched !== touched) asked = { touched, costs: cellsCosts(cells, topology, touched) };
    return asked.costs;
  };
  const costOf = (move: Move) => {
    const change = changeOf(move);
    const { members } = change;
    if (members.length === 0) return 0;
    const options = members.map((k) => choice[k] as number);
    const touched = touchedBy(members);
    const before = costsNow(touched);
    const cost = costHere(members, ofCells);
    set(change);
    const after = cellsCosts(cells, topology, touched);
    const changed = costHere(
      members,
      ofCells.map((sum, i) => sum - (before[i] as number) + (after[i] as number)),
    );
    set({ members, options });
    return changed - cost;
  };
  const make = (move: Move) => {
    set(move);
    asked = null;
    ofCells = cellsCosts(cells, topology, everywhere);
  };
  const optionFor = (k: number, symbol: CellSymbol) => {
    const option = (meanings[k] ?? []).findIndex((m) => m.symbol === symbol);
    return option < 0 ? (choice[k] as number) : option;
  };
  const allTo = (members: readonly number[], symbol: CellSymbol) => ({
    members,
    options: members.map((k) => optionFor(k, symbol)),
  });
  return {
    costOf,
    make,
    optionOf: (k) => choice[k] as number,
    symbolOf,
    allTo,
    renamings: () =>
      RENAMED.flatMap(([from, to]) => {
        const members = [...groups.keys()].filter((k) => symbolOf(k) === from);
        return members.length > 1 ? [allTo(members, to)] : [];
      }),
    exchanges: (members) => {
      const ground = members.filter((k) => symbolOf(k) === '#' || symbolOf(k) === '0');
      if (!hasNumbers || ground.length === 0) return [];
      return [{ members: ground, options: ground.map((k) => optionFor(k, symbolOf(k) === '#' ? '0' : '#')) }];
    },
  };
}

function joined(a: Move, b: Move): Move {
  return { members: [...a.members, ...b.members], options: [...a.options, ...b.options] };
}

/** Every two of some things. */
function pairsOf<T>(things: readonly T[]): (readonly [T, T])[] {
  return things.flatMap((one, k) => things.slice(k + 1).map((other) => [one, other] as const));
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
