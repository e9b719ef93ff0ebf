import type { Board, CellSymbol } from '../model/board.ts';
import { isFinished, isShownMine, positionOf } from '../model/board.ts';
import type { Topology } from '../model/topology.ts';
import { makeTopology } from '../model/topology.ts';
import { breaksAnyRule } from './boardCost.ts';
import type { CellSamples } from './cellSamples.ts';
import { LEAST_CONFIDENCE } from './confidences.ts';
import { withCells } from './doubtedLooks.ts';
import { isGroundSymbol } from './meanings.ts';
import type { ColourPatch } from './patch.ts';
import { PATCH, PATCH_AREA } from './patch.ts';
import { isAmongOpen, isBesideZero } from './provenZeros.ts';
import type { CellsRead } from './readGroups.ts';

/**
 * The cell under the cursor of a text screen. Programs without a mouse show it in exchanged or in other colours, as a whole or the character in its middle: what is drawn on
 * it is drawn as on other cells, and no look of the board has its colours.
 */

/** More unread cells are under something else. */
const MOST_UNREAD = 3;
/** Levels by which a sample of a cell differs from the same one of another cell, where it is under the cursor. */
const OTHERWISE = 24;
/** A cursor is as large a part of its cell, as wide and as high, … */
const LEAST_WIDE = 0.3;
const LEAST_HIGH = 0.6;
/** … and of two colours: of how much its samples differ this part may be beside the line between these. */
const MOST_BESIDE = 0.3;
/** Samples at its rim whose colours run into those beside it. */
const BLURRED = 2;
/** Levels (root of the variance) from which on something is drawn under it. */
const DRAWN = 10;
/** What is drawn there correlates so well with one symbol's drawing, and no better than so with any other's: a bold 8 does so with a 6 by up to 0.95. */
const SAME = 0.97;
const OTHER = 0.7;
/** … and so well where the cell was read as something else, being the only one that looks so. */
const SURELY_SAME = 0.99;
const MOST_LONE = 6;
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
  const unread = [...cells.keys()].filter((cell) => cells[cell] === '~');
  if (lattice.shape !== 'square' || reading.cutOff || unread.length > MOST_UNREAD) return read;
  const topology = makeTopology(lattice.shape, lattice.rows, lattice.cols);
  const isAmongRead = (cell: number) => (topology.neighbours[cell] ?? []).every((next) => cells[next] !== '~');
  const isDrawing = (cell: number) => cells[cell] !== '~' && !isGroundSymbol(cells[cell] as CellSymbol);
  const lone = looks.flatMap((look) => (look.length === 1 ? look : [])).filter(isDrawing);
  const known = new Map<number, CellSymbol>();
  for (const cell of [...unread, ...lone.slice(0, MOST_LONE)].filter(isAmongRead)) {
    const was = cells[cell] as CellSymbol;
    const symbol = symbolUnder(cell, read, samples, topology, was === '~' ? SAME : SURELY_SAME);
    if (symbol === null || symbol === was || (was !== '~' && isShownMine(symbol))) continue;
    // Whoever opens a mine has the cursor on it.
    const shown = symbol === '*' && !cells.includes('X') ? 'X' : symbol;
    if (isShownMine(shown) && !isFinished(status)) continue;
    known.set(cell, shown);
  }
  // There is one cursor.
  if (known.size !== 1) return read;
  const named = withCells(reading, known, LEAST_CONFIDENCE);
  const isAllowed = !breaksAnyRule(named.cells, topology) && isPossible(positionOf(topology, named.cells));
  return isAllowed ? { ...read, reading: named } : read;
}

/** The only symbol that is drawn on other cells as on one under a cursor; null where none is, or several are. */
function symbolUnder(
  cell: number,
  { reading: { cells }, looks }: Pick<CellsRead, 'reading' | 'looks'>,
  { patches }: CellSamples,
  topology: Topology,
  least: number,
): CellSymbol | null {
  const patch = patches[cell] as ColourPatch;
  const best = new Map<CellSymbol, number>();
  let isBlank = false;
  for (const look of looks.slice(0, MOST_LOOKS)) {
    const other = look.find((one) => one !== cell && cells[one] !== '~');
    if (other === undefined) continue;
    const symbol = cells[other] as CellSymbol;
    const likeness = likenessUnder(patch, patches[other] as ColourPatch);
    if (likeness === 'blank') {
      // An empty cell looks so, too, as does one over which something lies: the rules must say that it is open, and that there is nothing to count.
      if (symbol === '0') isBlank = isBesideZero(cells, cell, topology) && isAmongOpen(cells, cell, topology);
    } else best.set(symbol, Math.max(likeness, best.get(symbol) ?? 0));
  }
  if (isBlank) return '0';
  const [first, second] = [...best].sort((a, b) => b[1] - a[1]);
  if (!first || first[1] < least || (second && second[1] > OTHER)) return null;
  return first[0];
}

