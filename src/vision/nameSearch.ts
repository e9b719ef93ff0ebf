import type { CellSymbol } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { cellsCosts, sumCellsCosts } from './boardCost.ts';
import { BOTH_WAYS, makeDrawingsCost, SPARED, UNUSUAL } from './drawingsCost.ts';
import { enclosedLooks } from './enclosedLooks.ts';
import { BLANK, numberOfGlyph, OTHER } from './glyphs.ts';
import { PLAIN_GROUND } from './groundLooks.ts';
import type { CellGroup } from './groupCells.ts';
import { makeInkCost } from './inks.ts';
import type { GroupPrior, Meaning } from './meanings.ts';
import { hasRimOfNumbers, isGroundSymbol } from './meanings.ts';
import type { MineGround } from './wholeBoardCost.ts';
import { isLost, MOST_HIT, wholeBoardCost } from './wholeBoardCost.ts';

/**
 * Cost a cell, and for how many cells of one look at most, of plain cells being anything but open where there are numbers: covered cells are mostly needed
 * by some number, so a blank group that can be open without breaking a rule most likely is.
 */
const UNNEEDED = 0.5;
const MOST_UNNEEDED = 6;
/** Cost of a look being covered that numbers part from all other covered cells, as they do an opening. */
const ENCLOSED = 6;
/** A group may show a glyph, or nothing, from this probability. */
export const MAY_BE = 0.05;
/** Looks of blank cells that take this part of the board are ground for sure. */
const GROUND_SHARE = 0.02;
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

/** The same of ground on which something is drawn. */
const DRAWN_RENAMED: readonly (readonly [CellSymbol, CellSymbol])[] = [
  ['#', 'F'],
  ['#', '?'],
  ['#', '0'],
  ['0', 'F'],
  ['0', '#'],
];

/** Groups that change their meaning together, and the option that each takes. */
export interface Move {
  readonly members: readonly number[];
  readonly options: readonly number[];
}

/** What the names of a board's groups are searched by. */
export interface Naming {
  readonly groups: readonly CellGroup[];
  /** What each group may mean. */
  readonly meanings: readonly (readonly Meaning[])[];
  /** For each group what is known of it beside the network's opinion. */
  readonly priors: readonly GroupPrior[];
  readonly topology: Topology;
  readonly foreign: readonly boolean[];
  /** Groups of blank cells that look nearly alike: they are mostly closed together or open together. */
  readonly blankLooks: readonly (readonly number[])[];
  /** The ink of each group (`inksOf`). */
  readonly inks: readonly number[];
  /** Whether single cells may show something else than their like, as in photos (`Rules.hasLoneErrors`). */
  readonly hasLoneErrors?: boolean;
}

/** The meanings that groups have at present, and what others would cost. */
export interface NameSearch {
  /** What a move costs more than leaving all as it is. */
  costOf(move: Move): number;
  make(move: Move): void;
  optionOf(k: number): number;
  symbolOf(k: number): CellSymbol;
  /** Whether so many mines are shown that the game is lost or over. */
  isLost(): boolean;
  /** The move that names groups so, where they can mean that. */
  allTo(members: readonly number[], symbol: CellSymbol): Move;
  /** All moves that give the groups of one name another one. */
  renamings(): Move[];
  /** The move that lets covered and open ground change places; none where there are no numbers. */
  groundsExchanged(): Move[];
  /** The moves that let flags and covered ground on which something is drawn change places, or make flags of one of its looks where there are none; none where there are no numbers. */
  marksExchanged(): Move[];
}

