import type { CellSymbol } from '../model/board.ts';
import { isClosed, numberOf, positionOf } from '../model/board.ts';
import type { Lattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import type { Topology } from '../model/topology.ts';
import { cellPosition, makeTopology } from '../model/topology.ts';
import { isConsistent } from '../solver/analyse.ts';
import { breaksAnyRule } from '../vision/boardCost.ts';
import type { SeenCells, Sight } from '../vision/boardNet.ts';
import { FORBIDDEN } from '../vision/confidences.ts';
import { conflictingCells } from '../vision/conflicts.ts';
import { areFlagsDoubtful } from '../vision/doubtfulFlags.ts';
import { isProved, playEvidence } from '../vision/playEvidence.ts';
import { wholeOf } from '../vision/sides.ts';
import type { CellBox } from './cellBox.ts';
import { BY_RULES, numbersByRules } from './numbersByRules.ts';
import { LEAST_EVIDENCE } from './vouch.ts';

/**
 * A cell that the recogniser cannot read is what the board network says, where that is as sure as this: of numbers that are less sure one in
 * forty was wrong on the tuning boards.
 */
const SURE_ALONE = 0.99;
/** … of numbers that are less sure than this one in fifty was wrong on the tuning boards, of 374 surer ones none. */
const SURE_NUMBER_ALONE = 0.995;
/** Where a board is searched for, it shows what the network says that is as sure as this: another reading must agree. */
const SURE_AT_FIRST = 0.97;
/** What the recogniser reads is not believed where the board network gives it less than this. */
const DOUBTFUL = 0.1;
/** … but for numbers that it is this sure of: it has seen more typefaces, and was right about 20 of 22 that were doubted on the tuning boards. */
const SURE_NUMBER = 0.995;
/** Cells that the recogniser reads as covered from which on it has seen what these look like: what it does not read so is a mark, more likely than not. */
const SOME_COVERED = 5;
/** … up to this part of all closed cells: there are not more mines, nor marks. */
const MORE_THAN_MARKS = 1 / 3;
/** From this part of the cells on, of which the network surely says otherwise, the recogniser took whole looks for others. */
const MANY = 0.05;

export interface AgreedOptions {
  /** Whether nothing can be seen of a cell. */
  readonly isBlind: (cell: number) => boolean;
  /** Whether the recogniser is not believed where the network sees something else. */
  readonly isDoubted: boolean;
  /** Whether a cell that the recogniser leaves open may be a flag if the network says so. */
  readonly mayBeFlag?: (cell: number) => boolean;
}

/**
 * What the recogniser and the board network say together of a board in a photo. The one compares drawings and knows the rules, but a few noisy
 * cells may spoil its reading of a whole look; the other looks at every cell amid all others, and knows no rule for sure. What the rules forbid is not read.
 */
export function agreedReading(
  reading: Reading,
  seen: SeenCells,
  { isBlind, isDoubted, mayBeFlag = () => true }: AgreedOptions,
): Reading {
  const { lattice } = reading;
  const whole = wholeOf(lattice);
  const sights = sightsOf(seen, whole);
  const believed = reading.cells.map((symbol, cell): CellSymbol => {
    const { row, col } = cellPosition(cell, lattice.cols);
    const isSureNumber = numberOf(symbol) > 0 && (reading.confidence[cell] as number) > SURE_NUMBER;
    return isDoubted && !isSureNumber && seen.chance(row, col, symbol) < DOUBTFUL ? '~' : symbol;
  });
  const sure = sights.map((sight) => sureSymbol(sight, SURE_ALONE));
  const isOpen = (cell: number) => reading.cells[cell] === '~' && !isBlind(cell);
  const covered = reading.cells.filter((symbol) => symbol === '#').length;
  const closed = reading.cells.filter(isClosed).length;
  const further = sure.filter((symbol, cell) => symbol === '#' && isOpen(cell)).length;
  // So many cannot all be marks.
  const areMarks = covered >= SOME_COVERED && further < MORE_THAN_MARKS * (closed + further);
  const isBelievedAlone = (symbol: CellSymbol, cell: number) => {
    if (symbol === 'F') return mayBeFlag(cell);
    return numberOf(symbol) > 0 ? (sights[cell]?.chance ?? 0) >= SURE_NUMBER_ALONE : symbol !== '#' || !areMarks;
  };
  // Where they see two different symbols, one of them is wrong: only what the recogniser left open is filled in.
  const both = reading.cells.map((_, cell): CellSymbol => {
    const symbol = sure[cell] as CellSymbol;
    if (!isOpen(cell)) return believed[cell] as CellSymbol;
    return isBelievedAlone(symbol, cell) ? symbol : '~';
  });
  const topology = makeTopology(lattice.shape, lattice.rows, lattice.cols);
  const { cells: possible, conflicts, index } = firstAllowed([both, believed], topology);
  // Where the rules forbid what the network reads, it tells nothing of the rest either.
  const isOpenToRules = (cell: number) => index === 0 && isOpen(cell) && !conflicts.has(cell);
  const byRules = numbersByRules(possible, topology, seen, isOpenToRules);
  const cells = possible.map((symbol, cell) => byRules.get(cell) ?? symbol);
  const confidence = cells.map((symbol, cell) => {
    if (conflicts.has(cell)) return FORBIDDEN;
    if (symbol === '~') return 0;
    if (byRules.has(cell)) return BY_RULES;
    const { symbol: also, chance = 0 } = sights[cell] ?? {};
    if (symbol !== reading.cells[cell]) return chance;
    const own = reading.confidence[cell] as number;
    // Both are wrong together only by chance.
    return symbol === also ? 1 - (1 - own) * (1 - chance) : own;
  });
  const agreed = { ...reading, cells, confidence };
  const evidence = playEvidence(agreed);
  const isContradicted = (symbol: CellSymbol, cell: number) =>
    symbol !== '~' && sure[cell] !== '~' && sure[cell] !== symbol;
  const areContradicted = reading.cells.filter(isContradicted).length >= MANY * reading.cells.length;
  if (!isDoubted || (evidence >= LEAST_EVIDENCE && !areContradicted)) return agreed;
  // The recogniser took whole looks for others: then what the network reads may be a game without it, or a likelier one.
  const alone = sightedReading(lattice, seen, whole, SURE_ALONE);
  const sighted = { ...alone, cells: alone.cells.map((symbol, cell) => (isBlind(cell) ? '~' : symbol)) };
  return isProved(sighted) && playEvidence(sighted) > evidence ? sighted : agreed;
}

/** The mean chance of covered and of open ground from which it is surely seen. */
const GROUND_SEEN = 0.97;

/** Whether the board network surely sees what a reading takes for covered ground, and for open ground without a number. */
export function isGroundSeen({ cells, lattice }: Reading, seen: SeenCells): boolean {
  return (['#', '0'] as const).every((ground) => {
    const own = [...cells.keys()].filter((cell) => cells[cell] === ground);
    const sum = own.reduce((total, cell) => {
      const { row, col } = cellPosition(cell, lattice.cols);
      return total + seen.chance(row, col, ground);
    }, 0);
    return sum >= GROUND_SEEN * own.length;
  });
}

/** What the board network alone reads in a box, without what the rules forbid. @param lattice of the box. @param least the chance of what is read. */
export function sightedReading(lattice: Lattice, seen: SeenCells, box: CellBox, least = SURE_AT_FIRST): Reading {
  const sights = sightsOf(seen, box);
  const topology = makeTopology(lattice.shape, lattice.rows, lattice.cols);
  const { cells } = firstAllowed([sights.map((sight) => sureSymbol(sight, least))], topology);
  const confidence = cells.map((symbol, cell) => (symbol === '~' ? 0 : (sights[cell]?.chance ?? 0)));
  return { lattice, cells, confidence, status: 'playing', cutOff: false };
}

function sightsOf(seen: SeenCells, { left, top, right, bottom }: CellBox): Sight[] {
  const cols = right - left;
  return Array.from({ length: (bottom - top) * cols }, (_, cell) => {
    const { row, col } = cellPosition(cell, cols);
    return seen.best(top + row, left + col);
  });
}

function sureSymbol(sight: Sight | undefined, least: number): CellSymbol {
  return sight && sight.symbol !== null && sight.chance > least ? sight.symbol : '~';
}

/** The first position of which the rules forbid little, without what they forbid, that, and which one it is; an unread one, -1, where there is none. */
function firstAllowed(
  positions: readonly (readonly CellSymbol[])[],
  topology: Topology,
): { readonly cells: readonly CellSymbol[]; readonly conflicts: ReadonlySet<number>; readonly index: number } {
  for (const [index, read] of positions.entries()) {
    // Covered ground that is taken for flags breaks no rule.
    const isDoubted = areFlagsDoubtful(read, topology);
    const cells = isDoubted ? read.map((symbol): CellSymbol => (symbol === 'F' ? '~' : symbol)) : read;
    const conflicts = conflictsOf(cells, topology);
    if (conflicts)
      return { cells: cells.map((symbol, cell) => (conflicts.has(cell) ? '~' : symbol)), conflicts, index };
  }
  return { cells: new Array<CellSymbol>(topology.cellCount).fill('~'), conflicts: new Set(), index: -1 };
}

/** The cells of a position that the rules forbid; null where they are too many. */
function conflictsOf(cells: readonly CellSymbol[], topology: Topology): ReadonlySet<number> | null {
  const isPossible = (some: readonly CellSymbol[]) =>
    !breaksAnyRule(some, topology) && isConsistent(positionOf(topology, some));
  if (isPossible(cells)) return new Set();
  return conflictingCells(cells, topology, ({ cells: some }) => isPossible(some));
}
