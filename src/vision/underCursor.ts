import type { Board, CellSymbol } from '../model/board.ts';
import { isClosed, isFinished, isShownMine, positionOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { makeTopology } from '../model/topology.ts';
import { breaksAnyRule } from './boardCost.ts';
import type { CellSamples } from './cellSamples.ts';
import { LEAST_CONFIDENCE } from './confidences.ts';
import { likenessAmid, likenessOfWhole, likenessUnder, OF_CURSOR, OF_HIT } from './cursorLikeness.ts';
import { withCells } from './doubtedLooks.ts';
import { isGroundSymbol } from './meanings.ts';
import { once } from './once.ts';
import type { ColourPatch } from './patch.ts';
import { isAmongOpen, isBesideZero } from './provenZeros.ts';
import type { CellsRead } from './readGroups.ts';

/**
 * The cell under the cursor of a text screen. Programs without a mouse show it in exchanged or in other colours, as a whole or the character in its middle, or put
 * brackets, arrows, a line or a frame around that: what is drawn on it is drawn as on other cells, and no look of the board is like it. The mine that was hit is often
 * shown in the same way.
 */

/** More unread cells are under something else. */
const MOST_UNREAD = 3;
/** What is drawn there correlates so well with one symbol's drawing, and no better than so with any other's: a bold 8 does so with a 6 by up to 0.95. */
const SAME = 0.97;
const OTHER = 0.7;
/** … if it does so better, another one may do it better, too, … */
const APART = 0.2;
/** … and so well where the cell was read as something else, being the only one that looks so. */
const SURELY_SAME = 0.99;
const MOST_LONE = 6;
/** … and so well where it may be a mine, in a lost game in which no other is the one that was hit. */
const SAME_MINE = 0.8;
/** Looks of other cells that it is compared with. */
const MOST_LOOKS = 60;

/** A board with what the cell under the cursor shows, where that is drawn as another one is and could not be read, or was read as something else; else the same. */
export function withCellUnderCursor<Read extends Pick<CellsRead, 'reading' | 'looks'>>(
  read: Read,
  samples: CellSamples,
  isPossible: (board: Board) => boolean = () => true,
): Read {
  const { reading, looks } = read;
  const { lattice, cells, status } = reading;
  if (lattice.shape !== 'square' || reading.cutOff) return read;
  // What several cells show is under no cursor.
  const ofSeveral = once(() => new Set(looks.filter(({ length }) => length > 1).flat()));
  const unread = [...cells.keys()].filter((cell) => cells[cell] === '~' && !ofSeveral().has(cell));
  const isDrawing = (cell: number) => cells[cell] !== '~' && !isGroundSymbol(cells[cell] as CellSymbol);
  const lone = looks.flatMap((look) => (look.length === 1 ? look : [])).filter(isDrawing);
  if (unread.length > MOST_UNREAD || unread.length + lone.length === 0) return read;
  const topology = makeTopology(lattice.shape, lattice.rows, lattice.cols);
  const isAmongRead = (cell: number) => (topology.neighbours[cell] ?? []).every((next) => cells[next] !== '~');
  const hit = hitAmong(unread, read, samples);
  const under = new Map<number, CellSymbol>();
  for (const cell of [...unread, ...lone.slice(0, MOST_LONE)].filter(isAmongRead)) {
    if (hit.has(cell)) continue;
    const was = cells[cell] as CellSymbol;
    const symbol = symbolUnder(cell, read, samples, topology);
    if (symbol === null || symbol === was || (was !== '~' && isShownMine(symbol))) continue;
    // Whoever opens a mine has the cursor on it.
    const shown = symbol === '*' && !cells.includes('X') && hit.size === 0 ? 'X' : symbol;
    if (isShownMine(shown) && !isFinished(status)) continue;
    under.set(cell, shown);
  }
  // There is one cursor.
  const known = new Map([...hit, ...(under.size === 1 ? under : [])]);
  if (known.size === 0) return read;
  const named = withCells(reading, known, LEAST_CONFIDENCE);
  const isAllowed = !breaksAnyRule(named.cells, topology) && isPossible(positionOf(topology, named.cells));
  return isAllowed ? { ...read, reading: named } : read;
}

/** The mine that was hit among what is not read of a lost game that shows its mines: the one cell on which a mine is drawn on a ground of its own. */
function hitAmong(
  unread: readonly number[],
  { reading: { cells, status }, looks }: Pick<CellsRead, 'reading' | 'looks'>,
  { patches }: CellSamples,
): Map<number, CellSymbol> {
  if (status !== 'lost' || cells.includes('X') || !cells.includes('*')) return new Map();
  const hits = unread.filter((cell) => {
    const likenesses = likenessesTo(cell, { cells, looks }, (other) => {
      const likeness = likenessUnder(patches[cell] as ColourPatch, patches[other] as ColourPatch, OF_HIT);
      return likeness === 'blank' ? 0 : likeness;
    });
    return onlyLike(likenesses, SAME_MINE) === '*';
  });
  return new Map(hits.length === 1 ? [[hits[0] as number, 'X']] : []);
}

/** How well a cell is like the symbol that is most like it of each kind. */
function likenessesTo(
  cell: number,
  { cells, looks }: { readonly cells: readonly CellSymbol[]; readonly looks: CellsRead['looks'] },
  likenessTo: (other: number, symbol: CellSymbol) => number,
): ReadonlyMap<CellSymbol, number> {
  const best = new Map<CellSymbol, number>();
  for (const look of looks.slice(0, MOST_LOOKS)) {
    const other = look.find((one) => one !== cell && cells[one] !== '~');
    if (other === undefined) continue;
    const symbol = cells[other] as CellSymbol;
    best.set(symbol, Math.max(likenessTo(other, symbol), best.get(symbol) ?? 0));
  }
  return best;
}

/** The only symbol that is drawn on other cells as on one under a cursor; null where none is, or several are. */
function symbolUnder(
  cell: number,
  { reading: { cells }, looks }: Pick<CellsRead, 'reading' | 'looks'>,
  { patches }: CellSamples,
  topology: Topology,
): CellSymbol | null {
  const patch = patches[cell] as ColourPatch;
  const isUnread = cells[cell] === '~';
  // An empty cell looks as one does over which something lies: the rules must say that it is open, and that there is nothing to count.
  const isEmpty = once(() => isBesideZero(cells, cell, topology) && isAmongOpen(cells, cell, topology));
  // A block of another colour may be an empty cell under the cursor, but beside covered cells none is empty.
  const isBesideClosed = once(
    () =>
      !isBesideZero(cells, cell, topology) &&
      (topology.neighbours[cell] ?? []).some((next) => isClosed(cells[next] as CellSymbol)),
  );
  let isBlank = false;
  const likenesses = likenessesTo(cell, { cells, looks }, (other, symbol) => {
    const drawn = patches[other] as ColourPatch;
    const likeness = [
      likenessUnder(patch, drawn, OF_CURSOR),
      isUnread && (symbol !== '0' || isEmpty()) ? likenessAmid(patch, drawn) : 0,
      isUnread && symbol === '#' && isBesideClosed() ? likenessOfWhole(patch, drawn) : 0,
    ];
    isBlank ||= symbol === '0' && likeness.includes('blank') && isEmpty();
    return Math.max(...likeness.map((one) => (one === 'blank' ? 0 : one)));
  });
  return isBlank ? '0' : onlyLike(likenesses, isUnread ? SAME : SURELY_SAME);
}

/** The symbol that is so well alike, and no other one nearly as well; null where there is none. */
function onlyLike(likenesses: ReadonlyMap<CellSymbol, number>, least: number): CellSymbol | null {
  const [first, second] = [...likenesses].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < least) return null;
  const most = Math.max(OTHER, first[1] >= SURELY_SAME ? first[1] - APART : 0);
  return second && second[1] > most ? null : first[0];
}
