import type { CellSymbol } from '../model/board.ts';
import { isClosed, isOpened } from '../model/board.ts';
import type { Lattice } from '../model/lattice.ts';
import { gridToPxX, gridToPxY, moveLattice } from '../model/lattice.ts';
import type { Reading } from '../model/reading.ts';
import type { Axis } from './edgeLines.ts';
import { axisX, axisY } from './edgeLines.ts';
import type { Gradients } from './gradients.ts';
import { CLEAN_EDGE } from './gridLines.ts';

/**
 * Without lines, a lattice is laid between the drawings of its cells, which programs that write characters do not draw in their
 * middle. Where cells meet is seen between covered and open ground: once it is known which cells are which, the steps from the one to
 * the other tell it.
 */

/** A step is looked for up to this part of a cell beside where the lattice has it, in the middle part of the side between two cells. */
const REACH = 0.5;
const MIDDLE = [0.3, 0.7] as const;
/** This part of the pixels along it must be an edge, on so many Px side by side at most. */
const WHOLE = 0.95;
const THICKEST = 3;
/** So many sides are needed, most of which agree by so many Px. */
const LEAST_SIDES = 6;
const AGREEING = 0.8;
const SAME_PX = 1;
/** The lattice is right where it is off by less than this part of a cell, or so many Px. */
const LEAST_OFF = 0.06;
const LEAST_PX = 1.5;

/** A lattice moved to where covered and open ground meet; null where that is where it lies, or is not seen. */
export function atGroundBorders(gradients: Gradients, { lattice, cells }: Reading): Lattice | null {
  if (lattice.shape !== 'square') return null;
  const { rows, cols, pitchX, pitchY } = lattice;
  const meets = (a: number, b: number) => isBorder(cells[a] as CellSymbol, cells[b] as CellSymbol);
  const xs: number[] = [];
  const ys: number[] = [];
  for (let row = 0; row < rows; row++) {
    for (let col = 0; col < cols; col++) {
      const cell = row * cols + col;
      if (col + 1 < cols && meets(cell, cell + 1)) {
        const side = { at: gridToPxX(lattice, col + 1), from: gridToPxY(lattice, row), pitch: pitchX, length: pitchY };
        xs.push(...stepBeside(axisX(gradients), side));
      }
      if (row + 1 < rows && meets(cell, cell + cols)) {
        const side = { at: gridToPxY(lattice, row + 1), from: gridToPxX(lattice, col), pitch: pitchY, length: pitchX };
        ys.push(...stepBeside(axisY(gradients), side));
      }
    }
  }
  const [offX, offY] = [clearlyOff(xs, pitchX), clearlyOff(ys, pitchY)];
  return offX === 0 && offY === 0 ? null : moveLattice(lattice, offX, offY);
}

function isBorder(a: CellSymbol, b: CellSymbol): boolean {
  return (isClosed(a) && isOpened(b)) || (isOpened(a) && isClosed(b));
}

/** A side between two cells: where it lies across, where it begins along, and how large cells are both ways. Px. */
interface Side {
  readonly at: number;
  readonly from: number;
  readonly pitch: number;
  readonly length: number;
}

/** By how many Px the only step beside a side is off; none where there is none, or several. */
function stepBeside({ plane, stepAcross, stepAlong, across, along }: Axis, side: Side): readonly number[] {
  const [first, last] = MIDDLE.map((part) => Math.round(side.from + part * side.length)) as [number, number];
  const [low, high] = [-REACH, REACH].map((part) => Math.round(side.at + part * side.pitch)) as [number, number];
  if (low < 1 || high >= across || first < 0 || last > along || last <= first) return [];
  const steps: number[] = [];
  for (let at = low; at <= high; at++) {
    let edges = 0;
    for (let k = first; k < last; k++) if ((plane[at * stepAcross + k * stepAlong] as number) >= CLEAN_EDGE) edges++;
    if (edges >= WHOLE * (last - first)) steps.push(at);
  }
  const [least, most] = [steps[0], steps[steps.length - 1]];
  if (least === undefined || most === undefined || most - least >= THICKEST) return [];
  return [(least + most) / 2 - side.at];
}

/** The median of what sides are off by, Px, where they agree and it is no rounding; else 0. */
function clearlyOff(offs: readonly number[], pitch: number): number {
  if (offs.length < LEAST_SIDES) return 0;
  const median = [...offs].sort((a, b) => a - b)[offs.length >> 1] as number;
  const agreeing = offs.filter((off) => Math.abs(off - median) <= SAME_PX).length;
  const isOff = Math.abs(median) >= Math.max(LEAST_PX, LEAST_OFF * pitch);
  return isOff && agreeing >= AGREEING * offs.length ? median : 0;
}
