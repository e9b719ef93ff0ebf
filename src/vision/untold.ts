import type { CellSymbol } from '../model/board.ts';
import { isClosed, isShownMine, numberOf } from '../model/board.ts';
import type { Shape, Topology } from '../model/topology.ts';
import { BLANK, CROSSED, FLAG, glyphOfSymbol, MINE, numberProbability, OTHER, QUESTION } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { SURELY_QUESTION } from './meanings.ts';
import type { NamedGroup } from './nameGroups.ts';
import { areCrossedClear, cellsAsNamed, SURELY_SHOWN, showsAllMines } from './settleNames.ts';
import { MOST_HIT } from './wholeBoardCost.ts';

/**
 * Names that only the rules give (`isUnusual`) where the rules do not tell them from others, or against what is clearly drawn.
 */

/** A drawing is a digit for sure from this probability. */
const SURELY_DIGIT = 0.9;
/** … on no more cells than this: where there are more, the rules tell digits from what only looks like them. */
const FEW_CELLS = 12;

/** Whether a group shows a digit, a question mark or a flag for sure, or nothing, but got another name that would be drawn there; or is named a flag, but rather shows a question mark. */
export function isAgainstDrawing({ group, symbol, isUnusual }: NamedGroup): boolean {
  if (!isUnusual || numberOf(symbol) >= 0) return false;
  if (symbol === '#' && (group.glyphs[FLAG] as number) >= SURELY_FLAG) return true;
  const asked = group.glyphs[QUESTION] as number;
  if (symbol !== '?' && asked >= NOTHING_BUT_QUESTION) return true;
  if (symbol === 'F' && asked >= MAY_BE_QUESTION && (group.glyphs[FLAG] as number) < HARDLY_FLAG) return true;
  const digits = numberProbability(group.glyphs);
  const isDigit = digits >= SURELY_DIGIT && group.cells.length <= FEW_CELLS;
  return isDigit || (symbol === 'x' && group.best === BLANK);
}

/** A number in which the network sees it with less than this probability is read only where the rules leave hardly anything else: from this confidence. */
const HARDLY_SEEN = 0.5;
export const SURELY_TOLD = 0.99;

/** Whether a number is neither seen nor surely told by the rules: small pictures that are none look like several digits at once. */
export function isHardlyNumber({ group, symbol, confidence }: NamedGroup): boolean {
  if (numberOf(symbol) <= 0 || confidence >= SURELY_TOLD) return false;
  return (group.glyphs[glyphOfSymbol(symbol)] as number) < HARDLY_SEEN;
}

/** A wrong flag is hardly seen where the network sees a cross with less than the first probability, and a flag, a question mark or a digit with the other. */
const HARDLY_CROSSED = 0.2;
const ELSE_SEEN = 0.5;

/** … or nothing with this one: what covered cells are hatched with may look like a cross. */
const NOTHING_SEEN = 0.2;

/** Whether a wrong flag looks like something else than one: the rules know of nothing that tells it from a mark or a digit of a lost game. */
export function isHardlyCrossed({ group: { glyphs }, symbol }: NamedGroup): boolean {
  if (symbol !== 'x') return false;
  if ((glyphs[BLANK] as number) >= NOTHING_SEEN) return true;
  if ((glyphs[CROSSED] as number) >= HARDLY_CROSSED) return false;
  return (glyphs[QUESTION] as number) + (glyphs[FLAG] as number) + numberProbability(glyphs) >= ELSE_SEEN;
}

/** Covered ground on which the network sees a flag with this probability shows one, or nothing that is known. */
const SURELY_FLAG = 0.95;

/** What is drawn for sure is blank with a smaller probability. */
const SURELY_DRAWN = 0.1;

/** Mines are shown where the network sees one in their largest group with this probability; in cells that are no squares, which cut what is drawn, with that. */
const SEEN_MINE = 0.5;
const SEEN_IN_CUT_CELL = 0.4;
/** … and where no cell is covered, what may be a flag, or no mark that it knows, with this probability, only from that: most programs show flags of a won game. */
const MAY_BE_ANOTHER = 0.05;
const SURELY_MINE = 0.9;
/** A question mark that is not clearly one is one from this probability, if what else it may be is digits and the rules leave none, with this confidence. */
const MAY_BE_QUESTION = 0.5;
const SURELY_NO_DIGIT = 0.99;
/** … and nothing else that looks somewhat like one from this. */
const NOTHING_BUT_QUESTION = 0.95;
/** What may be a question mark is no flag where the network sees a flag with less than this. */
export const HARDLY_FLAG = 0.05;

