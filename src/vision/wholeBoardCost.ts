import type { CellSymbol } from '../model/board.ts';
import { isShownMine, symbolOfNumber } from '../model/board.ts';
import { askingCost, sharesCost } from './boardCost.ts';
import type { Meaning } from './meanings.ts';

/** Cost of a program that draws a symbol unlike any that the network learnt from: once for all groups that show it. */
export const UNUSUAL = 5;
/** … and of drawing it in the usual way on other cells. */
const BOTH_WAYS = 7;
/** Cost of covered ground, or open ground, of several looks: a program draws something on some such cells and nothing, or another thing, on others. */
const OTHER_LOOK = 12;
/** Part of the cost of an unusual look that is not asked again for the next look of the same symbol: one drawing is split into several. */
export const SPARED = 0.6;
/** … and for the next group of one look of blank cells: light and noise part it into many, whose cells tell hardly more than those of one. */
const PART_SPARED = 0.95;
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

/** What a group's surroundings tell of the mines it may show. */
export interface MineGround {
  /** Whether it has a ground of its own, as the mine that was hit. */
  readonly mayBeHit: boolean;
  /** Which ground its cells have; null where that is not clear. */
  readonly ground: 'open' | 'closed' | null;
  /** Whether it is on so few cells that a click may have opened them. */
  readonly isFew: boolean;
}

export type SymbolCounts = Readonly<Partial<Record<CellSymbol, number>>>;

/** Whether so many mines are shown that the game is lost or over. */
export function isLost(counts: SymbolCounts): boolean {
  return (counts['*'] ?? 0) > MOST_HIT;
}

/**
 * What it costs that a whole board shows this and not what no single cell tells: shares of the symbols, the state of the game, and
 * in how many unusual ways its program draws.
 * @param counts cells with each symbol.
 * @param meanings those of all groups.
 * @param grounds the symbols of large looks of blank cells, where there are numbers.
 * @param mineGrounds for each group.
 */
export function wholeBoardCost(
  counts: SymbolCounts,
  cellCount: number,
  meanings: readonly (Meaning | undefined)[],
  grounds: readonly CellSymbol[],
  mineGrounds: readonly MineGround[],
): number {
  const isNoGame = !OF_A_GAME.some((symbol) => (counts[symbol] ?? 0) > 0);
  const mines = mineGrounds.filter((_, k) => isShownMine(meanings[k]?.symbol ?? '~'));
  const onClosed = mines.some(({ ground, mayBeHit }) => ground === 'closed' && !mayBeHit);
  const manyOnClosed = mines.some(({ ground, isFew }) => ground === 'closed' && !isFew);
  // Where all others are shown on covered ground, an open one was hit.
  const isHit = ({ mayBeHit, ground, isFew }: MineGround) => mayBeHit || (manyOnClosed && ground === 'open' && isFew);
  const hasHit = mines.some(isHit);
  const onOpen = mines.some((mine) => mine.ground === 'open' && !isHit(mine));
  return (
    (isNoGame ? NO_GAME : 0) +
    sharesCost(counts, cellCount) +
    askingCost(counts) +
    oneGroundCost(counts, grounds) +
    stateCost(counts, hasHit) +
    (onOpen && onClosed ? MINES_ON_BOTH : 0) +
    drawingsCost(meanings)
  );
}

const MAY_BE_UNUSUAL: readonly CellSymbol[] = ['#', '0', 'F', '?', '*', 'x'];
const OF_A_GAME: readonly CellSymbol[] = ['#', 'F', '?', '*', 'x'];
const GROUND: readonly CellSymbol[] = ['#', '0'];
const NUMBERS = Array.from({ length: 12 }, (_, k) => symbolOfNumber(k + 1));

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

/** What unusual drawings cost beside what each group's does. */
function drawingsCost(meanings: readonly (Meaning | undefined)[]): number {
  const isUsual: Partial<Record<CellSymbol, boolean>> = {};
  const isUnusual: Partial<Record<CellSymbol, boolean>> = {};
  const first: Partial<Record<CellSymbol, number>> = {};
  const hasSeveral: Partial<Record<CellSymbol, boolean>> = {};
  const most: Partial<Record<string, number>> = {};
  const mostOfParts: Partial<Record<string, number>> = {};
  let cost = 0;
  for (const meaning of meanings) {
    if (!meaning) continue;
    const { symbol, look = null, drawing = symbol } = meaning;
    const whole = meaning.part === undefined ? null : symbol + meaning.part;
    const ofOthers = whole === null ? undefined : mostOfParts[whole];
    if (whole !== null) mostOfParts[whole] = Math.max(ofOthers ?? 0, meaning.cost);
    if (ofOthers !== undefined) cost -= PART_SPARED * Math.min(ofOthers, meaning.cost);
    else if (meaning.isUnusual || isMark(symbol)) {
      const known = most[drawing] ?? 0;
      cost -= SPARED * Math.min(known, meaning.cost);
      most[drawing] = Math.max(known, meaning.cost);
    }
    if (meaning.isUnusual) isUnusual[symbol] = true;
    else isUsual[symbol] = true;
    if (look === null) continue;
    if ((first[symbol] ?? look) !== look) hasSeveral[symbol] = true;
    first[symbol] = look;
  }
  for (const symbol of MAY_BE_UNUSUAL) if (isUnusual[symbol]) cost += UNUSUAL + (isUsual[symbol] ? BOTH_WAYS : 0);
  for (const symbol of GROUND) if (hasSeveral[symbol]) cost += OTHER_LOOK;
  return cost;
}

/** Whether a program draws a symbol alike wherever it shows it. */
function isMark(symbol: CellSymbol): boolean {
  return symbol === 'F' || symbol === '?' || symbol === '*' || symbol === 'x';
}
