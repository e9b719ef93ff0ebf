import type { CellSymbol } from '../model/board.ts';
import { FORBIDDEN, LEAST_CONFIDENCE } from './confidences.ts';
import { BLANK, numberProbability, OTHER } from './glyphs.ts';
import type { CellGroup } from './groupCells.ts';
import type { NamedGroup } from './nameGroups.ts';
import { once } from './once.ts';
import { cellsBesideCovered, openedZeros, provenZeros } from './provenZeros.ts';
import type { Names } from './settleNames.ts';

/** The network's probability from which a cell shows nothing, and what it then gives to nothing and to what it does not know together. */
const BLANK_ENOUGH = 0.7;
const SURELY_NO_SYMBOL = 0.9;
/** … and from which numbers are seen that were not read. */
const MAY_BE_NUMBER = 0.5;

/**
 * Reads blank cells that no look could name by the rules: zeros among open cells, and covered cells beside others. `cells` and `confidence` are
 * written to. Returns the cells that are zeros too if the lattice is that of a board, whatever is drawn on them.
 */
export function nameByRules(
  cells: CellSymbol[],
  confidence: number[],
  { named, isNamed, foreign, topology }: Names,
): number[] {
  const cellsOf = (isOne: (entry: NamedGroup) => boolean) =>
    new Set(named.filter(isOne).flatMap(({ group }) => group.cells));
  const isOpenToNames = (cell: number) => !foreign[cell] && confidence[cell] !== FORBIDDEN;
  const fill = (found: readonly number[], among: () => ReadonlySet<number>, symbol: CellSymbol) => {
    for (const cell of found) {
      if (!isOpenToNames(cell) || !among().has(cell)) continue;
      cells[cell] = symbol;
      confidence[cell] = LEAST_CONFIDENCE;
    }
  };
  const blank = once(() => cellsOf(({ group }) => group.best === BLANK));
  fill(provenZeros(cells, topology), blank, '0');
  const plain = once(() => cellsOf(({ group }) => isPlain(group)));
  fill(cellsBesideCovered(cells, topology), plain, '#');
  const zeros = once(() => cellsOf((entry) => isNamed(entry) && entry.symbol === '0'));
  const numbered = once(() => cellsOf(({ group }) => isNumber(group)));
  return openedZeros(cells, topology).filter(
    (cell) => (isOpenToNames(cell) || (foreign[cell] && zeros().has(cell))) && !numbered().has(cell),
  );
}

/** Whether a group is one cell that shows nothing, and surely no symbol: one that lights up under the pointer looks so. */
function isPlain({ cells, glyphs }: CellGroup): boolean {
  const blank = glyphs[BLANK] as number;
  return cells.length === 1 && blank >= BLANK_ENOUGH && blank + (glyphs[OTHER] as number) >= SURELY_NO_SYMBOL;
}

/** Whether the network rather sees a number. */
function isNumber({ glyphs }: CellGroup): boolean {
  return numberProbability(glyphs) >= MAY_BE_NUMBER;
}
