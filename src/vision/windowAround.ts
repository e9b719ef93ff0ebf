import type { Frame } from '../model/frame.ts';
import type { Gradients } from './gradients.ts';
import type { GridLines } from './gridLines.ts';
import { windowOf } from './lineWindow.ts';
import type { Extent, SideMap } from './sides.ts';
import { linePosition, mapSides } from './sides.ts';

/** The lines around an extent of cells, numbered from the first one on, and how the sides of all these cells look. */
export interface LatticeWindow {
  readonly lines: GridLines;
  readonly sides: SideMap;
  readonly extent: Extent;
}

/**
 * A window around cells that are known, in which more of their board may lie.
 * @param lines numbered as the extent is, in Px of the picture.
 * @param edge compressed strength from which a step is an edge.
 */
export function windowAround(
  picture: Frame,
  edges: Gradients,
  lines: GridLines,
  extent: Extent,
  edge: number,
): LatticeWindow {
  const { left, top, right, bottom } = extent;
  const x = windowOf(lines.x, linePosition(lines.x, left), (right - left) * lines.x.pitch, picture.width);
  const y = windowOf(lines.y, linePosition(lines.y, top), (bottom - top) * lines.y.pitch, picture.height);
  const moved = { x: x.family, y: y.family };
  const across = Math.round((lines.x.origin - moved.x.origin) / lines.x.pitch);
  const down = Math.round((lines.y.origin - moved.y.origin) / lines.y.pitch);
  return {
    lines: moved,
    sides: mapSides(edges, moved, edge, x.count, y.count),
    extent: { left: left + across, top: top + down, right: right + across, bottom: bottom + down },
  };
}
