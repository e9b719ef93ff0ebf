import type { CellSymbol } from '../model/board.ts';
import { isShownMine, numberOf } from '../model/board.ts';
import type { Frame, Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { cellsIn, latticeWithin } from './extents.ts';
import { isFlatCell } from './falseRim.ts';
import type { LaneLooks } from './laneLooks.ts';
import { firstsOfLooks, laneLooks } from './laneLooks.ts';
import type { Extent, Side } from './sides.ts';
import { laneBeyond, outward, SIDES, wholeOf } from './sides.ts';
import type { BoardTrack } from './trackBoard.ts';

/** So many cells of a row or column beside a board look like its numbers, flags or mines where it is one of the board's. */
const LEAST_DRAWN = 2;
/** … or one of them and as many tiles, if the others look like its cells too; tiles that are plain must end there. */
const LEAST_BESIDE_TILES = 1;
/** … though up to so many that are open ground, this part of each, lie between. */
const MOST_OPEN_BETWEEN = 2;
const OPEN = 0.8;
/** … or so many open and so many covered ones, this part of it in all. */
const LEAST_MIXED = 2;
const MIXED = 0.5;
/** Covered ground is plain where a smaller part of its cells has sides or anything on it: then what looks so is of the board, too, up to where it ends. */
const MOSTLY_SHAPED = 0.5;

/**
 * The lattice of a reading with the rows and columns beside it that show its drawings: lines may end before them, where a program draws
 * none between open cells, and open ground may lie between. Null where there are none.
 * @param frame the picture that the lattice's Px are of; `picture` is the part of it that may hold a board.
 * @param isFramed whether a bar or frame may run along the outer edge of their cells.
 */
export function drawnRim(frame: Frame, picture: Rect, track: BoardTrack, isFramed = false): Lattice | null {
  const { lattice, cells } = track.reading;
  if (lattice.shape !== 'square') return null;
  const isDrawing = (symbol: CellSymbol) => numberOf(symbol) > 0 || symbol === 'F' || isShownMine(symbol);
  const cellsOf = (isWanted: (symbol: CellSymbol) => boolean) =>
    [...cells.keys()].filter((cell) => isWanted(cells[cell] as CellSymbol));
  const allCovered = cellsOf((symbol) => symbol === '#');
  const allShaped = allCovered.filter((cell) => !isFlatCell(track.samples.signatures, cell));
  const isPlain = allShaped.length < MOSTLY_SHAPED * allCovered.length;
  const covered = firstsOfLooks(track, allCovered);
  const shaped = firstsOfLooks(track, allShaped);
  const looksWith = (isWanted: (symbol: CellSymbol) => boolean) => firstsOfLooks(track, cellsOf(isWanted));
  const drawn = looksWith(isDrawing);
  const numbers = looksWith((symbol) => numberOf(symbol) > 0);
  const open = looksWith((symbol) => symbol === '0');
  const between = isPlain ? [...open, ...covered] : open;
  // Where no open cell is known, its ground is that of the numbers.
  const betweenIn = ({ like, flatLike }: LaneLooks) => (open.length > 0 ? like(between) : flatLike(numbers));
  const looksOf = (lane: Extent, side: Side) => laneLooks(frame, picture, track, lane, isFramed ? side : undefined);
  /** Both kinds of ground side by side: nothing else that a board ends at is so, though its drawings may be too noisy to be compared. */
  const isMixed = (like: LaneLooks['like'], all: number) => {
    // What is like both kinds, as a page may be, tells neither.
    const either = like([...open, ...covered]);
    const onlyOne = [either - like(covered), either - like(open)];
    return Math.min(...onlyOne) >= LEAST_MIXED && either >= MIXED * all;
  };
  const isOfBoard = ({ like, cells: all }: LaneLooks, beyond: Extent, side: Side) => {
    const shown = like(drawn);
    if (shown >= LEAST_DRAWN || isMixed(like, all)) return true;
    const coveredBeyond = () => looksOf(beyond, side)?.like(covered);
    if (shown < LEAST_BESIDE_TILES) return isPlain && like(covered) === all && coveredBeyond() === 0;
    if (like(covered) < LEAST_BESIDE_TILES || like([...drawn, ...open, ...covered]) < all) return false;
    return like(shaped) >= LEAST_BESIDE_TILES || (coveredBeyond() ?? 0) === 0;
  };
  const extent = { ...wholeOf(lattice) };
  /** How many rows or columns further the next one with drawings is; 0 where there is none. */
  const drawnBeyond = (side: Side): number => {
    let lane = laneBeyond(extent, side);
    for (let lanes = 1; lanes <= MOST_OPEN_BETWEEN + 1; lanes++) {
      const looks = looksOf(lane, side);
      if (!looks) return 0;
      const beyond = laneBeyond(lane, side);
      if (isOfBoard(looks, beyond, side)) return lanes;
      if (betweenIn(looks) < OPEN * looks.cells) return 0;
      lane = beyond;
    }
    return 0;
  };
  for (let isWider = true; isWider; ) {
    isWider = false;
    for (const side of SIDES)
      for (let lanes = drawnBeyond(side); lanes > 0; lanes = drawnBeyond(side)) {
        extent[side] += lanes * outward(side);
        isWider = true;
      }
  }
  return cellsIn(extent) === cells.length ? null : latticeWithin(lattice, extent);
}
