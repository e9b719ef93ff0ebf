import type { Frame } from '../model/frame.ts';
import type { GridLines } from './gridLines.ts';
import { RIM_VALUES, rimDistance, SAME_RIM, sampleRim } from './rim.ts';
import type { Extent, SideMap } from './sides.ts';
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
const REACH = 4;

/**
 * Grows the surely outlined core of a board to the whole of it: cells elsewhere in the window with the same rim and
 * the same drawn sides belong to it, as long as they are not far away.
 */
export function growExtent(frame: Frame, lines: GridLines, map: SideMap, core: Extent): Extent {
  const rims = sampleRims(frame, lines, map, core);
  const styles = commonStyles(map, rims, core);
  const member = new Uint8Array(map.cols * map.rows);
  for (let j = 0; j < map.rows; j++) {
    for (let i = 0; i < map.cols; i++) {
      const sides = drawnSides(map, i, j);
      const at = (j * map.cols + i) * RIM_VALUES;
      if (sides >= OUTLINED && styles.some((s) => rimDistance(s.rim, 0, rims, at) <= SAME_RIM)) {
        member[j * map.cols + i] = 1;
      }
    }
  }
  let extent = core;
  for (;;) {
    const larger = reachOut(map, member, extent);
    if (sameExtent(larger, extent)) return extent;
    extent = larger;
  }
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

/** The bounding box of an extent and the member cells within reach of it. */
function reachOut({ cols, rows }: SideMap, member: Uint8Array, extent: Extent): Extent {
  let { left, top, right, bottom } = extent;
  for (let j = Math.max(0, extent.top - REACH); j < Math.min(rows, extent.bottom + REACH); j++) {
    for (let i = Math.max(0, extent.left - REACH); i < Math.min(cols, extent.right + REACH); i++) {
      if (!member[j * cols + i]) continue;
      left = Math.min(left, i);
      top = Math.min(top, j);
      right = Math.max(right, i + 1);
      bottom = Math.max(bottom, j + 1);
    }
  }
  return { left, top, right, bottom };
}

function sameExtent(a: Extent, b: Extent): boolean {
  return a.left === b.left && a.top === b.top && a.right === b.right && a.bottom === b.bottom;
}
