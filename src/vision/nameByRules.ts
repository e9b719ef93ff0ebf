import type { CellSymbol } from '../model/board.ts';
import { isShownMine } from '../model/board.ts';
import type { CellSamples } from './cellSamples.ts';
import { FORBIDDEN, LEAST_CONFIDENCE } from './confidences.ts';
import { isDrawnAcross, isFramedCover } from './framedCells.ts';
import { BLANK, numberProbability, OTHER } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import { hasCoveredZeros } from './lacksZeros.ts';
import type { NamedGroup } from './nameGroups.ts';
import { once } from './once.ts';
import { areZeros, cellsBesideCovered, openedZeros, provenZeros } from './provenZeros.ts';
import type { rimKinds } from './rimEvidence.ts';
import type { Names } from './settleNames.ts';

/** The network's probability from which a cell surely shows nothing, and from which one does that alone is not read, unless it sees a symbol. */
const SURELY_BLANK = 0.9;
const BLANK_ALONE = 0.7;
/** … and from which numbers are seen that were not read. */
const MAY_BE_NUMBER = 0.5;

/**
 * Reads blank cells that no look could name by the rules: zeros among open cells, and covered cells beside others; and doubts covered ground where
 * zeros are lacking in play. `cells` and `confidence` are written to. Returns the cells that are zeros too if the lattice is that of a board, whatever is drawn on them.
 * @param byRim whose rim each group has.
 */
export function nameByRules(
  cells: CellSymbol[],
  confidence: number[],
  { named, isNamed, foreign, topology }: Names,
  samples: CellSamples,
  byRim: ReturnType<typeof rimKinds>,
): number[] {
  if (topology.shape === 'square' && !cells.some(isShownMine) && hasCoveredZeros(cells)) {
    cells.forEach((symbol, cell) => {
      if (symbol !== '#') return;
      cells[cell] = '~';
      confidence[cell] = 0;
    });
    return [];
  }
  const cellsOf = (isOne: (entry: NamedGroup) => boolean) =>
    new Set(named.filter(isOne).flatMap(({ group }) => group.cells));
  const isOpenToNames = (cell: number) => !foreign[cell] && confidence[cell] !== FORBIDDEN;
  const name = (cell: number, symbol: CellSymbol) => {
    cells[cell] = symbol;
    confidence[cell] = LEAST_CONFIDENCE;
  };
  const fill = (found: readonly number[], among: () => ReadonlySet<number>, symbol: CellSymbol) => {
    for (const cell of found) if (isOpenToNames(cell) && among().has(cell)) name(cell, symbol);
  };
  const blank = once(() => cellsOf(({ group }) => group.best === BLANK));
  fill(provenZeros(cells, topology), blank, '0');
  const isUnread = (cell: number) => cells[cell] === '~' && isOpenToNames(cell);
  named.forEach(({ group }, k) => {
    if (!group.cells.every(isUnread) || byRim[k] !== 'open' || !areZeros(group.cells, cells, topology)) return;
    for (const cell of group.cells) name(cell, '0');
  });
  const isAlone = (cell: number) => (topology.neighbours[cell] ?? []).every((next) => cells[next] !== '~');
  const isAtWindow = (cell: number) =>
    (topology.neighbours[cell] ?? []).some((next) => cells[next] === '~' && (foreign[next] || blank().has(next)));
  const isFramed = ({ cells: [cell, ...others] }: CellGroup) =>
    cell !== undefined &&
    others.length === 0 &&
    cells[cell] === '~' &&
    isAlone(cell) &&
    isFramedCover(cell, cells, samples);
  const plain = once(() => cellsOf(({ group }) => isPlain(group, isAlone, isAtWindow) || isFramed(group)));
  fill(cellsBesideCovered(cells, topology), plain, '#');
  const zeros = once(() => cellsOf((entry) => isNamed(entry) && entry.symbol === '0'));
  // What was seen to be a question mark and is doubted may be one all the same.
  const marked = once(() => cellsOf(({ group, symbol }) => isNumber(group) || symbol === '?'));
  const mayBeZero = (cell: number) => (foreign[cell] ? zeros().has(cell) : isOpenToNames(cell)) && !marked().has(cell);
  return openedZeros(cells, topology).filter((cell) => mayBeZero(cell) && !isDrawnAcross(cell, cells, samples));
}

/**
 * Whether a group is one cell that shows nothing: one that lights up under the pointer looks so, and what lies over a board
 * covers others beside it.
 * @param isAlone whether all cells around it are read. @param isAtWindow whether something lies over one of them, or it may be plain because something does.
 */
function isPlain(
  { cells, glyphs }: CellGroup,
  isAlone: (cell: number) => boolean,
  isAtWindow: (cell: number) => boolean,
): boolean {
  const blank = glyphs[BLANK] as number;
  if (cells.length !== 1 || blank < BLANK_ALONE || isAtWindow(cells[0] as number)) return false;
  return blank >= SURELY_BLANK || (blank + (glyphs[OTHER] as number) >= SURELY_BLANK && isAlone(cells[0] as number));
}

/** Whether the network rather sees a number. */
function isNumber({ glyphs }: CellGroup): boolean {
  return numberProbability(glyphs) >= MAY_BE_NUMBER;
}
