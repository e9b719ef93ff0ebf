import type { Board, CellSymbol } from '../model/board.ts';
import { isClosed, isShownMine, numberOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { LEAST_CONFIDENCE } from './confidences.ts';
import { BLANK } from './glyphs.ts';
import type { NamedGroup } from './nameGroups.ts';
import type { Names } from './settleNames.ts';
import { cellsOfNames } from './settleNames.ts';

/** Log-odds of looking closed up to which blank ground may be open: what is raised is not. */
const MOST_CLOSED = 1;
/** The largest look of covered ground has so many times as many cells as one that is doubted. */
const LARGER = 2;
/** So many cells must be proved free, and this part of all that are doubted: of fewer it is chance, or an end of a game. */
const LEAST_FREE = 3;
const MOSTLY_FREE = 0.5;

/**
 * Covered ground that is open ground instead: of looks that are rare among covered cells and stand among open ones only, where the numbers prove
 * that hardly any of them can be a mine. Players open such cells, and where a picture shines through the open ground, it has many looks.
 * @param isPossible whether the rules allow a position.
 */
export function withFreeGroundOpen(
  { named, isNamed, foreign, topology }: Names,
  isPossible: (board: Board) => boolean,
): readonly NamedGroup[] {
  const covered = named.filter((entry) => entry.symbol === '#' && isNamed(entry));
  const largest = Math.max(0, ...covered.map(({ group }) => group.cells.length));
  const isDoubtful = ({ group }: NamedGroup) =>
    group.best === BLANK && group.closed <= MOST_CLOSED && group.cells.length * LARGER <= largest;
  const doubtful = covered.filter(isDoubtful);
  if (doubtful.length === 0) return named;
  const cells = cellsOfNames(named, isNamed, foreign);
  if (cells.some(isShownMine)) return named;
  const { neighbours, shape, rows, cols } = topology;
  const doubted = freeStanding(doubtful, cells, topology);
  const asked = doubted.flatMap(({ group }) => group.cells).filter((cell) => !foreign[cell]);
  const isBesideNumber = (cell: number) => (neighbours[cell] ?? []).some((n) => numberOf(cells[n] as CellSymbol) > 0);
  const withMine = (mine: number) => cells.map((symbol, cell): CellSymbol => (cell === mine ? '*' : symbol));
  const isFree = (cell: number) =>
    isBesideNumber(cell) && !isPossible({ shape, rows, cols, mines: null, cells: withMine(cell) });
  const free = asked.length < LEAST_FREE ? 0 : asked.filter(isFree).length;
  if (free < LEAST_FREE || free < MOSTLY_FREE * asked.length) return named;
  return named.map((entry) =>
    doubted.includes(entry) ? { ...entry, symbol: '0', confidence: LEAST_CONFIDENCE } : entry,
  );
}

/** Those looks none of whose cells, nor of the others', stands beside any further closed cell. */
function freeStanding(
  looks: readonly NamedGroup[],
  cells: readonly CellSymbol[],
  topology: Topology,
): readonly NamedGroup[] {
  const among = new Set(looks.flatMap(({ group }) => group.cells));
  const mayBeBeside = (cell: number) => among.has(cell) || !isClosed(cells[cell] as CellSymbol);
  const standing = looks.filter(({ group }) =>
    group.cells.every((cell) => (topology.neighbours[cell] ?? []).every(mayBeBeside)),
  );
  return standing.length === looks.length ? looks : freeStanding(standing, cells, topology);
}
