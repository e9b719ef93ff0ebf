import type { CellSymbol } from '../model/board.ts';
import { isShownMine, NUMBERS } from '../model/board.ts';
import { askingCost, sharesCost } from './boardCost.ts';
import type { Ground } from './rim.ts';

/** Cost of all ground being open, or all of it covered, where there is ground of clearly different looks … */
const ALL_ONE_GROUND = 3;
/** … and for each number, up to so much, where none of it is open: many numbers without a zero are rare. */
const NO_ZERO = 0.15;
const MOST_NO_ZERO = 10;
/** Cost of a board on which nothing is covered or was mined: there is none. */
const NO_GAME = 20;
/** … and of one in play or won that has no covered cell but marked ones. */
const NONE_COVERED = 3;
/** Cost of a game being lost, and of a loss without a mine of a look of its own: nearly all programs show which one was hit. */
const LOST = 2;
const NO_HIT = 5;
/** Cost of mines that are shown where no cell is covered any more: some programs show those of a game that was won. */
const ALL_SHOWN = 5;
/** Cost of a board in play that shows a mine or few: what was hit, where the program shows no other. */
const HIT_ALONE = 2;
/** Mines of one look from which none of them is the one that was hit: a chord opens at most so many. */
export const MOST_HIT = 3;

/** Cost of mines some of which lie on covered ground and others on open ground: a program shows them all on one. */
const MINES_ON_BOTH = 6;
/** … and of flags on open ground beside flags or mines on covered ground: what lies on open ground was under it. */
const FLAGS_ON_OPEN = 6;

/** What a group's surroundings tell of the mines it may show. */
export interface MineGround {
  /** Whether it has a ground of its own, as the mine that was hit. */
  readonly mayBeHit: boolean;
  /** Which ground its cells have; null where that is not clear. */
  readonly ground: Ground | null;
  /** Whether it is on so few cells that a click may have opened them. */
  readonly isFew: boolean;
}

export type SymbolCounts = Readonly<Partial<Record<CellSymbol, number>>>;

/** Whether so many mines are shown that the game is lost or over. */
export function isLost(counts: SymbolCounts): boolean {
  return (counts['*'] ?? 0) > MOST_HIT;
}

/**
 * What it costs that a whole board shows this and not what no single cell tells: shares of the symbols, and the state of the game.
 * @param counts cells with each symbol.
 * @param symbolOf what each group means.
 * @param grounds the symbols of large looks of blank cells, where there are numbers.
 * @param mineGrounds for each group.
 */
export function wholeBoardCost(
  counts: SymbolCounts,
  cellCount: number,
  symbolOf: (k: number) => CellSymbol,
  grounds: readonly CellSymbol[],
  mineGrounds: readonly MineGround[],
): number {
  const isNoGame = !OF_A_GAME.some((symbol) => (counts[symbol] ?? 0) > 0);
  const { hasHit, onOpen, onClosed } = judgeMines(symbolOf, mineGrounds);
  const flagOn = (ground: MineGround['ground']) =>
    (counts.F ?? 0) > 0 && mineGrounds.some((group, k) => group.ground === ground && symbolOf(k) === 'F');
  return (
    (isNoGame ? NO_GAME : 0) +
    sharesCost(counts, cellCount) +
    askingCost(counts) +
    oneGroundCost(counts, grounds) +
    stateCost(counts, hasHit) +
    (onOpen && onClosed ? MINES_ON_BOTH : 0) +
    (flagOn('open') && (onClosed || flagOn('closed')) ? FLAGS_ON_OPEN : 0)
  );
}

/** Whether a mine is shown that was hit, and whether others lie on open ground, and on covered ground. */
function judgeMines(symbolOf: (k: number) => CellSymbol, grounds: readonly MineGround[]) {
  const mines: MineGround[] = [];
  for (let k = 0; k < grounds.length; k++) if (isShownMine(symbolOf(k))) mines.push(grounds[k] as MineGround);
  const onClosed = mines.some(({ ground, mayBeHit }) => ground === 'closed' && !mayBeHit);
  const manyOnClosed = mines.some(({ ground, isFew }) => ground === 'closed' && !isFew);
  // Where all others are shown on covered ground and none on a ground of its own, an open one was hit.
  const isOpenHit = manyOnClosed && !mines.some(({ mayBeHit }) => mayBeHit);
  const isHit = ({ mayBeHit, ground, isFew }: MineGround) => mayBeHit || (isOpenHit && ground === 'open' && isFew);
  const onOpen = mines.some((mine) => mine.ground === 'open' && !isHit(mine));
  return { hasHit: mines.some(isHit), onOpen, onClosed };
}

const OF_A_GAME: readonly CellSymbol[] = ['#', 'F', '?', '*', 'x'];

function oneGroundCost(counts: SymbolCounts, grounds: readonly CellSymbol[]): number {
  if (grounds.length < 2 || grounds.some((symbol) => symbol !== grounds[0])) return 0;
  const numbers = NUMBERS.reduce((sum, symbol) => sum + (counts[symbol] ?? 0), 0);
  return ALL_ONE_GROUND + (grounds[0] === '#' ? Math.min(MOST_NO_ZERO, NO_ZERO * numbers) : 0);
}

function stateCost(counts: SymbolCounts, hasHit: boolean): number {
  const isCovered = (counts['#'] ?? 0) > 0;
  if (!isLost(counts)) return (isCovered ? 0 : NONE_COVERED) + ((counts['*'] ?? 0) > 0 ? HIT_ALONE : 0);
  return isCovered ? LOST + (hasHit ? 0 : NO_HIT) : ALL_SHOWN;
}