/** How well what is drawn on a cell correlates with what is drawn on another one, whichever is lighter, where the first one differs; 'blank' where nothing is drawn on either; 0 where that is no cursor. */
function likenessUnder(patch: ColourPatch, other: ColourPatch): number | 'blank' {
  let [left, top, right, bottom] = [PATCH, PATCH, -1, -1];
  for (let i = 0; i < PATCH_AREA; i++) {
    if (squareApart(patch, other, i) < OTHERWISE ** 2) continue;
    const [x, y] = [i % PATCH, Math.floor(i / PATCH)];
    left = Math.min(left, x);
    right = Math.max(right, x);
    top = Math.min(top, y);
    bottom = Math.max(bottom, y);
  }
  if (right - left + 1 < LEAST_WIDE * PATCH || bottom - top + 1 < LEAST_HIGH * PATCH) return 0;
  const inside = { left: left + BLURRED, top: top + BLURRED, right: right - BLURRED, bottom: bottom - BLURRED };
  const [own, others] = [levelsIn(patch, inside), levelsIn(other, inside)];
  if (own.spread < DRAWN && others.spread < DRAWN) return 'blank';
  if (own.spread < DRAWN || others.spread < DRAWN || own.beside > MOST_BESIDE) return 0;
  let sum = 0;
  for (let k = 0; k < own.levels.length; k++) sum += (own.levels[k] as number) * (others.levels[k] as number);
  return Math.abs(sum) / (own.levels.length * own.spread * others.spread);
}

/** The square of the distance of the colours of a sample of two cells. */
function squareApart(a: ColourPatch, b: ColourPatch, i: number): number {
  const red = (a[i] as number) - (b[i] as number);
  const green = (a[PATCH_AREA + i] as number) - (b[PATCH_AREA + i] as number);
  const blue = (a[2 * PATCH_AREA + i] as number) - (b[2 * PATCH_AREA + i] as number);
  return red * red + green * green + blue * blue;
}

interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The samples of a cell in a box along the colours in which they differ most, less their mean, the root of their variance, and how much of it is beside these colours. */
function levelsIn(
  patch: ColourPatch,
  { left, top, right, bottom }: Box,
): { readonly levels: Float64Array; readonly spread: number; readonly beside: number } {
  const wide = right - left + 1;
  const count = wide * (bottom - top + 1);
  const planes = [0, 1, 2].map((plane) => {
    const levels = new Float64Array(count);
    for (let y = top, k = 0; y <= bottom; y++, k += wide)
      levels.set(patch.subarray(plane * PATCH_AREA + y * PATCH + left, plane * PATCH_AREA + y * PATCH + right + 1), k);
    let mean = 0;
    for (let k = 0; k < count; k++) mean += (levels[k] as number) / count;
    for (let k = 0; k < count; k++) levels[k] = (levels[k] as number) - mean;
    return levels;
  });
  const [red, green, blue] = planes as [Float64Array, Float64Array, Float64Array];
  // The sample that is farthest from the mean tells the direction.
  let [all, most, farthest] = [0, 0, 0];
  for (let k = 0; k < count; k++) {
    const square = (red[k] as number) ** 2 + (green[k] as number) ** 2 + (blue[k] as number) ** 2;
    all += square;
    if (square <= most) continue;
    most = square;
    farthest = k;
  }
  const length = Math.max(1e-6, Math.sqrt(most));
  const along = planes.map((plane) => (plane[farthest] as number) / length) as [number, number, number];
  const levels = new Float64Array(count);
  let own = 0;
  for (let k = 0; k < count; k++) {
    const level = (red[k] as number) * along[0] + (green[k] as number) * along[1] + (blue[k] as number) * along[2];
    levels[k] = level;
    own += level * level;
  }
  return {
    levels,
    spread: Math.sqrt(own / count),
    beside: Math.sqrt(Math.max(0, all - own) / Math.max(1e-6, all)),
  };
}
