import type { Frame } from '../model/frame.ts';
import type { LatticeCandidate } from './candidate.ts';
import type { Gradients } from './gradients.ts';
import type { LineFamily } from './gridLines.ts';
import { growExtent } from './growExtent.ts';
import { enlarge } from './lineWindow.ts';
import type { Extent, SideMap } from './sides.ts';
import { drawnSides, linePosition } from './sides.ts';
import { windowAround } from './windowAround.ts';

/** Parts of one lattice agree in pitch, and in phase, to this part of a pitch. */
const SAME_PITCH = 0.01;
const SAME_PHASE = 0.15;

/** Boards that something lies across fall into parts: what continues another part's lattice is one board with it. */
export function joinParts(picture: Frame, edges: Gradients, parts: readonly LatticeCandidate[]): LatticeCandidate[] {
  const joined: LatticeCandidate[] = [];
  parts.forEach((a, k) => {
    for (const b of parts.slice(k + 1)) {
      const across = stepsBetween(a.lines.x, b.lines.x);
      const down = stepsBetween(a.lines.y, b.lines.y);
      if (across === null || down === null) continue;
      const moved = shiftExtent(b.extent, across, down);
      const overlapX = Math.min(a.extent.right, moved.right) - Math.max(a.extent.left, moved.left);
      const overlapY = Math.min(a.extent.bottom, moved.bottom) - Math.max(a.extent.top, moved.top);
      if (overlapX > 0 === overlapY > 0) continue;
      const one = joinTwo(picture, edges, a, moved, a.value + b.value);
      if (one) joined.push(one);
    }
  });
  return joined;
}

/** By how many cells the first line of `b` comes after that of `a`, where both are lines of one lattice; else null. */
function stepsBetween(a: LineFamily, b: LineFamily): number | null {
  if (Math.abs(a.pitch - b.pitch) > SAME_PITCH * a.pitch) return null;
  const steps = (linePosition(b, 0) - linePosition(a, 0)) / a.pitch;
  return Math.abs(steps - Math.round(steps)) <= SAME_PHASE ? Math.round(steps) : null;
}

function shiftExtent({ left, top, right, bottom }: Extent, across: number, down: number): Extent {
  return { left: left + across, top: top + down, right: right + across, bottom: bottom + down };
}

/** Cells between two parts that are outlined like those of a board, as a part of a row (or column) that links them. */
const LINKED = 0.8;
/** Drawn sides of an outlined cell; rows (or columns) beyond both parts that may link them. */
const OUTLINED = 3;
const REACH = 4;

/** Whether some row (or column) of outlined cells goes from one part to the other: two boards have none. */
function areLinked(sides: SideMap, a: Extent, b: Extent, all: Extent): boolean {
  const isBeside = Math.min(a.bottom, b.bottom) > Math.max(a.top, b.top);
  const [from, to] = isBeside
    ? [Math.min(a.right, b.right), Math.max(a.left, b.left)]
    : [Math.min(a.bottom, b.bottom), Math.max(a.top, b.top)];
  const [first, last, most] = isBeside ? [all.top, all.bottom, sides.rows] : [all.left, all.right, sides.cols];
  for (let lane = Math.max(0, first - REACH); lane < Math.min(most, last + REACH); lane++) {
    let outlined = 0;
    for (let k = from; k < to; k++)
      if ((isBeside ? drawnSides(sides, k, lane) : drawnSides(sides, lane, k)) >= OUTLINED) outlined++;
    if (outlined >= LINKED * (to - from)) return true;
  }
  return false;
}

function joinTwo(
  picture: Frame,
  edges: Gradients,
  a: LatticeCandidate,
  b: Extent,
  value: number,
): LatticeCandidate | null {
  const scale = 2 ** a.level;
  const core = {
    left: Math.min(a.extent.left, b.left),
    top: Math.min(a.extent.top, b.top),
    right: Math.max(a.extent.right, b.right),
    bottom: Math.max(a.extent.bottom, b.bottom),
  };
  const own = { x: enlarge(a.lines.x, 1 / scale), y: enlarge(a.lines.y, 1 / scale) };
  const { lines, sides, extent: known } = windowAround(picture, edges, own, core, a.edge);
  const across = known.left - core.left;
  const down = known.top - core.top;
  if (!areLinked(sides, shiftExtent(a.extent, across, down), shiftExtent(b, across, down), known)) return null;
  const extent = growExtent(picture, lines, sides, known);
  return { ...a, lines: { x: enlarge(lines.x, scale), y: enlarge(lines.y, scale) }, extent, value };
}
