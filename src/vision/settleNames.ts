import type { Board, CellSymbol } from '../model/board.ts';
import { isShownMine, numberOf, positionOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { breaksRules, sharesCost } from './boardCost.ts';
import { conflictingCells } from './conflicts.ts';
import { CROSSED, MINE } from './glyphs.ts';
import { isGroundSymbol } from './meanings.ts';
import type { NamedGroup } from './nameGroups.ts';

/** What groups were named. */
export interface Names {
  readonly named: readonly NamedGroup[];
  /** Whether a group is read. */
  readonly isNamed: (entry: NamedGroup) => boolean;
  /** Cells that something else lies over. */
  readonly foreign: readonly boolean[];
  readonly topology: Topology;
}

/** Groups whose names are doubted one by one, at most: the search is for one wrong name, not for many. */
const MOST_DOUBTED = 60;
/** What is sure beyond these odds is no surer than other looks. */
const LEAST_ODDS = 1e-4;
/** The probability with which a misread look may be overlooked among several of which one is. */
const OVERLOOKED = 0.01;
/** Names below this confidence are doubtful; they may be on this part of the cells that are read. */
const DOUBTFUL = 0.99;
const FEW = 0.1;

export interface Rules {
  /** Whether the rules of the game allow a position. */
  readonly isPossible: (board: Board) => boolean;
  readonly topology: Topology;
  /** Whether a mine has a ground of its own, as the one that was hit: some programs show no other. */
  readonly isHit: (entry: NamedGroup) => boolean;
  /** Cells that something else lies over. */
  readonly foreign: readonly boolean[];
  /** Whether single cells may show something else than their like, as in photos: then those that conflict are not read, where no look explains the contradiction. */
  readonly hasLoneErrors?: boolean;
}

/** Names that the rules allow. */
export interface SettledNames {
  readonly named: readonly NamedGroup[];
  /** Single cells that cannot be what their groups are named. */
  readonly inConflict: ReadonlySet<number>;
}

/**
 * Names that the rules of the game allow together. A position that cannot be has a wrong name in it: covered and open
 * ground may be taken for each other, or one look may be misread. Every look that alone may be the misread one is not
 * named; where no single look explains the contradiction, the cells that conflict are not read, or none is named where these are many.
 * @param isNamed whether a group is read at all.
 */
export function settleNames(
  given: readonly NamedGroup[],
  isNamed: (entry: NamedGroup) => boolean,
  rules: Rules,
): SettledNames {
  const cellsOf = (entries: readonly NamedGroup[]) => cellsOfNames(entries, isNamed, rules.foreign);
  const isAllowed = (entries: readonly NamedGroup[]) => {
    const cells = cellsOf(entries);
    return cells.some(isShownMine) || rules.isPossible(positionOf(rules.topology, cells));
  };
  const isLoss = showsAllMines(cellsOf(given), rules.topology, areCrossedClear(given));
  const named = given.map((entry) =>
    isLoss || rules.isHit(entry) || !(isMine(entry.symbol) || entry.symbol === 'x') ? entry : unnamed(entry),
  );
  if (isAllowed(named)) return settled(named);
  const swapped = named.map(swapGround);
  const isSwapped = () => maySwap(named) && countBroken(cellsOf(swapped), rules.topology) === 0 && isAllowed(swapped);
  if (!rules.hasLoneErrors && isSwapped()) return settled(swapped);
  const suspects = [...named]
    .filter((entry) => isNamed(entry) && entry.symbol !== '~')
    .sort((a, b) => a.group.cells.length - b.group.cells.length)
    .slice(0, MOST_DOUBTED)
    .filter((suspect) => isAllowed(named.map((entry) => (entry === suspect ? unnamed(entry) : entry))));
  const misread = new Set(suspects.length > 0 ? likeliest(suspects) : doubtfulTogether(named, isNamed, isAllowed));
  if (misread.size > 0) return settled(named.map((entry) => (misread.has(entry) ? unnamed(entry) : entry)));
  const inConflict = rules.hasLoneErrors ? conflictingCells(cellsOf(named), rules.topology, rules.isPossible) : null;
  if (inConflict) return { named, inConflict };
  // Where single cells may be misread, they are the likelier explanation.
  return settled(rules.hasLoneErrors && isSwapped() ? swapped : named.map(unnamed));
}

function settled(named: readonly NamedGroup[]): SettledNames {
  return { named, inConflict: new Set() };
}

/** The odds that a look is misread, for all that was known before the rules were broken. */
function oddsOf({ confidence }: NamedGroup): number {
  return (1 - confidence) / confidence + LEAST_ODDS;
}

/** Of looks one of which is misread, the likeliest ones: those left out are together misread with a probability of `OVERLOOKED` at most. */
function likeliest(suspects: readonly NamedGroup[]): readonly NamedGroup[] {
  const ordered = [...suspects].sort((a, b) => oddsOf(a) - oddsOf(b));
  let left = OVERLOOKED * suspects.reduce((sum, entry) => sum + oddsOf(entry), 0);
  return ordered.filter((entry) => {
    left -= oddsOf(entry);
    return left < 0;
  });
}

/**
 * Several looks that are misread, where one does not explain the contradiction: all that are doubtful at all, if they are few cells and the rules allow the
 * others without them; else none.
 */
function doubtfulTogether(
  named: readonly NamedGroup[],
  isNamed: (entry: NamedGroup) => boolean,
  isAllowed: (entries: readonly NamedGroup[]) => boolean,
): readonly NamedGroup[] {
  const read = named.filter((entry) => isNamed(entry) && entry.symbol !== '~');
  const doubtful = new Set(read.filter(({ confidence }) => confidence < DOUBTFUL));
  const cellsIn = (entries: Iterable<NamedGroup>) =>
    [...entries].reduce((sum, { group }) => sum + group.cells.length, 0);
  if (doubtful.size === 0 || cellsIn(doubtful) > FEW * cellsIn(read)) return [];
  return isAllowed(named.map((entry) => (doubtful.has(entry) ? unnamed(entry) : entry))) ? [...doubtful] : [];
}

/** The cells with the names that are read; the others, and those that something else lies over, are not. */
export function cellsOfNames(
  named: readonly NamedGroup[],
  isNamed: (entry: NamedGroup) => boolean,
  foreign: readonly boolean[],
): CellSymbol[] {
  const cells = foreign.map((): CellSymbol => '~');
  for (const entry of named)
    if (isNamed(entry)) for (const cell of entry.group.cells) if (!foreign[cell]) cells[cell] = entry.symbol;
  return cells;
}

/** The cells with all names, sure or not; those that something else lies over have none. */
export function cellsAsNamed(named: readonly NamedGroup[], foreign: readonly boolean[]): CellSymbol[] {
  return cellsOfNames(named, () => true, foreign);
}

/** What it may cost that a board's symbols are so many. */
const MOST_SHARES = 2;

/** Whether the symbols are so many that the names which give them to their cells cannot be right. */
export function isMisread(cells: readonly CellSymbol[]): boolean {
  const counts: Partial<Record<CellSymbol, number>> = {};
  for (const symbol of cells) counts[symbol] = (counts[symbol] ?? 0) + 1;
  return sharesCost(counts, cells.length) > MOST_SHARES;
}

function countBroken(cells: readonly CellSymbol[], topology: Topology): number {
  return cells.filter((_, cell) => breaksRules(cells, cell, topology)).length;
}

/**
 * A game that shows mines shows nearly all of them: this part of the numbers beside closed cells or mines has its mines; some looks may be misread. What may
 * be marks as well shows them from that part.
 */
const LEAST_SHOWN = 0.6;
export const SURELY_SHOWN = 0.85;

/** Mines and wrong flags are clearly seen from this probability. */
const CLEAR = 0.9;

/** Whether all that is named a wrong flag looks like one, and some of the mines like a mine. */
export function areCrossedClear(named: readonly NamedGroup[]): boolean {
  const isClear = ({ group }: NamedGroup, glyph: number) => (group.glyphs[glyph] as number) >= CLEAR;
  const crossed = named.filter(({ symbol }) => symbol === 'x');
  return crossed.every((entry) => isClear(entry, CROSSED)) && named.some((e) => isMine(e.symbol) && isClear(e, MINE));
}

/**
 * Whether the mines that are shown are those of a lost game, in which wrong flags are fewer.
 * @param areClear whether they are clearly mines and wrong flags (`areCrossedClear`), however many these are: a player whose one flag is wrong loses for it.
 */
export function showsAllMines(
  cells: readonly CellSymbol[],
  { neighbours }: Topology,
  areClear = false,
  least = LEAST_SHOWN,
): boolean {
  const [mines, wrongFlags] = [cells.filter(isMine).length, cells.filter((s) => s === 'x').length];
  if (mines === 0 || (!areClear && mines <= wrongFlags)) return false;
  let asked = 0;
  let shown = 0;
  cells.forEach((symbol, i) => {
    const number = numberOf(symbol);
    if (number <= 0) return;
    const around = Array.from(neighbours[i] ?? [], (n) => cells[n] as CellSymbol);
    const mines = around.filter((s) => isMine(s) || s === 'F' || s === '~').length;
    asked++;
    if (mines >= number) shown++;
  });
  // Lost at the first click: nobody has placed a flag yet.
  if (asked === 0) return !cells.includes('x');
  return shown >= least * asked;
}

function isMine(symbol: CellSymbol): boolean {
  return symbol === '*' || symbol === 'X';
}

/** Ground whose name is as sure as this is not swapped together with other ground that is less sure. */
const CERTAIN = 0.99;

/** Whether all ground may have been taken for its opposite: not where all has one name, and that is certain for some of it only. */
function maySwap(named: readonly NamedGroup[]): boolean {
  const grounds = named.filter(({ symbol }) => isGroundSymbol(symbol));
  if (new Set(grounds.map(({ symbol }) => symbol)).size > 1) return true;
  const certain = grounds.filter(({ confidence }) => confidence >= CERTAIN).length;
  return certain === 0 || certain === grounds.length;
}

function swapGround(entry: NamedGroup): NamedGroup {
  if (!isGroundSymbol(entry.symbol)) return entry;
  const other = entry.symbol === '#' ? '0' : '#';
  return entry.options.includes(other) ? { ...entry, symbol: other } : unnamed(entry);
}

function unnamed(entry: NamedGroup): NamedGroup {
  return { ...entry, symbol: '~', confidence: 0 };
}