/** Starts with the likeliest meaning of each group alone. */
export function startSearch(naming: Naming): NameSearch {
  const { groups, meanings, priors, topology, foreign, blankLooks, inks, hasLoneErrors = false } = naming;
  const { cellCount } = topology;
  const choice = groups.map(() => 0);
  const cells: CellSymbol[] = new Array(cellCount).fill('~');
  const counts: Partial<Record<CellSymbol, number>> = {};
  const chosen = meanings.map(([first]) => first);
  const sizes = groups.map(({ cells: own }) => own.length);
  const sizeOf = (k: number) => sizes[k] as number;
  const symbolOf = (k: number) => chosen[k]?.symbol ?? '~';
  const hasNumbers = groups.some(({ best }) => numberOfGlyph(best) !== null);
  const concerned = groups.map((group) => withNeighbours(group.cells, topology));
  const everywhere = Int32Array.from({ length: cellCount }, (_, cell) => cell);
  const drawingsCost = makeDrawingsCost(meanings);
  const inkCost = makeInkCost(groups, inks, topology.shape);
  const mineGrounds = groups.map((group, k) => mineGround(group, priors[k] as GroupPrior));
  const choose = (k: number, option: number) => {
    const from = symbolOf(k);
    counts[from] = (counts[from] ?? 0) - sizeOf(k);
    choice[k] = option;
    chosen[k] = meanings[k]?.[option];
    const symbol = symbolOf(k);
    counts[symbol] = (counts[symbol] ?? 0) + sizeOf(k);
    if (symbol === from) return;
    for (const cell of (groups[k] as CellGroup).cells) if (!foreign[cell]) cells[cell] = symbol;
  };
  groups.forEach((group, k) => {
    const symbol = symbolOf(k);
    counts[symbol] = (counts[symbol] ?? 0) + sizeOf(k);
    for (const cell of group.cells) if (!foreign[cell]) cells[cell] = symbol;
  });
  const isLarge = (cellsOfLook: number) => cellsOfLook >= GROUND_SHARE * cellCount;
  const grounds = !hasNumbers
    ? []
    : blankLooks
        .filter((look) => isLarge(look.reduce((sum, k) => sum + sizeOf(k), 0)))
        .map((look) => look.reduce((a, b) => (sizeOf(a) >= sizeOf(b) ? a : b)));
  const isBlankLook = new Set(blankLooks.flat());
  const drawnGrounds = !hasNumbers
    ? []
    : [...groups.keys()].filter((k) => !isBlankLook.has(k) && groups[k]?.best === OTHER && isLarge(sizeOf(k)));
  /** What the ground of the board is at present; of what is drawn only what is named so. */
  const groundNow = () => [...grounds.map(symbolOf), ...drawnGrounds.map(symbolOf).filter(isGroundSymbol)];
  const isOpenByRim = priors.map(hasRimOfNumbers);
  // Where some blank cells have the rim of the numbers, those are the open ones.
  const isOpenKnown = blankLooks.some((look) => look.some((k) => isOpenByRim[k]));
  const mayBeOpen = groups.map(
    ({ glyphs }, k) =>
      hasNumbers && (glyphs[BLANK] as number) >= MAY_BE && (isOpenByRim[k] || !isOpenKnown || !priors[k]?.isGround),
  );
  const isUnneeded = (k: number) => mayBeOpen[k] && symbolOf(k) !== '0' && symbolOf(k) !== '~';
  // Light and noise may part one ground into many groups.
  const mayBeUnneeded = blankLooks.map((look) => look.filter((k) => mayBeOpen[k])).filter((look) => look.length > 0);
  const unneededCost = () => {
    let cost = 0;
    for (const look of mayBeUnneeded) {
      let size = 0;
      for (const k of look) if (isUnneeded(k)) size += sizeOf(k);
      cost += UNNEEDED * Math.min(MOST_UNNEEDED, size);
    }
    return cost;
  };
  const ownCost = (k: number) => chosen[k]?.cost ?? 0;
  const enclosed = enclosedLooks(groups, topology);
  const enclosedCost = () => {
    const covered = enclosed.filter((k) => symbolOf(k) === '#');
    const cells = covered.reduce((sum, k) => sum + sizeOf(k), 0);
    // Late in a game all that is covered is enclosed.
    return 2 * cells <= (counts['#'] ?? 0) ? ENCLOSED * covered.length : 0;
  };
  const ownCosts = (members: readonly number[]) => members.reduce((sum, k) => sum + ownCost(k), 0);
  /** What the board costs beside what each group does. */
  const boardCost = (ofCells: Float64Array) =>
    wholeBoardCost(counts, cellCount, symbolOf, groundNow(), mineGrounds) +
    drawingsCost(choice) +
    inkCost(symbolOf) +
    enclosedCost() +
    unneededCost() +
    sumCellsCosts(ofCells, isLost(counts), hasLoneErrors);
  const costsOf = (concerned: Int32Array) => cellsCosts(cells, topology, concerned, hasLoneErrors);
  let ofCells = costsOf(everywhere);
  let ofBoard = boardCost(ofCells);
  /** What the cells around a group cost as they are, and what moves cost: the same ones are asked about again and again. */
  let nowAround = new Map<number, Float64Array>();
  let known = new Map<Move, number>();
  const costsAround = (k: number) => {
    const costs = nowAround.get(k) ?? costsOf(concerned[k] as Int32Array);
    nowAround.set(k, costs);
    return costs;
  };
  /** What the cells cost after a move was made for a trial. */
  const costsAfter = (members: readonly number[], before: Float64Array | null) => {
    const [k] = members;
    if (before === null) return costsOf(everywhere);
    const after = costsOf(concerned[k as number] as Int32Array);
    return ofCells.map((sum, i) => sum - (before[i] as number) + (after[i] as number));
  };
  const tried = ({ members, options }: Move) => {
    const changed = [...members.keys()].filter((i) => choice[members[i] as number] !== options[i]);
    if (changed.length === 0) return 0;
    const ks = changed.map((i) => members[i] as number);
    const back = ks.map((k) => choice[k] as number);
    const before = ks.length === 1 ? costsAround(ks[0] as number) : null;
    const own = ownCosts(ks);
    changed.forEach((i) => {
      choose(members[i] as number, options[i] as number);
    });
    const saved = own - ownCosts(ks) + ofBoard - boardCost(costsAfter(ks, before));
    ks.forEach((k, i) => {
      choose(k, back[i] as number);
    });
    return -saved;
  };
  const optionFor = (k: number, symbol: CellSymbol, isUnusual: boolean) =>
    (meanings[k] ?? []).findIndex((m) => m.symbol === symbol && m.isUnusual === isUnusual);
  /** The options by which groups take a name, in the usual way or in an unusual one as far as each can; those that cannot stay. */
  const optionsFor = (members: readonly number[], symbol: CellSymbol, isUnusual: boolean) =>
    members.map((k) => {
      const wanted = optionFor(k, symbol, isUnusual);
      const found = wanted < 0 ? optionFor(k, symbol, !isUnusual) : wanted;
      return found < 0 ? (choice[k] as number) : found;
    });
  const cheapestTo = (members: readonly number[], symbol: CellSymbol): Move => {
    const cost = (options: readonly number[]) => {
      const taken = options.flatMap((at, i) => meanings[members[i] as number]?.[at] ?? []);
      const usual = taken.filter((m) => !m.isUnusual);
      const unusual = taken.filter((m) => m.isUnusual);
      const odd = unusual.length === 0 ? 0 : UNUSUAL + (usual.length > 0 ? BOTH_WAYS : 0);
      return odd + sharedCost(usual) + sharedCost(unusual);
    };
    const [usual, unusual] = [optionsFor(members, symbol, false), optionsFor(members, symbol, true)];
    return { members, options: cost(unusual) < cost(usual) ? unusual : usual };
  };
  /** All in an unusual way only where each of them can be both: the search goes from what is usual. */
  const allTo = (members: readonly number[], symbol: CellSymbol): Move => {
    const isOpen = members.every((k) => [true, false].every((way) => optionFor(k, symbol, way) >= 0));
    return isOpen ? cheapestTo(members, symbol) : { members, options: optionsFor(members, symbol, false) };
  };
  /** Whether a group is named ground and something is drawn on it. */
  const isDrawn = (k: number) => (chosen[k]?.look ?? PLAIN_GROUND) !== PLAIN_GROUND;
  const named = (symbol: CellSymbol) => [...groups.keys()].filter((k) => symbolOf(k) === symbol);
  return {
    costOf: (move) => {
      const cost = known.get(move) ?? tried(move);
      known.set(move, cost);
      return cost;
    },
    make: ({ members, options }) => {
      members.forEach((k, i) => {
        choose(k, options[i] as number);
      });
      ofCells = costsOf(everywhere);
      ofBoard = boardCost(ofCells);
      nowAround = new Map();
      known = new Map();
    },
    optionOf: (k) => choice[k] as number,
    symbolOf,
    isLost: () => isLost(counts),
    allTo,
    renamings: () => {
      const move = (members: readonly number[], to: CellSymbol) => (members.length > 1 ? [allTo(members, to)] : []);
      return [
        ...RENAMED.flatMap(([from, to]) => move(named(from), to)),
        ...DRAWN_RENAMED.flatMap(([from, to]) => move(named(from).filter(isDrawn), to)),
      ];
    },
    groundsExchanged: () => {
      const [covered, open] = [named('#'), named('0')];
      return !hasNumbers || covered.length + open.length === 0 ? [] : [joined(allTo(covered, '0'), allTo(open, '#'))];
    },
    marksExchanged: () => {
      const [covered, flags] = [named('#'), named('F')];
      const drawn = covered.filter((k) => isDrawn(k) && isLarge(sizeOf(k)));
      if (!hasNumbers || drawn.length === 0) return [];
      if (flags.length > 0) return [joined(cheapestTo(covered, 'F'), cheapestTo(flags, '#'))];
      const others = (k: number) => covered.filter((other) => other !== k);
      return drawn.length < 2 ? [] : drawn.map((k) => joined(cheapestTo([k], 'F'), cheapestTo(others(k), '#')));
    },
  };
}

/** What looks of one name cost together, about. */
function sharedCost(taken: readonly Meaning[]): number {
  const most = Math.max(0, ...taken.map(({ cost }) => cost));
  return most + (1 - SPARED) * (taken.reduce((sum, { cost }) => sum + cost, 0) - most);
}

/** From these log-odds of looking closed, or open, a mark is on such ground where its rim does not tell. */
const CLEARLY_ON = 2;

function mineGround({ closed, cells }: CellGroup, { mayBeHit, rimOf }: GroupPrior): MineGround {
  const seen = closed >= CLEARLY_ON ? 'closed' : closed <= -CLEARLY_ON ? 'open' : null;
  return { mayBeHit, ground: rimOf ?? seen, isFew: cells.length <= MOST_HIT };
}

/** Two moves at once. */
export function joined(a: Move, b: Move): Move {
  return { members: [...a.members, ...b.members], options: [...a.options, ...b.options] };
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
