import type { CellSymbol } from '../model/board.ts';
import { isShownMine, numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { CROSSED, MAY_BE_CROSSED } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { MAY_BE_ALIKE } from './marksAlike.ts';
import type { NamedGroup } from './nameGroups.ts';
import { MOST_HIT } from './wholeBoardCost.ts';

/** Which of the mines of a lost game was hit. */

/**
 * Among the mines, those of a look that has a ground of its own were hit: one, or a few of one look by a chord. Where several looks have, the hit
 * is the one on a single cell; where several of these are, none is told from the others. `cells` is written to.
 */
export function markTheHit(
  cells: CellSymbol[],
  groups: readonly CellGroup[],
  hasOwnGround: (group: CellGroup) => boolean,
): void {
  const minesOf = (group: CellGroup) => group.cells.filter((cell) => cells[cell] === '*');
  const isHit = (group: CellGroup) =>
    group.cells.length <= MOST_HIT && minesOf(group).length > 0 && hasOwnGround(group);
  const found = groups.filter(isHit);
  const single = found.filter((group) => group.cells.length === 1);
  const told = found.length === 1 ? found : single;
  if (told.length === 1) for (const cell of told.flatMap(minesOf)) cells[cell] = 'X';
}

/**
 * The cells of a lost game that shows no mine as the one that was hit, without the wrong flag that may be just that: a single one, if the numbers
 * beside it do not have all their mines without it, or of several the one as which some numbers lack a mine, if with it they have theirs.
 */
export function withoutDoubtfulHit(cells: readonly CellSymbol[], { neighbours }: Topology): readonly CellSymbol[] {
  if (cells.includes('X')) return cells;
  const crossed = [...cells.keys()].filter((cell) => cells[cell] === 'x');
  const lacksBeside = (flag: number, hit?: number) =>
    [...(neighbours[flag] ?? [])].flatMap((cell) => lackOf(cell, cells, neighbours, hit) ?? []);
  const isNoMine = (flag: number) => {
    const lacks = lacksBeside(flag);
    return lacks.length > 0 && lacks.every(({ lacking, unread }) => lacking === 0 && unread.length === 0);
  };
  /** Whether a number beside a wrong flag lacks a mine, or has one too many. */
  const areWrong = (hit?: number) =>
    crossed.some((flag) =>
      lacksBeside(flag, hit).some(({ lacking, unread }) => lacking > unread.length || lacking < 0),
    );
  if (crossed.length > 1 && !areWrong()) return cells;
  const mayBeHit = (flag: number) => (crossed.length === 1 ? !isNoMine(flag) : !areWrong(flag));
  const [only, ...others] = crossed.filter(mayBeHit);
  return only !== undefined && others.length === 0 ? cells.with(only, '~') : cells;
}

/** How many mines a number lacks, and which cells beside it are not read; null where there is no number. @param hit a cell that counts as a mine. */
export function lackOf(
  cell: number,
  cells: readonly CellSymbol[],
  neighbours: Topology['neighbours'],
  hit?: number,
): { readonly lacking: number; readonly unread: readonly number[] } | null {
  const number = numberOf(cells[cell] as CellSymbol);
  if (number <= 0) return null;
  const around = [...(neighbours[cell] ?? [])];
  const mines = around.filter((next) => next === hit || isMineOrFlag(cells[next] as CellSymbol)).length;
  return { lacking: number - mines, unread: around.filter((next) => cells[next] === '~') };
}

function isMineOrFlag(symbol: CellSymbol): boolean {
  return isShownMine(symbol) || symbol === 'F';
}

/**
 * The mine that was hit among what is not read, or null: of a lost game that shows its mines the one look on a ground of its own, on a single cell,
 * in which the network sees what it sees in the mines, and more so than what it sees in any other look.
 * @param isRead whether a group is read. @param likeness how alike the network sees two looks, from -1 to 1.
 */
export function drawnHit(
  cells: readonly CellSymbol[],
  named: readonly NamedGroup[],
  isRead: (entry: NamedGroup) => boolean,
  mayBeHit: (group: CellGroup) => boolean,
  likeness: (a: NamedGroup, b: NamedGroup) => number,
): number | null {
  if (!cells.includes('*') || cells.includes('X')) return null;
  const read = named.filter(isRead);
  const isLikeMines = (entry: NamedGroup) => {
    const like = read.map((other) => ({ other, likeness: likeness(other, entry) }));
    const most = like.reduce((a, b) => (b.likeness > a.likeness ? b : a), like[0] as (typeof like)[number]);
    const { symbol, group } = most.other;
    return symbol === '*' && group.cells.length > MOST_HIT && most.likeness >= MAY_BE_ALIKE;
  };
  const isHit = (entry: NamedGroup) => {
    const { group } = entry;
    const isAlone = group.cells.length === 1 && cells[group.cells[0] as number] === '~';
    return isAlone && (group.glyphs[CROSSED] as number) < MAY_BE_CROSSED && mayBeHit(group) && isLikeMines(entry);
  };
  const hits = named.filter((entry) => !isRead(entry) && isHit(entry));
  return hits.length === 1 ? ((hits[0] as NamedGroup).group.cells[0] as number) : null;
}

/**
 * The mine that was hit where no drawing tells it, or null: of a lost game that shows its mines the one unread cell that
 * the numbers around it want as a mine, where all other numbers have theirs.
 * @param mayBeHit whether an unread cell is one of the board, with nothing laid over it.
 */
export function provenHit(
  cells: readonly CellSymbol[],
  mayBeHit: (cell: number) => boolean,
  { neighbours }: Topology,
): number | null {
  if (!cells.includes('*') || cells.includes('X')) return null;
  const isWanted = new Map<number, boolean>();
  for (const cell of cells.keys()) {
    const lack = lackOf(cell, cells, neighbours);
    if (!lack || lack.unread.length > 1) continue;
    const { lacking, unread } = lack;
    if (lacking < 0 || lacking > unread.length) return null;
    for (const next of unread) isWanted.set(next, (isWanted.get(next) ?? true) && lacking === 1);
  }
  const mines = [...isWanted.keys()].filter((cell) => isWanted.get(cell) && mayBeHit(cell));
  return mines.length === 1 ? (mines[0] as number) : null;
}

/** From this chance the network's word is enough where a lost game shows mines, and none of them as the one that was hit. */
const LIKELY_HIT = 0.85;

/**
 * The mine that was hit among what is not read, or null: of a lost game that shows its mines the one cell that looks like no other and in which
 * the network sees the hit. A block of colour within a cell passes for something that lies over it, which has no look; what really does
 * lies over cells beside it, too.
 */
export function seenHit(
  cells: readonly CellSymbol[],
  looks: readonly (readonly number[])[],
  chanceOf: (symbol: CellSymbol, cell: number) => number,
  { neighbours }: Topology,
): number | null {
  if (!cells.includes('*') || cells.includes('X')) return null;
  const [shown, ofSeveral] = [new Set(looks.flat()), new Set(looks.filter(({ length }) => length > 1).flat())];
  const isByItself = (cell: number) => shown.has(cell) || (neighbours[cell] ?? []).every((next) => shown.has(next));
  const isHit = (cell: number) =>
    cells[cell] === '~' && !ofSeveral.has(cell) && isByItself(cell) && chanceOf('X', cell) >= LIKELY_HIT;
  const hits = [...cells.keys()].filter(isHit);
  return hits.length === 1 ? (hits[0] as number) : null;
}