/**
 * Whether the rules tell what a group shows, or its drawing does. A question mark says nothing about mines, and on a finished board
 * (`isOver`) flags, mines and covered cells are the same to the rules.
 * @param showsMines whether what is named mines looks like some (`areMinesSeen`).
 */
export function isTold(
  { group, symbol, isUnusual, confidence }: NamedGroup,
  isOver: () => boolean,
  showsMines: () => boolean,
): boolean {
  if (symbol === '?') return !isUnusual && isQuestion(group, confidence);
  if (symbol === '*' && !showsMines()) return false;
  const isDrawn = symbol === '#' && (group.glyphs[BLANK] as number) < SURELY_DRAWN;
  return (!isUnusual && !isDrawn) || numberOf(symbol) >= 0 || !isOver();
}

/** Whether the network knows a question mark, or does not tell it from digits that the rules exclude. */
function isQuestion({ glyphs }: CellGroup, confidence: number): boolean {
  const p = glyphs[QUESTION] as number;
  const isCharacter = p + numberProbability(glyphs) >= NOTHING_BUT_QUESTION && confidence >= SURELY_NO_DIGIT;
  return p >= SURELY_QUESTION || (p >= MAY_BE_QUESTION && isCharacter);
}

/**
 * Whether what is named mines looks like some: of a drawing that is cut in several ways the largest group tells, but where a game is not over any: the mine that was
 * hit may show it best.
 */
export function areMinesSeen(named: readonly NamedGroup[], shape: Shape, isOver = true): boolean {
  const mines = named
    .filter(({ symbol }) => symbol === '*')
    .sort((a, b) => b.group.cells.length - a.group.cells.length);
  const isWon = isOver && !named.some(({ symbol }) => symbol === '#');
  const isSeen = ({ glyphs }: CellGroup) => {
    const mine = glyphs[MINE] as number;
    if (shape !== 'square') return mine >= SEEN_IN_CUT_CELL;
    const another = [FLAG, CROSSED, OTHER].reduce((sum, glyph) => sum + (glyphs[glyph] as number), 0);
    return mine >= (isWon && another >= MAY_BE_ANOTHER ? SURELY_MINE : SEEN_MINE);
  };
  return (isOver ? mines.slice(0, 1) : mines).some(({ group }) => isSeen(group));
}

/** On a finished board a drawing is a flag if it may be a mine, or a question mark, with less than this probability, and is so many times likelier a flag. */
const MAY_BE_OTHER = 0.05;
const LIKELIER = 2;
/** … and looks like a flag with this, unless it lies on a ground of its own: programs of characters leave the mines covered. */
export const LIKE_A_FLAG = 0.4;
/** Where no covered ground is read, this: it may be what is drawn on that. */
const SURELY_A_FLAG = 0.8;

/**
 * A finished board (`isOver`) on which every closed cell shows a drawing was won: who still had a cell to open would have a covered one.
 * Programs show flags then, or mines; these are flags, unless they may be mines, or covered cells with a drawing of their own: where there are several drawings, one of them is none.
 * @param confidence what such a name has. @param isOneDrawing whether two looks surely show one drawing. @param hasOwnGround whether a look lies on a ground that no other does.
 */
export function withFlagsOfTheWinner(
  named: readonly NamedGroup[],
  isOver: () => boolean,
  confidence: number,
  isOneDrawing: (a: NamedGroup, b: NamedGroup) => boolean,
  hasOwnGround: (group: CellGroup) => boolean,
): readonly NamedGroup[] {
  const isMark = ({ symbol }: NamedGroup) => isMine(symbol);
  const mayBeFlag = ({ group, group: { glyphs } }: NamedGroup) =>
    (glyphs[BLANK] as number) < SURELY_DRAWN &&
    Math.max(glyphs[MINE] as number, glyphs[QUESTION] as number) < MAY_BE_OTHER &&
    (glyphs[FLAG] as number) > LIKELIER * (glyphs[MINE] as number) &&
    isFlagOrOnOwnGround(group, LIKE_A_FLAG, hasOwnGround);
  const marks = named.filter(isMark);
  if (marks.length === 0 || !marks.every(mayBeFlag) || !isOver()) return named;
  if (!areOneDrawing(marks, isOneDrawing))
    return named.map((entry) => (isMark(entry) ? { ...entry, symbol: '~' } : entry));
  return named.map((entry) => (isMark(entry) ? { ...entry, symbol: 'F', isUnusual: false, confidence } : entry));
}

