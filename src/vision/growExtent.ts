import type { Frame } from '../model/frame.ts';
import type { GridLines } from './gridLines.ts';
import { RIM_VALUES, rimDistance, SAME_RIM, sampleRim } from './rim.ts';
import type { Extent, Side, SideMap } from './sides.ts';
import { drawnSides, linePosition } from './sides.ts';

interface Style {
  readonly rim: Uint8Array;
  count: number;
}

/** A style seen on less than this part of the core is an accident of it. */
const COMMON = 0.04;
/** Drawn sides of a cell that stands by itself, like a covered one. */
const OUTLINED = 3;
/** How many cells beyond the known part of a board another part of it is looked for. */
export const REACH = 4;
/** So many cells of a row (or column), as a part, are no accident. */
const MANY = 0.2;
/** … nor are those in so many rows within reach. */
const SEVERAL = 3;
/** The part of a row's cells that are no part of a frame or of other things, at least, where fewer tell of the board: a frame goes all along it. */
const FREE = 0.3;

/**
 * Grows the surely outlined core of a board to the whole of it: cells elsewhere in the window with the same rim and
 * the same drawn sides belong to it, as long as they are not far away.
 */
export function growExtent(frame: Frame, lines: GridLines, map: SideMap, core: Extent): Extent {
  const rims = sampleRims(frame, lines, map, core);
  const styles = commonStyles(map, rims, core);
  const isMember = (i: number, j: number) =>
    drawnSides(map, i, j) >= OUTLINED && hasStyle(styles, rims, (j * map.cols + i) * RIM_VALUES);
  const own = new Uint8Array(RIM_VALUES);
  const mayBelong = (i: number, j: number) => {
    if (drawnSides(map, i, j) >= OUTLINED) return true;
    const { x, y } = lines;
    sampleRim(frame, linePosition(x, i), linePosition(y, j), x.pitch, y.pitch, own, 0);
    return isUniform(own) || hasStyle(styles, own, 0);
  };
  let extent = core;
  for (;;) {
    const larger = SIDES.reduce((known, side) => reachOut(map, known, side, isMember, mayBelong), extent);
    if (sameExtent(larger, extent)) return extent;
    extent = larger;
  }
}

function hasStyle(styles: readonly Style[], rims: Uint8Array, at: number): boolean {
  return styles.some(({ rim }) => rimDistance(rim, 0, rims, at) <= SAME_RIM);
}

/** Whether a rim is of one colour all around, as that of an open cell may be. */
function isUniform(rim: Uint8Array): boolean {
  for (let k = 3; k < RIM_VALUES; k++)
    if (Math.abs((rim[k] as number) - (rim[k % 3] as number)) > SAME_RIM) return false;
  return true;
}

/** The rims of the core's cells and of others that are outlined: no other can be a member. */
function sampleRims(frame: Frame, lines: GridLines, map: SideMap, core: Extent): Uint8Array {
  const { cols, rows } = map;
  const rims = new Uint8Array(cols * rows * RIM_VALUES);
  for (let j = 0; j < rows; j++) {
    for (let i = 0; i < cols; i++) {
      const isCore = i >= core.left && i < core.right && j >= core.top && j < core.bottom;
      if (!isCore && drawnSides(map, i, j) < OUTLINED) continue;
      const x = linePosition(lines.x, i);
      const y = linePosition(lines.y, j);
      sampleRim(frame, x, y, lines.x.pitch, lines.y.pitch, rims, (j * cols + i) * RIM_VALUES);
    }
  }
  return rims;
}

function commonStyles(map: SideMap, rims: Uint8Array, core: Extent): Style[] {
  const styles: Style[] = [];
  for (let j = core.top; j < core.bottom; j++) {
    for (let i = core.left; i < core.right; i++) {
      const at = (j * map.cols + i) * RIM_VALUES;
      const known = styles.find((s) => rimDistance(s.rim, 0, rims, at) <= SAME_RIM);
      if (known) known.count++;
      else styles.push({ rim: rims.slice(at, at + RIM_VALUES), count: 1 });
    }
  }
  const least = COMMON * (core.right - core.left) * (core.bottom - core.top);
  return styles.filter((s) => s.count >= Math.max(2, least));
}

const SIDES: readonly Side[] = ['left', 'top', 'right', 'bottom'];
type Test = (i: number, j: number) => boolean;

/**
 * An extent with the rows (or columns) at one side up to the furthest within reach that has a member. Few members
 * are other things where a frame is between them and the board.
 */
function reachOut({ cols, rows }: SideMap, extent: Extent, side: Side, isMember: Test, mayBelong: Test): Extent {
  const isUpright = side === 'left' || side === 'right';
  const sign = side === 'left' || side === 'top' ? -1 : 1;
  const [from, to] = isUpright ? [extent.top, extent.bottom] : [extent.left, extent.right];
  const last = sign < 0 ? extent[side] : extent[side] - 1;
  const countIn = (step: number, test: Test) => {
    const lane = last + sign * step;
    let count = 0;
    for (let k = from; k < to; k++) if (isUpright ? test(lane, k) : test(k, lane)) count++;
    return count;
  };
  const isFree = (step: number) => countIn(step, mayBelong) >= FREE * (to - from);
  let reached = 0;
  let lanes = 0;
  for (let step = 1; step <= REACH; step++) {
    const lane = last + sign * step;
    if (lane < 0 || lane >= (isUpright ? cols : rows)) break;
    const members = countIn(step, isMember);
    if (members === 0) continue;
    lanes++;
    const isSure = members >= MANY * (to - from) || lanes >= SEVERAL;
    const between = Array.from({ length: step - reached }, (_, k) => reached + 1 + k);
    if (isSure || between.every(isFree)) reached = step;
  }
  return { ...extent, [side]: extent[side] + sign * reached };
}

function sameExtent(a: Extent, b: Extent): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}
