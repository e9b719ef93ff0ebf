import type { Rect } from '../../model/frame.ts';
import type { Lattice } from '../../model/lattice.ts';
import { latticeRegion } from '../../model/lattice.ts';
import { cellPosition } from '../../model/topology.ts';
import type { Side } from './cellSides.ts';
import { countDrawnSides, isDrawn, placeOf, sidesOf } from './cellSides.ts';
import type { EdgePlane } from './edgePlane.ts';

/** Rows and columns around the board that are looked at; an even number, for every other row of hexagons is shifted. */
const AROUND = 2;
/** The least visible length of a side that says something: Px, and as a part of it. */
const LEAST_LENGTH_PX = 5;
const LEAST_LENGTH_SHARE = 0.12;
/** Where it is looked beside a side, both ways: parts of a cell's width and of a row. */
const BESIDE = [
  [0.25, 0],
  [0, 0.25],
] as const;
/** Px by which a board that the picture shows whole may stick out of it, for rounding. */
const ROUNDING = 2;
/** The board goes on when this part of the sides beyond one of its rims is drawn, and at least so many. */
const MOST_SIDES = 0.6;
const LEAST_SIDES = 3;

/** The part of the sides that cells of a board have drawn, and that cells beside it may share with it. */
const ALL_DRAWN = 0.9;
const HALF_DRAWN = 0.7;

type Rim = 'left' | 'top' | 'right' | 'bottom';

/**
 * Whether the sides of cells go on beyond a rim of the board, as far as the picture shows it: then the picture cuts the
 * board, and nothing can be proved at that rim.
 */
export function goesOn(plane: EdgePlane, lattice: Lattice, edge: number, picture: Rect): boolean {
  if (sticksOut(latticeRegion(lattice), picture) || hasHalfRim(plane, lattice, edge)) return true;
  const { pitchX, pitchY, rows, cols } = lattice;
  const width = pitchX * (lattice.shape === 'hex' ? 1 : 2);
  const window = {
    ...lattice,
    x: lattice.x - AROUND * pitchX,
    y: lattice.y - AROUND * pitchY,
    rows: rows + 2 * AROUND,
    cols: cols + 2 * AROUND,
  };
  const own = new Set<number>();
  for (let i = 0; i < rows * cols; i++) for (const side of sidesOf(lattice, i)) own.add(placeOf(side, lattice));
  const seen = new Map<string, { sides: number; drawn: number }>();
  for (let i = 0; i < window.rows * window.cols; i++) {
    const at = cellPosition(i, window.cols);
    const rim = rimOf(at.row - AROUND, at.col - AROUND, lattice);
    if (!rim) continue;
    for (const whole of sidesOf(window, i)) {
      const isLevel = whole.ay === whole.by;
      const isUpright = whole.ax === whole.bx;
      if (own.has(placeOf(whole, lattice))) continue;
      // Frames and other windows have such lines, too, but none that goes on from between two rows or columns.
      if (isLevel && !isBetweenRows(whole.ay, rim, lattice)) continue;
      if (isUpright && !isBetweenColumns(whole.ax, rim, lattice)) continue;
      const side = clip(whole, picture);
      if (!side) continue;
      // At the left and right every other row reaches further: cells may go on in these only.
      const key = rim === 'left' || rim === 'right' ? `${rim} ${at.row % 2}` : rim;
      const counted = seen.get(key) ?? { sides: 0, drawn: 0 };
      seen.set(key, counted);
      counted.sides++;
      if (!isDrawn(plane, side, edge)) continue;
      // In a texture, and along an upright line of a frame, the places beside a side are as full of edges as it is.
      const isPlaced = BESIDE.some(
        ([dx, dy]) =>
          !(isLevel && dy === 0) &&
          !(isUpright && dx === 0) &&
          isDrawn(plane, shifted(side, dx * width, dy * pitchY), edge) &&
          isDrawn(plane, shifted(side, -dx * width, -dy * pitchY), edge),
      );
      if (!isPlaced) counted.drawn++;
    }
  }
  return [...seen.values()].some(({ sides, drawn }) => sides >= LEAST_SIDES && drawn >= MOST_SIDES * sides);
}

/** Whether the first or last column has cells in every other row only: then the first row that is seen is not the board's. */
function hasHalfRim(plane: EdgePlane, lattice: Lattice, edge: number): boolean {
  const { rows, cols, shape } = lattice;
  const counts = countDrawnSides(plane, lattice, edge);
  const sides = shape === 'hex' ? 6 : 3;
  const drawnShare = (col: number, parity: number) => {
    const own = Array.from({ length: rows }, (_, row) => row).filter((row) => row % 2 === parity);
    return own.reduce((sum, row) => sum + (counts[row * cols + col] as number), 0) / (sides * own.length);
  };
  return [0, cols - 1].some((col) => {
    const shares = [drawnShare(col, 0), drawnShare(col, 1)];
    return Math.max(...shares) >= ALL_DRAWN && Math.min(...shares) <= HALF_DRAWN;
  });
}

function sticksOut(board: Rect, picture: Rect): boolean {
  return (
    board.x < picture.x - ROUNDING ||
    board.y < picture.y - ROUNDING ||
    board.x + board.width > picture.x + picture.width + ROUNDING ||
    board.y + board.height > picture.y + picture.height + ROUNDING
  );
}

/** Whether a level line beside the board is in line with one between two of its rows. */
function isBetweenRows(at: number, rim: Rim, { y, pitchY, rows }: Lattice): boolean {
  const row = Math.round((at - y) / pitchY);
  return (rim === 'left' || rim === 'right') && row > 0 && row < rows;
}

/** Whether an upright line above or below the board lies within its width, so that it is none of a frame's. */
function isBetweenColumns(at: number, rim: Rim, lattice: Lattice): boolean {
  const { x, width } = latticeRegion(lattice);
  const margin = lattice.pitchX / 2;
  return (rim === 'top' || rim === 'bottom') && at > x + margin && at < x + width - margin;
}

function shifted({ ax, ay, bx, by }: Side, dx: number, dy: number): Side {
  return { ax: ax + dx, ay: ay + dy, bx: bx + dx, by: by + dy };
}

/** The rim that a cell lies beyond, counted as the board's are; null for the board's own and beyond its corners. */
function rimOf(row: number, col: number, { rows, cols }: Lattice): Rim | null {
  const isBesideRows = row >= 0 && row < rows;
  const isBesideColumns = col >= 0 && col < cols;
  if (isBesideRows === isBesideColumns) return null;
  if (isBesideRows) return col < 0 ? 'left' : 'right';
  return row < 0 ? 'top' : 'bottom';
}

/** The part of a side that lies in a rectangle (Liang and Barsky), null where that is too little. */
function clip({ ax, ay, bx, by }: Side, { x, y, width, height }: Rect): Side | null {
  const dx = bx - ax;
  const dy = by - ay;
  let from = 0;
  let to = 1;
  for (const [p, q] of [
    [-dx, ax - x],
    [dx, x + width - ax],
    [-dy, ay - y],
    [dy, y + height - ay],
  ] as const) {
    if (p === 0 && q < 0) return null;
    if (p < 0) from = Math.max(from, q / p);
    if (p > 0) to = Math.min(to, q / p);
  }
  const length = Math.hypot(dx, dy);
  if ((to - from) * length < Math.max(LEAST_LENGTH_PX, LEAST_LENGTH_SHARE * length)) return null;
  return { ax: ax + from * dx, ay: ay + from * dy, bx: ax + to * dx, by: ay + to * dy };
}
