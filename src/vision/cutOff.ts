import type { Rect } from '../model/frame.ts';
import type { Lattice } from '../model/lattice.ts';
import { latticeRegion } from '../model/lattice.ts';
import type { Gradients } from './gradients.ts';
import type { Axis } from './gridLines.ts';
import { axisX, axisY, coverage } from './gridLines.ts';

/** How far beyond the board its lines are looked for, and how far they must at least be visible, in cells. */
const LOOKED = 0.9;
const LEAST = 0.2;
/** The same in Px. */
const LEAST_PX = 4;
/** A line goes on when it is drawn over this part of the strip. */
const GOES_ON = 0.85;
/** The board goes on when this part of its inner lines do. */
const MOST_LINES = 0.6;
/** Where a texture draws lines everywhere, also between the board's, it says nothing; Px beside the last line that is looked at. */
const SLACK = 8;
/** Px next to the board that may be its own outer line or frame. */
const FRAME = 2;

/**
 * Whether the inner lines of a board go on beyond one of its sides: then it is larger than it was read, because it is
 * cut by the edge of the picture or because its extent is wrong, and nothing can be proved at that side.
 * @param picture the part of the gradients' plane that is the picture itself.
 */
export function isCutOff(gradients: Gradients, lattice: Lattice, picture: Rect, edge: number): boolean {
  const { x, y, width, height } = latticeRegion(lattice);
  const { pitchX, pitchY, cols, rows } = lattice;
  const xs = Array.from({ length: cols - 1 }, (_, i) => lattice.x + (i + 1) * pitchX - lattice.gapX / 2);
  const ys = Array.from({ length: rows - 1 }, (_, i) => lattice.y + (i + 1) * pitchY - lattice.gapY / 2);
  const right = picture.x + picture.width;
  const bottom = picture.y + picture.height;
  return (
    goOn(axisX(gradients), xs, Math.max(picture.y, y - LOOKED * pitchY), y - FRAME, pitchY, edge) ||
    goOn(axisX(gradients), xs, y + height + FRAME, Math.min(bottom, y + height + LOOKED * pitchY), pitchY, edge) ||
    goOn(axisY(gradients), ys, Math.max(picture.x, x - LOOKED * pitchX), x - FRAME, pitchX, edge) ||
    goOn(axisY(gradients), ys, x + width + FRAME, Math.min(right, x + width + LOOKED * pitchX), pitchX, edge)
  );
}

/** Whether most of the lines at these places are drawn all along the strip from `low` to `high`. */
function goOn(axis: Axis, places: readonly number[], low: number, high: number, pitch: number, edge: number): boolean {
  const from = Math.ceil(low);
  const to = Math.floor(high);
  if (to - from < Math.max(LEAST_PX, LEAST * pitch)) return false;
  const isDrawn = (place: number) => coverage(axis, Math.round(place), from, to, edge) >= GOES_ON;
  const lines = places.filter(isDrawn).length;
  const between = places.filter((place, i) => isDrawn((place + (places[i + 1] ?? place + SLACK)) / 2)).length;
  return lines - between >= MOST_LINES * places.length;
}
