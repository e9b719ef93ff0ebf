import type { CellSymbol } from '../model/board.ts';
import { isClosed, isShownMine, numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { SURELY_MARK } from './doubtfulMarks.ts';
import { BLANK, MINE, QUESTION } from './glyphs.ts';
import type { NamedGroup } from './nameGroups.ts';
import { remembered } from './once.ts';
import { cellsOfNames, SURELY_SHOWN, showsAllMines } from './settleNames.ts';
import { MOST_HIT } from './wholeBoardCost.ts';

/** A drawing that may be a question mark, or a mine on so few cells as a click may open, with this probability is not taken for a flag. */
const MAY_BE_OTHER = 0.3;
/** … nor one that may be a mine with this probability, where the numbers have all their mines if it is: those of a lost game. */
const MAY_BE_MINE = 0.05;

/** Of the cells with such a drawing this part must be mines by the numbers; of a single one, or of two, all. */
const MOSTLY_MINES = 0.5;
const ALL_OF = 2;
/** … or so many, on looks that are drawn alike, where none is free of a mine by the numbers. */
const NONE_FREE = 4;
/** No program marks more cells than this part of a board has mines. */
const MOST_MARKED = 0.3;

/** Another drawing on so many cells, some of them mines and none free, may be a mark as well. */
const FEW = 3;

/** A drawing on so many cells is none of a pointer or of a cell that is pressed. */
const SEVERAL = 2;

/**
 * Names a drawing that no name was found for a flag, where most of its cells are mines, because a number beside them has no more covered
 * or unread cells around it than mines, or none is free, or where it alone is drawn on ground that is covered for sure, and plain elsewhere: what players mark is mines, and
 * programs draw marks in ways of their own. A flag proves nothing to the solver.
 * @param isNamed whether a group is read. @param markOf whether the k-th group may show a mark on covered ground, or surely does if no other look may.
 * @param confidence what such a name has. @param isAlike whether two groups show one drawing.
 */
export function withProvenFlags(
  named: readonly NamedGroup[],
  isNamed: (entry: NamedGroup) => boolean,
  markOf: (k: number) => 'may be' | 'is' | null,
  foreign: readonly boolean[],
  topology: Topology,
  confidence: number,
  isAlike: (a: NamedGroup, b: NamedGroup) => boolean,
): readonly NamedGroup[] {
  const { neighbours } = topology;
  const mayBeFlag = (entry: NamedGroup, k: number) => {
    const { best, glyphs, cells } = entry.group;
    const mayBeHit = (glyphs[MINE] as number) >= MAY_BE_OTHER && cells.length <= MOST_HIT;
    const isOther = best === BLANK || (glyphs[QUESTION] as number) >= MAY_BE_OTHER || mayBeHit;
    if (isOther || (entry.symbol !== '~' && isNamed(entry)) || !markOf(k)) return false;
    return !cells.some((cell) => foreign[cell]);
  };
  const unread = new Set(named.filter(mayBeFlag));
  if (unread.size === 0) return named;
  const cells = cellsOfNames(named, isNamed, foreign);
  // A program draws its flags alike, and where mines are shown, such a drawing may be one.
  if (cells.some((symbol) => symbol === 'F' || isShownMine(symbol))) return named;
  const isMine = minesByNumbers(cells, topology);
  const hasAllMines = (cell: number) => {
    const number = numberOf(cells[cell] as CellSymbol);
    return number > 0 && (neighbours[cell] ?? []).filter(isMine).length === number;
  };
  const isFree = (cell: number) => !isMine(cell) && (neighbours[cell] ?? []).some(hasAllMines);
  const areOnlyMines = (marked: readonly number[]) => marked.filter(isMine).length >= NONE_FREE && !marked.some(isFree);
  const asMines = [...cells];
  const mayShowMine = ({ group }: NamedGroup) => (group.glyphs[MINE] as number) >= MAY_BE_MINE;
  for (const entry of unread) if (mayShowMine(entry)) for (const cell of entry.group.cells) asMines[cell] = '*';
  const mayBeLost = showsAllMines(asMines, topology, false, SURELY_SHOWN);
  const proven = named.map((entry, k) => {
    const { length } = entry.group.cells;
    if (!unread.has(entry) || length > MOST_MARKED * cells.length || (mayBeLost && mayShowMine(entry))) return entry;
    const flag: NamedGroup = { ...entry, symbol: 'F', isUnusual: true, confidence };
    if (unread.size === 1 && length >= SEVERAL && markOf(k) === 'is' && !mayShowMine(entry)) return flag;
    const needed = Math.max(Math.min(length, ALL_OF), MOSTLY_MINES * length);
    if (entry.group.cells.filter(isMine).length >= needed) return flag;
    const alike = [...unread].filter((other) => other === entry || isAlike(entry, other));
    return areOnlyMines(alike.flatMap(({ group }) => group.cells)) ? { ...flag, confidence: SURELY_MARK } : entry;
  });
  // Of two drawings that lie on mines one may be the flags, and the other the mines of a lost game.
  const mayBeEither = ({ group: { cells: marked } }: NamedGroup) =>
    marked.length >= FEW && marked.some(isMine) && !marked.some(isFree);
  const either = [...unread].filter(mayBeEither);
  const isNamedNow = (entry: NamedGroup) => proven[named.indexOf(entry)] !== entry;
  return either.some((a) => isNamedNow(a) && either.some((b) => b !== a && !isAlike(a, b))) ? named : proven;
}

/** Whether so many of some cells, and so large a part, are mines by the numbers that it is no chance. */
export function areMostlyMines(cells: readonly number[], isMine: (cell: number) => boolean): boolean {
  return cells.filter(isMine).length >= Math.max(NONE_FREE, MOSTLY_MINES * cells.length);
}

/** Tells which cells are mines because a number beside them has no more closed or unread cells around it than mines that are not shown. */
export function minesByNumbers(cells: readonly CellSymbol[], { neighbours }: Topology): (cell: number) => boolean {
  const mayBeMine = (symbol: CellSymbol) => symbol === '~' || isClosed(symbol);
  const isFull = (cell: number) => {
    const beside = [...(neighbours[cell] ?? [])].map((next) => cells[next] as CellSymbol);
    const left = numberOf(cells[cell] as CellSymbol) - beside.filter(isShownMine).length;
    return left > 0 && beside.filter(mayBeMine).length === left;
  };
  return remembered((cell: number) => mayBeMine(cells[cell] as CellSymbol) && (neighbours[cell] ?? []).some(isFull));
}
