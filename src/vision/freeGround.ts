import type { Board, CellSymbol } from '../model/board.ts';
import { isClosed, isShownMine, numberOf, positionOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { breaksAnyRule } from './boardCost.ts';
import { LEAST_CONFIDENCE } from './confidences.ts';
import { BLANK } from './glyphs.ts';
import type { NamedGroup } from './nameGroups.ts';
import type { Names } from './settleNames.ts';
import { cellsOfNames } from './settleNames.ts';
import { touchingGroups } from './touchingGroups.ts';

/** Log-odds of looking closed up to which blank ground is taken for open: what is raised may be covered. */
const MOST_CLOSED = 1;
/** The largest look of covered ground has so many times as many cells as one that is doubted. */
const LARGER = 2;
/** So many cells must be proved free, and this part of all that are doubted: of fewer it is chance, or an end of a game. */
const LEAST_FREE = 3;
const MOSTLY_FREE = 0.5;

/** Covered cells of so many, beside so many numbers, that could all be zeros are an opening: nobody opens all around one and nothing of it. */
const LEAST_OPENING = 10;
const LEAST_RIM = 8;
/** … and of these numbers, this part has no unread cell beside it. */
const MOSTLY_TELLING = 0.5;

/**
 * Covered ground that is open ground instead, where a few cells are (`fewThatAreFree`) or whole openings are (`closedOpenings`). Where the few look
 * raised, either may be true: they are not read.
 */
export function withFreeGroundOpen(names: Names, isPossible: (board: Board) => boolean): readonly NamedGroup[] {
  const { named, isNamed, foreign, topology } = names;
  const covered = named.filter((entry) => entry.symbol === '#' && isNamed(entry));
  if (covered.length === 0) return named;
  const position = { cells: cellsOfNames(named, isNamed, foreign), foreign, topology };
  const rare = rareBlanks(covered);
  const flat = rare.filter(({ group }) => group.closed <= MOST_CLOSED);
  const few = fewThatAreFree(flat, position, isPossible);
  const open = few.length > 0 ? few : closedOpenings(covered, position, isPossible);
  const mayBeRaised = open.length === 0 && flat.length < rare.length;
  const either = mayBeRaised ? fewThatAreFree(rare, position, isPossible) : [];
  if (open.length + either.length === 0) return named;
  return named.map((entry) => {
    if (open.includes(entry)) return { ...entry, symbol: '0', confidence: LEAST_CONFIDENCE };
    return either.includes(entry) ? { ...entry, symbol: '~', confidence: 0 } : entry;
  });
}

/** What all cells show by their names, and which of them something else lies over. */
interface Position extends Pick<Names, 'foreign' | 'topology'> {
  readonly cells: readonly CellSymbol[];
}

/** The cells of looks, without those that something else lies over. */
function cellsOf(looks: readonly NamedGroup[], { foreign }: Position): number[] {
  return looks.flatMap(({ group }) => group.cells).filter((cell) => !foreign[cell]);
}

/**
 * Covered ground that is open ground instead, however it looks: where it touches no other closed cell and no mine, and the rules allow that all of it
 * are zeros. Where a program draws open cells as others draw covered ones, all its openings are such.
 */
function closedOpenings(
  covered: readonly NamedGroup[],
  position: Position,
  isPossible: (board: Board) => boolean,
): readonly NamedGroup[] {
  const { cells, topology } = position;
  const { neighbours } = topology;
  const asZeros = (looks: readonly NamedGroup[]) => {
    const zeros = new Set(cellsOf(looks, position));
    return cells.map((symbol, cell): CellSymbol => (zeros.has(cell) ? '0' : symbol));
  };
  // Where some of a board is out of sight, all is possible: each number by itself is asked first.
  const keepsRules = (looks: readonly NamedGroup[]) => !breaksAnyRule(asZeros(looks), topology);
  const isAllowed = (looks: readonly NamedGroup[]) => isPossible(positionOf(topology, asZeros(looks)));
  const touching = touchingGroups(
    covered.map(({ group }) => group),
    topology,
  ).map((members) => members.map((k) => covered[k] as NamedGroup));
  const mayBe = touching.filter(
    (looks) => freeStanding(looks, cells, topology).length === looks.length && keepsRules(looks),
  );
  if (cellsOf(mayBe.flat(), position).length < LEAST_OPENING) return [];
  const each = mayBe.filter(isAllowed);
  const found = each.flat();
  // Of two that may be zeros each alone, one may have the mines.
  if (each.length > 1 && !(keepsRules(found) && isAllowed(found))) return [];
  const openings = new Set(cellsOf(found, position));
  const isRim = (cell: number) =>
    numberOf(cells[cell] as CellSymbol) > 0 && neighbours[cell]?.some((n) => openings.has(n));
  const rim = [...cells.keys()].filter(isRim);
  // What is not read may be any number's mines.
  const telling = rim.filter((cell) => neighbours[cell]?.every((n) => cells[n] !== '~'));
  const isTold = telling.length >= Math.max(LEAST_RIM, MOSTLY_TELLING * rim.length);
  return openings.size >= LEAST_OPENING && isTold ? found : [];
}

/** Looks of covered ground that show nothing and are rare among covered cells. */
function rareBlanks(covered: readonly NamedGroup[]): readonly NamedGroup[] {
  const largest = Math.max(...covered.map(({ group }) => group.cells.length));
  return covered.filter(({ group }) => group.best === BLANK && group.cells.length * LARGER <= largest);
}

/**
 * Covered ground that is open ground instead: of rare looks those that stand among open cells only, where the numbers prove
 * that hardly any of them can be a mine. Players open such cells, and where a picture shines through the open ground, it has many looks.
 * @param isPossible whether the rules allow a position.
 */
function fewThatAreFree(
  doubtful: readonly NamedGroup[],
  position: Position,
  isPossible: (board: Board) => boolean,
): readonly NamedGroup[] {
  const { cells, topology } = position;
  if (doubtful.length === 0 || cells.some(isShownMine)) return [];
  const { neighbours } = topology;
  const doubted = freeStanding(doubtful, cells, topology);
  const asked = cellsOf(doubted, position);
  const isBesideNumber = (cell: number) => (neighbours[cell] ?? []).some((n) => numberOf(cells[n] as CellSymbol) > 0);
  const withMine = (mine: number) => cells.map((symbol, cell): CellSymbol => (cell === mine ? '*' : symbol));
  const isFree = (cell: number) => isBesideNumber(cell) && !isPossible(positionOf(topology, withMine(cell)));
  const free = asked.length < LEAST_FREE ? 0 : asked.filter(isFree).length;
  return free < LEAST_FREE || free < MOSTLY_FREE * asked.length ? [] : doubted;
}

/** Those looks none of whose cells, nor of the others', stands beside any further closed cell. */
function freeStanding(
  looks: readonly NamedGroup[],
  cells: readonly CellSymbol[],
  topology: Topology,
): readonly NamedGroup[] {
  const among = new Set(looks.flatMap(({ group }) => group.cells));
  const mayBeBeside = (cell: number) =>
    among.has(cell) || !(isClosed(cells[cell] as CellSymbol) || isShownMine(cells[cell] as CellSymbol));
  const standing = looks.filter(({ group }) =>
    group.cells.every((cell) => (topology.neighbours[cell] ?? []).every(mayBeBeside)),
  );
  return standing.length === looks.length ? looks : freeStanding(standing, cells, topology);
}
