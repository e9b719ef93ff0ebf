import type { CounterSight } from '../../model/counter.ts';
import type { FramePart, Rect } from '../../model/frame.ts';
import { cropFrame } from '../../model/frame.ts';
import type { Lattice } from '../../model/lattice.ts';
import { latticeRegion } from '../../model/lattice.ts';
import { gapAcross, gapDown } from './components.ts';
import { channelExtremes, greyPlane } from './planes.ts';
import { findSegmentDisplays } from './segmentDigits.ts';
import type { LineLook, TextLine } from './textLines.ts';
import { findTextLines } from './textLines.ts';

/** Counters are looked for this far from the board: cells, and at least Px. */
const REACH_CELLS = 5;
const LEAST_REACH = 140;
/** Px between the board and what lies beside it: its frame. */
const FRAME = 2;
/** Lines that are read on each side, the nearest to the board first. */
const MOST_LINES = 6;
/**
 * Names of columns and rows: their widths (parts of their height), what two of them share of their heights or widths, how far (cells) from the middle they
 * stand, and how many there are at least.
 */
const WIDEST_NAME = 2.5;
const LEVEL = 0.6;
const OFF_MIDDLE = 0.25;
const LEAST_NAMES = 6;

/**
 * Parts of a picture around a board in which its counters may be: above, below, left and right of it. Positions are
 * those of the picture that `part` is part of.
 */
export function counterZones(part: FramePart, lattice: Lattice): FramePart[] {
  const reach = Math.max(LEAST_REACH, REACH_CELLS * Math.max(lattice.pitchX, lattice.pitchY));
  const { x, y, width, height } = latticeRegion(lattice);
  const wide = { x: x - reach, width: width + 2 * reach };
  const zones: Rect[] = [
    { ...wide, y: y - FRAME - reach, height: reach },
    { ...wide, y: y + height + FRAME, height: reach },
    { x: x - FRAME - reach, width: reach, y, height },
    { x: x + width + FRAME, width: reach, y, height },
  ];
  return zones.flatMap((zone) => {
    const local = { ...zone, x: zone.x - part.x, y: zone.y - part.y };
    const right = Math.min(part.frame.width, local.x + local.width);
    const bottom = Math.min(part.frame.height, local.y + local.height);
    if (right - Math.max(0, local.x) < 8 || bottom - Math.max(0, local.y) < 8) return [];
    const { frame, x: left, y: top } = cropFrame(part.frame, local);
    return [{ frame, x: left + part.x, y: top + part.y }];
  });
}

/** Every seven-segment number in some zones. */
export function findSegmentCounters(zones: readonly FramePart[]): CounterSight[] {
  return zones.flatMap(({ frame, x, y }) => {
    const { light, dark } = channelExtremes(frame);
    return findSegmentDisplays(light, dark).map(({ value, rect }): CounterSight => {
      return { kind: 'segments', rect: shift(rect, x, y), claims: [{ numbers: [value], label: 'none' }] };
    });
  });
}

/** The lines of text in some zones, of each the nearest to the board. */
export function findCounterLines(zones: readonly FramePart[], lattice: Lattice): TextLine[] {
  const board = latticeRegion(lattice);
  return zones.flatMap(({ frame, x, y }) =>
    findTextLines(greyPlane(frame))
      .map(({ rect, words, draw }) => ({
        rect: shift(rect, x, y),
        words: words.map((word) => shift(word, x, y)),
        draw: (part: Rect, look: LineLook) => draw(shift(part, -x, -y), look),
      }))
      .filter(({ rect }, _, lines) => !namesLane(rect, lines, lattice))
      .sort((a, b) => distance(a.rect, board) - distance(b.rect, board))
      .slice(0, MOST_LINES),
  );
}

/** Whether a short line is one of many in a row or a column, each amid a column or row of the board: it names that. */
function namesLane(rect: Rect, lines: readonly TextLine[], { x, y, pitchX, pitchY }: Lattice): boolean {
  const isShort = ({ width, height }: Rect) => width <= WIDEST_NAME * height;
  const isAmid = (middle: number, from: number, pitch: number) =>
    Math.abs((((middle - from) / pitch) % 1) - 0.5) <= OFF_MIDDLE;
  const isOverColumn = (box: Rect) => isShort(box) && isAmid(box.x + box.width / 2, x, pitchX);
  const isBesideRow = (box: Rect) => isShort(box) && isAmid(box.y + box.height / 2, y, pitchY);
  const boxes = lines.map((line) => line.rect);
  const inRow = boxes.filter((other) => isOverColumn(other) && -gapDown(rect, other) >= LEVEL * rect.height);
  const inColumn = boxes.filter(
    (other) => isBesideRow(other) && -gapAcross(rect, other) >= LEVEL * Math.min(rect.width, other.width),
  );
  return (isOverColumn(rect) && inRow.length >= LEAST_NAMES) || (isBesideRow(rect) && inColumn.length >= LEAST_NAMES);
}

function distance(a: Rect, b: Rect): number {
  const across = Math.max(0, a.x - b.x - b.width, b.x - a.x - a.width);
  const down = Math.max(0, a.y - b.y - b.height, b.y - a.y - a.height);
  return Math.hypot(across, down);
}

function shift(rect: Rect, dx: number, dy: number): Rect {
  return { ...rect, x: rect.x + dx, y: rect.y + dy };
}