/**
 * Whether what is named flags can be: where no covered ground is read, covered cells with a drawing of their own may pass for flags, or flags for them. A program draws one flag, and it looks like one or lies on a ground of its own.
 * Where nothing is named so, what has no name is none either.
 * @param isOneDrawing whether two looks surely show one drawing. @param hasOwnGround whether a look lies on a ground that no other does.
 */
export function areFlagsClear(
  named: readonly NamedGroup[],
  isOneDrawing: (a: NamedGroup, b: NamedGroup) => boolean,
  hasOwnGround: (group: CellGroup) => boolean,
): boolean {
  if (named.some(({ symbol }) => symbol === '#')) return true;
  const flags = named.filter(({ symbol }) => symbol === 'F');
  const looksLikeOne = ({ group }: NamedGroup) => isFlagOrOnOwnGround(group, SURELY_A_FLAG, hasOwnGround);
  return flags.some(looksLikeOne) && areOneDrawing(flags, isOneDrawing);
}

/** Whether the network sees a flag with a probability, or what is drawn lies on a ground of its own. */
function isFlagOrOnOwnGround(group: CellGroup, least: number, hasOwnGround: (group: CellGroup) => boolean): boolean {
  return (group.glyphs[FLAG] as number) >= least || hasOwnGround(group);
}

function areOneDrawing(
  [first, ...others]: readonly NamedGroup[],
  isOneDrawing: (a: NamedGroup, b: NamedGroup) => boolean,
): boolean {
  return others.every((other) => isOneDrawing(other, first as NamedGroup));
}

/** Whether no cell is left to open: all numbers have all their mines, and each closed cell is beside a number. There covered cells, flags and mines are the same to the rules. */
export function isFinished(cells: readonly CellSymbol[], topology: Topology): boolean {
  const isBesideNumber = (cell: number) =>
    (topology.neighbours[cell] ?? []).some((next) => numberOf(cells[next] as CellSymbol) > 0);
  return cells.every((symbol, cell) => !isMine(symbol) || isBesideNumber(cell)) && haveTheirMines(cells, topology);
}

/** Whether all numbers have all their mines, those of a game that is finished, among the closed cells and those that are not read. */
export function haveTheirMines(cells: readonly CellSymbol[], { neighbours }: Topology): boolean {
  return cells.every((symbol, cell) => {
    const number = numberOf(symbol);
    if (number < 0) return true;
    const around = Array.from(neighbours[cell] ?? [], (n) => cells[n] as CellSymbol);
    const mines = around.filter(isMine).length;
    return mines <= number && number <= mines + around.filter((s) => s === '~').length;
  });
}

function isMine(symbol: CellSymbol): boolean {
  return isClosed(symbol) || isShownMine(symbol);
}

/**
 * Whether marks that may be mines or wrong flags cannot be: a lost game would show so many of them and not those that its numbers want,
 * or wrong flags and no mine.
 */
export function wouldGoOn(
  entry: NamedGroup,
  named: readonly NamedGroup[],
  foreign: readonly boolean[],
  topology: Topology,
): boolean {
  const { group, symbol, options } = entry;
  if (!(options.includes('*') || options.includes('x'))) return false;
  const cells = cellsAsNamed(named, foreign);
  if (symbol === 'x') return !cells.some(isShownMine) && (group.cells.length > 1 || looksLikeFlag(group));
  if (group.cells.length <= MOST_HIT) return false;
  for (const cell of group.cells) cells[cell] = '*';
  return !showsAllMines(cells, topology, areCrossedClear([...named, { ...entry, symbol: '*' }]), SURELY_SHOWN);
}

/** The part of the numbers that have all their mines where a game may be lost: hardly any number is misread. */
const ALL_SHOWN = 0.98;

/** Whether every number has its mines where all flags are mines: those of a lost game, if they are no flags. */
export function areAllMarked(named: readonly NamedGroup[], foreign: readonly boolean[], topology: Topology): boolean {
  const cells = cellsAsNamed(named, foreign);
  return showsAllMines(
    cells.map((symbol): CellSymbol => (symbol === 'F' ? '*' : symbol)),
    topology,
    false,
    ALL_SHOWN,
  );
}

/** Whether a drawing looks more like a flag than like a mine; some are crossed when one hits them. */
function looksLikeFlag({ glyphs }: CellGroup): boolean {
  return (glyphs[FLAG] as number) > LIKELIER * (glyphs[MINE] as number);
}
